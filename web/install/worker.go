package install

import (
	"io/fs"
	"net/http"
	"sync"

	"chesstutor/assets"
	"chesstutor/templates/frame"
	"chesstutor/web/site"
)

// workerScript is the service worker of this release. Browsers look at it again with every page, and install it anew
// when a byte of it has changed, as it does with every file of the release.
var workerScript = sync.OnceValue(func() string {
	source, err := fs.ReadFile(assets.FS(), "worker.js")
	if err != nil {
		panic("install: " + err.Error()) // unreachable: the file is embedded
	}
	return `self.base="` + assets.Prefix() + `";` + string(source)
})

// worker answers GET /sw.js.
func (s *Install) worker(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Cache-Control", "no-cache")
	return site.Write(w, "text/javascript; charset=utf-8", http.StatusOK, workerScript())
}

// offline answers GET /offline: with the page that the service worker shows without a connection.
func (s *Install) offline(w http.ResponseWriter, r *http.Request) error {
	l := s.Language(r)
	words := l.Pages.Failure
	return site.WritePage(w, r, http.StatusOK, frame.OfflinePage(frame.Offline{
		Layout: site.Frame(l, "", words.Offline), Heading: words.Offline, Text: words.OfflineText, Again: words.Again,
	}))
}

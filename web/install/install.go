// Package install serves what devices need to install the site, the manifest and the service worker, and tells robots
// where they need not go.
package install

import (
	"io/fs"
	"net/http"
	"sync"

	"chesstutor/assets"
	"chesstutor/templates/frame"
	"chesstutor/web/site"
)

// Routes registers the routes of the package.
func (s *Install) Routes(r *site.Router) {
	r.Get("/robots.txt", s.robots)
	r.Get("/manifest.webmanifest", s.manifest)
	r.Get("/sw.js", s.worker)
	r.Get("/offline", s.offline)
}

// Install has the handlers of the package.
type Install struct{ *site.Site }

// New returns an Install.
func New(s *site.Site) *Install { return &Install{s} }

// robots answers GET /robots.txt. Requests that change the game or search are for people; pages that links lead to
// stay open to the programs that show a link with its picture.
func (s *Install) robots(w http.ResponseWriter, _ *http.Request) error {
	return keep(w, "text/plain; charset=utf-8",
		"User-agent: *\nDisallow: /move\nDisallow: /hint\nDisallow: /review\nDisallow: /practice?\n")
}

// keep answers with a text that is the same for everybody, and may be kept for a day.
func keep(w http.ResponseWriter, kind, text string) error {
	w.Header().Set("Cache-Control", "public, max-age=86400")
	w.Header().Del("Vary")
	w.Header().Del("Set-Cookie") // of a cookie that was renamed: others may get this answer
	return site.Write(w, kind, http.StatusOK, text)
}

// icon is an icon in a manifest.
type icon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

// manifest answers GET /manifest.webmanifest: with what a device needs to keep the site on its first page.
func (s *Install) manifest(w http.ResponseWriter, r *http.Request) error {
	l := s.Language(r)
	return site.WriteJSON(w, http.StatusOK, site.Object{
		{Name: "name", Value: "Chess Tutor"}, {Name: "short_name", Value: l.Abouts.Short},
		{Name: "description", Value: l.Abouts.Site}, {Name: "lang", Value: l.Tag},
		{Name: "id", Value: "/"}, {Name: "start_url", Value: "/"}, {Name: "scope", Value: "/"},
		{Name: "display", Value: "standalone"},
		{Name: "background_color", Value: "#faf7f1"}, {Name: "theme_color", Value: "#faf7f1"},
		{Name: "icons", Value: []icon{
			{assets.Prefix() + "/icon.svg", "any", "image/svg+xml", "any"},
			{"/icon-192.png", "192x192", "image/png", "any"},
			{"/icon-512.png", "512x512", "image/png", "any"},
			{"/icon-maskable.png", "512x512", "image/png", "maskable"},
		}},
	})
}

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

package install_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/assets"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

// What browsers, devices and robots ask for without being told of it is there.
func TestIconsAndRobots(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for path, kind := range map[string]string{
		"/favicon.ico": "image/vnd.microsoft.icon", "/apple-touch-icon.png": "image/png", "/icon-192.png": "image/png",
		"/icon-512.png": "image/png", "/icon-maskable.png": "image/png", "/robots.txt": "text/plain; charset=utf-8",
	} {
		r := c.Get(path)
		assert.Equal(t, http.StatusOK, r.StatusCode, path)
		assert.Equal(t, kind, r.Header.Get("Content-Type"), path)
		assert.Equal(t, "public, max-age=86400", r.Header.Get("Cache-Control"), path)
		assert.Empty(t, r.Cookies(), path)
	}
	assert.Contains(t, webtest.Text(t, c.Get("/robots.txt")), "User-agent: *\nDisallow: /move\n")
	for _, path := range []string{"/", "/lessons", "/g/2AwEAAAAAABTlt4qu"} {
		for line := range strings.Lines(webtest.Text(t, c.Get("/robots.txt"))) {
			if forbidden, ok := strings.CutPrefix(strings.TrimSpace(line), "Disallow: "); ok {
				assert.False(t, strings.HasPrefix(path, forbidden), "%s may be read, but for %s", path, forbidden)
			}
		}
	}
}

// A device finds in the manifest what it needs, and in the service worker the files of this release.
func TestWhatADeviceKeeps(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	assert.Equal(t, 1, c.Document("/").Find(`link[rel=manifest][href="/manifest.webmanifest"]`).Length())
	manifest := webtest.Decode[struct {
		Name, Lang, Display string
		Start               string `json:"start_url"`
		Icons               []struct{ Src, Type, Purpose string }
	}](t, c.Get("/manifest.webmanifest"), http.StatusOK)
	assert.Equal(t, "Chess Tutor / standalone", manifest.Name+" "+manifest.Start+" "+manifest.Display)
	purposes := map[string]bool{}
	for _, icon := range manifest.Icons {
		r := c.Get(icon.Src)
		assert.Equal(t, http.StatusOK, r.StatusCode, icon.Src)
		assert.Equal(t, icon.Type, r.Header.Get("Content-Type"), icon.Src)
		purposes[icon.Purpose] = true
	}
	assert.Equal(t, map[string]bool{"any": true, "maskable": true}, purposes)

	r := c.Get("/sw.js")
	assert.Equal(t, "text/javascript; charset=utf-8", r.Header.Get("Content-Type"))
	assert.Equal(t, "no-cache", r.Header.Get("Cache-Control"))
	worker := webtest.Text(t, r)
	assert.True(t, strings.HasPrefix(worker, `self.base="`+assets.Prefix()+`";`), "another release is another worker")
	for _, file := range []string{"/main.css", "/main.js", "/pieces.svg"} {
		assert.Contains(t, worker, file)
		assert.Equal(t, http.StatusOK, c.Get(assets.Prefix()+file).StatusCode,
			"a worker whose files are not there is not installed")
	}
	offline := webtest.Text(t, c.AskTurned(http.MethodGet, "/offline"))
	for _, words := range []string{
		english.English.Pages.Failure.Offline, english.English.Pages.Failure.OfflineText,
		english.English.Pages.Failure.Again,
	} {
		assert.Contains(t, offline, ">"+webtest.Turn(words)+"<")
	}
}

package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/assets"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/saytest"
)

// meta returns the content of a page's meta element of a name or a property.
func meta(page *goquery.Document, name string) string {
	content, _ := page.Find(`meta[name="` + name + `"], meta[property="` + name + `"]`).Attr("content")
	return content
}

// document gets a page.
func (c *client) document(path string) *goquery.Document {
	c.t.Helper()
	r := c.get(path)
	require.Equal(c.t, http.StatusOK, r.StatusCode, path)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(c.t, err)
	return page
}

// Each page has a description of its own, short enough for the list of a search engine.
func TestEveryPageIsDescribed(t *testing.T) {
	c := newRoomServer(t, nil).at(t)
	c.accept = "text/html"
	whose := map[string]string{}
	for _, path := range []string{
		"/", "/new", "/settings", "/welcome", "/seen", "/forget", "/about", "/lessons", "/lesson/knight",
		"/lesson/check", "/learn", "/progress",
		"/practice/skills", "/practice/sheet", "/rooms", "/edit", "/import", "/g/2AwEAAAAAABTlt4qu",
		"/review?game=2AwEAAAAAABTlt4qu&side=white&wait=true",
	} {
		text := meta(c.document(path), "description")
		assert.NotEmpty(t, text, path)
		assert.LessOrEqual(t, len(text), 160, path)
		assert.Empty(t, whose[text], "%s and %s have one description: %s", path, whose[text], text)
		whose[text] = path
	}
}

// A link to the front page, to a room, a game or a lesson is shown with a title, a sentence and a picture by programs
// that read Open Graph: they have no cookies.
func TestLinksAreShownWithTheirBoards(t *testing.T) {
	c := newRoomServer(t, nil).at(t)
	room := decode[struct{ URL string }](t, c.postJSON("/rooms", `{}`), http.StatusCreated).URL
	reader := *c
	reader.cookies, reader.accept = map[string]string{}, "text/html"
	for path, want := range map[string]struct{ title, sentence, picture string }{
		"/": {"Chess Tutor", "Learn chess by playing", "fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1"},
		strings.TrimPrefix(room, "http://example.com"): {"Play chess with me", "take the free seat", "fen=rnbqkbnr/"},
		"/g/2AwEAAAAAABTlt4qu?ply=3":                   {"After 2. a3", "A game of chess in a link", "&last=a2a3"},
		"/lesson/knight":                               {"The knight", "", "fen="},
		"/lessons":                                     {"Learn", "", "fen="},
	} {
		page := reader.document(path)
		assert.Contains(t, meta(page, "og:title"), want.title, path)
		assert.Contains(t, meta(page, "og:description"), want.sentence, path)
		assert.NotEmpty(t, meta(page, "og:description"), path)
		assert.Equal(t, "http://example.com"+path, meta(page, "og:url"), path)
		picture, found := strings.CutPrefix(meta(page, "og:image"), "http://example.com/board.png?")
		require.True(t, found, path)
		assert.Contains(t, picture, want.picture, path)
		assert.Equal(t, http.StatusOK, reader.get("/board.png?"+picture).StatusCode, path)
	}
	assert.Empty(t, meta(reader.document("/settings"), "og:title"), "nobody sends a link to their settings")
}

// What browsers, devices and robots ask for without being told of it is there.
func TestIconsAndRobots(t *testing.T) {
	c := newBrowser(t, nil)
	for path, kind := range map[string]string{
		"/favicon.ico": "image/vnd.microsoft.icon", "/apple-touch-icon.png": "image/png", "/icon-192.png": "image/png",
		"/icon-512.png": "image/png", "/icon-maskable.png": "image/png", "/robots.txt": "text/plain; charset=utf-8",
	} {
		r := c.get(path)
		assert.Equal(t, http.StatusOK, r.StatusCode, path)
		assert.Equal(t, kind, r.Header.Get("Content-Type"), path)
		assert.Equal(t, "public, max-age=86400", r.Header.Get("Cache-Control"), path)
		assert.Empty(t, r.Cookies(), path)
	}
	assert.Contains(t, text(t, c.get("/robots.txt")), "User-agent: *\nDisallow: /move\n")
	for _, path := range []string{"/", "/lessons", "/g/2AwEAAAAAABTlt4qu"} {
		for line := range strings.Lines(text(t, c.get("/robots.txt"))) {
			if forbidden, ok := strings.CutPrefix(strings.TrimSpace(line), "Disallow: "); ok {
				assert.False(t, strings.HasPrefix(path, forbidden), "%s may be read, but for %s", path, forbidden)
			}
		}
	}
}

// A device finds in the manifest what it needs, and in the service worker the files of this release.
func TestWhatADeviceKeeps(t *testing.T) {
	c := newBrowser(t, inTurned)
	assert.Equal(t, 1, c.document("/").Find(`link[rel=manifest][href="/manifest.webmanifest"]`).Length())
	manifest := decode[struct {
		Name, Lang, Display string
		Start               string `json:"start_url"`
		Icons               []struct{ Src, Type, Purpose string }
	}](t, c.get("/manifest.webmanifest"), http.StatusOK)
	assert.Equal(t, "Chess Tutor / standalone", manifest.Name+" "+manifest.Start+" "+manifest.Display)
	purposes := map[string]bool{}
	for _, icon := range manifest.Icons {
		r := c.get(icon.Src)
		assert.Equal(t, http.StatusOK, r.StatusCode, icon.Src)
		assert.Equal(t, icon.Type, r.Header.Get("Content-Type"), icon.Src)
		purposes[icon.Purpose] = true
	}
	assert.Equal(t, map[string]bool{"any": true, "maskable": true}, purposes)

	r := c.get("/sw.js")
	assert.Equal(t, "text/javascript; charset=utf-8", r.Header.Get("Content-Type"))
	assert.Equal(t, "no-cache", r.Header.Get("Cache-Control"))
	worker := text(t, r)
	assert.True(t, strings.HasPrefix(worker, `self.base="`+assets.Prefix()+`";`), "another release is another worker")
	for _, file := range []string{"/main.css", "/main.js", "/pieces.svg"} {
		assert.Contains(t, worker, file)
		assert.Equal(t, http.StatusOK, c.get(assets.Prefix()+file).StatusCode,
			"a worker whose files are not there is not installed")
	}
	offline := text(t, c.askTurned(http.MethodGet, "/offline"))
	for _, words := range []string{
		english.English.Pages.Failure.Offline, english.English.Pages.Failure.OfflineText,
		english.English.Pages.Failure.Again,
	} {
		assert.Contains(t, offline, ">"+saytest.Turn(words)+"<")
	}
}

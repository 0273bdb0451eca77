package site_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// meta returns the content of a page's meta element of a name or a property.
func meta(page *goquery.Document, name string) string {
	content, _ := page.Find(`meta[name="` + name + `"], meta[property="` + name + `"]`).Attr("content")
	return content
}

// Each page has a description of its own, short enough for the list of a search engine.
func TestEveryPageIsDescribed(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	c.Accept = "text/html"
	whose := map[string]string{}
	for _, path := range []string{
		"/", "/new", "/settings", "/welcome", "/seen", "/forget", "/about", "/lessons", "/lesson/knight",
		"/lesson/check", "/learn", "/progress", "/grown-ups",
		"/grown-ups/keeps", "/grown-ups/child", "/grown-ups/sheets", "/grown-ups/school",
		"/practice/skills", "/practice/sheet", "/rooms", "/edit", "/import", "/g/2AwEAAAAAABTlt4qu",
		"/review?game=2AwEAAAAAABTlt4qu&side=white&wait=true",
	} {
		text := meta(c.Document(path), "description")
		assert.NotEmpty(t, text, path)
		assert.LessOrEqual(t, len(text), 160, path)
		assert.Empty(t, whose[text], "%s and %s have one description: %s", path, whose[text], text)
		whose[text] = path
	}
}

// A link to the front page, to a room, a game or a lesson is shown with a title, a sentence and a picture by programs
// that read Open Graph: they have no cookies.
func TestLinksAreShownWithTheirBoards(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	room := webtest.Decode[struct{ URL string }](t, c.PostJSON("/rooms", `{}`), http.StatusCreated).URL
	reader := *c
	reader.Cookies, reader.Accept = map[string]string{}, "text/html"
	for path, want := range map[string]struct{ title, sentence, picture string }{
		"/": {"Chess Tutor", "Learn chess by playing", "fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1"},
		strings.TrimPrefix(room, "http://example.com"): {"Play chess with me", "take the free seat", "fen=rnbqkbnr/"},
		"/g/2AwEAAAAAABTlt4qu?ply=3":                   {"After 2. a3", "A game of chess in a link", "&last=a2a3"},
		"/lesson/knight":                               {"The knight", "", "fen="},
		"/lessons":                                     {"Learn", "", "fen="},
	} {
		page := reader.Document(path)
		assert.Contains(t, meta(page, "og:title"), want.title, path)
		assert.Contains(t, meta(page, "og:description"), want.sentence, path)
		assert.NotEmpty(t, meta(page, "og:description"), path)
		assert.Equal(t, "http://example.com"+path, meta(page, "og:url"), path)
		picture, found := strings.CutPrefix(meta(page, "og:image"), "http://example.com/board.png?")
		require.True(t, found, path)
		assert.Contains(t, picture, want.picture, path)
		assert.Equal(t, http.StatusOK, reader.Get("/board.png?"+picture).StatusCode, path)
	}
	assert.Empty(t, meta(reader.Document("/settings"), "og:title"), "nobody sends a link to their settings")
}

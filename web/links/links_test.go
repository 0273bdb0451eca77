package links_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

func TestALinkHoldsTheGame(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play(strings.Fields("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7")...)
	path := c.LinkOf()
	assert.LessOrEqual(t, len(path), len("/g/")+17)

	other := webtest.NewClient(t, nil)
	mine := other.Start("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "computer")
	r := other.Get(path)
	assert.Empty(t, r.Cookies(), "a link never replaces the game of who follows it")
	b := webtest.Decode[webtest.Board](t, r, http.StatusOK)
	assert.Equal(t, []string{"e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"}, b.SAN)
	assert.Equal(t, "h5f7", b.UCI[6])
	assert.Equal(t, "checkmate", b.Status)
	assert.Equal(t, mine.Rev, other.Board().Rev)

	earlier := webtest.Decode[webtest.Board](t, other.Get(path+"?ply=2"), http.StatusOK)
	assert.Equal(t, []string{"e2e4", "e7e5"}, earlier.UCI)
	webtest.RequireRefused(t, other.Get(path+"?ply=8"), http.StatusBadRequest, "from 0 to 7")
	assert.Contains(t, webtest.Text(t, other.Get(path+"/game.pgn")), "4. Qxf7# 1-0")
}

func TestALinkOfAGameFromAPosition(t *testing.T) {
	c := webtest.NewClient(t, nil)
	assert.Equal(t, chess.StartFEN, webtest.Decode[webtest.Board](t, c.Get(c.LinkOf()), http.StatusOK).FEN,
		"a game that has not begun")
	c.Start("4k3/7p/8/8/8/8/3p4/4K3 w - - 0 1", "two")
	b := c.Play("e1d2", "e8e7")
	linked := webtest.Decode[webtest.Board](t, c.Get(c.LinkOf()), http.StatusOK)
	assert.Equal(t, b.FEN, linked.FEN)
	assert.Equal(t, b.UCI, linked.UCI)
}

func TestALinkThatHoldsNoGame(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for _, path := range []string{"/g/x", "/g/2", "/g/2_A", "/g/2%20", "/g/3~8~x", "/g/x/game.pgn"} {
		r := c.Get(path)
		assert.Empty(t, r.Header.Get("Location"), "never a redirect")
		webtest.RequireRefused(t, r, http.StatusNotFound, "This link holds no game.")
	}
	c.Accept = "text/html"
	r := c.Get("/g/x")
	assert.Equal(t, http.StatusNotFound, r.StatusCode)
	assert.Contains(t, webtest.Text(t, r), "This link holds no game.")
}

// Links had another form once: whoever follows one learns what to do.
func TestALinkOfAnOldForm(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for _, path := range []string{"/g/1xX0d", "/g/1xX0d/game.pgn", "/g/1xX0d/explore/2", "/review?game=1xX0d"} {
		webtest.RequireRefused(t, c.Get(path), http.StatusGone,
			"This link is too old to be read. Ask its sender for a new one.")
	}
	c.Accept = "text/html"
	r := c.Get("/g/1xX0d")
	assert.Equal(t, http.StatusGone, r.StatusCode)
	assert.Contains(t, webtest.Text(t, r), "Ask its sender for a new one.")
}

func TestThePageOfALink(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play("e2e4", "e7e5", "g1f3")
	path := c.LinkOf()
	c.Accept = "text/html"
	r := c.Get("/game/link")
	assert.Contains(t, webtest.Text(t, r), `value="http://example.com`+path+`"`)
	assert.Contains(t, webtest.Text(t, c.Get("/")), `href="/game/link"`)

	page, err := goquery.NewDocumentFromReader(c.Get(path).Body)
	require.NoError(t, err)
	assert.Equal(t, "After 2. Nf3", page.Find("h1").Text())
	assert.Equal(t, "http://example.com"+path, page.Find("#link").AttrOr("value", ""))
	assert.Equal(t, 32, page.Find(".board .piece").Length())
	assert.Contains(t, page.Find(`[role="gridcell"]`).Eq(45).AttrOr("aria-label", ""), "f3, white knight")
	assert.Equal(t, "https://lichess.org/analysis/pgn/e4_e5_Nf3", page.Find(".away a").First().AttrOr("href", ""))
	back := page.Find(".steps a").Eq(1).AttrOr("href", "")
	assert.Equal(t, "?ply=2", back)
	stepped, err := goquery.NewDocumentFromReader(c.Get(path + back).Body)
	require.NoError(t, err)
	assert.Regexp(t, "^After 1[.]", stepped.Find("title").Text(), "who hears the page hears where it is")

	playOn := page.Find(".actions .main").AttrOr("href", "")
	form, err := goquery.NewDocumentFromReader(c.Get(playOn).Body)
	require.NoError(t, err)
	assert.Equal(t, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", form.Find(`[name="fen"]`).Text(),
		"set up, not begun")
	assert.Equal(t, []string{"e4", "e5", "Nf3"}, c.JSON().Board().SAN)
}

func TestThePageOfALinkInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	c.JSON().Start("", "two")
	c.JSON().Play("e2e4")
	path := c.LinkOf()
	c.Accept = "text/html"
	webtest.RequireTurned(t, webtest.Text(t, c.AskTurned(http.MethodGet, path)), english.English.Pages.Looking.Look)
}

package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
)

// linkOf returns the path of the link that holds the client's game.
func (c *client) linkOf() string {
	c.t.Helper()
	c.accept = "application/json"
	url := decode[struct{ URL string }](c.t, c.get("/game/link"), http.StatusOK).URL
	path, ok := strings.CutPrefix(url, "http://example.com")
	require.True(c.t, ok, url)
	return path
}

func TestALinkHoldsTheGame(t *testing.T) {
	c := newClient(t, nil)
	c.start("", "two")
	c.play(strings.Fields("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7")...)
	path := c.linkOf()
	assert.LessOrEqual(t, len(path), len("/g/")+17)

	other := newClient(t, nil)
	mine := other.start("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "computer")
	r := other.get(path)
	assert.Empty(t, r.Cookies(), "a link never replaces the game of who follows it")
	b := decode[gameBoard](t, r, http.StatusOK)
	assert.Equal(t, []string{"e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"}, b.SAN)
	assert.Equal(t, "h5f7", b.UCI[6])
	assert.Equal(t, "checkmate", b.Status)
	assert.Equal(t, mine.Rev, other.board().Rev)

	earlier := decode[gameBoard](t, other.get(path+"?ply=2"), http.StatusOK)
	assert.Equal(t, []string{"e2e4", "e7e5"}, earlier.UCI)
	requireRefused(t, other.get(path+"?ply=8"), http.StatusBadRequest, "from 0 to 7")
	assert.Contains(t, text(t, other.get(path+"/game.pgn")), "4. Qxf7# 1-0")
}

func TestALinkOfAGameFromAPosition(t *testing.T) {
	c := newClient(t, nil)
	assert.Equal(t, chess.StartFEN, decode[gameBoard](t, c.get(c.linkOf()), http.StatusOK).FEN,
		"a game that has not begun")
	c.start("4k3/7p/8/8/8/8/3p4/4K3 w - - 0 1", "two")
	b := c.play("e1d2", "e8e7")
	linked := decode[gameBoard](t, c.get(c.linkOf()), http.StatusOK)
	assert.Equal(t, b.FEN, linked.FEN)
	assert.Equal(t, b.UCI, linked.UCI)
}

func TestALinkThatHoldsNoGame(t *testing.T) {
	c := newClient(t, nil)
	for _, path := range []string{"/g/x", "/g/2", "/g/2_A", "/g/2%20", "/g/3~8~x", "/g/x/game.pgn"} {
		r := c.get(path)
		assert.Empty(t, r.Header.Get("Location"), "never a redirect")
		requireRefused(t, r, http.StatusNotFound, "This link holds no game.")
	}
	c.accept = "text/html"
	r := c.get("/g/x")
	assert.Equal(t, http.StatusNotFound, r.StatusCode)
	assert.Contains(t, text(t, r), "This link holds no game.")
}

// Links had another form once: whoever follows one learns what to do.
func TestALinkOfAnOldForm(t *testing.T) {
	c := newClient(t, nil)
	for _, path := range []string{"/g/1xX0d", "/g/1xX0d/game.pgn", "/g/1xX0d/explore/2", "/review?game=1xX0d"} {
		requireRefused(t, c.get(path), http.StatusGone,
			"This link is too old to be read. Ask its sender for a new one.")
	}
	c.accept = "text/html"
	r := c.get("/g/1xX0d")
	assert.Equal(t, http.StatusGone, r.StatusCode)
	assert.Contains(t, text(t, r), "Ask its sender for a new one.")
}

func TestThePageOfALink(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().start("", "two")
	c.json().play("e2e4", "e7e5", "g1f3")
	path := c.linkOf()
	c.accept = "text/html"
	r := c.get("/game/link")
	assert.Contains(t, text(t, r), `value="http://example.com`+path+`"`)
	assert.Contains(t, text(t, c.get("/")), `href="/game/link"`)

	page, err := goquery.NewDocumentFromReader(c.get(path).Body)
	require.NoError(t, err)
	assert.Equal(t, "After 2. Nf3", page.Find("h1").Text())
	assert.Equal(t, "http://example.com"+path, page.Find("#link").AttrOr("value", ""))
	assert.Equal(t, 32, page.Find(".board .piece").Length())
	assert.Contains(t, page.Find(`[role="gridcell"]`).Eq(45).AttrOr("aria-label", ""), "f3, white knight")
	assert.Equal(t, "https://lichess.org/analysis/pgn/e4_e5_Nf3", page.Find(".away a").First().AttrOr("href", ""))
	back := page.Find(".steps a").Eq(1).AttrOr("href", "")
	assert.Equal(t, "?ply=2", back)

	playOn := page.Find(".actions .main").AttrOr("href", "")
	form, err := goquery.NewDocumentFromReader(c.get(playOn).Body)
	require.NoError(t, err)
	assert.Equal(t, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2", form.Find(`[name="fen"]`).Text(),
		"set up, not begun")
	assert.Equal(t, []string{"e4", "e5", "Nf3"}, c.json().board().SAN)
}

func TestThePageOfALinkInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	c.json().start("", "two")
	c.json().play("e2e4")
	path := c.linkOf()
	c.accept = "text/html"
	requireTurned(t, text(t, c.askTurned(http.MethodGet, path)), english.English.Pages.Looking.Look)
}

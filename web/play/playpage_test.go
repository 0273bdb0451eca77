package play_test

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web/webtest"
)

func TestPageWithoutScripts(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := webtest.Text(t, c.Get("/"))
	for s := chess.A1; s <= chess.H8; s++ {
		assert.Equal(t, 1, strings.Count(page, fmt.Sprintf(`id="%s"`, s)), s)
	}
	assert.Contains(t, page, "Your move")

	page = webtest.Text(t, c.Get("/?from=g1"))
	assert.Regexp(t, `id="g1" class="[^"]*\bselected\b`, page)
	assert.Regexp(t, `id="f3" class="[^"]*\bvalid\b`, page)
	assert.NotRegexp(t, `id="e4" class="[^"]*\bvalid\b`, page)

	r := c.Post("/move", "from", "g1", "to", "f3", "rev", rev(c))
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, "/", r.Header.Get("Location"))
	assert.Equal(t, 2, c.JSON().Board().Ply, "the computer has answered")

	page = webtest.Text(t, c.Get("/?ask=new"))
	assert.Contains(t, page, "Start over?")
	r = c.Post("/move", "from", "g1", "to", "f3")
	assert.Equal(t, http.StatusUnprocessableEntity, r.StatusCode)
	page = webtest.Text(t, r)
	assert.Contains(t, page, "not a legal move here")
	assert.Contains(t, page, `id="h7"`, "the game is shown with the sentence")

	assert.Equal(t, http.StatusSeeOther, c.Post("/new").StatusCode)
	assert.Zero(t, c.JSON().Board().Ply)
}

func rev(c *webtest.Client) string { return c.JSON().Board().Rev }

func TestPageAsksForAPromotion(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("8/P6k/8/8/8/8/8/K7 w - - 0 1", "computer")
	assert.Regexp(t, `id="a8"[^>]*form="ask"`, webtest.Text(t, c.Get("/?from=a7")))
	page := webtest.Text(t, c.Get("/?from=a7&to=a8"))
	for _, piece := range []string{"q", "r", "b", "n"} {
		assert.Contains(t, page, fmt.Sprintf(`name="promotion" value="%s"`, piece))
	}
	assert.Regexp(t, `<dialog[^>]*id="promotion"[^>]*\bopen\b`, page)
	c.Post("/move", "from", "a7", "to", "a8", "promotion", "n")
	assert.Equal(t, "&#9816;", c.JSON().Board().Active["a8"])
}

func TestPageOffersTheComputersMove(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Play("e2e4")
	page := webtest.Text(t, c.Get("/"))
	assert.Contains(t, page, "Let the computer move")
	assert.NotContains(t, page, `form="pick"`, "nothing can be chosen now")
	r := c.Get("/move?rev=" + rev(c))
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Equal(t, 2, c.JSON().Board().Ply)
}

func TestPageStartsWithBlackAtOnce(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Post("/new", "fen", "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1")
	assert.Equal(t, 1, c.JSON().Board().Ply)
}

func TestNewGamePage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := webtest.Text(t, c.Get("/new"))
	assert.Contains(t, page, "Two players")
	assert.NotContains(t, page, "given up")
	assert.Zero(t, c.Document("/new").Find(`main a[href="/review"]`).Length(), "there is nothing to look back at")
	c.JSON().Play("e2e4")
	assert.Contains(t, webtest.Text(t, c.Get("/new")), "The game you are playing will be given up.")
	for _, path := range []string{"/new", "/?ask=new"} {
		back := c.Document(path).Find(`form a[href="/review"]`)
		assert.Equal(t, "Your moments", back.Text(), "what is given up can be learned from first: %s", path)
	}

	r := c.Post("/new", "fen", "7k/8/8/8 nonsense", "players", "two", "rev", rev(c))
	assert.Equal(t, http.StatusBadRequest, r.StatusCode)
	assert.Empty(t, r.Cookies())
	page = webtest.Text(t, r)
	assert.Contains(t, page, "A position in FEN has six parts")
	assert.Contains(t, page, "7k/8/8/8 nonsense", "what was typed is not lost")
	assert.Regexp(t, `value="two" checked`, page)

	r = c.Post("/new", "fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "players", "two", "rev", rev(c))
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	b := c.JSON().Board()
	assert.Equal(t, "two", b.Players)
	assert.Len(t, b.Active, 3)
	assert.Equal(t, startDefaults{FEN: chess.StartFEN, Players: "computer", Side: "white"},
		webtest.Decode[startDefaults](t, c.JSON().Get("/new"), http.StatusOK))
}

func TestBoardIsTurnedForBlack(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	shown := func() string {
		body, err := io.ReadAll(c.Get("/").Body)
		require.NoError(t, err)
		return string(body)
	}
	c.Post("/new", "players", "two", "turn", "true")
	assert.Regexp(t, `(?s)id="a8".*id="h1"`, shown(), "White's pieces stand at the bottom for White")
	c.JSON().Play("e2e4")
	page := shown()
	assert.Regexp(t, `(?s)id="h1".*id="a8"`, page)
	assert.Regexp(t, `(?s)data-rank="1".*id="h1".*data-file="a".*id="a8"`, page,
		"coordinates stay at the left and at the bottom")
	assert.True(t, webtest.Decode[webtest.Settings](t, c.JSON().Get("/settings"), http.StatusOK).Turn)
	c.Post("/settings", "turn", "false")
	assert.Regexp(t, `(?s)id="a8".*id="h1"`, shown())
}

// startDefaults is what GET /new answers.
type startDefaults struct {
	FEN, Players, Side string
	Level              ai.Level
}

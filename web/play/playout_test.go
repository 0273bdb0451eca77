package play_test

import (
	"net/http"
	"strconv"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/webtest"
)

// playOutsJSON is the answer of GET /practice/endings.
type playOutsJSON struct {
	Endings []struct {
		Name, Title, FEN string
		Ending           bool
		Best, Stars      int
	}
}

// starsOf returns the stars of the first position to play out.
func starsOf(t *testing.T, c *webtest.Client) int {
	t.Helper()
	list := webtest.Decode[playOutsJSON](t, c.Get("/practice/endings"), http.StatusOK).Endings
	require.Len(t, list, len(tutor.PlayOuts()))
	assert.Equal(t, "Mate with the queen", list[0].Title)
	return list[0].Stars
}

// bestMove returns the move of the shortest win.
func bestMove(t *testing.T, p *chess.Position) chess.Move {
	t.Helper()
	moves, known := ending.Moves(p)
	require.True(t, known)
	best := moves[0]
	for _, m := range moves {
		if m.Compare(best.Verdict) > 0 {
			best = m
		}
	}
	return best.Move
}

// Somebody who plays the first position out as its table does needs as many moves as it says, even against the easiest
// friend, earns three stars, and keeps them when another game begins.
func TestAPositionIsPlayedOut(t *testing.T) {
	c := webtest.NewClient(t, nil)
	first := tutor.PlayOuts()[0]
	b := webtest.Decode[webtest.Board](t, c.Post("/new", "fen", first.Start.FEN(), "players", "computer", "side",
		"white", "level", webtest.Number(ai.Pip)), http.StatusOK)
	assert.Zero(t, starsOf(t, c))
	moves := 0
	for b.Status == "playing" {
		p, err := chess.ParseFEN(b.FEN)
		require.NoError(t, err)
		b = c.Play(bestMove(t, &p).String())
		if moves++; b.Status == "playing" {
			require.Equal(t, http.StatusOK, c.Get("/move").StatusCode)
			b = c.Board()
		}
	}
	require.Equal(t, "checkmate", b.Status)
	assert.Equal(t, first.Best, moves, "the best defence")
	assert.Equal(t, 3, starsOf(t, c))

	c.Accept = "text/html"
	page, err := goquery.NewDocumentFromReader(c.Get("/").Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#end").Text(), "You took 7 moves. The best is 7: 3 stars.")
	assert.Equal(t, "All to play out", page.Find(`a.main[href="/practice/endings"]`).Text())
	assert.Equal(t, first.Start.FEN(), page.Find(`form[action="/new"] input[name=fen]`).AttrOr("value", ""))
	assert.Empty(t, page.Find("#opponent").Text(), "nobody is said to play weakly")
	list, err := goquery.NewDocumentFromReader(c.Get("/practice/endings").Body)
	require.NoError(t, err)
	assert.Equal(t, 18, list.Find(`form[action="/new"]`).Length())
	assert.Equal(t, 1, list.Find(".stars").Length())

	c = c.JSON()
	c.Post("/new")
	assert.Equal(t, 3, starsOf(t, c))
}

// A win that was let go is told, and the way leads back to the mistake, from where the same game goes on.
func TestAPlayedOutMistakeIsTakenBack(t *testing.T) {
	c := webtest.NewClient(t, nil)
	first := tutor.PlayOuts()[0]
	c.Post("/new", "fen", first.Start.FEN(), "players", "computer", "side", "white", "level", webtest.Number(ai.Pip))
	c.Play("d1d4") // gives the queen away
	require.Equal(t, http.StatusOK, c.Get("/move").StatusCode)
	b := c.Board()
	require.Equal(t, "insufficient", b.Status)
	assert.Zero(t, starsOf(t, c))

	c.Accept = "text/html"
	page, err := goquery.NewDocumentFromReader(c.Get("/").Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#end").Text(), "You could have won this.")
	form := page.Find(`form[action="/undo"]:has(input[name=to])`)
	require.Equal(t, 1, form.Length())
	to := form.Find("[name=to]").AttrOr("value", "")
	assert.Equal(t, "0", to)
	c = c.JSON()
	b = webtest.Decode[webtest.Board](t, c.Post("/undo", "to", to, "rev", b.Rev), http.StatusOK)
	assert.Equal(t, first.Start.FEN(), b.FEN)
	assert.Equal(t, "playing", b.Status)
	webtest.RequireRefused(t, c.Post("/undo", "to", "x"), http.StatusBadRequest, "number")
}

// Moves are taken back to a ply of the learner's, and no further.
func TestTakingBackToAPly(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play("e2e4", "e7e5", "g1f3", "b8c6")
	for _, to := range []int{3, 1} {
		b := webtest.Decode[webtest.Board](t, c.Post("/undo", "to", strconv.Itoa(to)), http.StatusOK)
		assert.Len(t, b.SAN, to)
	}
}

package play_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// The response to a request with the header is the same page as if it were loaded afterwards, but for the event that is
// announced: that a game has begun, the step of a hint, or that a move was taken back, not the move before it.
func TestAScriptIsAnsweredByThePage(t *testing.T) {
	events := map[string]string{
		"/new":         ">A new game[.]</p>",
		"/hint?step=1": "> ?[^<]*Find a safe square for your knight[.].*More help comes soon[.]</p></div>$",
		"/undo":        ">Taken back: white pawn from e2 to e4[.]</p>",
	}
	for name, steps := range map[string][][]string{
		"against the computer": {{"/new", "level", "0"}, {"/move", "from", "e2", "to", "e4"}, {"/move"},
			{"/undo", "ply", "2"}},
		"a hint": {{"/new", "fen", "4k3/8/8/2p5/1N6/8/8/4K3 w - - 0 1"}, {"/hint?step=1"}},
		"two players": {{"/new", "players", "two"}, {"/move", "from", "e2", "to", "e4"},
			{"/undo", "ply", "1"}},
		"a game that ends": {{"/new", "fen", "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1"},
			{"/move", "from", "b1", "to", "b8"}},
		"the computer opens": {{"/new", "fen", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
			{"/move"}},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewClient(t, nil)
			for _, step := range steps {
				answered := webtest.RequirePage(t, c.AsPage(step[0], step[1:]...), http.StatusOK)
				loaded := webtest.RequirePage(t, c.AsPage("/"), http.StatusOK)
				said, later := webtest.Announced.FindString(answered), webtest.Announced.FindString(loaded)
				if event, differs := events[step[0]]; differs {
					assert.Regexp(t, event, said, step)
					assert.NotRegexp(t, event, later, step)
					answered = strings.Replace(answered, said, later, 1)
				}
				assert.Equal(t, loaded, answered, step)
			}
		})
	}
}

// The page contains the data for the marks, equal to GET /moves; none while the computer thinks.
func TestThePageCarriesWhatTheMarksNeed(t *testing.T) {
	c := webtest.NewClient(t, nil)
	assert.JSONEq(t, webtest.Text(t, c.Get("/moves")),
		webtest.Carried(webtest.RequirePage(t, c.AsPage("/"), http.StatusOK)))
	moved := webtest.RequirePage(t, c.AsPage("/move", "from", "e2", "to", "e4"), http.StatusOK)
	assert.Empty(t, webtest.Carried(moved))
	assert.Contains(t, moved, "data-thinking")
	assert.Contains(t, moved, `data-last="e2e4"`)
	answered := webtest.RequirePage(t, c.AsPage("/move"), http.StatusOK)
	assert.NotContains(t, answered, "data-thinking")
	assert.JSONEq(t, webtest.Text(t, c.Get("/moves")), webtest.Carried(answered))
	assert.JSONEq(t, webtest.Text(t, c.Get("/moves?ply=1")),
		webtest.Carried(webtest.RequirePage(t, c.AsPage("/?ply=1"), http.StatusOK)))
}

// Without the header the response is JSON, or for pages a redirect to the game.
func TestWithoutTheHeaderAMoveIsAnsweredAsBefore(t *testing.T) {
	c := webtest.NewClient(t, nil)
	webtest.Decode[webtest.Board](t, c.Post("/move", "from", "e2", "to", "e4"), http.StatusOK)
	r := httptest.NewRequest(http.MethodGet, "/move", nil)
	r.Header.Set("Accept", "text/html")
	r.Header.Set("Chess-Part", "board") // no such part
	assert.Equal(t, http.StatusSeeOther, c.Do(r).StatusCode)
}

// queenToLose is a position in which the queen can go where a rook takes it.
const queenToLose = "4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1"

// The page in the response to a move has the warning about it: the computer's move is not requested.
func TestTheAnswerToAMoveWarns(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start(queenToLose, "computer")
	page := webtest.RequirePage(t, c.AsPage("/move", "from", "d1", "to", "d4"), http.StatusOK)
	assert.Contains(t, page, "Paused")
	assert.NotContains(t, page, "data-thinking")
	assert.Empty(t, webtest.Carried(page))
}

// A move that is sent twice, or for an older state, is refused with the current page, and the game does not change.
func TestARefusalToAScriptIsThePageAsItIs(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start(queenToLose, "computer")
	rev := c.Board().Rev
	first := webtest.RequirePage(t, c.AsPage("/move", "from", "d1", "to", "d4", "rev", rev), http.StatusOK)
	cookies := c.Cookies["chess"]
	again := webtest.RequirePage(t, c.AsPage("/move", "from", "d1", "to", "d4", "rev", rev), http.StatusConflict)
	assert.Equal(t, cookies, c.Cookies["chess"])
	assert.Contains(t, again, `data-last="d1d4"`)
	assert.Contains(t, again, "Paused", "it warns as the first answer did")
	assert.Contains(t, again, "moved on since")
	assert.NotContains(t, first, "moved on since")
	failed := webtest.RequirePage(t, c.AsPage("/move", "from", "d1", "to", "z5"), http.StatusBadRequest)
	assert.Contains(t, failed, `class="failure"`)
}

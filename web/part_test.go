package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// asPage sends a form with Chess-Part: page, as scripts do; a GET if there is no form.
func (c *client) asPage(path string, pairs ...string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	if len(pairs) > 0 {
		values := url.Values{}
		for i := 0; i+1 < len(pairs); i += 2 {
			values.Set(pairs[i], pairs[i+1])
		}
		r = httptest.NewRequest(http.MethodPost, path, strings.NewReader(values.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	r.Header.Set("Accept", "text/html")
	r.Header.Set("Chess-Part", "page")
	return c.do(r)
}

// requirePage checks that an answer is a page, and returns its text.
func requirePage(t testing.TB, r *http.Response, status int) string {
	t.Helper()
	body := text(t, r)
	require.Equal(t, status, r.StatusCode, body)
	require.Equal(t, "text/html; charset=utf-8", r.Header.Get("Content-Type"))
	require.Contains(t, r.Header.Values("Vary"), "Chess-Part")
	return body
}

// island is the part of a page that carries what the marks need.
var island = regexp.MustCompile(`(?s)<script id="marks" type="application/json">(.*?)</script>`)

// carried returns the data for the marks in a page, "" if there is none.
func carried(page string) string {
	if found := island.FindStringSubmatch(page); found != nil {
		return found[1]
	}
	return ""
}

// announced is what screen readers are told of a page.
var announced = regexp.MustCompile(`<div class="unseen" id="spoken"[^>]*>.*?</div>`)

// The response to a request with the header is the same page as if it were loaded afterwards, but for the event that is
// announced: that a game has begun, the step of a hint, or that a move was taken back, not the move before it.
func TestAScriptIsAnsweredByThePage(t *testing.T) {
	events := map[string]string{
		"/new":         ">A new game[.]</p>",
		"/hint?step=1": ">(Look|What) [^<]+</p></div>$",
		"/undo":        ">Taken back: white pawn from e2 to e4[.]</p>",
	}
	for name, steps := range map[string][][]string{
		"against the computer": {{"/new", "level", "0"}, {"/move", "from", "e2", "to", "e4"}, {"/move"},
			{"/hint?step=1"}, {"/undo", "ply", "2"}},
		"two players": {{"/new", "players", "two"}, {"/move", "from", "e2", "to", "e4"},
			{"/undo", "ply", "1"}},
		"a game that ends": {{"/new", "fen", "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1"},
			{"/move", "from", "b1", "to", "b8"}},
		"the computer opens": {{"/new", "fen", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
			{"/move"}},
	} {
		t.Run(name, func(t *testing.T) {
			c := newClient(t, nil)
			for _, step := range steps {
				answered := requirePage(t, c.asPage(step[0], step[1:]...), http.StatusOK)
				loaded := requirePage(t, c.asPage("/"), http.StatusOK)
				said, later := announced.FindString(answered), announced.FindString(loaded)
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
	c := newClient(t, nil)
	assert.JSONEq(t, text(t, c.get("/moves")), carried(requirePage(t, c.asPage("/"), http.StatusOK)))
	moved := requirePage(t, c.asPage("/move", "from", "e2", "to", "e4"), http.StatusOK)
	assert.Empty(t, carried(moved))
	assert.Contains(t, moved, "data-thinking")
	assert.Contains(t, moved, `data-last="e2e4"`)
	answered := requirePage(t, c.asPage("/move"), http.StatusOK)
	assert.NotContains(t, answered, "data-thinking")
	assert.JSONEq(t, text(t, c.get("/moves")), carried(answered))
	assert.JSONEq(t, text(t, c.get("/moves?ply=1")), carried(requirePage(t, c.asPage("/?ply=1"), http.StatusOK)))
}

// Without the header the response is JSON, or for pages a redirect to the game.
func TestWithoutTheHeaderAMoveIsAnsweredAsBefore(t *testing.T) {
	c := newClient(t, nil)
	decode[gameBoard](t, c.post("/move", "from", "e2", "to", "e4"), http.StatusOK)
	r := httptest.NewRequest(http.MethodGet, "/move", nil)
	r.Header.Set("Accept", "text/html")
	r.Header.Set("Chess-Part", "board") // no such part
	assert.Equal(t, http.StatusSeeOther, c.do(r).StatusCode)
}

// queenToLose is a position in which the queen can go where a rook takes it.
const queenToLose = "4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1"

// The page in the response to a move has the warning about it: the computer's move is not requested.
func TestTheAnswerToAMoveWarns(t *testing.T) {
	c := newClient(t, nil)
	c.start(queenToLose, "computer")
	page := requirePage(t, c.asPage("/move", "from", "d1", "to", "d4"), http.StatusOK)
	assert.Contains(t, page, "Paused")
	assert.NotContains(t, page, "data-thinking")
	assert.Empty(t, carried(page))
}

// A move that is sent twice, or for an older state, is refused with the current page, and the game does not change.
func TestARefusalToAScriptIsThePageAsItIs(t *testing.T) {
	c := newClient(t, nil)
	c.start(queenToLose, "computer")
	rev := c.board().Rev
	first := requirePage(t, c.asPage("/move", "from", "d1", "to", "d4", "rev", rev), http.StatusOK)
	cookies := c.cookies["chess"]
	again := requirePage(t, c.asPage("/move", "from", "d1", "to", "d4", "rev", rev), http.StatusConflict)
	assert.Equal(t, cookies, c.cookies["chess"])
	assert.Contains(t, again, `data-last="d1d4"`)
	assert.Contains(t, again, "Paused", "it warns as the first answer did")
	assert.Contains(t, again, "moved on since")
	assert.NotContains(t, first, "moved on since")
	failed := requirePage(t, c.asPage("/move", "from", "d1", "to", "z5"), http.StatusBadRequest)
	assert.Contains(t, failed, `class="failure"`)
}

// In a room a player's script is answered by the page of the room as that player sees it.
func TestAScriptInARoomIsAnsweredByThePage(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		helped, unhelped, path := opening(t, s, `{"side":"white","help":"me"}`)
		before := requirePage(t, helped.asPage(path), http.StatusOK)
		helped.accept, unhelped.accept = "application/json", "application/json"
		assert.JSONEq(t, text(t, helped.get(path+"/moves")), carried(before))
		assert.Empty(t, carried(requirePage(t, unhelped.asPage(path), http.StatusOK)), "who has to wait is told none")
		moved := requirePage(t, helped.asPage(path+"/move", "from", "b1", "to", "c3"), http.StatusOK)
		assert.Equal(t, requirePage(t, helped.asPage(path), http.StatusOK), moved)
		assert.Empty(t, carried(moved))
		refused := requirePage(t, helped.asPage(path+"/move", "from", "b1", "to", "c3"), http.StatusConflict)
		assert.Contains(t, refused, `data-last="b1c3"`)
		turn := carried(requirePage(t, unhelped.asPage(path), http.StatusOK))
		assert.JSONEq(t, text(t, unhelped.get(path+"/moves")), turn)
		assert.NotContains(t, turn, "unsafe")
		offered := requirePage(t, unhelped.asPage(path+"/draw", "answer", "offer"), http.StatusOK)
		assert.Contains(t, offered, `id="board"`)
	})
}

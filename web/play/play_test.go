package play_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

func TestShowAtTheStart(t *testing.T) {
	c := webtest.NewClient(t, nil)
	r := c.Get("/show")
	assert.Empty(t, r.Cookies(), "looking leaves nothing behind")
	b := webtest.Decode[webtest.Board](t, r, http.StatusOK)
	assert.Len(t, b.Active, 32)
	assert.Equal(t, "&#9820;", b.Active["a8"])
	assert.Equal(t, "&#9812;", b.Active["e1"])
	assert.Equal(t, map[string][]string{"white": {}, "black": {}}, b.Captured)
	assert.Equal(t, "white", b.Turn)
	assert.Zero(t, b.Ply)
	assert.NotEmpty(t, b.Rev)
	assert.Equal(t, chess.StartFEN, b.FEN)
	assert.Equal(t, "computer", b.Players)
	assert.Equal(t, "playing", b.Status)
	assert.Nil(t, b.Winner)
	assert.False(t, b.Check)
	assert.Nil(t, b.Last)
	assert.Equal(t, []string{}, b.SAN)
	assert.Equal(t, []string{}, b.UCI)
	assert.Nil(t, b.Notice)
}

func TestSquaresComeInSquareOrder(t *testing.T) {
	c := webtest.NewClient(t, nil)
	body := webtest.Text(t, c.Get("/show"))
	assert.Contains(t, body, `"active":{"a1":"&#9814;","b1":"&#9816;"`)
	body = webtest.Text(t, c.Get("/moves"))
	assert.Contains(t, body, `"player":{"a1":[],"b1":["a3","c3"],"c1":[]`)
}

func TestAMoveAndItsAnswer(t *testing.T) {
	for name, send := range map[string]func(*webtest.Client) *http.Response{
		"form": func(c *webtest.Client) *http.Response { return c.Post("/move", "from", "e2", "to", "e4") },
		"JSON": func(c *webtest.Client) *http.Response {
			return c.PostJSON("/move",
				`{"from":"e2","to":"e4","ply":0}`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewClient(t, nil)
			b := webtest.Decode[webtest.Board](t, send(c), http.StatusOK)
			assert.Equal(t, "black", b.Turn)
			assert.Equal(t, []string{"e2e4"}, b.UCI)
			assert.Equal(t, "e4", b.Last.SAN)
			assert.Equal(t, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", b.FEN)

			before := c.Cookies[site.GameCookie]
			type reply struct {
				From, To, SAN string
				Board         webtest.Board
			}
			first := webtest.Decode[reply](t, c.Get("/move?rev="+b.Rev), http.StatusOK)
			assert.Equal(t, "white", first.Board.Turn)
			assert.Equal(t, first.From+first.To, first.Board.UCI[1])
			assert.Equal(t, first.SAN, first.Board.SAN[1])

			c.Cookies[site.GameCookie] = before
			again := webtest.Decode[reply](t, c.Get("/move"), http.StatusOK)
			assert.Equal(t, first, again, "a repeated request gives the same answer")
		})
	}
}

func TestBoardTellsCaptures(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	b := c.Play("e2e4", "d7d5", "e4d5", "d8d5")
	assert.Equal(t, map[string][]string{"white": {"&#9817;"}, "black": {"&#9823;"}}, b.Captured)
	assert.True(t, b.Last.Capture)
	assert.Equal(t, "two", b.Players)
}

func TestGamesEnd(t *testing.T) {
	white, black := "white", "black"
	for name, x := range map[string]struct {
		fen    string
		moves  []string
		status string
		winner *string
		words  string
	}{
		"mate by White": {"", strings.Fields("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7"), "checkmate", &white,
			"Checkmate: White won"},
		"mate by Black": {"", strings.Fields("f2f3 e7e5 g2g4 d8h4"), "checkmate", &black, "Checkmate: Black won"},
		"stalemate":     {"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", []string{"g5g6"}, "stalemate", nil, "Stalemate"},
		"threefold": {"", strings.Fields("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"), "threefold", nil,
			"repetition"},
		"fifty moves": {"7k/8/8/8/8/8/8/KR6 w - - 99 80", []string{"b1b2"}, "fifty-move", nil, "fifty-move rule"},
		"bare kings":  {"7k/8/8/8/8/8/1r6/K7 w - - 0 1", []string{"a1b2"}, "insufficient", nil, "enough pieces left"},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewClient(t, nil)
			c.Start(x.fen, "two")
			b := c.Play(x.moves...)
			assert.Equal(t, x.status, b.Status)
			assert.Equal(t, x.winner, b.Winner)

			over := webtest.Decode[map[string]any](t, c.Get("/moves"), http.StatusOK)
			for _, field := range []string{
				"player", "threats", "threatened", "unsafe", "checkers", "promotions", "labels", "grades", "fair",
			} {
				assert.Empty(t, over[field], field)
				assert.NotNil(t, over[field], field)
			}
			answer := webtest.RequireRefused(t, c.Post("/move", "from", "a1", "to", "a2"), http.StatusConflict,
				"The game is over")
			assert.Equal(t, b, *answer.Board)

			c.Accept = "text/html"
			assert.Contains(t, webtest.Text(t, c.Get("/")), x.words)
		})
	}
}

func TestMoves(t *testing.T) {
	type marked struct {
		Player, Threats, Threatened, Unsafe map[string][]string
		Checkers, Promotions                []string
		Labels, Grades                      map[string]string
		Rev                                 string
	}
	c := webtest.NewClient(t, nil)
	c.Start("4k3/P2r4/8/3pp3/3PN2b/8/3P4/R3K3 w Q - 0 1", "two")
	m := webtest.Decode[marked](t, c.Get("/moves"), http.StatusOK)
	assert.Equal(t, map[string][]string{
		"a1": {}, "e1": {"d1", "f1", "e2"}, "d2": {}, "d4": {}, "e4": {"f2", "g3"}, "a7": {},
	}, m.Player, "in check from h4")
	assert.Equal(t, []string{"h4"}, m.Checkers)
	assert.Equal(t, map[string][]string{"a7": {"d7"}, "d4": {"e5"}, "e4": {"d5"}}, m.Threatened)
	assert.Equal(t, map[string][]string{"e4f2": {"h4"}, "e4g3": {"h4"}}, m.Unsafe)
	assert.Equal(t, map[string][]string{"f2": {"h4"}, "g3": {"h4"}, "a7": {"d7"}, "d4": {"e5"}, "e4": {"d5"}},
		m.Threats)
	assert.Equal(t,
		"f2, empty. You can move here. Unsafe: it could be taken by the bishop on h4. But you would lose no points.",
		m.Labels["e4f2"])

	assert.Equal(t, "guarded", m.Grades["e4f2"])
	assert.Len(t, m.Grades, len(m.Labels))

	c.Start("3rk3/4P3/8/8/8/8/8/K7 w - - 0 1", "two")
	m = webtest.Decode[marked](t, c.Get("/moves"), http.StatusOK)
	assert.Equal(t, []string{"e7d8"}, m.Promotions)
	for _, piece := range []string{"q", "r", "b", "n"} {
		assert.Equal(t, []string{"e8"}, m.Unsafe["e7d8"+piece])
		assert.Contains(t, m.Labels, "e7d8"+piece)
	}
	assert.Equal(t, c.Board().Rev, m.Rev)
}

func TestPromotion(t *testing.T) {
	const fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
	for given, want := range map[string]string{
		"": "&#9813;", "q": "&#9813;", "r": "&#9814;", "b": "&#9815;", "n": "&#9816;",
	} {
		c := webtest.NewClient(t, nil)
		c.Start(fen, "two")
		assert.Equal(t, want, c.Play("a7a8" + given).Active["a8"])
	}
	c := webtest.NewClient(t, nil)
	c.Start(fen, "two")
	webtest.RequireRefused(t, c.Post("/move", "from", "a7", "to", "a8", "promotion", "k"), http.StatusBadRequest,
		"q, r, b or n")
	webtest.RequireRefused(t, c.Post("/move", "from", "a1", "to", "a2", "promotion", "q"),
		http.StatusUnprocessableEntity,
		"No pawn promotes")
}

func TestNew(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Play("e2e4")
	b := webtest.Decode[webtest.Board](t, c.PostJSON("/new",
		`{"fen":" 7k/5K2/6Q1/8/8/8/8/8 b - - 0 1 ","players":null}`),
		http.StatusOK)
	assert.Equal(t, "stalemate", b.Status, "a finished position is accepted")
	assert.Equal(t, 0, webtest.Decode[webtest.Board](t, c.Do(httptest.NewRequest(http.MethodPost, "/new", nil)),
		http.StatusOK).Ply)
	webtest.RequireRefused(t, c.Post("/new", "fen", "7k/8/8/8/8/8/8/8 w - - 0 1"), http.StatusBadRequest,
		"White has 0 kings")
	webtest.RequireRefused(t, c.Post("/new", "players", "three"), http.StatusBadRequest, "computer or two")

	b = c.Start("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "computer")
	assert.Equal(t, "black", b.Turn)
	webtest.RequireRefused(t, c.Post("/move", "from", "e8", "to", "e7"), http.StatusConflict, "turn")
	assert.Equal(t, http.StatusOK, c.Get("/move").StatusCode, "the computer opens")
}

func TestEveryGameMayStartElsewhere(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	require.NoError(t, err)
	c := webtest.NewClient(t, func(config *web.Config) { config.Start = p })
	assert.Equal(t, p.FEN(), c.Board().FEN)
	c.Play("e2e4")
	assert.Equal(t, p.FEN(), c.Start("", "").FEN)
}

func TestStaleRequestsChangeNothing(t *testing.T) {
	c := webtest.NewClient(t, nil)
	old := c.Board()
	now := c.Play("e2e4")
	for _, r := range []*http.Response{
		c.Post("/move", "from", "d2", "to", "d4", "rev", old.Rev),
		c.Post("/move", "from", "d2", "to", "d4", "ply", "0"),
		c.Get("/move?rev=" + old.Rev),
		c.Get("/move?ply=0"),
		c.Post("/new", "rev", old.Rev),
	} {
		answer := webtest.RequireRefused(t, r, http.StatusConflict, "moved on")
		assert.Equal(t, now, *answer.Board)
	}
	webtest.RequireRefused(t, c.Get("/move?ply=x"), http.StatusBadRequest, "whole number")
	assert.Equal(t, now, c.Board())
}

func TestTurns(t *testing.T) {
	c := webtest.NewClient(t, nil)
	webtest.RequireRefused(t, c.Get("/move"), http.StatusConflict, "It is your turn")
	c.Play("e2e4")
	webtest.RequireRefused(t, c.Post("/move", "from", "e7", "to", "e5"), http.StatusConflict, "turn")
	c.Start("", "two")
	webtest.RequireRefused(t, c.Get("/move"), http.StatusConflict, "No computer plays")
	c.Play("e2e4", "e7e5")
}

func TestUndo(t *testing.T) {
	c := webtest.NewClient(t, nil)
	webtest.RequireRefused(t, c.Post("/undo"), http.StatusConflict, "nothing to take back")
	start := c.Board().Rev
	c.Play("e2e4")
	require.Equal(t, http.StatusOK, c.Get("/move").StatusCode)
	webtest.RequireRefused(t, c.Post("/undo", "rev", start), http.StatusConflict, "moved on")
	assert.Equal(t, start, webtest.Decode[webtest.Board](t, c.Post("/undo"), http.StatusOK).Rev,
		"the answer and the own move")
	c.Play("e2e4")
	assert.Equal(t, start, webtest.Decode[webtest.Board](t, c.Post("/undo"), http.StatusOK).Rev, "the own move alone")

	c.Start("", "two")
	b := c.Play("f2f3", "e7e5", "g2g4", "d8h4")
	require.Equal(t, "checkmate", b.Status)
	assert.Equal(t, 3, webtest.Decode[webtest.Board](t, c.Post("/undo"), http.StatusOK).Ply,
		"one move, after the end too")

	c.Accept = "text/html"
	assert.Equal(t, http.StatusSeeOther, c.Post("/undo").StatusCode)
	c.Cookies[site.GameCookie] = "broken"
	webtest.RequireRefused(t, c.JSON().Post("/undo"), http.StatusConflict, "could not be read")
}

func TestPGN(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play("f2f3", "e7e5")
	r := c.Get("/game.pgn")
	assert.Contains(t, r.Header.Get("Content-Type"), "application/vnd.chess-pgn")
	assert.Empty(t, r.Header.Get("Content-Disposition"))
	assert.Contains(t, webtest.Text(t, r), "1. f3 e5 *")
	assert.Contains(t, c.Get("/game.pgn?download").Header.Get("Content-Disposition"), "game.pgn")
}

func TestLookingBack(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play("e2e4", "e7e5", "g1f3")
	at1 := webtest.Decode[webtest.Board](t, c.Get("/show?ply=1"), http.StatusOK)
	assert.Equal(t, []string{"e4"}, at1.SAN)
	assert.Equal(t, "black", at1.Turn)
	type targets struct {
		Rev    string
		Player map[string][]string
	}
	back := webtest.Decode[targets](t, c.Get("/moves?ply=1"), http.StatusOK)
	assert.Equal(t, at1.Rev, back.Rev)
	assert.Contains(t, back.Player, "e7")
	assert.Equal(t, 3, c.Board().Ply, "nothing is lost by looking")
	for _, ply := range []string{"-1", "4", "x"} {
		webtest.RequireRefused(t, c.Get("/show?ply="+ply), http.StatusBadRequest, "from 0 to 3")
		webtest.RequireRefused(t, c.Get("/moves?ply="+ply), http.StatusBadRequest, "from 0 to 3")
	}
	c.Accept = "text/html"
	page := webtest.Text(t, c.Get("/?ply=1"))
	assert.Contains(t, page, "After 1. e4")
	assert.NotContains(t, page, `form="pick"`)
	assert.Contains(t, webtest.Text(t, c.Get("/?ply=2")), "After 1... e5")
}

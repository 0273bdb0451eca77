package web

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

func TestShowAtTheStart(t *testing.T) {
	c := newClient(t, nil)
	r := c.get("/show")
	assert.Empty(t, r.Cookies(), "looking leaves nothing behind")
	b := decode[gameBoard](t, r, http.StatusOK)
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
	c := newClient(t, nil)
	body := text(t, c.get("/show"))
	assert.Contains(t, body, `"active":{"a1":"&#9814;","b1":"&#9816;"`)
	body = text(t, c.get("/moves"))
	assert.Contains(t, body, `"player":{"a1":[],"b1":["a3","c3"],"c1":[]`)
}

func TestAMoveAndItsAnswer(t *testing.T) {
	for name, send := range map[string]func(*client) *http.Response{
		"form": func(c *client) *http.Response { return c.post("/move", "from", "e2", "to", "e4") },
		"JSON": func(c *client) *http.Response { return c.postJSON("/move", `{"from":"e2","to":"e4","ply":0}`) },
	} {
		t.Run(name, func(t *testing.T) {
			c := newClient(t, nil)
			b := decode[gameBoard](t, send(c), http.StatusOK)
			assert.Equal(t, "black", b.Turn)
			assert.Equal(t, []string{"e2e4"}, b.UCI)
			assert.Equal(t, "e4", b.Last.SAN)
			assert.Equal(t, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", b.FEN)

			before := c.cookies[site.GameCookie]
			type reply struct {
				From, To, SAN string
				Board         gameBoard
			}
			first := decode[reply](t, c.get("/move?rev="+b.Rev), http.StatusOK)
			assert.Equal(t, "white", first.Board.Turn)
			assert.Equal(t, first.From+first.To, first.Board.UCI[1])
			assert.Equal(t, first.SAN, first.Board.SAN[1])

			c.cookies[site.GameCookie] = before
			again := decode[reply](t, c.get("/move"), http.StatusOK)
			assert.Equal(t, first, again, "a repeated request gives the same answer")
		})
	}
}

func TestBoardTellsCaptures(t *testing.T) {
	c := newClient(t, nil)
	c.start("", "two")
	b := c.play("e2e4", "d7d5", "e4d5", "d8d5")
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
			c := newClient(t, nil)
			c.start(x.fen, "two")
			b := c.play(x.moves...)
			assert.Equal(t, x.status, b.Status)
			assert.Equal(t, x.winner, b.Winner)

			over := decode[map[string]any](t, c.get("/moves"), http.StatusOK)
			for _, field := range []string{
				"player", "threats", "threatened", "unsafe", "checkers", "promotions", "labels", "grades", "fair",
			} {
				assert.Empty(t, over[field], field)
				assert.NotNil(t, over[field], field)
			}
			answer := requireRefused(t, c.post("/move", "from", "a1", "to", "a2"), http.StatusConflict,
				"The game is over")
			assert.Equal(t, b, *answer.Board)

			c.accept = "text/html"
			assert.Contains(t, text(t, c.get("/")), x.words)
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
	c := newClient(t, nil)
	c.start("4k3/P2r4/8/3pp3/3PN2b/8/3P4/R3K3 w Q - 0 1", "two")
	m := decode[marked](t, c.get("/moves"), http.StatusOK)
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

	c.start("3rk3/4P3/8/8/8/8/8/K7 w - - 0 1", "two")
	m = decode[marked](t, c.get("/moves"), http.StatusOK)
	assert.Equal(t, []string{"e7d8"}, m.Promotions)
	for _, piece := range []string{"q", "r", "b", "n"} {
		assert.Equal(t, []string{"e8"}, m.Unsafe["e7d8"+piece])
		assert.Contains(t, m.Labels, "e7d8"+piece)
	}
	assert.Equal(t, c.board().Rev, m.Rev)
}

func TestPromotion(t *testing.T) {
	const fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
	for given, want := range map[string]string{
		"": "&#9813;", "q": "&#9813;", "r": "&#9814;", "b": "&#9815;", "n": "&#9816;",
	} {
		c := newClient(t, nil)
		c.start(fen, "two")
		assert.Equal(t, want, c.play("a7a8" + given).Active["a8"])
	}
	c := newClient(t, nil)
	c.start(fen, "two")
	requireRefused(t, c.post("/move", "from", "a7", "to", "a8", "promotion", "k"), http.StatusBadRequest,
		"q, r, b or n")
	requireRefused(t, c.post("/move", "from", "a1", "to", "a2", "promotion", "q"), http.StatusUnprocessableEntity,
		"No pawn promotes")
}

func TestNew(t *testing.T) {
	c := newClient(t, nil)
	c.play("e2e4")
	b := decode[gameBoard](t, c.postJSON("/new", `{"fen":" 7k/5K2/6Q1/8/8/8/8/8 b - - 0 1 ","players":null}`),
		http.StatusOK)
	assert.Equal(t, "stalemate", b.Status, "a finished position is accepted")
	assert.Equal(t, 0, decode[gameBoard](t, c.do(httptest.NewRequest(http.MethodPost, "/new", nil)), http.StatusOK).Ply)
	requireRefused(t, c.post("/new", "fen", "7k/8/8/8/8/8/8/8 w - - 0 1"), http.StatusBadRequest, "White has 0 kings")
	requireRefused(t, c.post("/new", "players", "three"), http.StatusBadRequest, "computer or two")

	b = c.start("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "computer")
	assert.Equal(t, "black", b.Turn)
	requireRefused(t, c.post("/move", "from", "e8", "to", "e7"), http.StatusConflict, "the computer's turn")
	assert.Equal(t, http.StatusOK, c.get("/move").StatusCode, "the computer opens")
}

func TestEveryGameMayStartElsewhere(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	require.NoError(t, err)
	c := newClient(t, func(config *Config) { config.Start = p })
	assert.Equal(t, p.FEN(), c.board().FEN)
	c.play("e2e4")
	assert.Equal(t, p.FEN(), c.start("", "").FEN)
}

func TestStaleRequestsChangeNothing(t *testing.T) {
	c := newClient(t, nil)
	old := c.board()
	now := c.play("e2e4")
	for _, r := range []*http.Response{
		c.post("/move", "from", "d2", "to", "d4", "rev", old.Rev),
		c.post("/move", "from", "d2", "to", "d4", "ply", "0"),
		c.get("/move?rev=" + old.Rev),
		c.get("/move?ply=0"),
		c.post("/new", "rev", old.Rev),
	} {
		answer := requireRefused(t, r, http.StatusConflict, "moved on")
		assert.Equal(t, now, *answer.Board)
	}
	requireRefused(t, c.get("/move?ply=x"), http.StatusBadRequest, "whole number")
	assert.Equal(t, now, c.board())
}

func TestTurns(t *testing.T) {
	c := newClient(t, nil)
	requireRefused(t, c.get("/move"), http.StatusConflict, "It is your turn")
	c.play("e2e4")
	requireRefused(t, c.post("/move", "from", "e7", "to", "e5"), http.StatusConflict, "the computer's turn")
	c.start("", "two")
	requireRefused(t, c.get("/move"), http.StatusConflict, "No computer plays")
	c.play("e2e4", "e7e5")
}

func TestUndo(t *testing.T) {
	c := newClient(t, nil)
	requireRefused(t, c.post("/undo"), http.StatusConflict, "nothing to take back")
	start := c.board().Rev
	c.play("e2e4")
	require.Equal(t, http.StatusOK, c.get("/move").StatusCode)
	requireRefused(t, c.post("/undo", "rev", start), http.StatusConflict, "moved on")
	assert.Equal(t, start, decode[gameBoard](t, c.post("/undo"), http.StatusOK).Rev, "the answer and the own move")
	c.play("e2e4")
	assert.Equal(t, start, decode[gameBoard](t, c.post("/undo"), http.StatusOK).Rev, "the own move alone")

	c.start("", "two")
	b := c.play("f2f3", "e7e5", "g2g4", "d8h4")
	require.Equal(t, "checkmate", b.Status)
	assert.Equal(t, 3, decode[gameBoard](t, c.post("/undo"), http.StatusOK).Ply, "one move, after the end too")

	c.accept = "text/html"
	assert.Equal(t, http.StatusSeeOther, c.post("/undo").StatusCode)
	c.cookies[site.GameCookie] = "broken"
	requireRefused(t, c.json().post("/undo"), http.StatusConflict, "could not be read")
}

func TestPGN(t *testing.T) {
	c := newClient(t, nil)
	c.start("", "two")
	c.play("f2f3", "e7e5")
	r := c.get("/game.pgn")
	assert.Contains(t, r.Header.Get("Content-Type"), "application/vnd.chess-pgn")
	assert.Empty(t, r.Header.Get("Content-Disposition"))
	assert.Contains(t, text(t, r), "1. f3 e5 *")
	assert.Contains(t, c.get("/game.pgn?download").Header.Get("Content-Disposition"), "game.pgn")
}

func TestLookingBack(t *testing.T) {
	c := newClient(t, nil)
	c.start("", "two")
	c.play("e2e4", "e7e5", "g1f3")
	at1 := decode[gameBoard](t, c.get("/show?ply=1"), http.StatusOK)
	assert.Equal(t, []string{"e4"}, at1.SAN)
	assert.Equal(t, "black", at1.Turn)
	type targets struct {
		Rev    string
		Player map[string][]string
	}
	back := decode[targets](t, c.get("/moves?ply=1"), http.StatusOK)
	assert.Equal(t, at1.Rev, back.Rev)
	assert.Contains(t, back.Player, "e7")
	assert.Equal(t, 3, c.board().Ply, "nothing is lost by looking")
	for _, ply := range []string{"-1", "4", "x"} {
		requireRefused(t, c.get("/show?ply="+ply), http.StatusBadRequest, "from 0 to 3")
		requireRefused(t, c.get("/moves?ply="+ply), http.StatusBadRequest, "from 0 to 3")
	}
	c.accept = "text/html"
	page := text(t, c.get("/?ply=1"))
	assert.Contains(t, page, "After 1. e4")
	assert.NotContains(t, page, `form="pick"`)
	assert.Contains(t, text(t, c.get("/?ply=2")), "After 1... e5")
}

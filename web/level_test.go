package web

import (
	"fmt"
	"html"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// otherLevel is a level other than the default.
const otherLevel = ai.Easiest

func TestLevelsAreListed(t *testing.T) {
	c := newClient(t, nil)
	answer := decode[struct{ Levels []game.Level }](t, c.get("/levels"), http.StatusOK)
	require.Len(t, answer.Levels, len(ai.Levels()))
	for i, l := range ai.Levels() {
		assert.Equal(t, game.NewLevel(english.English, l), answer.Levels[i], "the easiest first")
	}
}

// Every level can be chosen, and comes back from the cookie.
func TestEveryLevelCanBeChosen(t *testing.T) {
	for _, l := range ai.Levels() {
		want := game.NewLevel(english.English, l)
		for name, choose := range map[string]func(*client) *http.Response{
			"new, form":      func(c *client) *http.Response { return c.post("/new", "level", number(l)) },
			"new, number":    func(c *client) *http.Response { return c.postJSON("/new", `{"level":`+number(l)+`}`) },
			"new, string":    func(c *client) *http.Response { return c.postJSON("/new", `{"level":"`+number(l)+`"}`) },
			"settings, form": func(c *client) *http.Response { return c.post("/settings", "level", number(l)) },
			"settings, JSON": func(c *client) *http.Response {
				return c.postJSON("/settings", `{"level":`+number(l)+
					`}`)
			},
		} {
			t.Run(fmt.Sprint(l, " ", name), func(t *testing.T) {
				c := newClient(t, nil)
				require.Equal(t, http.StatusOK, choose(c).StatusCode)
				assert.Equal(t, &want, c.board().Level)
				assert.Equal(t, l, decode[chosen](t, c.get("/settings"), http.StatusOK).Level)
				assert.Equal(t, l, decode[startDefaults](t, c.get("/new"), http.StatusOK).Level)
				assert.Equal(t, &want, c.play("e2e4").Level)
				assert.Equal(t, &want, c.start("", "").Level, "the next game keeps it")
			})
		}
	}
}

func TestNoSuchLevel(t *testing.T) {
	for _, wrong := range []string{
		number(ai.Level(len(ai.Levels()))), "255", "256", "-1", "1.5", "x", "1,2", "0x1", "true", "none",
		"99999999999999999999",
	} {
		for _, path := range []string{"/new", "/settings"} {
			c := newClient(t, nil)
			c.play("e2e4")
			before := c.board()
			requireRefused(t, c.post(path, "level", wrong, "sound", "true"), http.StatusBadRequest, "GET /levels lists")
			requireRefused(t, c.postJSON(path, `{"level":"`+wrong+`"}`), http.StatusBadRequest,
				"There is no such level")
			assert.Equal(t, before, c.board())
		}
	}
	c := newBrowser(t, nil)
	r := c.post("/new", "level", "x")
	assert.Equal(t, http.StatusBadRequest, r.StatusCode)
	assert.Contains(t, text(t, r), "There is no such level")
}

func TestLevelChangesInMidGame(t *testing.T) {
	c := newClient(t, nil)
	usual := c.play("e2e4")
	require.Equal(t, game.NewLevel(english.English, ai.ThreePlies), *usual.Level)
	set := func(pairs ...string) *http.Response { return c.post("/settings", pairs...) }
	requireRefused(t, set("level", number(otherLevel), "rev", "000000000000"), http.StatusConflict, "moved on")
	requireRefused(t, set("level", number(otherLevel), "ply", "0"), http.StatusConflict, "moved on")
	cookie := c.cookies[site.GameCookie]
	r := set("level", number(ai.ThreePlies))
	require.Equal(t, http.StatusOK, r.StatusCode)
	assert.Equal(t, cookie, c.cookies[site.GameCookie], "nothing has changed")

	require.Equal(t, http.StatusOK, set("level", number(otherLevel), "rev", usual.Rev).StatusCode)
	now := c.board()
	assert.Equal(t, game.NewLevel(english.English, otherLevel), *now.Level)
	now.Level = usual.Level
	assert.Equal(t, usual, now, "nothing else is different, rev neither")

	p, err := chess.ParseFEN(usual.FEN)
	require.NoError(t, err)
	answer := decode[struct{ Board gameBoard }](t, c.get("/move"), http.StatusOK)
	data, err := mustCookies(t, testKey).Read(site.GameCookie, c.cookies[site.GameCookie])
	require.NoError(t, err)
	played, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	want, err := ai.Search(t.Context(), p, played.Earlier()[:1], otherLevel.Limits(), uint64(played.Setup().Seed))
	require.NoError(t, err)
	assert.Equal(t, want.Move.String(), answer.Board.UCI[1], "the computer's next move is the new level's")

	undone := decode[gameBoard](t, c.post("/undo"), http.StatusOK)
	assert.Equal(t, game.NewLevel(english.English, otherLevel), *undone.Level, "taking back leaves it")
}

func TestLevelOfAGameThatCannotBeRead(t *testing.T) {
	c := newClient(t, nil)
	c.cookies[site.GameCookie] = "broken"
	requireRefused(t, c.post("/settings", "level", number(otherLevel)), http.StatusConflict, "could not be read")
	assert.Equal(t, http.StatusOK, c.post("/settings", "level", number(ai.ThreePlies), "sound", "true").StatusCode,
		"a page that changes other things says the level too")
}

func TestTwoPlayersHaveNoLevel(t *testing.T) {
	c := newClient(t, nil)
	c.post("/new", "level", number(otherLevel))
	b := c.start("", "two")
	assert.Nil(t, b.Level)
	assert.Contains(t, text(t, c.get("/show")), `"level":null`)
	page := *c
	page.accept = "text/html"
	for _, path := range []string{"/", "/settings"} {
		shown := html.UnescapeString(text(t, page.get(path)))
		for _, l := range ai.Levels() {
			assert.NotContains(t, shown, english.English.Level(l).Sentence, path)
		}
		assert.NotContains(t, shown, `name="level"`, path)
		assert.NotContains(t, shown, "The computer", path)
	}
	assert.Equal(t, game.NewLevel(english.English, otherLevel), *c.start("", "computer").Level,
		"it is kept for the next game against the computer")
}

func TestLevelsOnPages(t *testing.T) {
	c := newBrowser(t, nil)
	c.post("/new", "level", number(otherLevel))
	for _, path := range []string{"/new", "/settings"} {
		page := html.UnescapeString(text(t, c.get(path)))
		at := 0
		for _, l := range ai.Levels() {
			next := strings.Index(page[at:], fmt.Sprintf(`name="level" value="%d"`, l))
			require.NotEqual(t, -1, next, "the easiest first")
			at += next
			assert.Contains(t, page[at:], english.English.Called(l))
			assert.Contains(t, page[at:], english.English.Level(l).Sentence)
		}
		assert.Regexp(t, fmt.Sprintf(`value="%d"[^>]* checked`, otherLevel), page, path)
	}
	page := html.UnescapeString(text(t, c.get("/")))
	assert.Contains(t, page, english.English.Called(otherLevel))
	assert.Contains(t, page, english.English.Level(otherLevel).Sentence)

	r := c.post("/new", "level", number(ai.Strongest), "fen", "nonsense")
	assert.Regexp(t, fmt.Sprintf(`value="%d"[^>]* checked`, ai.Strongest), text(t, r), "what was chosen is not lost")
}

// After a game the response and the page offer the next opponent; playing again keeps the level.
func TestAfterAGameTheNextLevelIsOffered(t *testing.T) {
	const won, drawn = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"
	for i, l := range ai.Levels() {
		for name, x := range map[string]struct {
			fen, move, says string
			places          int
		}{
			"won":        {won, "a1a8", "You won.", 1},
			"won by far": {"6k1/5ppp/8/8/8/8/8/RQ4K1 w - - 0 1", "a1a8", "You won.", 3},
			"lost":       {"6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "", "The computer won.", -1},
			"drawn":      {drawn, "", "Nobody won.", 0},
		} {
			t.Run(fmt.Sprint(l, " ", name), func(t *testing.T) {
				c := newBrowser(t, nil)
				b := decode[gameBoard](t, c.json().post("/new", "level", number(l), "fen", x.fen), http.StatusOK)
				if x.move != "" {
					assert.Nil(t, b.Offer, "the game goes on")
					c.json().play(x.move)
				}
				next := ai.Levels()[max(0, min(i+x.places, len(ai.Levels())-1))]
				assert.Equal(t, game.NewLevel(english.English, next), *c.json().board().Offer)
				page := html.UnescapeString(text(t, c.get("/")))
				again := "Play again"
				if name := english.English.Character(l); name != "" {
					again = "Play " + name + " again"
				}
				assert.Contains(t, page, again)
				assert.Contains(t, page, x.says)
				assert.Equal(t, next != l, strings.Contains(page, fmt.Sprintf(`name="level" value="%d"`, next)))
				if next != l {
					assert.Contains(t, page, english.English.Called(next))
				}
				assert.Equal(t, http.StatusSeeOther, c.post("/new", "rev", c.rev(), "players", "computer").StatusCode)
				assert.Equal(t, game.NewLevel(english.English, l), *c.json().board().Level,
					"playing again is at the same level")
			})
		}
	}
	c := newBrowser(t, nil)
	assert.Nil(t, c.json().start(drawn, "two").Offer)
	page := text(t, c.get("/"))
	assert.Contains(t, page, "Play again")
	assert.NotContains(t, page, "Try someone")
	assert.Contains(t, page, `name="players" value="two"`, "two play on")
}

// A game counts once, when the next one begins. After the first change of direction, offers go one place at a time.
func TestOffersRememberTheGamesBefore(t *testing.T) {
	const byFar, lost = "6k1/5ppp/8/8/8/8/8/RQ4K1 w - - 0 1", "6k1/8/8/8/8/8/5PPP/rq4K1 w - - 0 1"
	c := newClient(t, nil)
	offered := func(fen string) int {
		c.post("/new", "level", number(ai.ThreePlies), "fen", fen)
		if fen == byFar {
			c.play("a1a8")
			c.post("/undo")
			c.play("a1a8")
		}
		return c.board().Offer.Place - game.Place(ai.ThreePlies)
	}
	assert.Equal(t, 3, offered(byFar))
	assert.Equal(t, 3, offered(byFar), "the same way")
	assert.Equal(t, -1, offered(lost), "it has turned")
	assert.Equal(t, -1, offered(lost))
	assert.Equal(t, 1, offered(byFar), "and stays so")
	clear(c.cookies)
	assert.Equal(t, -3, offered(lost), "a newcomer")
}

// Places go from 1 to 18, and eight levels have a character.
func TestLevelsHavePlacesAndCharacters(t *testing.T) {
	answer := decode[struct{ Levels []game.Level }](t, newClient(t, nil).get("/levels"), http.StatusOK)
	characters := map[string]int{}
	for i, l := range answer.Levels {
		assert.Equal(t, i+1, l.Place)
		if l.Character != nil {
			characters[*l.Character] = l.Number
		}
	}
	assert.Equal(t,
		map[string]int{"Pip": 1, "Nib": 2, "Hop": 5, "Hazel": 6, "Mina": 8, "Rufus": 0, "Corvin": 12, "Tove": 17},
		characters)
}

// What the tutor says does not depend on the level.
func TestAdviceIsTheSameAtEveryLevel(t *testing.T) {
	c := newClient(t, nil)
	c.start(middlegame, "computer")
	paths := []string{
		"/advice",
		"/advice?move=f3e5",
		"/threat",
		"/moves",
		"/hint?step=1",
		"/hint?step=4",
		"/why?from=f3&to=f4",
	}
	said := map[string]string{}
	for _, l := range ai.Levels() {
		require.Equal(t, http.StatusOK, c.post("/settings", "level", number(l)).StatusCode)
		for _, path := range paths {
			now := text(t, c.get(path))
			if said[path] == "" {
				said[path] = now
			}
			assert.Equal(t, said[path], now, "%s at level %d", path, l)
		}
	}
}

// TestAnOldPageOfSettingsLeavesTheLevel saves a page of settings that was opened before the level was changed
// elsewhere.
func TestAnOldPageOfSettingsLeavesTheLevel(t *testing.T) {
	c := newBrowser(t, nil)
	assert.Contains(t, text(t, c.get("/settings")), `name="was" value="0"`)
	c.post("/settings", "level", number(otherLevel), "was", "0")
	c.post("/settings", "level", "0", "was", "0", "sound", "false")
	c.accept = "application/json"
	assert.Contains(t, text(t, c.get("/settings")),
		`"sound":false,"aloud":false,"turn":false,"language":"auto","level":`+number(otherLevel))
}

// A learner with Black sees the board from Black's side and sentences for Black, and the computer moves first. The
// next game is for White again unless the request says otherwise.
func TestTheLearnerPlaysBlack(t *testing.T) {
	c := newClient(t, nil)
	b := decode[gameBoard](t, c.post("/new", "side", "black", "level", "1"), http.StatusOK)
	require.Equal(t, "black", *b.Side)
	requireRefused(t, c.post("/move", "from", "e2", "to", "e4"), http.StatusConflict, "computer's turn")
	b = decode[struct{ Board gameBoard }](t, c.get("/move"), http.StatusOK).Board
	require.Len(t, b.UCI, 1, "the computer has opened")
	requireRefused(t, c.get("/move"), http.StatusConflict, "your turn")
	assert.Contains(t, text(t, c.get("/game.pgn")), "[White \"Computer\"]\n[Black \"Learner\"]")
	assert.Equal(t, 2, c.play("a7a6").Ply)
	assert.Equal(t, "black", *decode[struct{ Board gameBoard }](t, c.get("/move"), http.StatusOK).Board.Side)
	assert.Equal(t, 1, decode[gameBoard](t, c.post("/undo"), http.StatusOK).Ply, "back to the learner's own turn")

	c.accept = "text/html"
	page := text(t, c.get("/"))
	assert.Regexp(t, `(?s)id="h1".*id="a8"`, page, "Black's pieces stand at the bottom")
	assert.Regexp(t, `(?s)id="top".*Pip.*id="bottom".*You.*id="board"`, page)
	assert.Contains(t, page, "Your move")

	c.accept = "application/json"
	c.start("rnb1kbnr/pppp1ppp/8/4p1q1/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1", "")
	assert.Equal(t, "white", *c.board().Side, "nothing was said")
	decode[gameBoard](t,
		c.post("/new", "side", "black", "fen", "rnb1kbnr/pppp1ppp/8/4p1q1/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1"),
		http.StatusOK)
	assert.Contains(t, text(t, c.get("/advice")), "attacks your queen")
	requireRefused(t, c.post("/new", "side", "green"), http.StatusBadRequest, "white, black or random")
}

// A random side gives both sides over time; with Black the page comes with the computer's first move.
func TestARandomSide(t *testing.T) {
	seen := map[string]bool{}
	c := newBrowser(t, nil)
	for i := 0; len(seen) < 2; i++ {
		require.Less(t, i, 64, "only %v", seen)
		require.Equal(t, http.StatusSeeOther, c.post("/new", "side", "random", "level", "1").StatusCode)
		b := c.json().board()
		seen[*b.Side] = true
		assert.Equal(t, *b.Side == "black", b.Ply == 1)
	}
	b := decode[gameBoard](t, c.json().post("/new", "players", "two", "side", "black"), http.StatusOK)
	assert.Nil(t, b.Side)
}

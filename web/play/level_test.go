package play_test

import (
	"fmt"
	"html"
	"net/http"
	"slices"
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
	"chesstutor/web/webtest"
)

// otherLevel is a level other than the default.
const otherLevel = ai.Easiest

func TestLevelsAreListed(t *testing.T) {
	c := webtest.NewClient(t, nil)
	answer := webtest.Decode[struct{ Levels []game.Level }](t, c.Get("/levels"), http.StatusOK)
	require.Len(t, answer.Levels, len(ai.Levels()))
	for i, l := range ai.Levels() {
		assert.Equal(t, game.NewLevel(english.English, l), answer.Levels[i], "the easiest first")
	}
}

// Every level can be chosen, and comes back from the cookie.
func TestEveryLevelCanBeChosen(t *testing.T) {
	for _, l := range ai.Levels() {
		want := game.NewLevel(english.English, l)
		for name, choose := range map[string]func(*webtest.Client) *http.Response{
			"new, form": func(c *webtest.Client) *http.Response {
				return c.Post("/new", "level",
					webtest.Number(l))
			},
			"new, number": func(c *webtest.Client) *http.Response {
				return c.PostJSON("/new",
					`{"level":`+webtest.Number(l)+`}`)
			},
			"new, string": func(c *webtest.Client) *http.Response {
				return c.PostJSON("/new",
					`{"level":"`+webtest.Number(l)+`"}`)
			},
			"settings, form": func(c *webtest.Client) *http.Response {
				return c.Post("/settings", "level",
					webtest.Number(l))
			},
			"settings, JSON": func(c *webtest.Client) *http.Response {
				return c.PostJSON("/settings", `{"level":`+webtest.Number(l)+
					`}`)
			},
		} {
			t.Run(fmt.Sprint(l, " ", name), func(t *testing.T) {
				c := webtest.NewClient(t, nil)
				require.Equal(t, http.StatusOK, choose(c).StatusCode)
				assert.Equal(t, &want, c.Board().Level)
				assert.Equal(t, l, webtest.Decode[webtest.Settings](t, c.Get("/settings"), http.StatusOK).Level)
				assert.Equal(t, l, webtest.Decode[startDefaults](t, c.Get("/new"), http.StatusOK).Level)
				assert.Equal(t, &want, c.Play("e2e4").Level)
				assert.Equal(t, &want, c.Start("", "").Level, "the next game keeps it")
			})
		}
	}
}

func TestNoSuchLevel(t *testing.T) {
	for _, wrong := range []string{
		webtest.Number(ai.Level(len(ai.Levels()))), "255", "256", "-1", "1.5", "x", "1,2", "0x1", "true", "none",
		"99999999999999999999",
	} {
		for _, path := range []string{"/new", "/settings"} {
			c := webtest.NewClient(t, nil)
			c.Play("e2e4")
			before := c.Board()
			webtest.RequireRefused(t, c.Post(path, "level", wrong, "sound", "true"), http.StatusBadRequest,
				"GET /levels lists")
			webtest.RequireRefused(t, c.PostJSON(path, `{"level":"`+wrong+`"}`), http.StatusBadRequest,
				"There is no such level")
			assert.Equal(t, before, c.Board())
		}
	}
	c := webtest.NewBrowser(t, nil)
	r := c.Post("/new", "level", "x")
	assert.Equal(t, http.StatusBadRequest, r.StatusCode)
	assert.Contains(t, webtest.Text(t, r), "There is no such level")
}

func TestLevelChangesInMidGame(t *testing.T) {
	c := webtest.NewClient(t, nil)
	usual := c.Play("e2e4")
	require.Equal(t, game.NewLevel(english.English, ai.ThreePlies), *usual.Level)
	set := func(pairs ...string) *http.Response { return c.Post("/settings", pairs...) }
	webtest.RequireRefused(t, set("level", webtest.Number(otherLevel), "rev", "000000000000"), http.StatusConflict,
		"moved on")
	webtest.RequireRefused(t, set("level", webtest.Number(otherLevel), "ply", "0"), http.StatusConflict, "moved on")
	cookie := c.Cookies[site.GameCookie]
	r := set("level", webtest.Number(ai.ThreePlies))
	require.Equal(t, http.StatusOK, r.StatusCode)
	assert.Equal(t, cookie, c.Cookies[site.GameCookie], "nothing has changed")

	require.Equal(t, http.StatusOK, set("level", webtest.Number(otherLevel), "rev", usual.Rev).StatusCode)
	now := c.Board()
	assert.Equal(t, game.NewLevel(english.English, otherLevel), *now.Level)
	now.Level = usual.Level
	assert.Equal(t, usual, now, "nothing else is different, rev neither")

	p, err := chess.ParseFEN(usual.FEN)
	require.NoError(t, err)
	answer := webtest.Decode[struct{ Board webtest.Board }](t, c.Get("/move"), http.StatusOK)
	data, err := webtest.Jar(t, webtest.Key).Read(site.GameCookie, c.Cookies[site.GameCookie])
	require.NoError(t, err)
	played, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	want, err := ai.Search(t.Context(), p, played.Earlier()[:1], otherLevel.Limits(), uint64(played.Setup().Seed))
	require.NoError(t, err)
	assert.Equal(t, want.Move.String(), answer.Board.UCI[1], "the computer's next move is the new level's")

	undone := webtest.Decode[webtest.Board](t, c.Post("/undo"), http.StatusOK)
	assert.Equal(t, game.NewLevel(english.English, otherLevel), *undone.Level, "taking back leaves it")
}

func TestLevelOfAGameThatCannotBeRead(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Cookies[site.GameCookie] = "broken"
	webtest.RequireRefused(t, c.Post("/settings", "level", webtest.Number(otherLevel)), http.StatusConflict,
		"could not be read")
	assert.Equal(t, http.StatusOK, c.Post("/settings", "level", webtest.Number(ai.ThreePlies), "sound",
		"true").StatusCode,
		"a page that changes other things says the level too")
}

func TestTwoPlayersHaveNoLevel(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Post("/new", "level", webtest.Number(otherLevel))
	b := c.Start("", "two")
	assert.Nil(t, b.Level)
	assert.Contains(t, webtest.Text(t, c.Get("/show")), `"level":null`)
	page := *c
	page.Accept = "text/html"
	for _, path := range []string{"/", "/settings"} {
		shown := html.UnescapeString(webtest.Text(t, page.Get(path)))
		for _, l := range ai.Levels() {
			assert.NotContains(t, shown, english.English.Level(l).Sentence, path)
		}
		assert.NotContains(t, shown, `name="level"`, path)
		assert.NotContains(t, shown, "The computer", path)
	}
	assert.Equal(t, game.NewLevel(english.English, otherLevel), *c.Start("", "computer").Level,
		"it is kept for the next game against the computer")
}

func TestLevelsOnPages(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Post("/new", "level", webtest.Number(otherLevel))
	for _, path := range []string{"/new", "/settings"} {
		page := html.UnescapeString(webtest.Text(t, c.Get(path)))
		at := 0
		faceless := slices.DeleteFunc(ai.Levels(), func(l ai.Level) bool { return slices.Contains(ai.Friends(), l) })
		for _, l := range slices.Concat(ai.Friends(), faceless) {
			next := strings.Index(page[at:], fmt.Sprintf(`name="level" value="%d"`, l))
			require.NotEqual(t, -1, next, "friends first, and the easiest first")
			at += next
			assert.Contains(t, page[at:], english.English.Called(l))
			assert.Contains(t, page[at:], english.English.Level(l).Sentence)
		}
		assert.Regexp(t, fmt.Sprintf(`value="%d"[^>]* checked`, otherLevel), page, path)
	}
	page := html.UnescapeString(webtest.Text(t, c.Get("/")))
	assert.Contains(t, page, english.English.Called(otherLevel))
	assert.Contains(t, page, english.English.Level(otherLevel).Sentence)

	r := c.Post("/new", "level", webtest.Number(ai.Strongest), "fen", "nonsense")
	assert.Regexp(t, fmt.Sprintf(`value="%d"[^>]* checked`, ai.Strongest), webtest.Text(t, r),
		"what was chosen is not lost")
}

// Who was beaten has a badge on the page of a new game, at once and after the next game has begun; it outlives games,
// and lessons keep it.
func TestBeatenFriendsHaveABadge(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	badges := func() int { return strings.Count(webtest.Text(t, c.Get("/new")), `aria-label="Beaten."`) }
	won := func(l ai.Level) {
		c.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{Learner: chess.Black, Level: l})
	}
	c.Post("/new", "level", webtest.Number(ai.Pip), "fen", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
	c.JSON().Play("a1a8")
	assert.Zero(t, badges(), "a position that was set up")
	c.Post("/new", "level", webtest.Number(ai.Pip))
	assert.Zero(t, badges(), "after it, too")
	won(ai.Pip)
	assert.Equal(t, 1, badges(), "the game has just ended")
	c.Post("/new", "level", webtest.Number(ai.Pip))
	assert.Equal(t, 1, badges())
	won(ai.Pip)
	assert.Equal(t, 1, badges(), "twice is once")
	won(3)
	assert.Equal(t, 1, badges(), "a level without a face has no badge")
	won(ai.Mina)
	assert.Equal(t, 2, badges())
	c.Post("/new", "level", webtest.Number(ai.ThreePlies))
	delete(c.Cookies, site.GameCookie)
	assert.Equal(t, 2, badges())
}

// Places go from 1 on, and eight levels have a character.
func TestLevelsHavePlacesAndCharacters(t *testing.T) {
	answer := webtest.Decode[struct{ Levels []game.Level }](t, webtest.NewClient(t, nil).Get("/levels"), http.StatusOK)
	characters := map[string]int{}
	for i, l := range answer.Levels {
		assert.Equal(t, i+1, l.Place)
		if l.Character != nil {
			characters[*l.Character] = l.Number
		}
	}
	assert.Equal(t,
		map[string]int{"Pip": 18, "Nib": 19, "Hop": 20, "Hazel": 21, "Mina": 22, "Rufus": 0, "Corvin": 12, "Tove": 17},
		characters)
}

// What the tutor says does not depend on the level.
func TestAdviceIsTheSameAtEveryLevel(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start(webtest.Middlegame, "computer")
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
		require.Equal(t, http.StatusOK, c.Post("/settings", "level", webtest.Number(l)).StatusCode)
		for _, path := range paths {
			now := webtest.Text(t, c.Get(path))
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
	c := webtest.NewBrowser(t, nil)
	assert.Contains(t, webtest.Text(t, c.Get("/settings")), `name="was" value="0"`)
	c.Post("/settings", "level", webtest.Number(otherLevel), "was", "0")
	c.Post("/settings", "level", "0", "was", "0", "sound", "false")
	c.Accept = "application/json"
	assert.Contains(t, webtest.Text(t, c.Get("/settings")),
		`"sound":false,"aloud":false,"turn":false,"language":"auto","level":`+webtest.Number(otherLevel))
}

// A learner with Black sees the board from Black's side and sentences for Black, and the computer moves first. The
// next game is for White again unless the request says otherwise.
func TestTheLearnerPlaysBlack(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := webtest.Decode[webtest.Board](t, c.Post("/new", "side", "black", "level", "18"), http.StatusOK)
	require.Equal(t, "black", *b.Side)
	webtest.RequireRefused(t, c.Post("/move", "from", "e2", "to", "e4"), http.StatusConflict, "turn")
	b = webtest.Decode[struct{ Board webtest.Board }](t, c.Get("/move"), http.StatusOK).Board
	require.Len(t, b.UCI, 1, "the computer has opened")
	webtest.RequireRefused(t, c.Get("/move"), http.StatusConflict, "your turn")
	assert.Contains(t, webtest.Text(t, c.Get("/game.pgn")), "[White \"Computer\"]\n[Black \"Learner\"]")
	assert.Equal(t, 2, c.Play("a7a6").Ply)
	assert.Equal(t, "black", *webtest.Decode[struct{ Board webtest.Board }](t, c.Get("/move"),
		http.StatusOK).Board.Side)
	assert.Equal(t, 1, webtest.Decode[webtest.Board](t, c.Post("/undo"), http.StatusOK).Ply,
		"back to the learner's own turn")

	c.Accept = "text/html"
	page := webtest.Text(t, c.Get("/"))
	assert.Regexp(t, `(?s)id="h1".*id="a8"`, page, "Black's pieces stand at the bottom")
	assert.Regexp(t, `(?s)id="top".*Pip.*id="bottom".*You.*id="board"`, page)
	assert.Contains(t, page, "Your move")

	c.Accept = "application/json"
	c.Start("rnb1kbnr/pppp1ppp/8/4p1q1/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1", "")
	assert.Equal(t, "white", *c.Board().Side, "nothing was said")
	webtest.Decode[webtest.Board](t,
		c.Post("/new", "side", "black", "fen", "rnb1kbnr/pppp1ppp/8/4p1q1/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 0 1"),
		http.StatusOK)
	assert.Contains(t, webtest.Text(t, c.Get("/advice")), "attacks your queen")
	webtest.RequireRefused(t, c.Post("/new", "side", "green"), http.StatusBadRequest, "white, black or random")
}

// A random side gives both sides over time; with Black the page comes with the computer's first move.
func TestARandomSide(t *testing.T) {
	seen := map[string]bool{}
	c := webtest.NewBrowser(t, nil)
	for i := 0; len(seen) < 2; i++ {
		require.Less(t, i, 64, "only %v", seen)
		require.Equal(t, http.StatusSeeOther, c.Post("/new", "side", "random", "level", "1").StatusCode)
		b := c.JSON().Board()
		seen[*b.Side] = true
		assert.Equal(t, *b.Side == "black", b.Ply == 1)
	}
	b := webtest.Decode[webtest.Board](t, c.JSON().Post("/new", "players", "two", "side", "black"), http.StatusOK)
	assert.Nil(t, b.Side)
}

// A link to a new game may name who is to be chosen, whoever was played last.
func TestALinkToANewGameNamesTheFriend(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	for _, friend := range ai.Friends() {
		path := fmt.Sprintf("/new?level=%d", friend)
		chosen, _ := b.Document(path).Find(`input[name="level"][checked]`).Attr("value")
		assert.Equal(t, webtest.Number(friend), chosen)
		assert.Equal(t, friend, webtest.Decode[struct{ Level ai.Level }](t, c.Get(path), http.StatusOK).Level)
	}
	webtest.RequireRefused(t, c.Get("/new?level=99"), http.StatusBadRequest, "level")
}

// Before the first move another opponent is chosen among faces, for a new game; then in the settings, for this one.
func TestWhereAnotherOpponentIsChosen(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	at := func() string { return c.Document("/").Find("#opponent a").AttrOr("href", "") }
	assert.Equal(t, "/new", at())
	c.JSON().Play("e2e4")
	assert.Equal(t, "/settings#level-0", at())
}

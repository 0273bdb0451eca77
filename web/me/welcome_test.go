package me_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// welcomedTo is the answer of /welcome in JSON.
type welcomedTo struct {
	Door  *string
	Board webtest.Board
}

func welcomed(c *webtest.Client) welcomedTo {
	return webtest.Decode[welcomedTo](c.T, c.JSON().Get("/welcome"), http.StatusOK)
}

// asksWhereToBegin reports whether the page of the game shows the doors.
func asksWhereToBegin(c *webtest.Client) bool {
	page := webtest.Text(c.T, c.Browser().Get("/"))
	assert.Equal(c.T, 64, strings.Count(page, `role="gridcell"`), "the board is there too")
	return strings.Contains(page, `id="welcome"`)
}

// Each door leads where it says, and a visitor who has taken one is not asked again.
func TestEveryDoorLeadsSomewhereAndIsKept(t *testing.T) {
	for door, want := range map[string]struct {
		page  string
		level ai.Level
		board string
	}{
		"new": {"/lesson/rook?id=rook-2", ai.Pip, "all"}, "moves": {"/", ai.Hop, "all"},
		"play": {"/", ai.ThreePlies, "calm"}, "closed": {"/", ai.ThreePlies, "all"},
	} {
		t.Run(door, func(t *testing.T) {
			c := webtest.NewBrowser(t, nil)
			require.True(t, asksWhereToBegin(c))
			require.Nil(t, welcomed(c).Door)
			r := c.Post("/welcome", "door", door)
			require.Equal(t, http.StatusSeeOther, r.StatusCode)
			assert.Equal(t, want.page, r.Header.Get("Location"))
			page := c.Get(want.page)
			assert.Equal(t, http.StatusOK, page.StatusCode)
			if door == "new" {
				assert.Contains(t, webtest.Text(t, page), `data-kind="move"`, "the first exercise is open")
			}
			assert.False(t, asksWhereToBegin(c))
			assert.Equal(t, door, *welcomed(c).Door)
			assert.Equal(t, int(want.level), welcomed(c).Board.Level.Number)

			settings := webtest.Decode[struct{ Board string }](t, c.JSON().Get("/settings"), http.StatusOK)
			assert.Equal(t, want.board, settings.Board)

			delete(c.Cookies, site.GameCookie)
			assert.False(t, asksWhereToBegin(c), "it outlives games")
			assert.Equal(t, http.StatusSeeOther, c.Post("/settings", "help", "some").StatusCode)
			assert.False(t, asksWhereToBegin(c), "and other settings")
		})
	}
}

// Who knows how the pieces move finds no borders round those that can, but all other help.
func TestWhoKnowsTheMovesSeesNoBordersRoundPieces(t *testing.T) {
	for door, want := range map[string]bool{"new": true, "moves": false} {
		c := webtest.NewBrowser(t, nil)
		require.Equal(t, http.StatusSeeOther, c.Post("/welcome", "door", door).StatusCode)
		page := webtest.Text(t, c.Get("/"))
		assert.Equal(t, want, strings.Contains(page, `id="e2" class="square light moveable `), door)
		assert.Contains(t, webtest.Text(t, c.Get("/?from=e2")), " valid", door)
	}
}

// From the door of beginners it is one tap to the first move: the rook is chosen, the star is where it goes, and there
// is one sentence to read. Whoever was there before goes on where they were.
func TestTheDoorOfBeginnersOpensAnExercise(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := c.Follow(c.Post("/welcome", "door", "new"))
	assert.Regexp(t, `id="c2"[^>]*aria-label="[^"]*white rook[^"]*chosen`, page)
	assert.Regexp(t, `id="c7"[^>]*aria-label="[^"]*star`, page)
	assert.Contains(t, c.Press(page, "c7"), "Right!")

	again := c.Post("/welcome", "door", "new")
	assert.Equal(t, "/lesson/rook?id=rook-3", again.Header.Get("Location"))
}

// The doors are not shown to a player with a game under way, even one whose cookie cannot be read.
func TestWhoeverHasAGameIsNotAskedWhereToBegin(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Play("e2e4")
	assert.False(t, asksWhereToBegin(c))
	assert.Nil(t, welcomed(c).Door, "no door was taken")
	assert.NotContains(t, c.Cookies, "chess_settings")

	c = webtest.NewBrowser(t, nil)
	assert.NotContains(t, webtest.Text(t, c.Get("/?from=e2")), `id="welcome"`, "who has chosen a piece has begun")
	assert.True(t, asksWhereToBegin(c))
	c.Cookies[site.GameCookie] = "broken"
	assert.False(t, asksWhereToBegin(c), "no newcomer has a game that cannot be read")
}

// A program can play without taking a door; no settings cookie is set for it.
func TestNoDoorNeedBeTaken(t *testing.T) {
	c := webtest.NewClient(t, nil)
	assert.Equal(t, "white", c.Board().Turn)
	c.Play("e2e4")
	assert.Equal(t, http.StatusOK, c.Get("/move").StatusCode)
	assert.Equal(t, 2, c.Board().Ply)
	assert.NotContains(t, c.Cookies, "chess_settings")
}

// A door taken in mid-game changes the level from then on and keeps the game.
func TestADoorTakenLaterLosesNoGame(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Play("e2e4")
	got := webtest.Decode[welcomedTo](t, c.Post("/welcome", "door", "moves", "rev", c.Board().Rev), http.StatusOK)
	assert.Equal(t, "moves", *got.Door)
	assert.Equal(t, []string{"e4"}, got.Board.SAN)
	assert.Equal(t, int(ai.Hop), got.Board.Level.Number)

	before := c.Cookies[site.GameCookie]
	assert.Equal(t, http.StatusOK, c.Post("/welcome", "door", "closed").StatusCode)
	assert.Equal(t, before, c.Cookies[site.GameCookie], "closing changes no game")
	page := webtest.Text(t, c.Browser().Get("/welcome"))
	assert.Equal(t, 3, strings.Count(page, `class="door"`))
	assert.Contains(t, webtest.Text(t, c.Browser().Get("/settings")), `href="/welcome"`)
}

func TestUnknownDoorsAreRefused(t *testing.T) {
	c := webtest.NewClient(t, nil)
	webtest.RequireRefused(t, c.Post("/welcome"), http.StatusBadRequest, "closed, new, moves or play")
	webtest.RequireRefused(t, c.Post("/welcome", "door", "back"), http.StatusBadRequest, "closed, new, moves or play")
	webtest.RequireRefused(t, c.PostJSON("/welcome", `{"door":["new","play"]}`), http.StatusBadRequest,
		"closed, new, moves or play")
	webtest.RequireRefused(t, c.Post("/welcome", "door", "new", "rev", "older"), http.StatusConflict, "")
	assert.Nil(t, welcomed(c).Door)
}

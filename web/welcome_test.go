package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/web/site"
)

// welcomedTo is the answer of /welcome in JSON.
type welcomedTo struct {
	Door  *string
	Board gameBoard
}

func (c *client) welcomed() welcomedTo {
	return decode[welcomedTo](c.t, c.json().get("/welcome"), http.StatusOK)
}

// asksWhereToBegin reports whether the page of the game shows the doors.
func (c *client) asksWhereToBegin() bool {
	page := text(c.t, c.browser().get("/"))
	assert.Equal(c.t, 64, strings.Count(page, `role="gridcell"`), "the board is there too")
	return strings.Contains(page, `id="welcome"`)
}

// browser returns the same client with Accept: text/html.
func (c *client) browser() *client {
	pages := *c
	pages.accept = "text/html"
	return &pages
}

// Each door leads where it says, and a visitor who has taken one is not asked again.
func TestEveryDoorLeadsSomewhereAndIsKept(t *testing.T) {
	for door, want := range map[string]struct {
		page  string
		level ai.Level
		board string
	}{
		"new": {"/lessons", ai.Easiest, "all"}, "moves": {"/", 5, "all"}, "play": {"/", ai.ThreePlies, "calm"},
		"closed": {"/", ai.ThreePlies, "all"},
	} {
		t.Run(door, func(t *testing.T) {
			c := newBrowser(t, nil)
			require.True(t, c.asksWhereToBegin())
			require.Nil(t, c.welcomed().Door)
			r := c.post("/welcome", "door", door)
			require.Equal(t, http.StatusSeeOther, r.StatusCode)
			assert.Equal(t, want.page, r.Header.Get("Location"))
			assert.Equal(t, http.StatusOK, c.get(want.page).StatusCode)
			assert.False(t, c.asksWhereToBegin())
			assert.Equal(t, door, *c.welcomed().Door)
			assert.Equal(t, int(want.level), c.welcomed().Board.Level.Number)

			settings := decode[struct{ Board string }](t, c.json().get("/settings"), http.StatusOK)
			assert.Equal(t, want.board, settings.Board)

			delete(c.cookies, site.GameCookie)
			assert.False(t, c.asksWhereToBegin(), "it outlives games")
			assert.Equal(t, http.StatusSeeOther, c.post("/settings", "help", "some").StatusCode)
			assert.False(t, c.asksWhereToBegin(), "and other settings")
		})
	}
}

// The doors are not shown to a player with a game under way, even one whose cookie cannot be read.
func TestWhoeverHasAGameIsNotAskedWhereToBegin(t *testing.T) {
	c := newClient(t, nil)
	c.play("e2e4")
	assert.False(t, c.asksWhereToBegin())
	assert.Nil(t, c.welcomed().Door, "no door was taken")
	assert.NotContains(t, c.cookies, "chess_settings")

	c = newBrowser(t, nil)
	assert.NotContains(t, text(t, c.get("/?from=e2")), `id="welcome"`, "who has chosen a piece has begun")
	assert.True(t, c.asksWhereToBegin())
	c.cookies[site.GameCookie] = "broken"
	assert.False(t, c.asksWhereToBegin(), "no newcomer has a game that cannot be read")
}

// A program can play without taking a door; no settings cookie is set for it.
func TestNoDoorNeedBeTaken(t *testing.T) {
	c := newClient(t, nil)
	assert.Equal(t, "white", c.board().Turn)
	c.play("e2e4")
	assert.Equal(t, http.StatusOK, c.get("/move").StatusCode)
	assert.Equal(t, 2, c.board().Ply)
	assert.NotContains(t, c.cookies, "chess_settings")
}

// A door taken in mid-game changes the level from then on and keeps the game.
func TestADoorTakenLaterLosesNoGame(t *testing.T) {
	c := newClient(t, nil)
	c.play("e2e4")
	got := decode[welcomedTo](t, c.post("/welcome", "door", "moves", "rev", c.board().Rev), http.StatusOK)
	assert.Equal(t, "moves", *got.Door)
	assert.Equal(t, []string{"e4"}, got.Board.SAN)
	assert.Equal(t, 5, got.Board.Level.Number)

	before := c.cookies[site.GameCookie]
	assert.Equal(t, http.StatusOK, c.post("/welcome", "door", "closed").StatusCode)
	assert.Equal(t, before, c.cookies[site.GameCookie], "closing changes no game")
	page := text(t, c.browser().get("/welcome"))
	assert.Equal(t, 3, strings.Count(page, `class="door"`))
	assert.Contains(t, text(t, c.browser().get("/settings")), `href="/welcome"`)
}

func TestUnknownDoorsAreRefused(t *testing.T) {
	c := newClient(t, nil)
	requireRefused(t, c.post("/welcome"), http.StatusBadRequest, "closed, new, moves or play")
	requireRefused(t, c.post("/welcome", "door", "back"), http.StatusBadRequest, "closed, new, moves or play")
	requireRefused(t, c.postJSON("/welcome", `{"door":["new","play"]}`), http.StatusBadRequest,
		"closed, new, moves or play")
	requireRefused(t, c.post("/welcome", "door", "new", "rev", "older"), http.StatusConflict, "")
	assert.Nil(t, c.welcomed().Door)
}

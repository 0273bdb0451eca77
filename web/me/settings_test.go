package me_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// Saved settings are confirmed once, in a sentence that screen readers announce.
func TestSavedSettingsAreConfirmed(t *testing.T) {
	const said = `id="done">Saved. Your settings are kept.<`
	c := webtest.NewBrowser(t, nil)
	r := c.Post("/settings", "help", "some")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Contains(t, webtest.Text(t, c.Get(r.Header.Get("Location"))), said)
	assert.NotContains(t, webtest.Text(t, c.Get("/")), said)
}

var markNames = []string{"moveable", "threatened", "valid", "unsafe", "threat", "last", "grade", "words"}

func TestSettings(t *testing.T) {
	c := webtest.NewClient(t, nil)
	set := func(pairs ...string) webtest.Settings {
		return webtest.Decode[webtest.Settings](t, c.Post("/settings", pairs...), http.StatusOK)
	}
	newcomer := webtest.Settings{Help: "full", Warnings: true, Marks: markNames, Sound: true}
	assert.Equal(t, newcomer, set())
	want := webtest.Settings{Help: "some", Marks: []string{"moveable", "valid"}}
	assert.Equal(t, want, set("help", "some", "warnings", "false", "sound", "false", "marks", "valid,moveable"))
	assert.Equal(t, want, set(), "what is not given stays")

	c.Start("", "two")
	c.Cookies[site.GameCookie] = "broken"
	assert.Equal(t, want, set(), "they outlive games, and bad ones")
	r := c.PostJSON("/settings", `{"marks":[]}`)
	assert.Equal(t, []string{}, webtest.Decode[webtest.Settings](t, r, http.StatusOK).Marks)
	r = c.PostJSON("/settings", `{"marks":["threat"]}`)
	assert.Equal(t, []string{"threat"}, webtest.Decode[webtest.Settings](t, r, http.StatusOK).Marks)

	webtest.RequireRefused(t, c.Post("/settings", "help", "all"), http.StatusBadRequest, "full, some or none")
	webtest.RequireRefused(t, c.Post("/settings", "sound", "loud"), http.StatusBadRequest, "true or false")
	webtest.RequireRefused(t, c.Post("/settings", "marks", "moveable,nothing"), http.StatusBadRequest,
		"Marks are moveable")
	c.Cookies["chess_settings"] = "broken"
	assert.Equal(t, newcomer, set())
}

func TestSettingsPage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	page := webtest.Text(t, c.Get("/settings"))
	for _, name := range markNames {
		assert.Contains(t, page, `value="`+name+`" checked`)
	}
	// As a browser sends the form with two boxes ticked.
	r := c.Send("/settings", "application/x-www-form-urlencoded",
		"marks=none&marks=valid&marks=last&sound=false&sound=true")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	got := webtest.Decode[webtest.Settings](t, c.JSON().Get("/settings"), http.StatusOK)
	assert.Equal(t, []string{"valid", "last"}, got.Marks)
	assert.True(t, got.Sound)
	r = c.Send("/settings", "application/x-www-form-urlencoded", "marks=none&sound=false")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	got = webtest.Decode[webtest.Settings](t, c.JSON().Get("/settings"), http.StatusOK)
	assert.Empty(t, got.Marks)
	assert.False(t, got.Sound)
	page = webtest.Text(t, c.Get("/?from=e2"))
	assert.NotRegexp(t, `id="[a-h][1-8]" class="[^"]*(moveable|valid|last)`, page)
	assert.Regexp(t, `id="e4"[^>]*form="play"`, page, "moves are played as before")
}

// Of two concurrent requests the one that changes nothing may be answered last: it must not restore older settings.
func TestASettingThatDoesNotChangeSetsNoCookie(t *testing.T) {
	c := webtest.NewClient(t, nil)
	older := map[string]string{}
	assert.Empty(t, c.Post("/settings").Cookies(), "nothing was said")
	require.NotEmpty(t, c.Post("/settings", "sound", "false").Cookies())
	assert.Empty(t, c.Post("/settings", "sound", "false").Cookies(), "it was so")
	assert.Empty(t, c.Post("/settings", "sound", "perhaps").Cookies(), "it was refused")
	late := &webtest.Client{T: t, Handler: c.Handler, Cookies: older, Accept: c.Accept}
	assert.Empty(t, late.Post("/settings").Cookies(), "the other was not heard of yet")
}

// A game that has ended was played against whom it was: another friend comes with a new one.
func TestAnotherFriendLeavesTheGameThatHasEnded(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{Level: ai.Pip})
	require.Equal(t, http.StatusOK, c.Post("/settings", "level", "19").StatusCode)
	assert.NotContains(t, webtest.Text(t, c.Get("/game.pgn")), "1. f3")
	c.Hold("", "f3 e5", tutor.Setup{Level: ai.Pip})
	require.Equal(t, http.StatusOK, c.Post("/settings", "level", "19").StatusCode)
	assert.Contains(t, webtest.Text(t, c.Get("/game.pgn")), "1. f3 e5", "one that goes on stays")
}

package web

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/web/site"
)

// chosen is what GET /settings answers.
type chosen struct {
	Help     string
	Warnings bool
	Marks    []string
	Sound    bool
	Turn     bool
	Level    ai.Level
}

var markNames = []string{"moveable", "threatened", "valid", "unsafe", "threat", "last", "grade", "words"}

func TestSettings(t *testing.T) {
	c := newClient(t, nil)
	set := func(pairs ...string) chosen {
		return decode[chosen](t, c.post("/settings", pairs...), http.StatusOK)
	}
	newcomer := chosen{Help: "full", Warnings: true, Marks: markNames, Sound: true}
	assert.Equal(t, newcomer, set())
	want := chosen{Help: "some", Marks: []string{"moveable", "valid"}}
	assert.Equal(t, want, set("help", "some", "warnings", "false", "sound", "false", "marks", "valid,moveable"))
	assert.Equal(t, want, set(), "what is not given stays")

	c.start("", "two")
	c.cookies[site.GameCookie] = "broken"
	assert.Equal(t, want, set(), "they outlive games, and bad ones")
	r := c.postJSON("/settings", `{"marks":[]}`)
	assert.Equal(t, []string{}, decode[chosen](t, r, http.StatusOK).Marks)
	r = c.postJSON("/settings", `{"marks":["threat"]}`)
	assert.Equal(t, []string{"threat"}, decode[chosen](t, r, http.StatusOK).Marks)

	requireRefused(t, c.post("/settings", "help", "all"), http.StatusBadRequest, "full, some or none")
	requireRefused(t, c.post("/settings", "sound", "loud"), http.StatusBadRequest, "true or false")
	requireRefused(t, c.post("/settings", "marks", "moveable,nothing"), http.StatusBadRequest, "Marks are moveable")
	c.cookies["chess_settings"] = "broken"
	assert.Equal(t, newcomer, set())
}

func TestSettingsPage(t *testing.T) {
	c := newBrowser(t, nil)
	page := text(t, c.get("/settings"))
	for _, name := range markNames {
		assert.Contains(t, page, `value="`+name+`" checked`)
	}
	// As a browser sends the form with two boxes ticked.
	r := c.send("/settings", "application/x-www-form-urlencoded",
		"marks=none&marks=valid&marks=last&sound=false&sound=true")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	got := decode[chosen](t, c.json().get("/settings"), http.StatusOK)
	assert.Equal(t, []string{"valid", "last"}, got.Marks)
	assert.True(t, got.Sound)
	r = c.send("/settings", "application/x-www-form-urlencoded", "marks=none&sound=false")
	assert.Equal(t, http.StatusSeeOther, r.StatusCode)
	got = decode[chosen](t, c.json().get("/settings"), http.StatusOK)
	assert.Empty(t, got.Marks)
	assert.False(t, got.Sound)
	page = text(t, c.get("/?from=e2"))
	assert.NotRegexp(t, `id="[a-h][1-8]" class="[^"]*(moveable|valid|last)`, page)
	assert.Regexp(t, `id="e4"[^>]*form="play"`, page, "moves are played as before")
}

// Of two concurrent requests the one that changes nothing may be answered last: it must not restore older settings.
func TestASettingThatDoesNotChangeSetsNoCookie(t *testing.T) {
	c := newClient(t, nil)
	older := map[string]string{}
	assert.Empty(t, c.post("/settings").Cookies(), "nothing was said")
	require.NotEmpty(t, c.post("/settings", "sound", "false").Cookies())
	assert.Empty(t, c.post("/settings", "sound", "false").Cookies(), "it was so")
	assert.Empty(t, c.post("/settings", "sound", "perhaps").Cookies(), "it was refused")
	late := &client{t: t, handler: c.handler, cookies: older, accept: c.accept}
	assert.Empty(t, late.post("/settings").Cookies(), "the other was not heard of yet")
}

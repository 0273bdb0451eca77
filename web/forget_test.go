package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// used is a browser that has every cookie of the site.
func used(t *testing.T, c *client) {
	t.Helper()
	require.Equal(t, http.StatusOK, c.post("/progress/reset").StatusCode)
	require.Equal(t, http.StatusOK, c.post("/settings", "sound", "false").StatusCode)
	c.play("e2e4")
	decode[map[string]any](t, c.get("/move"), http.StatusOK)
	c.play("d2d4")
	for _, name := range site.Cookies() {
		require.Contains(t, c.cookies, name)
	}
}

// What a browser can have is listed, and deleted by one button; its seat in a room is free of it.
func TestABrowserIsForgotten(t *testing.T) {
	s := newRoomServer(t, nil)
	c, friend := s.at(t), s.at(t)
	room := decode[struct{ URL, Room string }](t, c.post("/rooms"), http.StatusCreated)
	path := "/room/" + room.Room
	require.Equal(t, http.StatusOK, friend.post(path+"/join").StatusCode)
	used(t, c)
	type kept struct{ Cookies []string }
	assert.Equal(t, site.Cookies(), decode[kept](t, c.get("/forget"), http.StatusOK).Cookies)
	c.accept = "text/html"
	assert.Contains(t, text(t, c.get(path)), `href="/forget"`)
	page := text(t, c.get("/forget"))
	assert.NotContains(t, page, english.English.Pages.Forget.Was)
	assert.Equal(t, len(site.Cookies()), strings.Count(page, "<li>your ")+strings.Count(page, "<li>what "),
		"each is told of")
	assert.Contains(t, page, english.English.Pages.Forget.Seats)
	assert.Contains(t, text(t, c.get("/settings")), `href="/forget"`)

	answer := c.post("/forget")
	require.Equal(t, http.StatusSeeOther, answer.StatusCode)
	assert.Len(t, answer.Cookies(), len(site.Cookies()))
	assert.Empty(t, c.cookies)
	page = text(t, c.get(answer.Header.Get("Location")))
	assert.Contains(t, page, english.English.Pages.Forget.Was)
	assert.Empty(t, c.cookies, "the page itself keeps nothing")

	c.accept = "application/json"
	state := decode[aState](t, c.get(path), http.StatusOK)
	assert.Nil(t, state.You, "the seat is given up")
	assert.NotNil(t, decode[aState](t, friend.get(path), http.StatusOK).You)
	assert.Zero(t, c.board().Ply)
	assert.Empty(t, decode[kept](t, c.post("/forget"), http.StatusOK).Cookies)
	assert.NotContains(t, text(t, friend.watching().get(path)), `href="/forget"`)
}

// watching returns another browser of the same server, with pages.
func (c *client) watching() *client {
	return &client{t: c.t, handler: c.handler, cookies: map[string]string{}, accept: "text/html"}
}

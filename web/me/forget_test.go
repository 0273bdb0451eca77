package me_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// What a browser can have is listed, and deleted by one button; its seat in a room is free of it.
func TestABrowserIsForgotten(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	c, friend := webtest.ClientOf(t, s), webtest.ClientOf(t, s)
	room := webtest.Decode[struct{ URL, Room string }](t, c.Post("/rooms"), http.StatusCreated)
	path := "/room/" + room.Room
	require.Equal(t, http.StatusOK, friend.Post(path+"/join").StatusCode)
	require.Equal(t, http.StatusCreated, c.Post("/class/new", "title", "4b").StatusCode)
	webtest.Used(t, c)
	type kept struct{ Cookies []string }
	assert.Equal(t, site.Cookies(), webtest.Decode[kept](t, c.Get("/forget"), http.StatusOK).Cookies)
	c.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, c.Get(path)), `href="/forget"`)
	page := webtest.Text(t, c.Get("/forget"))
	assert.NotContains(t, page, english.English.Pages.Forget.Was)
	assert.Equal(t, len(site.Cookies()), strings.Count(page, "<li>your ")+strings.Count(page, "<li>what "),
		"each is told of")
	assert.Contains(t, page, english.English.Pages.Forget.Seats)
	assert.Contains(t, webtest.Text(t, c.Get("/settings")), `href="/forget"`)

	answer := c.Post("/forget")
	require.Equal(t, http.StatusSeeOther, answer.StatusCode)
	assert.Len(t, answer.Cookies(), len(site.Cookies()))
	assert.Empty(t, c.Cookies)
	page = webtest.Text(t, c.Get(answer.Header.Get("Location")))
	assert.Contains(t, page, english.English.Pages.Forget.Was)
	assert.Empty(t, c.Cookies, "the page itself keeps nothing")

	c.Accept = "application/json"
	state := webtest.Decode[webtest.RoomState](t, c.Get(path), http.StatusOK)
	assert.Nil(t, state.You, "the seat is given up")
	assert.NotNil(t, webtest.Decode[webtest.RoomState](t, friend.Get(path), http.StatusOK).You)
	assert.Zero(t, c.Board().Ply)
	assert.Empty(t, webtest.Decode[kept](t, c.Post("/forget"), http.StatusOK).Cookies)
	assert.NotContains(t, webtest.Text(t, webtest.ClientOf(t, s).Browser().Get(path)), `href="/forget"`)
}

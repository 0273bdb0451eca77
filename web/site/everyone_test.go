package site_test

import (
	"cmp"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// Every page begins with a skip link to its content, of a first visit to the doors before it, and has a description for
// search engines.
func TestEveryPageCanBeSkippedTo(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil)).Browser()
	room := c.Post("/rooms", "side", "white").Header.Get("Location")
	for _, path := range []string{
		"/", "/welcome", "/new", "/settings", "/learn", "/lessons", "/lesson/check", "/lesson/rook?id=rook-6",
		"/progress", "/rooms", room, "/nothing",
	} {
		page := webtest.Text(t, c.Get(path))
		begins := map[string]string{"/": "welcome"}[path]
		skip := `<body><a class="skip" href="#` + cmp.Or(begins, "main") + `"( data-pieces="[^"]+")?>[^<]+</a>`
		assert.Regexp(t, skip, page, path)
		assert.Equal(t, begins != "", strings.Contains(page, `<div class="welcome" id="welcome"`), path)
		assert.Regexp(t, `<main [^>]*id="main"`, page, path)
		assert.Regexp(t, `<meta name="description" content="[^"]{20,}">`, page, path)
		assert.Regexp(t, `<html lang="en">`, page, path)
	}
}

// Every page that the main navigation leads to is the current one there, and at the thumb where it is.
func TestTheNavigationMarksItsPage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	current := regexp.MustCompile(`<a href="([^"]+)" aria-current="page">`)
	for page, marked := range map[string]string{
		"/": "/", "/new": "/new", "/lessons": "/lessons", "/lesson/rook": "/lessons", "/learn": "/lessons",
		"/settings": "/settings",
		"/practice": "/practice/skills", "/practice/skills": "/practice/skills", "/practice/sheet": "/practice/skills",
	} {
		found := current.FindAllStringSubmatch(webtest.Text(t, c.Get(page)), -1)
		assert.NotEmpty(t, found, page)
		for _, link := range found {
			assert.Equal(t, marked, link[1], page)
		}
	}
}

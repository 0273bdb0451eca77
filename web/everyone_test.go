package web

import (
	"cmp"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var pageTitle = regexp.MustCompile(`<title>(.*?)</title>`)

func titleOf(t *testing.T, page string) string {
	t.Helper()
	found := pageTitle.FindStringSubmatch(page)
	require.NotNil(t, found)
	return found[1]
}

// The title of the tab tells a newcomer what the site is for, and then the learner what to do; nothing while the
// computer thinks.
func TestTheTabSaysWhatWaits(t *testing.T) {
	c := newBrowser(t, nil)
	title := func() string { return titleOf(t, text(t, c.get("/"))) }
	assert.Equal(t, "Learn chess by playing · Chess Tutor", title(), "nothing has begun")
	c.json().post("/welcome", "door", "closed")
	assert.Equal(t, "Your move · Chess Tutor", title(), "White begins")
	c.json().play("e2e4")
	assert.Equal(t, "Chess Tutor", title(), "the computer is to move")
	c.json().get("/move")
	assert.Equal(t, "Your move · Chess Tutor", title())
	assert.Equal(t, "Chess Tutor", titleOf(t, text(t, c.get("/?ply=0"))), "a look back")

	inARoom := newRoomServer(t, nil).at(t).browser()
	room := inARoom.post("/rooms", "side", "white").Header.Get("Location")
	assert.Equal(t, "Waiting for your opponent · Chess Tutor", titleOf(t, text(t, inARoom.get(room))))
}

// Saved settings are confirmed once, in a sentence that screen readers announce.
func TestSavedSettingsAreConfirmed(t *testing.T) {
	const said = `id="done">Saved. Your settings are kept.<`
	c := newBrowser(t, nil)
	r := c.post("/settings", "help", "some")
	require.Equal(t, http.StatusSeeOther, r.StatusCode)
	assert.Contains(t, text(t, c.get(r.Header.Get("Location"))), said)
	assert.NotContains(t, text(t, c.get("/")), said)
}

// Every page begins with a skip link to its content, of a first visit to the doors before it, and has a description for
// search engines.
func TestEveryPageCanBeSkippedTo(t *testing.T) {
	c := newRoomServer(t, nil).at(t).browser()
	room := c.post("/rooms", "side", "white").Header.Get("Location")
	for _, path := range []string{
		"/", "/welcome", "/new", "/settings", "/learn", "/lessons", "/lesson/check", "/lesson/rook?id=rook-6",
		"/progress", "/rooms", room, "/nothing",
	} {
		page := text(t, c.get(path))
		begins := map[string]string{"/": "welcome"}[path]
		assert.Regexp(t, `<body><a class="skip" href="#`+cmp.Or(begins, "main")+`">[^<]+</a>`, page, path)
		assert.Equal(t, begins != "", strings.Contains(page, `<section class="welcome" id="welcome"`), path)
		assert.Regexp(t, `<main [^>]*id="main"`, page, path)
		assert.Regexp(t, `<meta name="description" content="[^"]{20,}">`, page, path)
		assert.Regexp(t, `<html lang="en">`, page, path)
	}
}

// Every page that the main navigation leads to is the current one there.
func TestTheNavigationMarksItsPage(t *testing.T) {
	c := newBrowser(t, nil)
	current := regexp.MustCompile(`<a href="([^"]+)" aria-current="page">`)
	for page, marked := range map[string]string{
		"/": "/", "/new": "/new", "/lessons": "/lessons", "/lesson/rook": "/lessons", "/learn": "/lessons",
		"/settings": "/settings",
		"/practice": "/practice/skills", "/practice/skills": "/practice/skills", "/practice/sheet": "/practice/skills",
	} {
		found := current.FindAllStringSubmatch(text(t, c.get(page)), -1)
		if assert.Len(t, found, 1, page) {
			assert.Equal(t, marked, found[0][1], page)
		}
	}
}

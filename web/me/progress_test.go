package me_test

import (
	"net/http"
	"net/url"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

func TestProgressThatCannotBeRead(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Cookies[site.ProgressCookie] = "broken"
	webtest.RequireRefused(t, c.Post("/lesson/rook/answer", "id", "rook-2", "move", "c2c7"), http.StatusConflict,
		"could not be read")
	assert.Contains(t, c.Learned().Notice, "could not be read")
	assert.Empty(t, c.Learned().Notice, "it was replaced")

	for _, address := range []string{"/lessons", "/lesson/rook", "/progress"} {
		c.Cookies[site.ProgressCookie] = "broken"
		object := webtest.Decode[map[string]any](t, c.Get(address), http.StatusOK)
		assert.Contains(t, object["notice"], "could not be read", address)
		b := webtest.NewBrowser(t, nil)
		b.Cookies[site.ProgressCookie] = "broken"
		assert.Contains(t, b.Follow(b.Get(address)), "could not be read", address)
		assert.NotContains(t, b.Follow(b.Get(address)), "could not be read", "it is said once")
	}
}

// Lessons that who comes by a later door knows are told as known, as on the path, and not as nothing done.
func TestKnownLessonsAreTold(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	known := func() int { return b.Document("/progress").Find("td:contains('You know this')").Length() }
	assert.Zero(t, known())
	b.Post("/welcome", "door", "moves")
	assert.Equal(t, 8, known())
}

// What was learned here goes to another device by a link, which asks first; there it is added to what there was. A
// reset forgets it here.
func TestProgressOnAnotherDevice(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.OpenExercise("rook", "rook-2")
	c.Answer("rook", "rook-2", "move", "c2c7")
	link := webtest.Decode[struct{ URL, Code string }](t, c.Get("/progress/link"), http.StatusOK)
	address, err := url.Parse(link.URL)
	require.NoError(t, err)

	other := webtest.NewBrowser(t, nil)
	require.True(t, other.JSON().AnswerOnce("knight", "knight-3", "f5g3").Right)
	page := other.Follow(other.Get(address.RequestURI()))
	assert.Contains(t, page, "Bring these stars here?")
	assert.Zero(t, other.JSON().Learned().Lessons[0].Met, "nothing happens before the answer")
	assert.Contains(t, other.Submit(page, "<button class=\"button main\" autofocus>Bring them here", "", ""),
		"The stars are here now.")
	both := other.JSON().Learned()
	assert.Equal(t, 1, both.Lessons[0].First)
	assert.Equal(t, 1, both.Lessons[4].First, "what was there stays")

	assert.Contains(t, other.Follow(other.Get("/progress?with=nonsense")), "cannot be read")
	webtest.RequireRefused(t, other.JSON().Post("/progress/link", "code", "nonsense"), http.StatusBadRequest,
		"cannot be read")

	forgotten := webtest.Decode[webtest.Learned](t, c.Post("/progress/reset"), http.StatusOK)
	assert.Zero(t, forgotten.Lessons[0].Met)
	assert.Equal(t, "rook", c.Learned().Next.Lesson)
}

package play_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// Whoever was new to chess and opens the site again while no game goes on is led to the path; by a link of the site's
// own to the board, and so is who plays.
func TestWhoComesBackGoesOnWithThePath(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	opened := func(from string) string {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Header.Set("Sec-Fetch-Mode", "navigate")
		r.Header.Set("Referer", from)
		answer := c.Do(r)
		if answer.StatusCode == http.StatusSeeOther {
			return answer.Header.Get("Location")
		}
		return ""
	}
	c.Post("/welcome", "door", "new")
	assert.Empty(t, opened(""), "nothing is learned yet")
	j := c.JSON()
	j.OpenExercise("rook", "rook-2")
	j.Answer("rook", "rook-2", "move", "c2c7")
	assert.Equal(t, "/lessons", opened(""))
	assert.Empty(t, opened("http://example.com/lessons"))
	kept := c.Cookies["chess"]
	c.Cookies["chess"] = "broken"
	assert.Empty(t, opened(""), "the board tells that a game was lost")
	c.Cookies["chess"] = kept
	c.Post("/move", "from", "e2", "to", "e4")
	assert.Empty(t, opened(""), "a game goes on")
}

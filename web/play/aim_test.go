package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// Who has begun the path is told what a game is about before its first move, until mate was met.
func TestTheAimOfTheGame(t *testing.T) {
	const aim = "Catch the black king, so that it has nowhere to go. Start with a pawn in the middle."
	line := func(c *webtest.Client) string {
		return c.Document("/").Find("#says .text").First().Text()
	}
	c := webtest.NewBrowser(t, nil)
	c.Post("/new", "players", "computer", "level", "18")
	assert.NotContains(t, line(c), aim, "who came to play knows it")
	knowing(c, 1)
	assert.Contains(t, line(c), aim)
	heard := c.Document("/").Find("#spoken").Text()
	assert.Contains(t, heard, "Catch the black king, so that it has nowhere to go.", "who hears the page is told, too")
	assert.NotContains(t, heard, "put a pawn in the middle")
	assert.NotContains(t, c.Document("/").Find(".coach").Text(), "put a pawn in the middle", "it is said once")
	c.Post("/move", "from", "e2", "to", "e4")
	assert.NotContains(t, line(c), aim)

	c.Post("/new", "players", "computer", "level", "18")
	knowing(c, len(lesson.OfPath(1)))
	assert.NotContains(t, line(c), aim, "mate was met")
}

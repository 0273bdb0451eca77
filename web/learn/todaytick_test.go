package learn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// The tick of the day's lesson stands beside what was done, though one before it was only begun.
func TestTheTickOfTheDayIsOfTheLessonThatWasDone(t *testing.T) {
	c := webtest.NewClient(t, nil)
	sign := func() string {
		return c.Browser().Document("/lessons").Find(".today .thing").First().Find("use, .piece").First().
			AttrOr("href", "")
	}
	c.OpenExercise("rook", "rook-2")
	before := sign()
	bishop, ok := lesson.Find("bishop")
	require.True(t, ok)
	through(c, bishop)
	assert.NotEqual(t, before, sign(), "the rook is only begun")
	assert.Contains(t, sign(), "#b")
}

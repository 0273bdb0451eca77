package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// In the first lessons, where a child decides whether this is fun, no task is asked twice.
func TestFirstLessonsAskNothingTwice(t *testing.T) {
	for _, name := range []string{"rook", "bishop", "queen"} {
		l, ok := lesson.Find(name)
		require.True(t, ok)
		asked := map[string]string{}
		for _, e := range l.Exercises {
			task := english.English.Path.Tasks[e.ID].Task
			assert.Empty(t, asked[task], "%s asks what %s asks", asked[task], e.ID)
			asked[task] = e.ID
		}
	}
}

package lesson

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/exercise"
)

// There are 25 lessons in four chapters, each with two or three screens and six to ten exercises of its own.
func TestThePathIsWhole(t *testing.T) {
	chapters := map[int]int{}
	kinds := map[exercise.Kind]int{}
	seen := map[string]string{}
	for i, l := range Lessons() {
		chapters[l.Chapter]++
		assert.Equal(t, i+1, l.Number)
		assert.True(t, l.Screens == 2 || l.Screens == 3, l.Name)
		assert.True(t, len(l.Exercises) >= 6 && len(l.Exercises) <= MostExercises, l.Name)
		for n, e := range l.Exercises {
			kinds[e.Kind]++
			assert.Equal(t, fmt.Sprintf("%s-%d", l.Name, n+1), e.ID)
			key := e.Rule + " " + e.Position.FEN()
			assert.Empty(t, seen[key], "%s is like %s", e.ID, seen[key])
			seen[key] = e.ID
		}
	}
	assert.Equal(t, map[int]int{1: 6, 2: 7, 3: 6, 4: 6}, chapters)
	assert.Len(t, kinds, 7, "every kind is met")
	assert.Len(t, Lessons(), 25)
	_, ok := Find("none")
	assert.False(t, ok)
}

// No exercise shows its answer: what a page is given of it says where to look, not what is right.
func TestWhatIsShownTellsNoAnswer(t *testing.T) {
	for _, l := range Lessons() {
		for _, e := range l.Exercises {
			if e.Kind != exercise.Tap {
				continue
			}
			for _, s := range e.Solutions()[0].Squares {
				assert.NotContains(t, e.About(), s, e.ID)
			}
		}
	}
}

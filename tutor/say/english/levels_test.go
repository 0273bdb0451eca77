package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor/say/english"
)

func TestLevels(t *testing.T) {
	names := map[string]bool{}
	for _, l := range ai.Levels() {
		words := english.English.Level(l)
		requirePlain(t, "Levels", words.Sentence)
		requireShort(t, words.Sentence)
		assert.NotRegexp(t, `\b(I|my|me)\b`, words.Sentence, "it is spoken of")
		assert.False(t, names[words.Name], "two levels are called %q", words.Name)
		names[words.Name] = true
	}
	assert.Equal(t, english.English.Level(ai.ThreePlies), english.English.Level(255))
}

// How far ahead a level looks is told as it is, in its own moves, of which two plies make one; package ai measures the
// plies.
func TestDepthIsAsTold(t *testing.T) {
	told := map[int]string{
		4:  "two",
		5:  "nearly three",
		6:  "three",
		8:  "four",
		10: "five",
		13: "nearly seven",
		16: "eight",
		18: "nine",
	}
	for _, l := range ai.Levels() {
		if plies := l.LookaheadPlies(); plies > 0 {
			assert.Contains(t, english.English.Level(l).Sentence, "Looks "+told[plies]+" of", "level %d", l)
			assert.Contains(t, english.English.Level(l).Name, told[plies]+" moves", "level %d", l)
		}
	}
}

// Eight levels are characters.
func TestCharacters(t *testing.T) {
	var names []string
	for _, l := range ai.Levels() {
		if character := english.English.Character(l); character != "" {
			names = append(names, character)
			assert.Equal(t, character, english.English.Called(l))
		} else {
			assert.Equal(t, english.English.Level(l).Name, english.English.Called(l))
		}
	}
	assert.Equal(t, []string{"Pip", "Nib", "Hop", "Hazel", "Mina", "Rufus", "Corvin", "Tove"}, names)
}

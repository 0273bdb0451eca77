package say_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor/say"
)

func TestLevels(t *testing.T) {
	names := map[string]bool{}
	for _, l := range ai.Levels() {
		words := say.English.Level(l)
		requireShort(t, words.Sentence)
		assert.NotRegexp(t, `\b(I|me|my)\b`, words.Sentence, "of the third person")
		assert.False(t, names[words.Name], "two levels are called %q", words.Name)
		names[words.Name] = true
	}
	assert.Equal(t, say.English.Level(ai.ThreePlies), say.English.Level(255))
}

// How far ahead a level looks is told as it is; package ai measures that.
func TestDepthIsAsTold(t *testing.T) {
	told := map[string]int{"four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10, "thirteen": 13, "sixteen": 16, "eighteen": 18}
	for _, l := range ai.Levels() {
		_, after, _ := strings.Cut(say.English.Level(l).Sentence, " positions, about ")
		word, _, _ := strings.Cut(after, " ")
		assert.Equal(t, l.LookaheadPlies(), told[word], "level %d", l)
	}
}

package ai

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLevels(t *testing.T) {
	names := map[string]bool{}
	for n := range ladder {
		l := Level(n)
		assert.True(t, l.Valid())
		assert.NotEmpty(t, l.Name())
		assert.NotEmpty(t, l.Sentence())
		assert.LessOrEqual(t, len(strings.Fields(l.Sentence())), 18, l.Sentence())
		assert.False(t, names[l.Name()], "two levels are called %q", l.Name())
		names[l.Name()] = true
	}
	assert.Zero(t, ThreePlies, "saved games hold this number")
	assert.Equal(t, Limits{Depth: 3}, ThreePlies.Limits())
}

// TestUnknownLevel plays a game of a later version at the default level.
func TestUnknownLevel(t *testing.T) {
	l := Level(255)
	assert.False(t, l.Valid())
	assert.Equal(t, ThreePlies.Name(), l.Name())
	assert.Equal(t, ThreePlies.Sentence(), l.Sentence())
	assert.Equal(t, ThreePlies.Limits(), l.Limits())
}

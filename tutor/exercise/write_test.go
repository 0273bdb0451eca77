package exercise_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// What Line writes is read again as the same exercise.
func TestLineIsReadAgain(t *testing.T) {
	data, err := os.ReadFile("../lesson/exercises.jsonl")
	require.NoError(t, err)
	second, err := os.ReadFile("../lesson/second.jsonl")
	require.NoError(t, err)
	list, err := exercise.Read(append(data, second...))
	require.NoError(t, err)
	for _, e := range list {
		line, err := e.Line()
		require.NoError(t, err)
		again, err := exercise.Read(line)
		require.NoError(t, err)
		assert.Equal(t, e, again[0])
	}
}

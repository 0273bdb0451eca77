package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// A move that attacks two pieces and not those of the fork is told what it does not attack.
func TestAForkThatSparesTheRook(t *testing.T) {
	list, err := exercise.Read(
		[]byte(`{"id":"fork-1","kind":"move","rule":"forks","fen":"r3k3/5p2/8/1N6/8/8/5PP1/6K1 w - - 0 1"}`))
	require.NoError(t, err)
	a := exercise.Open(list[0])
	m, err := list[0].Position.ParseUCI("b5d6")
	require.NoError(t, err)
	r, err := a.Answer(exercise.Moved(m.From(), m.To(), chess.NoPieceType))
	require.NoError(t, err)
	assert.Equal(t, exercise.NoNewAttack, r.Reason.Kind)
	assert.Equal(t, []chess.Square{m.To(), squareNamed(t, "a8")}, r.Reason.Squares)
}

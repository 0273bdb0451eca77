package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// What is said of the pawns that can take is true of their board: two have a pawn straight ahead, and whoever taps them
// is told wrong; each of the others has one diagonally ahead.
func TestAPawnTakesDiagonally(t *testing.T) {
	l, _ := lesson.Find("pawn-game")
	e, ok := l.Exercise("pawn-game-1")
	require.True(t, ok)
	assert.Equal(t, "A pawn takes diagonally, never straight ahead.", english.English.Why(e))
	black := e.Position.Color(chess.Black)
	var straight, diagonal []chess.Square
	for _, s := range e.Position.Pieces(chess.Pawn, chess.White).Squares() {
		switch {
		case black.Has(chess.SquareAt(s.File(), s.Rank()+1)):
			straight = append(straight, s)
		case chess.Attacks(e.Position.At(s), s, 0)&black != 0:
			diagonal = append(diagonal, s)
		}
	}
	assert.Len(t, straight, 2)
	a := exercise.Open(e)
	r, err := a.Answer(exercise.Tapped(diagonal...))
	require.NoError(t, err)
	assert.True(t, r.Right)
	for _, s := range straight {
		a := exercise.Open(e)
		r, err := a.Answer(exercise.Tapped(append(diagonal, s)...))
		require.NoError(t, err)
		assert.False(t, r.Right, s)
	}
}

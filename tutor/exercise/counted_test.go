package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// Fewer squares than the task tells of are not judged, unless one of them is wrong. Of several wrong ones the most
// telling is explained.
func TestFewerSquaresThanTheTaskTellsOf(t *testing.T) {
	list, err := exercise.Read([]byte(`{"id":"rook-1","kind":"tap","rule":"goers",` +
		`"fen":"4R3/8/6R1/8/1R6/8/8/k6K w - - 0 1","hiddenKings":true,"square":"e4","counted":true}`))
	require.NoError(t, err)
	a := exercise.Open(list[0])
	b4, e4, e8, g6 := squareNamed(t, "b4"), squareNamed(t, "e4"), squareNamed(t, "e8"), squareNamed(t, "g6")
	tap := func(squares ...chess.Square) exercise.Result {
		r, err := a.Answer(exercise.Tapped(squares...))
		require.NoError(t, err)
		return r
	}
	for range exercise.Tries + 1 {
		r := tap(b4)
		assert.Equal(t, exercise.Reason{Kind: exercise.TooFew, Count: 1}, r.Reason)
		assert.Zero(t, r.Good|r.Bad, "nothing is told yet")
		assert.Zero(t, a.Wrong())
	}
	r := tap(e4, g6)
	assert.Equal(t, exercise.DoesNotReach, r.Reason.Kind)
	assert.Equal(t, g6, r.Reason.Pieces[0].Square, "not that nothing stands on e4")
	assert.Equal(t, 1, a.Wrong())
	assert.True(t, tap(b4, e8).Right)

	a = exercise.Open(list[0])
	assert.Equal(t, exercise.DoesNotReach, tap(g6).Reason.Kind, "whoever taps on would think that it is right")

	assert.Equal(t, exercise.NothingThere, list[0].WhyWrong(e4).Kind)
	assert.True(t, list[0].WhyWrong(b4).Right())
}

// Where the task does not tell how many there are, a wrong square does not hide that one is missing beside those found.
func TestAWrongSquareDoesNotHideAMissingOne(t *testing.T) {
	list, err := exercise.Read([]byte(`{"id":"rook-1","kind":"tap","rule":"goers",` +
		`"fen":"4R3/8/6R1/8/1R6/8/8/k6K w - - 0 1","hiddenKings":true,"square":"e4"}`))
	require.NoError(t, err)
	b4, e8, g6 := squareNamed(t, "b4"), squareNamed(t, "e8"), squareNamed(t, "g6")
	for _, c := range []struct {
		tapped []chess.Square
		lacks  int
	}{{[]chess.Square{b4, g6}, 1}, {[]chess.Square{b4, e8, g6}, 0}, {[]chess.Square{g6}, 0}, {[]chess.Square{b4}, 0}} {
		a := exercise.Open(list[0])
		r, err := a.Answer(exercise.Tapped(c.tapped...))
		require.NoError(t, err)
		assert.False(t, r.Right)
		assert.Equal(t, c.lacks, r.Lacks, "%v", c.tapped)
	}
}

func squareNamed(t *testing.T, name string) chess.Square {
	s, err := chess.ParseSquare(name)
	require.NoError(t, err)
	return s
}

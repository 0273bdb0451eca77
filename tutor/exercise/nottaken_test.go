package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
)

// Of what stands beside the king it is told why that cannot take it.
func TestWhatTheKingCannotTake(t *testing.T) {
	for name, x := range map[string]struct {
		fen, square string
		kind        exercise.ReasonKind
		why         fact.Kind
	}{
		"a king beside it": {
			"3r4/1b3p2/n4P2/2p1k3/1p5Q/3p2R1/6P1/5K2 w - - 0 1", "f6", exercise.CannotMove, fact.KindKingGuarded,
		},
		"a pinned knight": {
			"3k4/8/8/3n4/8/2P5/8/3R2K1 w - - 0 1", "c3", exercise.NothingTakes, "",
		},
	} {
		list, err := exercise.Read([]byte(`{"id":"some-1","kind":"tap","rule":"mine-taken","fen":"` + x.fen + `"}`))
		require.NoError(t, err, name)
		s, err := chess.ParseSquare(x.square)
		require.NoError(t, err, name)
		r := list[0].WhyWrong(s)
		assert.Equal(t, x.kind, r.Kind, name)
		assert.Equal(t, x.why, r.Why.Kind, name)
	}
}

// A free pawn is only told of where to take it was better, as far as Pip looks ahead.
func TestOnlyABetterCaptureIsLeftOut(t *testing.T) {
	for name, x := range map[string]struct{ fen, instead, want string }{
		"as good":     {"K7/4p3/4p3/p4P2/P7/8/8/k7 w - - 0 1", "f5f6", "0000"},
		"better":      {"K7/8/4p3/5P2/8/8/P7/k7 w - - 0 1", "a2a3", "f5e6"},
		"it captures": {"K7/4p3/4p3/p4P2/P7/8/8/k7 w - - 0 1", "f5e6", "0000"},
	} {
		list, err := exercise.Read([]byte(
			`{"id":"some-1","kind":"game","rule":"pawns","hiddenKings":true,"most":30,"fen":"` + x.fen + `"}`))
		require.NoError(t, err, name)
		from, to, _, err := chess.SplitUCI(x.instead)
		require.NoError(t, err, name)
		a := exercise.Open(list[0])
		left := a.LeftOut(exercise.Moved(from, to, chess.NoPieceType))
		assert.Equal(t, x.want, left.String(), name)
	}
}

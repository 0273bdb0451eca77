package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// tryFor returns what an exercise of a rule says of a move, the exercise, and how many wrong answers there are then.
func tryFor(t *testing.T, rule, fen, square, move string) (exercise.Result, *exercise.Exercise, int) {
	list, err := exercise.Read([]byte(`{"id":"some-1","kind":"move","rule":"` + rule + `","least":2,"fen":"` + fen +
		`","square":"` + square + `"}`))
	require.NoError(t, err)
	a := exercise.Open(list[0])
	m, err := list[0].Position.ParseUCI(move)
	require.NoError(t, err)
	r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
	require.NoError(t, err)
	return r, list[0], a.Wrong()
}

// A try that loses nothing is not told to lose something, and one that wins in another way is no wrong answer.
func TestWhatIsSaidOfTriesThatDoNotLose(t *testing.T) {
	const (
		lures  = "2r1k3/1Qn2ppp/5b2/3R4/5P2/6P1/PPP2PK1/4r3 w - - 0 1"
		lures2 = "2k2r2/2P3q1/3P4/pr2P3/4Q1p1/P6p/3R3P/4R2K w - - 0 1"
	)
	for name, x := range map[string]struct {
		fen, move string
		kind      exercise.ReasonKind
		wrong     int
	}{
		"the rook takes the pawn, and is taken": {lures2, "e1g1", exercise.NoGainTaken, 1},
		"it wins, and calls no guard away":      {lures, "d5d3", exercise.LuresNothing, 0},
		"it wins fewer points":                  {lures, "d5h5", exercise.WinsFewer, 1},
		"Black mates":                           {lures2, "e1e2", exercise.MatesThen, 1},
	} {
		r, _, wrong := tryFor(t, "lures", x.fen, "e5", x.move)
		assert.Equal(t, x.kind, r.Reason.Kind, name)
		assert.Equal(t, x.wrong, wrong, name)
		assert.False(t, r.Right, name)
	}
}

// What follows a right move about a guard is a reply and the capture that wins; other tasks have none.
func TestWhatFollowsARightMove(t *testing.T) {
	const lures = "2r1k3/1Qn2ppp/5b2/3R4/5P2/6P1/PPP2PK1/4r3 w - - 0 1"
	r, e, _ := tryFor(t, "lures", lures, "e5", "b7c8")
	require.True(t, r.Right)
	then, wins := e.FollowUp(r.Solutions[0].Moves[0])
	assert.Equal(t, exercise.Follows, then.Kind)
	assert.Equal(t, chess.King, then.By[0].Piece.Type())
	assert.Equal(t, "c8c7", wins.String())

	const guarded = "r1bqkb1r/pppp1ppp/2n5/1B2p3/4n3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1"
	r, e, _ = tryFor(t, "removes-guard", guarded, "e5", "b5c6")
	require.True(t, r.Right)
	then, wins = e.FollowUp(r.Solutions[0].Moves[0])
	assert.Equal(t, 1, then.Count, "a pawn takes back")
	assert.Equal(t, "f3e5", wins.String())

	r, e, _ = tryFor(t, "takes", guarded, "e5", "b5c6")
	_, wins = e.FollowUp(r.Solutions[0].Moves[0])
	assert.Equal(t, chess.NoMove, wins)
}

package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A capture that answers a mistake and is one itself is not what that was bad for.
func TestAMistakeInAnswerIsNotToBlame(t *testing.T) {
	t.Parallel()
	const fen = "r4rk1/p1p1bppp/2pq1n1B/4Q3/3PP3/5N2/PPP2PPP/RN3K2 w - - 0 13"
	r := whole(t, gameFrom(t, fen, "Qg5", "Nxe4"), chess.White) // which allows mate; the knight had to guard
	assert.True(t, r.Moves()[0].Mark.IsBad())
	assert.Nil(t, r.Moves()[0].Told.Took)
	r = whole(t, gameFrom(t, fen, "Qxe7", "Qxe7"), chess.White)
	assert.NotNil(t, r.Moves()[0].Told.Took, "this one is")
}

// A try that takes a pawn where a knight can be taken for nothing is told that more can be taken.
func TestATryThatTakesLess(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "r4rk1/p1p1bpqp/2p5/8/3PnQ2/5N2/PPP2PPP/RN3K2 w - - 0 16", "a3", "f5")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	require.Equal(t, fact.FreePiece, m.Named)
	for san, less := range map[string]bool{"Qxc7": true, "c3": false} {
		tried := retried(t, r, m, san)
		assert.False(t, tried.Right, san)
		assert.Equal(t, less, tried.Less, san)
		assert.Equal(t, chess.NoMove, tried.Fears, san)
	}
}

// A queen that was given for a pawn is what is told, however much more could have been won.
func TestAQueenThatWasTakenIsTold(t *testing.T) {
	const fen = "1nb1kNQ1/1p6/rq2p3/p5Bp/4p3/2N5/PPP2PPP/R4RK1 w - - 2 15"
	told := whole(t, gameFrom(t, fen, "Qxe6+", "Bxe6"), chess.White).Moves()[0].Told
	require.NotNil(t, told.Took)
	assert.Equal(t, chess.Queen, told.Took.Taken.Piece.Type())
}

// The idea that was missed and the move that is named beside it come from one search, where a longer one found another.
func TestWhatWasMissedAndItsMoveAreOfOneSearch(t *testing.T) {
	const fen = "1nb1kNQ1/1p6/rq2p3/p5Bp/4p3/2N5/PPP2PPP/R4RK1 w - - 2 15"
	r := whole(t, gameFrom(t, fen, "Qxe6+"), chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	told := r.Moves()[0].Told
	require.NotNil(t, told.Missed)
	assert.Equal(t, m.Hint[1].Kind, told.Missed.Kind)
	assert.Equal(t, m.Best.Move, told.Better.Move)
}

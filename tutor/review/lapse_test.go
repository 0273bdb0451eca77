package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// What came twice and more is what a game is to be learned from; once is no habit.
func TestWhatCameOften(t *testing.T) {
	t.Parallel()
	for moves, want := range map[string]struct {
		lapse Lapse
		times int
	}{
		"e4 e5 Nf3 Nc6 Nxe5 Nxe5 Bc4 Nxc4 a3 a6":     {LapseLeft, 2},
		"e4 e5 Nf3 Nc6 Nxe5 Nxe5 a3 a6":              {"", 0},
		"e4 e5 Bc4 Nc6 Qh5 Nf6 a3 a6 b3 b6 Qxf7#":    {LapseMate, 2},
		"e4 e5 Nf3 d5 a3 d4 b3 Bh3 c3 Qd5 d3 Qc6 h3": {LapseFree, 2},
		queensGame: {LapseQueen, 4},
	} {
		r := whole(t, game(t, moves), chess.White)
		lapse, times := r.Often()
		assert.Equal(t, want.lapse, lapse, moves)
		assert.Equal(t, want.times, times, moves)
	}
}

// queensGame is a game in which White leaves the queen to be taken on moves 9, 11, 13 and 15: on the first of them it
// took a knight, and on the last it could have taken a rook.
const queensGame = "e4 c6 Nf3 d5 exd5 cxd5 Nc3 Nf6 d4 Nc6 Ne5 Nxe5 dxe5 Ne4 Qxd5 Nxc3 bxc3 e6 Bb5+ Bd7 Bg5 Qxg5 " +
	"Bxd7+ Ke7 c4 f5 Qxb7 Rb8 Ba4+ Rxb7"

// What the move of the game took as well, with another piece, was not missed.
func TestWhatWasTakenWasNotMissed(t *testing.T) {
	t.Parallel()
	r := whole(t, game(t, "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#"), chess.White)
	m, ok := r.Moment(8)
	require.True(t, ok)
	require.Equal(t, m.Played.To(), m.Best.Move.To())
	assert.Empty(t, m.Named)
	assert.Nil(t, r.Moves()[8].Told.Missed)
}

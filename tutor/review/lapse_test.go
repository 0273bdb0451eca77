package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
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

// What is practised against a move that gave a queen away is to see what can be taken, though the better one trapped
// a rook.
func TestWhatIsPractisedAgainstAMoment(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "rnb2Qnr/1pqkp1pp/3p4/p1p5/2BPP2P/8/PPP2PP1/RNB1K1NR w KQ - 0 8", "Qxc8+", "Kxc8", "dxc5")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	assert.NotEmpty(t, m.Named)
	assert.Equal(t, LapseLeft.Concern(), r.Concern(m))
	assert.Equal(t, fact.Fact{Concept: m.Named}, new(Review).Concern(m), "of a position in practice")
}

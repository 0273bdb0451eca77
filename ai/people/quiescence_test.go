package people

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func TestQuiesce(t *testing.T) {
	for fen, gain := range map[string]int{
		chess.StartFEN:                                   0,
		"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1":              1,          // a pawn for nothing
		"4k3/8/2p5/3p4/8/8/3R4/4K3 w - - 0 1":            0,          // nobody has to capture
		"4k3/8/8/3r4/4P3/8/8/R3K2r w - - 0 1":            0,          // in check: a rook is lost, and one won
		"4k3/8/2p5/3r4/4P3/8/8/4K3 w - - 0 1":            4,          // a rook, and the pawn is lost
		"6k1/5ppp/8/8/8/8/8/r3K3 w - - 0 1":              0,          // in check, but nothing is lost
		"6k1/8/8/8/8/8/4PPPP/r5K1 w - - 0 1":             -mateWorth, // mated
		"4k3/3q4/8/1B6/8/8/8/4K3 w - - 0 1":              9 - 3,      // pinned, and the king takes back
		"4k3/8/8/2n1n3/3P4/8/8/4K3 w - - 0 1":            3,          // one of two, and the other is not lost
		"q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1":               0,          // a fork is no capture
		"7k/P7/8/8/8/8/8/K7 w - - 0 1":                   0,          // a new queen is no capture
		"7k/6q1/8/4N3/8/8/8/K3R3 w - - 0 1":              0,          // a guarded piece that the queen attacks
		"3q3k/8/8/3r4/4P3/8/8/K2R4 w - - 0 1":            5,          // the rook; taking back costs the queen
		"r1b1k3/8/8/8/8/8/1Q6/K7 w - - 0 1":              0,          // guarded
		"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/8/4K3 b kq - 0 1": 1,
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		room := make([]chess.Move, 0, 10*chess.MaxMoves)
		assert.Equal(t, gain, quiesce(&p, room, -2*mateWorth, 2*mateWorth, quiesceDepth), fen)
	}
}

func TestQuiesceDoesNotAllocate(t *testing.T) {
	p, err := chess.ParseFEN("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	require.NoError(t, err)
	room := make([]chess.Move, 0, (quiesceDepth+2)*chess.MaxMoves)
	assert.Zero(t, testing.AllocsPerRun(10, func() { quiesce(&p, room, -2*mateWorth, 2*mateWorth, quiesceDepth) }))
}

func TestMatesFindsMatesInOne(t *testing.T) {
	for fen, mated := range map[string]bool{
		"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1":                                   true,
		"6k1/5ppp/6n1/8/8/8/8/R3K3 w - - 0 1":                                 false,
		"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4": true,
		"6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1":                                   true, // a smothered mate
		"5k2/R7/5K2/8/8/8/8/8 w - - 0 1":                                      true,
		"7k/5P1p/7K/8/8/8/8/8 w - - 0 1":                                      true, // by promotion
		"k7/2K5/8/8/8/8/8/B5R1 w - - 0 1":                                     false,
		"8/8/8/8/8/k1K5/8/r7 w - - 0 1":                                       false,
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		want := false // the slow way
		for _, m := range p.Moves() {
			next := p.Play(m)
			want = want || next.Outcome(nil) == chess.Checkmate
		}
		assert.Equal(t, mated, want, fen)
		assert.Equal(t, want, mates(&p, p.Moves()), fen)
	}
}

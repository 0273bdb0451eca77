package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// What a fork won is praised for the fork: it was not simply there to be taken.
func TestAPieceWonByAForkIsPraisedForIt(t *testing.T) {
	for name, c := range map[string]struct{ fen, moves, want string }{
		"by a fork": {"r3k3/7p/8/1N6/8/8/7P/4K3 w - - 0 1", "Nc7+ Kf7 Nxa8 Kg7",
			"You attacked two at once, and won the rook."},
		"by another piece": {"r3k3/8/8/1N6/8/8/8/R3K3 w - - 0 1", "Nc7+ Kf7 Rxa8 Kg7",
			"Well taken: the rook was free."},
		"by what it opens a line for": {"r3k3/7p/8/3N4/8/5B2/7P/4K3 w - - 0 1", "Nc7+ Kf7 Bxa8 Kg7",
			"Well taken: the rook was free."},
		"by an attack on it alone": {"r6k/7p/8/1N6/8/8/7P/4K3 w - - 0 1", "Nc7 Kg7 Nxa8 Kf7",
			"Well taken: the rook was free."},
		"what came there": {"3b2k1/6pp/1r3r2/8/8/4N3/6PP/R5K1 w - - 0 1", "Nd5 Be7 Nxe7+ Kh8",
			"Well taken: the bishop was free."},
		"without a fork": {"r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxa8+ Kf7", "Well taken: the rook was free."},
	} {
		t.Run(name, func(t *testing.T) {
			g := gameFrom(t, c.fen, c.moves)
			f, ok := praise(g, g.Ply())
			require.True(t, ok)
			assert.Equal(t, c.want, English(f, tutor.ToWhite))
			assert.Equal(t, fact.KindPraiseFree, f.Kind)
		})
	}
}

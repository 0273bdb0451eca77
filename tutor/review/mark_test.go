package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A checkmate in one move that was passed over weighs as much as a queen, and more than a mate that was let in where
// few chances were left.
func TestAMissedMateWeighsAsMuchAsAQueen(t *testing.T) {
	missed := Loss{missesMate: true}.Weight()
	assert.InDelta(t, Loss{Points: chess.Queen.Worth()}.Weight(), missed, 1e-9)
	assert.Greater(t, missed, Loss{mated: 2}.Weight())
	assert.Less(t, missed, Loss{Chances: 0.5}.Weight())
}

// Nobody is blamed for the very move that the hint would have been.
func TestTheMoveOfTheHintIsNotBlamed(t *testing.T) {
	t.Parallel()
	r := whole(t, game(t, "e4 e5 Nf3 Nf6 Nxe5 Nxe4 Nxf7 Kxf7 Qf3+ Ke8 Qxe4+ Kf7 Bc4+ Kf6 Qf4+ Ke7 Qf7+ Kd6 Qd5+ "+
		"Ke7 O-O c6 Re1+ Kf6 Qe5+ Kg6 Bd3+ Kf7 Qxb8 Rxb8 Nc3 Qh4 h3 Bc5 Re2 d5 b3 d4 Ne4 Qh5 "+
		"Bb2 Bb4 Bxd4 Be6 Rae1 Bd5 Nd6+ Bxd6 Bxh7 Rxh7 Bxg7 Rxg7 d4 Rxg2+ Kh1 Qxh3#"), chess.White)
	m := r.Moves()[10]
	require.Equal(t, r.hintAt(10)[3].Move, m.Move)
	assert.Equal(t, Fine, m.Mark)
	assert.True(t, m.Told.Nothing())
}

// What a try takes counts where it then loses on the same square: an even trade is no loss.
func TestWhatATryTakesCounts(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "r4b1r/pppk1Bpp/2nq4/4p1B1/3P2b1/PQ3N2/1P3PPP/RN2K2R w KQ - 3 12", "Qxb7", "Rb8")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	tried := retried(t, r, m, "Nxe5+")
	if tried.Why != nil {
		assert.NotEqual(t, fact.KindThenLoses, tried.Why.Kind)
	}
}

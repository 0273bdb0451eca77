package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Mate that is let in at once is told of where all is lost, too, but is nothing to try again where it comes anyway.
func TestMateAtOnceIsToldOfWhereMateIsForced(t *testing.T) {
	r := whole(t, game(t, "e4 Nc6 Bc4 Ne5 Qe2 Nxc4 Nf3 d5 O-O Nf6 Ng5 h6 Nh3 Bxh3 Kh1 Bg4 d3 Bxe2 Nc3 Bxf1 "+
		"Kg1 Bxg2 Kxg2 d4 a3 dxc3 h3 cxb2 Kh1 bxa1=Q Kg2 Qxc1 f4 Qxc2+ Kf3 Qdxd3#"), chess.White)
	const kf3 = 34
	assert.Equal(t, Blunder, r.moves[kf3].Mark)
	if told := r.moves[kf3].Told; assert.NotNil(t, told.Fact) {
		assert.Equal(t, fact.KindAllowsMate, told.Fact.Kind)
	}
	_, is := r.Moment(kf3)
	assert.False(t, is)
}

// Every try that saves what was lost is told so: one whose line gives a pawn much later, and beside a queen one that
// gives a pawn.
func TestATryThatSavesIsToldSo(t *testing.T) {
	for moves, tries := range map[string]map[int][]string{
		"e4 e5 Qh5 g6 Qxe5+ Ne7 Bc4 d6 Qxh8 Bf5 Qxh7 Nec6 Nc3 Bd7 Qh6 Nd4 d3 Bxh6 Bxh6 Ne6 Nf3 Nc6 O-O b5 Nd5 bxc4 dxc4 " +
			"Rb8 Rab1 Rb5 cxb5 Ne7 Nf6#": {24: {"Bb3", "Bd5"}},
		"e4 Nc6 Bc4 Ne5 Qe2 Nxc4 Nf3 d5 O-O Nf6 Ng5 h6 Nh3 Bxh3 Kh1 Bg4 d3 Bxe2 Nc3 Bxf1": {16: {"Qe1", "Qd3"}},
	} {
		r := whole(t, game(t, moves), chess.White)
		for ply, sans := range tries {
			m, is := r.Moment(ply)
			require.True(t, is)
			for _, san := range sans {
				if tried := retried(t, r, m, san); assert.NotNil(t, tried.Meets, san) {
					assert.Equal(t, fact.KindEndsDanger, tried.Meets.Kind, san)
				}
			}
		}
	}
}

// Of a right try that saves a piece and threatens checkmate the threat is told: else a fork would come all the same.
func TestAThreatOfMateIsTheReasonOfARightTry(t *testing.T) {
	r := whole(t, game(t, "e4 e5 Qh5 g6 Qxe5+ Ne7 Bc4 d6 Qxh8 Bf5 Qxh7 Nec6 Nc3 Bd7 Qh6 Nd4 d3 Bxh6 Bxh6 Ne6 Nf3 Nc6"),
		chess.White)
	m, is := r.Moment(16)
	require.True(t, is)
	for _, san := range []string{"Qh7", "Qf4"} {
		tried := retried(t, r, m, san)
		require.True(t, tried.Right, san)
		require.NotNil(t, tried.Why, san)
		require.NotEmpty(t, tried.Why.Ideas, san)
		assert.True(t, tried.Why.Ideas[0].Kind == fact.KindHintPrepares && tried.Why.Ideas[0].Mate, san)
	}
}

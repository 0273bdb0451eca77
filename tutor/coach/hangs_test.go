package coach

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// A piece that hangs on is told of at every turn, in other words each time, before any plan.
func TestAPieceThatHangsOnComesBeforeAPlan(t *testing.T) {
	start := fenOf(t, "r1bqkb1r/ppp1ppp1/2n4p/3pP1N1/3P4/2P2P2/PP1B2PP/RN2K2R w KQkq - 0 1")
	g := tutor.NewGame(tutor.Setup{Start: start})
	var told []*fact.Fact
	for i, moves := range []string{"b4 g6", "a3 Bd7", "a4 Bg7"} {
		v, found := NewSurvey(g.Position()), looked(t, *g.Position())
		facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, told)
		require.True(t, speaks)
		assert.Equal(t, fact.KindExchangeDanger, facts[0].Kind)
		assert.Equal(t, i == 1, facts[0].Again, moves)
		told = append([]*fact.Fact{&facts[0]}, told...)
		for _, san := range strings.Fields(moves) {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
	}
}

// Of a move that answers a check and attacks the queen the attack is told first.
func TestTheAttackOnAQueenComesFirst(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2")})
	m, err := g.Position().ParseSAN("g6")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	purposes := Purposes(g, 1, fact.Everything)
	require.Len(t, purposes, 2)
	assert.NotEqual(t, fact.KindPurposeCheck, purposes[0].Kind)
	assert.Equal(t, fact.KindPurposeCheck, purposes[1].Kind)
}

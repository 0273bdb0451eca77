package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// What brings a point in its own line, and is won back elsewhere, is not told as an idea.
func TestLittleIdeasThatComeToNothingAreNotTold(t *testing.T) {
	for _, c := range []struct {
		fen, move string
		concept   fact.Concept
	}{
		{"2r4r/pp6/3pnkpn/8/2P5/2PB1P1N/P5PP/2KRR3 w - - 0 20", "d3g6", fact.GuardOverloaded},
		{"2r4r/pp6/3pnkpn/8/2P5/2PB1P1N/P5PP/2KRR3 w - - 0 20", "d3g6", fact.Lured},
		{"r2qkb1r/1pp1ppp1/5n1p/P2p4/1p1nPP2/2PP1NPb/7P/RNBQK2R b KQkq - 0 10", "d4f3", fact.Lured},
		{"r7/p1pk1n1p/b2b3p/8/pPB5/4P3/3N2P1/3RK3 b - - 2 28", "a6c4", fact.Lured},
		{"r1b4r/1pp2ppp/nk2p3/p3P3/1b1N4/3P2P1/P1PBKP1P/RN1Q3R w - - 1 15", "d2b4", fact.GuardRemoved},
		{"2r1kr2/R6p/b3p2P/8/1pp5/2NP4/PPP4B/R1K2BN1 w - - 1 28", "f1h3", fact.Trapped},
	} {
		p := fenOf(t, c.fen)
		g, found := tutor.NewGame(tutor.Setup{Start: p}), looked(t, p)
		require.Equal(t, c.move, found.Move.String(), c.fen)
		assert.False(t, tellOf(BestIdeas(g, 0, found.PV), c.concept), "%s: %s", c.concept, c.fen)
	}
}

// A fork that still wins after a move is not stopped by it, and one that won before it is not prepared by it, though in
// either place some reply would keep it from being certain.
func TestNoForkIsStoppedOrPreparedThatWinsAnyway(t *testing.T) {
	p := fenOf(t, "2b3k1/p7/4p1p1/Q1p1P3/1pP1PP1R/3K4/8/1N3BN1 b - - 0 31")
	m, err := p.ParseUCI("g6g5")
	require.NoError(t, err)
	for _, f := range newStudy(&p, m).prevents(lastMove{}) {
		assert.NotEqual(t, "a5d8", f.Move.String(), "the queen still forks king and bishop")
	}

	g := played(t, tutor.Setup{Start: fenOf(t, "4r3/1p6/4k3/p7/5B1K/5Q2/8/1b6 w - - 6 51")}, "Kg4")
	for _, f := range Purposes(g, 1, fact.Everything) {
		assert.NotEqual(t, fact.KindPurposePrepares, f.Kind, English(f, tutor.ToBlackOfTwo))
	}
}

// An even trade that wins a pawn for a moment is no danger: it may be won back.
func TestAnEvenTradeIsNoDanger(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "8/p3p2p/4Pk1b/7p/7P/5N1N/1r2RKP1/8 b - - 0 36")})
	m, err := g.Position().ParseUCI("b2e2")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	for _, f := range NewSurvey(g.Position()).Advice(g, 1) {
		assert.NotEqual(t, fact.KindIdeaDanger, f.Kind)
	}
}

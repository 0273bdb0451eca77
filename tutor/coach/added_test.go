package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// Who could take a pawn for a knight in danger is told to move the knight, where that is hardly worse.
func TestAPieceIsSavedRatherThanSoldForAPawn(t *testing.T) {
	p := fenOf(t, "2Q4N/2p1b3/8/1p1k2p1/3PN3/8/PPP2PPP/R1B2RK1 w - - 0 20")
	pawn, check := scored(t, &p, "c8c7", 4790), scored(t, &p, "c8d7", 4065)
	found := ai.Result{Move: pawn.Moves[0], Score: pawn.Score, PV: pawn.Moves, Lines: []ai.Line{pawn, check}}
	found = withSaving(&p, found)
	require.Len(t, found.Lines, 3)
	assert.Equal(t, "Nc3+", p.SAN(found.Lines[1].Moves[0]))
	assert.Equal(t, found, withSaving(&p, found), "a line saves it now")

	g := tutor.NewGame(tutor.Setup{Start: p})
	v := NewSurvey(&p)
	facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	require.True(t, speaks)
	assert.Equal(t, "The king attacks your knight on e4, and nothing guards it. You can move it.",
		English(facts[0], tutor.ToWhite))
	assert.Equal(t, "Nc3+", p.SAN(v.Toward(found, &facts[0]).Move), "the hint leads there, too")
}

// A threat of captures on one square is told without what they win where a pin makes that less.
func TestAThreatOfATradeIsNotOvercounted(t *testing.T) {
	p := fenOf(t, "r1b1kb1r/pp1q1ppp/2n1p3/1BPp4/3QPn2/2N2N2/PPP2PPP/R3K2R w KQkq - 0 9")
	require.Equal(t, "Next, the knight on c6 could take your queen. You would lose a queen for a knight.",
		English(Threat(&p), tutor.ToWhite))
	f := ThreatFound(&p, looked(t, p), searched(t, p.Pass(), HintLimits))
	assert.Equal(t, "Next, the knight on c6 could take your queen.", English(f, tutor.ToWhite))

	free := fenOf(t, "3qk3/8/2n5/8/3Q4/2N5/8/4K3 w - - 0 1")
	f = ThreatFound(&free, looked(t, free), searched(t, free.Pass(), HintLimits))
	assert.Equal(t, fact.KindThreatHanging, f.Kind, "where nothing changes it the count stays")
}

// Where all is lost the pawn that becomes a queen next is told of, and no slow plan.
func TestWhatIsToldWhereAllIsLost(t *testing.T) {
	facts, _ := toldOf(t, "3rk3/2pq4/4p3/npbpp3/4PpP1/3P1P2/1pP1K3/r7 w - - 0 30")
	require.NotEmpty(t, facts)
	assert.Equal(t, "Next, the pawn on b2 could become a queen.", English(facts[0], tutor.ToWhite))

	facts, _ = toldOf(t, "3rkb2/1ppq4/2n1p3/1p1pp1p1/P3PnP1/1PNP1P2/2PK4/r7 w - - 0 25")
	for _, f := range facts {
		assert.NotContains(t, slowPlans, f.Kind)
	}
}

// A pawn that is guarded is no reason to take what attacks it.
func TestAGuardedPawnNeedsNoRiddance(t *testing.T) {
	p := fenOf(t, "r3kb1r/pppq3p/2npp3/1B2p1B1/4PnP1/2NP4/PPP2P1P/R3K2R w KQkq - 0 12")
	m, err := p.ParseSAN("Bxf4")
	require.NoError(t, err)
	v := NewSurvey(&p)
	_, rids := v.takesAttacker(v.find(m))
	assert.False(t, rids)
}

// Who is mated by whatever they play is told so, not of a threat as if something stopped it.
func TestAMateThatNothingStops(t *testing.T) {
	facts, _ := toldOf(t, "3rk3/2pq4/4p3/npbpp3/4PpP1/2PP1P2/4K3/rq6 w - - 0 32")
	require.NotEmpty(t, facts)
	assert.Equal(t, "Nothing stops checkmate any more.", English(facts[0], tutor.ToWhite))

	facts, _ = toldOf(t, "r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1")
	require.NotEmpty(t, facts)
	assert.Equal(t, "The rook threatens checkmate on a1!", English(facts[0], tutor.ToWhite))
}

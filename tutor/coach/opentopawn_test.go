package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// What a move takes at once, if that is more than a pawn, comes before a line that it opens to one.
func TestAKnightComesBeforeALineToAPawn(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "2kr3r/ppp5/3q1pp1/3pn2p/3P2b1/2NRPP2/PPP3PP/2K4R w - - 0 1")})
	found := Preferred(g.Position(), searched(t, *g.Position(), HintLimits))
	v := NewSurvey(g.Position())
	facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	require.True(t, speaks)
	assert.Equal(t, "The knight attacks your rook on d3. You can take the knight.", English(facts[0], tutor.ToWhite))
	idea := HintFacts(g, found)[1]
	assert.Equal(t, "There is a good trade on e5, and an opened line.", English(idea, tutor.ToWhite))
	assert.Equal(t, fact.WinningTrade, idea.Concept)
}

package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// Facts that matter as much as the one that is shown are found, but for those that were told of late.
func TestTied(t *testing.T) {
	const twoKnights = "3r2k1/5ppp/8/n2n4/8/8/3R1PPP/R2R2K1 w - - 0 1"
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, twoKnights)})
	v := NewSurvey(g.Position())
	list, speaks := v.Coach(g, 0, v.Advice(g, 0), true, nil)
	require.True(t, speaks)
	tied := v.Tied(list, nil)
	require.Len(t, tied, 1)
	kinds := []fact.Kind{list[0].Kind, list[tied[0]].Kind}
	assert.ElementsMatch(t, []fact.Kind{fact.KindFree, fact.KindExchangeChance}, kinds)
	assert.Empty(t, v.Tied(list, []*fact.Fact{&list[tied[0]]}))
	assert.Empty(t, v.Tied(nil, nil))
}

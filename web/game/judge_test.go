package game

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
)

// Of the facts that matter as much as the first, one comes first that the learner practises; what is kept for all
// learners stays as it is.
func TestTheLearnerHearsFirstWhatIsPractised(t *testing.T) {
	of := func(k fact.Kind) fact.Fact { return fact.Fact{Kind: k} }
	kept := PositionFacts{
		Facts: []fact.Fact{
			of(fact.KindFree), of(fact.KindExchangeChance), of(fact.KindHanging), of(fact.KindPlanTrade),
		},
		Speaks: true, tied: []int{1, 2},
	}
	for name, c := range map[string]struct {
		practised []fact.Kind
		first     fact.Kind
	}{
		"nothing":               {nil, fact.KindFree},
		"the first":             {[]fact.Kind{fact.KindFree, fact.KindHanging}, fact.KindFree},
		"another":               {[]fact.Kind{fact.KindHanging}, fact.KindHanging},
		"what matters less":     {[]fact.Kind{fact.KindPlanTrade}, fact.KindFree},
		"two that matter alike": {[]fact.Kind{fact.KindHanging, fact.KindExchangeChance}, fact.KindExchangeChance},
	} {
		got := kept.practising(func(f fact.Fact) bool {
			for _, k := range c.practised {
				if k == f.Kind {
					return true
				}
			}
			return false
		})
		assert.Equal(t, c.first, got.Facts[0].Kind, name)
		assert.ElementsMatch(t, kept.Facts, got.Facts, name)
		assert.True(t, got.Speaks, name)
		assert.Equal(t, fact.KindFree, kept.Facts[0].Kind, name)
	}
	assert.Equal(t, kept, kept.practising(nil))
}

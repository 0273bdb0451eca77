package fact_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
)

// Every idea has a place of its own in a vocabulary, and a fact is known where all its ideas are.
func TestVocabulary(t *testing.T) {
	all := fact.Everything
	assert.True(t, all.Has(fact.NoConcept))
	assert.True(t, fact.Vocabulary{}.Has(fact.NoConcept))
	for _, c := range fact.Concepts() {
		assert.True(t, all.Has(c), c)
		assert.False(t, fact.Vocabulary{}.Has(c), c)
		left := all.Without(c)
		for _, other := range fact.Concepts() {
			assert.Equal(t, other != c, left.Has(other), "%s without %s", other, c)
		}
		assert.False(t, left.Knows(&fact.Fact{Kind: fact.KindHintIdea, Ideas: []fact.Fact{{Concept: c}}}), c)
	}
	noMates := all.Without(fact.MateInTwo)
	assert.False(t, noMates.Knows(&fact.Fact{Kind: fact.KindHintMate, Count: 2}))
	assert.True(t, noMates.Knows(&fact.Fact{Kind: fact.KindHintMate, Count: 1}))
}

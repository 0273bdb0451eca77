package chance_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chance"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Every idea belongs to a group, and so does every kind of fact that calls for a move; none has only a name.
func TestEveryIdeaBelongsToAGroup(t *testing.T) {
	used := map[chance.Group]bool{}
	for _, c := range fact.Concepts() {
		g := chance.Of(&fact.Fact{Kind: fact.KindIdeaChance, Concept: c})
		assert.Contains(t, chance.Groups(), g, c)
		used[g] = true
	}
	for _, k := range fact.Kinds() {
		g := chance.Of(&fact.Fact{Kind: k, Concept: fact.Fork})
		assert.Equal(t, coach.Calls(k), g != chance.NoGroup, k)
		assert.Equal(t, k == fact.KindIdeaChance, g == chance.Fork, k)
		if g != chance.NoGroup {
			used[g] = true
		}
	}
	assert.Len(t, used, 12)
	assert.Len(t, slices.Compact(slices.Sorted(slices.Values(chance.Groups()))), 12)
}

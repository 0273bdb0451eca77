package seen_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/seen"
)

// Every idea belongs to a group, and so does every kind of fact that calls for a move; none has only a name.
func TestEveryIdeaBelongsToAGroup(t *testing.T) {
	used := map[seen.Group]bool{}
	for _, c := range fact.Concepts() {
		g := seen.Of(&fact.Fact{Kind: fact.KindIdeaChance, Concept: c})
		assert.Contains(t, seen.Groups(), g, c)
		used[g] = true
	}
	for _, k := range fact.Kinds() {
		g := seen.Of(&fact.Fact{Kind: k, Concept: fact.Fork})
		assert.Equal(t, coach.Calls(k), g != seen.NoGroup, k)
		assert.Equal(t, k == fact.KindIdeaChance, g == seen.Fork, k)
		if g != seen.NoGroup {
			used[g] = true
		}
	}
	assert.Len(t, used, 12)
	assert.Len(t, slices.Compact(slices.Sorted(slices.Values(seen.Groups()))), 12)
}

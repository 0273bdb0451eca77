package ai

import (
	"math/rand/v2"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
)

// TestEntryPacking checks that unpacking a packed entry returns it.
func TestEntryPacking(t *testing.T) {
	scores := []Score{0, 1, -1, 250, -3000, 20_000, -20_000, matedIn(0), matedIn(1), matedIn(1000), -matedIn(1),
		-matedIn(999)}
	for _, score := range scores {
		e := entry{score: score, static: -score, move: chess.Move(0xffff), depth: -3, bound: lowerBound, age: 63}
		assert.Equal(t, e, entryOf(e.word()))
	}
	static := entry{static: noStatic, bound: exactBound, depth: 64}
	assert.Equal(t, static, entryOf(static.word()))
}

// TestTableKeepsTheDeeper finds what was stored, unless deeper entries of the same place were.
func TestTableKeepsTheDeeper(t *testing.T) {
	tab := newTable(1)
	tab.clear(0)
	random := rand.New(rand.NewPCG(1, 1))
	keys := make([]uint64, 4)
	for i := range keys {
		keys[i] = random.Uint64()&^tab.mask | 5
		tab.store(keys[i], entry{depth: 5 + i, bound: exactBound, move: chess.Move(i + 1)})
	}
	late := random.Uint64()&^tab.mask | 5
	tab.store(late, entry{depth: 20, bound: upperBound})
	_, found := tab.probe(keys[0])
	assert.False(t, found, "the least deep made room")
	for i, key := range keys[1:] {
		e, found := tab.probe(key)
		assert.True(t, found)
		assert.Equal(t, chess.Move(i+2), e.move)
	}
	tab.store(keys[3], entry{depth: 9, bound: exactBound})
	e, _ := tab.probe(keys[3])
	assert.Equal(t, chess.Move(4), e.move, "a move that is known is kept")
	assert.Equal(t, 9, e.depth)
	tab.next()
	tab.store(random.Uint64()&^tab.mask|5, entry{depth: 1, bound: exactBound})
	tab.clear(0)
	_, found = tab.probe(late)
	assert.False(t, found)
}

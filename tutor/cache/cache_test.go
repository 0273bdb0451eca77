package cache

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestKeptForgetsTheOldest(t *testing.T) {
	k := Cache[int, string]{Most: 2}
	for i, text := range []string{"zero", "one", "two", "three"} {
		k.Put(i, text)
	}
	v, ok := k.Get(0)
	assert.True(t, ok)
	assert.Equal(t, "zero", v) // and it is new again, so 1 and what else is older goes
	for i := 4; i < 7; i++ {
		k.Put(i, "more")
	}
	_, ok = k.Get(1)
	assert.False(t, ok)
	assert.LessOrEqual(t, len(k.recent)+len(k.older), 2*k.Most)
}

func TestTheWeightIsBounded(t *testing.T) {
	k := Cache[int, int]{Most: 100, Weight: func(v int) int { return v }}
	for weight := range 120 {
		k.Put(weight, weight)
		kept := 0
		for _, generation := range []map[int]int{k.recent, k.older} {
			for _, v := range generation {
				kept += v
			}
		}
		assert.LessOrEqual(t, kept, 2*k.Most)
		_, ok := k.Get(weight)
		assert.Equal(t, weight <= k.Most, ok, "more than a generation is not kept")
	}
}

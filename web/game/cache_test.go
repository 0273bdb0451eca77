package game

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
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

func TestSurveysAreShared(t *testing.T) {
	p, known := chess.Start(), NewSurveys()
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { assert.Equal(t, p, known.Of(&p).Position()) })
	}
	wait.Wait()
	assert.Same(t, known.Of(&p), known.Of(&p))
}

package web

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

func TestKeptForgetsTheOldest(t *testing.T) {
	k := kept[int, string]{most: 2}
	for i, text := range []string{"zero", "one", "two", "three"} {
		k.keep(i, text)
	}
	v, ok := k.look(0)
	assert.True(t, ok)
	assert.Equal(t, "zero", v) // and it is new again, so 1 and what else is older goes
	for i := 4; i < 7; i++ {
		k.keep(i, "more")
	}
	_, ok = k.look(1)
	assert.False(t, ok)
	assert.LessOrEqual(t, len(k.recent)+len(k.older), 2*k.most)
}

func TestSurveysAreShared(t *testing.T) {
	p, known := chess.Start(), newSurveys()
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { assert.Equal(t, p, known.of(&p).Position()) })
	}
	wait.Wait()
	assert.Same(t, known.of(&p), known.of(&p))
}

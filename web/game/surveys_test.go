package game

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

func TestSurveysAreShared(t *testing.T) {
	p, known := chess.Start(), NewSurveys()
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { assert.Equal(t, p, known.Of(&p).Position()) })
	}
	wait.Wait()
	assert.Same(t, known.Of(&p), known.Of(&p))
}

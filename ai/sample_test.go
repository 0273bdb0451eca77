package ai

import (
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
)

// TestSampleMatchesEvaluateTuned compares the sum of a sample's terms with the evaluation, which is
// in whole centipawns.
func TestSampleMatchesEvaluateTuned(t *testing.T) {
	w, n := Weights(), 0
	for _, g := range samples(t) {
		s, ok := NewSample(&g.position)
		if !ok {
			continue
		}
		sum := 0.0
		for _, c := range s.Coefficients {
			sum += float64(c.Times) * (w[c.Term].Middle*s.Phase + w[c.Term].End*(1-s.Phase))
		}
		if g.position.Turn() == chess.Black {
			sum = -sum
		}
		assert.InDelta(t, sum*s.Scale, float64(EvaluateTuned(&g.position)), 3, g.position.FEN())
		n++
	}
	assert.NotZero(t, n)
}

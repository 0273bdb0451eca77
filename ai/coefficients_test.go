package ai

import (
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
)

// TestTakeTellsAppraise adds up samples and compares with the judgement, which
// is in whole centipawns.
func TestTakeTellsAppraise(t *testing.T) {
	w, n := Weights(), 0
	for _, g := range samples(t) {
		s, ok := Take(&g.position)
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
		assert.InDelta(t, sum*s.Scale, float64(Appraise(&g.position)), 3, g.position.FEN())
		n++
	}
	assert.NotZero(t, n)
}

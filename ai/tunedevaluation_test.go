package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestEvaluateTunedIsSymmetric(t *testing.T) {
	for _, g := range samples(t) {
		p, q := g.position, flipped(t, g.position)
		assert.Equal(t, EvaluateTuned(&p), EvaluateTuned(&q), p.FEN())
	}
}

func BenchmarkEvaluateTuned(b *testing.B) {
	list := middlegames(b)
	var sum Score
	for b.Loop() {
		for i := range list {
			sum += EvaluateTuned(&list[i].position)
		}
	}
}

package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAppraiseIsFair(t *testing.T) {
	for _, g := range samples(t) {
		p, q := g.position, flipped(t, g.position)
		assert.Equal(t, Appraise(&p), Appraise(&q), p.FEN())
	}
}

func BenchmarkAppraise(b *testing.B) {
	list := middlegames(b)
	var sum Score
	for b.Loop() {
		for i := range list {
			sum += Appraise(&list[i].position)
		}
	}
}

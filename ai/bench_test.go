package ai

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkMiddlegame searches one middlegame at a time.
func BenchmarkMiddlegame(b *testing.B) {
	for _, m := range middlegames(b) {
		b.Run(m.name, func(b *testing.B) {
			var nodes uint64
			for b.Loop() {
				r, err := Search(b.Context(), m.position, nil, ThreePlies.Limits(), 1)
				require.NoError(b, err)
				nodes = r.Nodes
			}
			b.ReportMetric(float64(nodes), "nodes")
		})
	}
}

// BenchmarkEvaluate judges the twenty middlegames: divide by twenty.
func BenchmarkEvaluate(b *testing.B) {
	list := middlegames(b)
	var sum Score
	for b.Loop() {
		for i := range list {
			sum += Evaluate(&list[i].position)
		}
	}
}

// BenchmarkQuiescence follows the captures of the twenty middlegames.
func BenchmarkQuiescence(b *testing.B) {
	list := middlegames(b)
	s := newSearcher()
	var nodes uint64
	for b.Loop() {
		for i := range list {
			s.begin(b.Context(), &list[i].position, nil, Limits{}, 1)
			s.lists[0] = 0
			s.quiesce(0, -infinite, infinite)
			nodes += s.nodes
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

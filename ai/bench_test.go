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

// BenchmarkDepth3 searches each of the middlegames to depth 3 with nothing remembered: one operation is all twenty.
func BenchmarkDepth3(b *testing.B) {
	list := middlegames(b)
	for name, method := range map[string]Method{"full": Full, "selective": Selective} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				for _, m := range list {
					_, err := Search(b.Context(), m.position, nil, Limits{Method: method, Depth: 3}, 1)
					require.NoError(b, err)
				}
			}
		})
	}
}

// BenchmarkNodes lets the selective search look at a hundred thousand nodes of each of the middlegames, one operation
// being all twenty, and reports nodes a second and the depth reached, on average.
func BenchmarkNodes(b *testing.B) {
	const nodes = 100_000
	list := middlegames(b)
	depth, searches := 0, 0
	for b.Loop() {
		for _, m := range list {
			r, err := Search(b.Context(), m.position, nil, Limits{Method: Selective, Nodes: nodes}, 1)
			require.NoError(b, err)
			depth += r.Depth
			searches++
		}
	}
	b.ReportMetric(float64(searches)*nodes/b.Elapsed().Seconds(), "nodes/s")
	b.ReportMetric(float64(depth)/float64(searches), "depth")
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

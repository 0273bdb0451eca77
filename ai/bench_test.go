package ai

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// BenchmarkDepth3 searches each of the middlegames as the default level does:
// one operation is all twenty. It reports the median and the slowest position,
// each the fastest of its runs, and the positions looked at a second.
func BenchmarkDepth3(b *testing.B) {
	list := middlegames(b)
	fastest := make([]time.Duration, len(list))
	var nodes uint64
	for b.Loop() {
		for i, m := range list {
			start := time.Now()
			r, err := Search(b.Context(), m.position, nil, ThreePlies.Limits(), 1)
			took := time.Since(start)
			require.NoError(b, err)
			nodes += r.Nodes
			if fastest[i] == 0 || took < fastest[i] {
				fastest[i] = took
			}
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
	slices.Sort(fastest)
	b.ReportMetric(float64(fastest[len(list)/2].Microseconds())/1000, "median-ms")
	b.ReportMetric(float64(fastest[len(list)-1].Microseconds())/1000, "worst-ms")
}

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
			s.begin(b.Context(), &list[i].position, nil, 1)
			s.lists[0] = 0
			s.quiesce(0, -infinite, infinite)
			nodes += s.nodes
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

//go:build unix

package chess

import (
	"fmt"
	"math"
	"testing"
	"time"

	"chesstutor/tutor/chess/stockfishtest"

	"github.com/stretchr/testify/require"
)

// BenchmarkPerft counts the six usual positions and reports million nodes per second of processor time. Where a
// stockfish is installed, the two take turns, and its figure ("go perft", which lists as ours does) and how many times
// as fast ours is stand beside. The means are geometric.
func BenchmarkPerft(b *testing.B) {
	stockfish := stockfishtest.Find()
	var ours, theirs []float64
	for _, position := range benchPositions {
		b.Run(position.name, func(b *testing.B) {
			p := mustParse(b, position.fen)
			nodes := float64(Perft(&p, position.depth)) / 1e6
			var ourTime, theirTime time.Duration
			rounds := 0.0
			for b.Loop() {
				before := stockfishtest.ProcessorTime()
				Perft(&p, position.depth)
				ourTime += stockfishtest.ProcessorTime() - before
				theirTime += perftTime(b, stockfish, position.fen, position.depth)
				rounds++
			}
			b.ReportMetric(0, "ns/op")
			ours = append(ours, nodes*rounds/ourTime.Seconds())
			theirs = append(theirs, nodes*rounds/theirTime.Seconds())
			report(b, ours[len(ours)-1:], theirs[len(theirs)-1:])
		})
	}
	b.Run("mean", func(b *testing.B) {
		for b.Loop() { // nothing to measure: what was measured above
		}
		b.ReportMetric(0, "ns/op")
		report(b, ours, theirs)
	})
}

// report gives geometric means in million nodes a second, and their ratio.
func report(b *testing.B, ours, theirs []float64) {
	b.ReportMetric(stockfishtest.Mean(ours), "Mn/s")
	if fish := stockfishtest.Mean(theirs); !math.IsInf(fish, 0) {
		b.ReportMetric(fish, "stockfish-Mn/s")
		b.ReportMetric(stockfishtest.Mean(ours)/fish, "x-stockfish")
	}
}

// perftTime returns the processor time of stockfish for a perft, without that for starting; 0 if
// there is none.
func perftTime(b *testing.B, stockfish stockfishtest.Program, fen string, depth int) time.Duration {
	run := func(depth int) time.Duration {
		took, said := stockfish.Time(b, "position fen "+fen, fmt.Sprintf("go perft %d", depth))
		if stockfish != "" {
			require.Contains(b, said, "Nodes searched")
		}
		return took
	}
	return run(depth) - run(1)
}

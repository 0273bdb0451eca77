//go:build unix

package ai

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"
	"time"

	"chesstutor/tutor/chess/stockfishtest"

	"github.com/stretchr/testify/require"
)

// BenchmarkDepth3 searches each of the middlegames to depth 3 with nothing remembered: one
// operation is all twenty. It reports the median and the slowest position in milliseconds of
// processor time, each the fastest of its runs, and names the slowest. Stockfish's stand beside,
// where it is installed.
func BenchmarkDepth3(b *testing.B) {
	list := middlegames(b)
	theirs := stockfishDepth3(b, list)
	for _, way := range []struct {
		name   string
		method Method
	}{{"full", Full}, {"selective", Selective}} {
		b.Run(way.name, func(b *testing.B) {
			ours := make([]time.Duration, len(list))
			search := func(i int) time.Duration {
				before := stockfishtest.ProcessorTime()
				_, err := Search(b.Context(), list[i].position, nil, Limits{Method: way.method, Depth: 3}, 1)
				require.NoError(b, err)
				return stockfishtest.ProcessorTime() - before
			}
			search(0) // gets the memory for all searches
			for b.Loop() {
				for i := range list {
					if took := search(i); ours[i] == 0 || took < ours[i] {
						ours[i] = took
					}
				}
			}
			b.ReportMetric(0, "ns/op")
			b.Log("slowest: " + list[slices.Index(ours, slices.Max(ours))].name)
			milliseconds(b, "", ours)
			if theirs != nil {
				milliseconds(b, "stockfish-", theirs)
			}
		})
	}
}

// milliseconds reports the median and the greatest of some times.
func milliseconds(b *testing.B, whose string, times []time.Duration) {
	sorted := slices.Sorted(slices.Values(times))
	median := (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
	b.ReportMetric(float64(median.Microseconds())/1000, whose+"median-ms")
	b.ReportMetric(float64(sorted[len(sorted)-1].Microseconds())/1000, whose+"worst-ms")
}

// stockfishDepth3 returns Stockfish's processor times for a search to depth 3 of positions it has
// not seen, nil if there is none. They are a fraction of that for starting it: so it makes each
// search many times over, and what it uses to be told the same without searching is taken off.
func stockfishDepth3(b *testing.B, list []named) (times []time.Duration) {
	stockfish := stockfishtest.Find()
	if stockfish == "" {
		return nil
	}
	const repeat = 300
	run := func(m named, goes string) time.Duration {
		lines := []string{"setoption name Hash value 1"}
		for range repeat {
			lines = append(lines, "ucinewgame", "position fen "+m.position.FEN(), goes)
		}
		took, _ := stockfish.Time(b, append(lines, "ucinewgame")...)
		again, _ := stockfish.Time(b, append(lines, "ucinewgame")...)
		return min(took, again)
	}
	without := run(list[0], "isready")
	for _, m := range list {
		times = append(times, max(run(m, "go depth 3")-without, 0)/repeat)
	}
	return times
}

// BenchmarkNodes lets the selective search look at a hundred thousand nodes of each of the
// middlegames, one operation being all twenty, and reports nodes per second of processor time and
// the depth reached, on average. Stockfish's stand beside, where it is installed.
func BenchmarkNodes(b *testing.B) {
	const nodes = 100_000
	list := middlegames(b)
	stockfish := stockfishtest.Find()
	var ours, theirs time.Duration
	depth, theirDepth, rounds := 0, 0, 0
	for b.Loop() {
		for _, m := range list {
			before := stockfishtest.ProcessorTime()
			r, err := Search(b.Context(), m.position, nil, Limits{Method: Selective, Nodes: nodes}, 1)
			ours += stockfishtest.ProcessorTime() - before
			require.NoError(b, err)
			depth += r.Depth
			if rounds++; rounds <= len(list) { // starting it takes long, so it plays one round
				took, reached := stockfishNodes(b, stockfish, m.position.FEN(), nodes)
				theirs, theirDepth = theirs+took, theirDepth+reached
			}
		}
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(rounds)*nodes/ours.Seconds(), "nodes/s")
	b.ReportMetric(float64(depth)/float64(rounds), "depth")
	if stockfish != "" {
		b.ReportMetric(float64(len(list))*nodes/theirs.Seconds(), "stockfish-nodes/s")
		b.ReportMetric(float64(theirDepth)/float64(len(list)), "stockfish-depth")
	}
}

var depthTold = regexp.MustCompile(`info depth (\d+) seldepth`)

// stockfishNodes returns Stockfish's processor time for so many nodes, without that for starting,
// and the depth it reaches.
func stockfishNodes(b *testing.B, stockfish stockfishtest.Program, fen string, nodes int) (took time.Duration,
	depth int) {
	if stockfish == "" {
		return 0, 0
	}
	run := func(nodes int) (time.Duration, string) {
		return stockfish.Time(b, "position fen "+fen, fmt.Sprintf("go nodes %d", nodes), "ucinewgame")
	}
	took, said := run(nodes)
	without, _ := run(1)
	told := depthTold.FindAllStringSubmatch(said, -1)
	require.NotEmpty(b, told, said)
	depth, err := strconv.Atoi(told[len(told)-1][1])
	require.NoError(b, err)
	return took - without, depth
}

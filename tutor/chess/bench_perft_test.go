//go:build unix

package chess

import (
	"fmt"
	"math"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// BenchmarkPerft counts the six usual positions in the ways there are and
// reports million nodes per second of processor time. Where a stockfish is
// installed, the two take turns, and its figure ("go perft", which lists) and
// how many times as fast ours is stand beside. The means are geometric.
func BenchmarkPerft(b *testing.B) {
	stockfish := findStockfish()
	for _, way := range []struct {
		name  string
		perft func(*Position, int) uint64
	}{{"lists", Perft}, {"counted", PerftCounting}, {"played", PerftPlaying}} {
		var ours, theirs []float64
		for _, position := range benchPositions {
			b.Run(way.name+"/"+position.name, func(b *testing.B) {
				p := mustParse(b, position.fen)
				nodes := float64(way.perft(&p, position.depth)) / 1e6
				var ourTime, theirTime time.Duration
				rounds := 0.0
				for b.Loop() {
					before := processorTime()
					way.perft(&p, position.depth)
					ourTime += processorTime() - before
					theirTime += stockfishTime(b, stockfish, position.fen, position.depth)
					rounds++
				}
				b.ReportMetric(0, "ns/op")
				ours = append(ours, nodes*rounds/ourTime.Seconds())
				theirs = append(theirs, nodes*rounds/theirTime.Seconds())
				report(b, ours[len(ours)-1:], theirs[len(theirs)-1:])
			})
		}
		b.Run(way.name+"/mean", func(b *testing.B) {
			for b.Loop() { // nothing to measure: what was measured above
			}
			b.ReportMetric(0, "ns/op")
			report(b, ours, theirs)
		})
	}
}

// report gives geometric means in million nodes a second, and their ratio.
func report(b *testing.B, ours, theirs []float64) {
	b.ReportMetric(mean(ours), "Mn/s")
	if fish := mean(theirs); !math.IsInf(fish, 0) {
		b.ReportMetric(fish, "stockfish-Mn/s")
		b.ReportMetric(mean(ours)/fish, "x-stockfish")
	}
}

func mean(values []float64) float64 {
	sum := 0.0
	for _, v := range values {
		sum += math.Log(v)
	}
	return math.Exp(sum / float64(len(values)))
}

// processorTime returns the user time that this process has used.
func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano())
}

// findStockfish returns the path of an installed stockfish, "" without one.
func findStockfish() string {
	for _, name := range []string{"stockfish", "/usr/games/stockfish"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// stockfishTime returns the user time of stockfish for a perft, without that
// for starting; 0 if path is empty.
func stockfishTime(b *testing.B, path, fen string, depth int) time.Duration {
	if path == "" {
		return 0
	}
	run := func(depth int) time.Duration {
		command := exec.Command(path)
		command.Stdin = strings.NewReader(fmt.Sprintf("position fen %s\ngo perft %d\nquit\n", fen, depth))
		out, err := command.Output()
		require.NoError(b, err)
		require.Contains(b, string(out), "Nodes searched")
		return command.ProcessState.UserTime()
	}
	return run(depth) - run(1)
}

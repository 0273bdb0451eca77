//go:build unix

package stockfishtest

import (
	"math"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// Program is the path of a stockfish, "" if none is installed.
type Program string

// Find returns the stockfish that is installed.
func Find() Program {
	for _, name := range []string{"stockfish", "/usr/games/stockfish"} {
		if path, err := exec.LookPath(name); err == nil {
			return Program(path)
		}
	}
	return ""
}

// Time returns the processor time that Stockfish uses while it is told some lines, its start
// included, and what it says; 0 if none is installed.
func (p Program) Time(t testing.TB, lines ...string) (time.Duration, string) {
	t.Helper()
	if p == "" {
		return 0, ""
	}
	command := exec.CommandContext(t.Context(), string(p))
	command.Stdin = strings.NewReader(strings.Join(lines, "\n") + "\nquit\n")
	out, err := command.Output()
	if err != nil {
		t.Fatal(p, err)
	}
	return command.ProcessState.UserTime() + command.ProcessState.SystemTime(), string(out)
}

// ProcessorTime returns the processor time that this process has used.
func ProcessorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic("stockfishtest: " + err.Error()) // unreachable: a process may always ask of itself
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// Mean returns the geometric mean of values.
func Mean(values []float64) float64 {
	sum := 0.0
	for _, v := range values {
		sum += math.Log(v)
	}
	return math.Exp(sum / float64(len(values)))
}

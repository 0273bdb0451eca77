package tune

import (
	"context"
	"flag"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"chesstutor/ai"
	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// run runs a subcommand and returns what it writes to the standard output and to the log.
func run(t *testing.T, define func(*flag.FlagSet) func(context.Context, []string, io.Writer, io.Writer) error,
	args ...string) (string, string, error) {
	t.Helper()
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	start := define(flags)
	require.NoError(t, flags.Parse(args))
	var out, log strings.Builder
	err := start(t.Context(), flags.Args(), &out, &log)
	return out.String(), log.String(), err
}

func TestWrongArguments(t *testing.T) {
	for _, args := range [][]string{nil, {"one", "two"}} {
		_, _, err := run(t, Positions, args...)
		require.ErrorIs(t, err, flag.ErrHelp)
		_, _, err = run(t, Fit, args...)
		require.ErrorIs(t, err, flag.ErrHelp)
	}
	_, _, err := run(t, Fit, filepath.Join(t.TempDir(), "none"))
	require.ErrorIs(t, err, os.ErrNotExist)
	_, _, err = run(t, Positions, t.TempDir())
	require.Error(t, err, "a directory is no file to write to")
}

// TestPlayAndFit plays a few games, twice into one file, and fits to them.
func TestPlayAndFit(t *testing.T) {
	file := filepath.Join(t.TempDir(), "positions.txt")
	play := []string{"-games", "4", "-nodes", "50", "-seed", "3", file}
	_, _, err := run(t, Positions, play...)
	require.NoError(t, err)
	first := content(t, file)
	_, _, err = run(t, Positions, play...)
	require.NoError(t, err)
	assert.Equal(t, first+first, content(t, file), "the same games are added")

	require.Greater(t, strings.Count(first, "\n"), 50)
	for line := range strings.Lines(first) {
		points, fen, _ := strings.Cut(strings.TrimSpace(line), " ")
		assert.Contains(t, []string{"0.0", "0.5", "1.0"}, points)
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		assert.False(t, p.InCheck(), "quiet positions only")
	}

	out, log, err := run(t, Fit, "-steps", "20", file)
	require.NoError(t, err)
	assert.Equal(t, len(ai.Weights()), strings.Count(out, "\n"), "a line for each weight")
	assert.Contains(t, log, "positions and 0 apart")
	assert.Contains(t, log, "\n20: ")
	before := content(t, "../../../ai/tuned.txt")
	for _, steps := range []string{"3", "20"} {
		out, _, err := run(t, Fit, "-steps", steps, file)
		require.NoError(t, err)
		assert.NotEqual(t, before, out, "few steps and nothing apart tell something, too")
	}
}

func content(t *testing.T, file string) string {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(text)
}

func TestFitRefuses(t *testing.T) {
	for text, says := range map[string]string{
		"1.0 nonsense\n": "line 1",
		"0.5 " + chess.StartFEN + "\nwon " + chess.StartFEN + "\n": "line 2",
	} {
		var out, log strings.Builder
		require.ErrorContains(t, fitTo(t.Context(), strings.NewReader(text), &out, &log, 1, 1), says)
		assert.Empty(t, out.String())
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	require.ErrorIs(t, fitTo(ctx, strings.NewReader(""), &strings.Builder{}, &strings.Builder{}, 1, 1),
		context.Canceled)
	require.ErrorIs(t, play(ctx, &strings.Builder{}, 1, 10, 1), context.Canceled)
}

// TestFitLearns fits games that are always won by the side with more pawns: the error decreases.
func TestFitLearns(t *testing.T) {
	f := &fit{first: ai.Weights(), weights: ai.Weights()}
	for fen, points := range map[string]float64{
		"4k3/pppp4/8/8/8/8/PPPPPP2/4K3 w - - 0 1": 1, "4k3/pppppp2/8/8/8/8/PPPP4/4K3 w - - 0 1": 0,
		"4k3/ppp5/8/8/8/8/PPPPP3/4K2R w - - 0 1": 1, "4k2r/ppppp3/8/8/8/8/PPP5/4K3 b - - 0 1": 0,
		"2b1k3/pppp4/8/8/8/8/PPPP4/2B1K3 w - - 0 1": 0.5,
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		s, ok := ai.NewSample(&p)
		require.True(t, ok, fen)
		f.training = append(f.training, sample{s, points})
	}
	f.test = f.training
	f.fitSteepness()
	before := f.loss(f.training)
	f.descend(100, 1, func(int, float64, float64) {})
	assert.Less(t, f.loss(f.training), before)
}

// TestGradient compares the gradient with finite differences.
func TestGradient(t *testing.T) {
	f := &fit{first: ai.Weights(), weights: ai.Weights(), steepness: 0.004}
	p, err := chess.ParseFEN("r1bq1rk1/pp3ppp/2n1pn2/2bp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9")
	require.NoError(t, err)
	s, ok := ai.NewSample(&p)
	require.True(t, ok)
	f.training = []sample{{s, 1}}
	g := f.gradient()
	numeric := func(weight *float64) float64 {
		const small = 1e-3
		*weight += small
		up := f.loss(f.training)
		*weight -= 2 * small
		down := f.loss(f.training)
		*weight += small
		return (up - down) / (2 * small)
	}
	for _, c := range s.Coefficients {
		assert.InDelta(t, numeric(&f.weights[c.Term].Middle), g[c.Term].Middle, 1e-9)
		assert.InDelta(t, numeric(&f.weights[c.Term].End), g[c.Term].End, 1e-9)
	}
	assert.False(t, math.IsNaN(f.loss(f.training)))
}

// TestWrite checks that the current weights are written as ai/tuned.txt has them.
func TestWrite(t *testing.T) {
	var text strings.Builder
	require.NoError(t, write(&text, ai.Weights()))
	assert.Equal(t, content(t, "../../../ai/tuned.txt"), text.String())
}

package recall

import (
	"context"
	"flag"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// The detector's own cases: positions of one idea each, and one of none.
func TestDetector(t *testing.T) {
	for name, c := range map[string]struct {
		fen  string
		want fact.Concept
	}{
		"a fork":          {"r3k3/8/8/3N4/8/8/PP6/4K3 w - - 0 1", fact.Fork},
		"a skewer":        {"7q/8/8/8/7k/8/K7/R7 w - - 0 1", fact.Skewer},
		"an opened line":  {"3q2k1/7p/8/8/8/3B4/8/3R2K1 w - - 0 1", fact.OpenedLine},
		"a back rank":     {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", fact.BackRank},
		"mate in two":     {"7k/8/R7/1R6/8/8/8/K7 w - - 0 1", fact.MateInTwo},
		"a free piece":    {"4k3/8/8/3n4/8/8/3R4/3K4 w - - 0 1", fact.FreePiece},
		"a promotion":     {"8/P6k/8/8/8/8/1r6/4K3 w - - 0 1", fact.Promotion},
		"nothing special": {chess.StartFEN, fact.NoConcept},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := chess.ParseFEN(c.fen)
			require.NoError(t, err)
			k := &recaller{}
			found, err := k.best(context.Background(), p, 20_000)
			require.NoError(t, err)
			ideas := newLine(p, found).ideas()
			if c.want == fact.NoConcept {
				assert.Empty(t, ideas)
				return
			}
			assert.Contains(t, ideas, c.want)
		})
	}
}

// run runs a subcommand and returns what it writes.
func run(t *testing.T, define func(*flag.FlagSet) func(context.Context, []string, io.Writer, io.Writer) error,
	args ...string) (string, error) {
	t.Helper()
	flags := flag.NewFlagSet("recall", flag.ContinueOnError)
	start := define(flags)
	require.NoError(t, flags.Parse(args))
	var out strings.Builder
	err := start(t.Context(), flags.Args(), &out, io.Discard)
	return out.String(), err
}

// The same seed gives the same figures, and what is named was there.
func TestCommand(t *testing.T) {
	first, err := run(t, Command, "-games", "1", "-nodes", "1000")
	require.NoError(t, err)
	again, err := run(t, Command, "-games", "1", "-nodes", "1000")
	require.NoError(t, err)
	assert.Equal(t, first, again)
	assert.Contains(t, first, "1 games\n")
	assert.Regexp(t, `(?m)^[a-z-]+ +\d+ +\d+ +\d+ +\d+ +\d+ +\d+%$`, first)
}

// Moves and hints are judged by level; hints judged alone are the same as with the moves.
func TestBlunders(t *testing.T) {
	hints := regexp.MustCompile(`(?m)^all .* (\d+ +\d+ +[\d.]+%)$`)
	args := []string{"-games", "1", "-levels", "1", "-nodes", "200", "-hints", "6", "-seed", "13"} // a short game
	with, err := run(t, Blunders, args...)
	require.NoError(t, err)
	assert.Regexp(t, `(?m)^1 +[1-9]\d* +\d+ +[\d.]+% +[1-9]\d* +\d+ +[\d.]+% +[1-9]\d* +\d+ +[\d.]+%$`, with)
	assert.Regexp(t, `(?m)^all +[1-9]`, with)
	alone, err := run(t, Blunders, append(args, "-hintsonly")...)
	require.NoError(t, err)
	require.Regexp(t, hints, with)
	assert.Equal(t, hints.FindStringSubmatch(with)[1], hints.FindStringSubmatch(alone)[1])
	assert.Regexp(t, `(?m)^all +0 +0`, alone)
}

func TestWrongArguments(t *testing.T) {
	for _, args := range [][]string{{"argument"}, {"-levels", "0"}, {"-hints", "0"}} {
		_, err := run(t, Blunders, args...)
		require.ErrorIs(t, err, flag.ErrHelp, args)
	}
	_, err := run(t, Command, "argument")
	require.ErrorIs(t, err, flag.ErrHelp)
}

// A line of each idea, and one like it in which the definition does not hold.
func TestDetectorsKeepToTheDefinitions(t *testing.T) {
	const knightJustTook = "6k1/5p1p/8/8/8/2n5/1P3PPP/4R1K1 w - - 0 1" // on c3
	for name, c := range map[string]struct {
		fen, line string
		idea      fact.Concept
		holds     bool
	}{
		"a fork of king and rook": {"r3k3/8/8/3N4/8/8/PP6/4K3 w - - 0 1", "Nc7+ Kd7 Nxa8 Kc6 Nb6 Kxb6",
			fact.Fork, true},
		"the rook could be won before": {"r3k3/8/8/3N4/8/8/8/R3K3 w - - 0 1", "Nc7+ Kd7 Nxa8 Kd6 Nb6 Kc6", fact.Fork,
			false},
		"a pin": {"4k3/7p/4n3/8/8/8/8/R5K1 w - - 0 1", "Re1 h5 Rxe6+ Kd7 Re1 h4",
			fact.PinToKing, true},
		"it was pinned before": {"4k3/7p/4n3/8/3P4/8/8/4R1K1 w - - 0 1", "d5 h5 dxe6 h4 Kf2 h3",
			fact.PinToKing, false},
		"a skewer": {"8/8/8/k2r4/8/8/8/2R3K1 w - - 0 1", "Rc5 Kb4 Rxd5 Ka4 Kf2 Ka3", fact.Skewer,
			false},
		"king, and queen behind": {"7q/8/8/8/7k/8/K7/R7 w - - 0 1", "Rh1+ Kg5 Rxh8 Kf6 Kb3 Kg7", fact.Skewer,
			true},
		"a trapped knight": {"N1k5/p2p4/8/8/8/8/8/4K3 b - - 0 1", "Kb7 Ke2 Kxa8 Kd3 d5 Kd4",
			fact.Trapped, true},
		"a rook could guard it": {"N1k5/p2p4/8/8/8/8/8/4RK2 b - - 0 1", "Kb7 Kf2 Kxa8 Kf3 d5 Kf4",
			fact.Trapped, false},
		"nothing can take back": {"4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5 Ke7 Rd4 Ke6 Rd3 Ke5",
			fact.FreePiece, true},
		"its guard can": {"4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "Rxd5 cxd5 Ke2 Ke7 Ke3 Ke6",
			fact.FreePiece, false},
		"a pawn's guard is taken": {"4r1k1/2p3bp/2R2r2/5pp1/p1NP4/1P2P3/1B4PP/5RK1 w - - 1 32",
			"Rxf6 Bxf6 Rxf5 Kg7 Rf1 Kg6", fact.GuardRemoved, true},
		"some reply guards the pawn anew": {"r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
			"Bxc6 dxc6 Nxe5 Bd6 Nf3 Nf6", fact.GuardRemoved, false},
		"a king has too much to guard": {"5k1r/1p2r1p1/p4n1p/4R3/3p4/3PP1QP/P1P1B1PK/1R6 w - - 0 28",
			"Rxe7 Kxe7 Qxg7+ Kd6 Qxh8 Kd5", fact.GuardOverloaded, true},
		"another piece could take back": {"5k1r/1p2r1p1/p4n1p/4R3/1b1p4/3PP1QP/P1P1B1PK/1R6 w - - 0 28",
			"Rxe7 Kxe7 Qxg7+ Kd6 Qxh8 Kd5", fact.GuardOverloaded, false},
		"lured away from the queen": {"3q2k1/5ppp/8/8/8/8/3R1PPP/2Q3K1 w - - 0 1", "Qc8 Qxc8 Rd8+ Qxd8 Kf1 Kf8",
			fact.Lured, false},
		"a check before taking back":      {knightJustTook, "Re8+ Kg7 bxc3 h6 g3 f6", fact.InBetween, true},
		"a quiet move before taking back": {knightJustTook, "h3 Kg7 bxc3 h6 g3 f6", fact.InBetween, false},
		"a pawn that cannot be caught": {"7k/8/8/P7/8/8/8/K7 w - - 0 1", "a6 Kg7 a7 Kf7 a8=Q Ke7", fact.Promotion,
			true},
		"a pawn that is caught": {"8/1k6/8/P7/8/8/8/K7 w - - 0 1", "a6+ Kxa6 Ka2 Kb5 Ka3 Kc4", fact.Promotion,
			false},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := chess.ParseFEN(c.fen)
			require.NoError(t, err)
			found, at := ai.Result{}, p
			for text := range strings.FieldsSeq(c.line) {
				m, err := at.ParseSAN(text)
				require.NoError(t, err, text)
				found.PV, at = append(found.PV, m), at.Play(m)
			}
			l := newLine(p, found)
			if c.fen == knightJustTook {
				l.took = true
				before, err := chess.ParseFEN("6k1/5p1p/8/8/4n3/2N5/1P3PPP/4R1K1 b - - 0 1")
				require.NoError(t, err)
				l.last, err = before.ParseSAN("Nxc3")
				require.NoError(t, err)
			}
			assert.Equal(t, c.holds, slices.Contains(l.ideas(), c.idea))
		})
	}
}

// A pawn that steps along the line of a pinner has no move that its king forbids.
func TestAPawnOnTheLineIsNotPinned(t *testing.T) {
	for fen, pinned := range map[string]bool{
		"4k3/8/4p3/8/8/8/8/4R1K1 b - - 0 1":   false,
		"4k3/8/4p3/3P4/8/8/8/4R1K1 b - - 0 1": true, // it could take
		"4k3/8/4r3/8/8/8/8/4R1K1 b - - 0 1":   true,
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		on, err := chess.ParseSquare("e6")
		require.NoError(t, err)
		assert.Equal(t, pinned, exposes(&p, on), fen)
	}
}

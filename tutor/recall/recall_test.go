package recall

import (
	"context"
	"flag"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/cmd/usage"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// The detector's own cases: positions of one idea each, and one of none.
func TestDetector(t *testing.T) {
	for name, c := range map[string]struct {
		fen  string
		want tutor.Concept
	}{
		"a fork":          {"r3k3/8/8/3N4/8/8/PP6/4K3 w - - 0 1", tutor.Fork},
		"a skewer":        {"7q/8/8/8/7k/8/K7/R7 w - - 0 1", tutor.Skewer},
		"an opened line":  {"3q2k1/7p/8/8/8/3B4/8/3R2K1 w - - 0 1", tutor.OpenedLine},
		"a back rank":     {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", tutor.BackRank},
		"mate in two":     {"7k/8/R7/1R6/8/8/8/K7 w - - 0 1", tutor.MateInTwo},
		"a free piece":    {"4k3/8/8/3n4/8/8/3R4/3K4 w - - 0 1", tutor.FreePiece},
		"a promotion":     {"8/P6k/8/8/8/8/1r6/4K3 w - - 0 1", tutor.Promotion},
		"nothing special": {chess.StartFEN, tutor.NoConcept},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := chess.ParseFEN(c.fen)
			require.NoError(t, err)
			k := &recaller{}
			found, err := k.best(context.Background(), p, 20_000)
			require.NoError(t, err)
			ideas := newLine(p, found).ideas()
			if c.want == tutor.NoConcept {
				assert.Empty(t, ideas)
				return
			}
			assert.Contains(t, ideas, c.want)
		})
	}
}

// The same seed gives the same figures, and what is named was there.
func TestCommand(t *testing.T) {
	args := []string{"-games", "1", "-nodes", "1000"}
	var first, again, errs strings.Builder
	require.NoError(t, Command(t.Context(), args, &first, &errs))
	require.NoError(t, Command(t.Context(), args, &again, &errs))
	assert.Equal(t, first.String(), again.String())
	assert.Contains(t, first.String(), "# chesstutor recall -games 1 -seed 1 -nodes 1000 -each 0 -slips 0 -ideas \"\", 1 games played\n")
	assert.Regexp(t, `(?m)^[a-z-]+ +\d+ +\d+ +\d+ +\d+ +\d+ +\d+%$`, first.String())
	assert.Empty(t, errs.String())
}

// The same seed gives the same figures of levels, too.
func TestBlunders(t *testing.T) {
	args := []string{"-blunders", "-games", "1", "-levels", "2", "-nodes", "500", "-hints", "20"}
	var first, again, errs strings.Builder
	require.NoError(t, Command(t.Context(), args, &first, &errs))
	require.NoError(t, Command(t.Context(), args, &again, &errs))
	assert.Equal(t, first.String(), again.String())
	assert.Regexp(t, `(?m)^1 +[1-9]\d* +\d+ +[\d.]+% +[1-9]\d* +\d+ +[\d.]+% +[1-9]\d* +\d+ +[\d.]+%$`, first.String())
	assert.Regexp(t, `(?m)^all +[1-9]`, first.String())
	assert.Empty(t, errs.String())
}

func TestUsage(t *testing.T) {
	var out, errs strings.Builder
	require.ErrorIs(t, Command(t.Context(), []string{"-help"}, &out, &errs), flag.ErrHelp)
	assert.Contains(t, errs.String(), "-missed")
	for _, args := range [][]string{{"-nonsense"}, {"argument"}, {"-levels", "0"}, {"-hints", "0"}, {"-ideas", "nonsense"}} {
		require.ErrorIs(t, Command(t.Context(), args, &out, &errs), usage.Err, args)
	}
}

package tactics

import (
	"context"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// run runs the subcommand.
func run(out io.Writer, args ...string) error {
	flags := flag.NewFlagSet("tactics", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	solve := Command(flags)
	if err := flags.Parse(args); err != nil {
		return err
	}
	return solve(context.Background(), flags.Args(), out, io.Discard)
}

// TestReport solves a mate in one, which takes no time to speak of, and says what was played
// instead of a key that is none.
func TestReport(t *testing.T) {
	file := filepath.Join(t.TempDir(), "few.epd")
	require.NoError(t, os.WriteFile(file, []byte(`# two
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; dm 1; c0 "unknown"; id "back rank";

6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";
`), 0o600))
	var out strings.Builder
	require.NoError(t, run(&out, "-file", file, "-times", "1ms,2ms"))
	assert.Equal(t, `              all     1ms     2ms
mate in 1       1       1       1
capture         1       0       0

not solved in 1ms:
  6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";, not Rd8#, mate in 1
not solved in 2ms:
  6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";, not Rd8#, mate in 1
`, out.String())
}

func TestWrongArguments(t *testing.T) {
	for _, args := range [][]string{{"-times", "soon"}, {"-times", "0s"}, {"-times", ""}} {
		require.ErrorContains(t, run(io.Discard, args...), "is not a time to take", args)
	}
	require.ErrorIs(t, run(io.Discard, "argument"), flag.ErrHelp)
	require.ErrorIs(t, run(io.Discard, "-file", filepath.Join(t.TempDir(), "none")), os.ErrNotExist)
}

func TestReadRefuses(t *testing.T) {
	for line, says := range map[string]string{
		"nonsense":                                                "line 1: \"nonsense\" is not a position",
		"8/8/8/8/8/8/8/8 w - - bm Ra1;":                           "kings",
		"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd9;":               "bm Rd9",
		"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - id \"no key\";":        "no key",
		"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; dm soon;":      "dm soon",
		"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id unquoted;":  "id unquoted",
		"# a remark\n\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd9;": "line 3",
	} {
		_, err := Read(line)
		assert.ErrorContains(t, err, says)
	}
}

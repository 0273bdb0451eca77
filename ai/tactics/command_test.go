package tactics

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/cmd/usage"
)

// TestReport solves a mate in one, which takes no time to speak of, and says what was played
// instead of a key that is none.
func TestReport(t *testing.T) {
	file := filepath.Join(t.TempDir(), "few.epd")
	require.NoError(t, os.WriteFile(file, []byte(`# two
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; dm 1; c0 "unknown"; id "back rank";

6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";
`), 0o600))
	var out, errs strings.Builder
	require.NoError(t, Command(t.Context(), []string{"-file", file, "-times", "1ms,2ms"}, &out, &errs))
	assert.Empty(t, errs.String())
	assert.Equal(t, `              all     1ms     2ms
mate in 1       1       1       1
capture         1       0       0

not solved in 1ms:
  6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";, not Rd8#, mate in 1
not solved in 2ms:
  6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";, not Rd8#, mate in 1
`, out.String())
}

func TestUsage(t *testing.T) {
	var out, errs strings.Builder
	require.ErrorIs(t, Command(t.Context(), []string{"-help"}, &out, &errs), flag.ErrHelp)
	for _, name := range []string{"-file", "-times", "make"} {
		assert.Contains(t, errs.String(), name)
	}
	for _, args := range [][]string{{"-nonsense"}, {"argument"}, {"-times", "soon"}, {"-times", "0s"}, {"-times", ""},
		{"make", "argument"}, {"make", "-games", "x"}} {
		errs.Reset()
		require.ErrorIs(t, Command(t.Context(), args, &out, &errs), usage.Err, args)
		assert.NotEmpty(t, errs.String())
	}
	assert.Empty(t, out.String())
	require.ErrorIs(t, Command(t.Context(), []string{"-file", filepath.Join(t.TempDir(), "none")}, &out, &errs),
		os.ErrNotExist)
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
		_, err := Read(strings.NewReader(line))
		assert.ErrorContains(t, err, says)
	}
}

// TestMake makes a few problems, which can be read and are the same every time.
func TestMake(t *testing.T) {
	var first, again, errs strings.Builder
	args := []string{"make", "-games", "2", "-each", "1", "-looks", "5000"}
	require.NoError(t, Command(t.Context(), args, &first, &errs))
	require.NoError(t, Command(t.Context(), args, &again, &errs))
	assert.Equal(t, first.String(), again.String())
	list, err := Read(strings.NewReader(first.String()))
	require.NoError(t, err)
	require.NotEmpty(t, list)
	_, rest, _ := strings.Cut(first.String(), "\n")
	for _, p := range list {
		assert.Contains(t, rest, p.String()+"\n")
		if p.Mate > 0 {
			n, keys := Mate(&p.Position)
			assert.Equal(t, p.Mate, n)
			assert.Equal(t, p.Keys, keys)
		}
	}
}

package tactics

import (
	"flag"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestReport solves a mate in one, which takes no time to speak of, and says what was played
// instead of a key that is none.
func TestReport(t *testing.T) {
	problems, err := Read(`# two
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; dm 1; c0 "unknown"; id "back rank";

6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Ra1; id "wrong";
`)
	require.NoError(t, err)
	var out strings.Builder
	require.NoError(t, Report(t.Context(), &out, problems, []time.Duration{time.Millisecond, 2 * time.Millisecond}))
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
	require.ErrorIs(t, Command(nil)(t.Context(), []string{"argument"}, io.Discard, io.Discard), flag.ErrHelp)
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

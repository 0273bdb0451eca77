package tactics

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What is read as problems is legal, and is read as the same again once it is written.
func FuzzRead(f *testing.F) {
	f.Add(suite[:strings.IndexByte(suite, '\n')])
	f.Add(`4k3/8/8/8/8/8/8/R3K2R w KQ - bm O-O Ra8+; dm 2; id "two";`)
	f.Add(`4k3/8/8/8/8/8/8/R3K2R w KQ - bm Ra8+; dm -1; id "\x00";`)
	f.Add(`4k3/8/8/8/8/8/8/R3K2R w KQ - bm Ra8+; id "\x3b";`)
	f.Add("# a comment\n\n4k3/8/8/8/8/8/8/4K3 w - - bm Kd1;")
	f.Fuzz(func(t *testing.T, text string) {
		problems, err := Read(text)
		if err != nil {
			return
		}
		for _, p := range problems {
			for _, m := range p.Keys {
				require.Contains(t, p.Position.Moves(), m)
			}
			again, err := Read(p.String())
			require.NoError(t, err, p.String())
			require.Equal(t, []Problem{p}, again)
		}
	})
}

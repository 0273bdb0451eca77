package languages_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/languages"
	"chesstutor/tutor/say/saytest"
)

var write = flag.Bool("write", false, "write the sheets of docs/languages anew")

// Every language but the first has a sheet of two hundred sentences beside the first's, for those who speak it. It
// has the texts as they are.
func TestSheetsAreInSync(t *testing.T) {
	all := languages.All()
	for _, l := range all[1:] {
		file := "../../../docs/languages/" + l.Tag + ".md"
		text := sheet(t, all[0], l)
		if *write {
			require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
		}
		written, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, text, string(written), "go test ./tutor/say/languages -write writes it anew")
	}
}

func sheet(t *testing.T, first, l *say.Language) string {
	var text strings.Builder
	fmt.Fprintf(&text, "# %s\n\nTwo hundred sentences of all kinds, for those who speak the language to read. "+
		"How to correct one is in\n[CONTRIBUTING](../../CONTRIBUTING.md). Sentences about a board have pieces that "+
		"need not fit each other. `go test\n./tutor/say/languages -write` writes this file.\n", l.Name)
	row := 0
	for _, kind := range saytest.Sheet(t, first, l) {
		fmt.Fprintf(&text, "\n## %s\n\n| | %s | %s |\n|---|---|---|\n", kind.Name, first.Name, l.Name)
		for _, pair := range kind.Pairs {
			row++
			fmt.Fprintf(&text, "| %d | %s | %s |\n", row, pair[0], pair[1])
		}
	}
	require.Equal(t, 200, row)
	return text.String()
}

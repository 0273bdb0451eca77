package ending

import (
	"flag"
	"io"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

var update = flag.Bool("update", false, "write the results")

// checked returns the tables that are checked: with tag soak all, which take half a minute to make, else a few that are
// made in a second or two.
func checked(t testing.TB) []*table {
	if needs.Soak || *update {
		return tables
	}
	var list []*table
	for _, name := range []string{"KQK", "KRK", "KPK", "KBBK", "KBNK", "KRKB"} {
		list = append(list, named(t, name))
	}
	return list
}

// all returns the distances of a table.
func all(t testing.TB, table *table) []byte {
	makeThree()
	making.Lock()
	defer making.Unlock()
	require.NoError(t, table.make(""))
	distances := make([]byte, table.size())
	_, err := io.ReadFull(io.NewSectionReader(table.distances.Load(), 0, int64(len(distances))), distances)
	require.NoError(t, err)
	return distances
}

// The embedded results are those of the distances.
func TestResults(t *testing.T) {
	for _, table := range checked(t) {
		if len(table.men) == 1 {
			continue
		}
		distances := all(t, table)
		if *update {
			require.NoError(t, os.WriteFile("results/"+table.name, packResults(distances), 0o644))
			continue
		}
		wrong := 0
		for i, value := range distances {
			if value != illegal && table.result(i) != resultOf(value) {
				wrong++
			}
		}
		assert.Zero(t, wrong, table.name)
	}
}

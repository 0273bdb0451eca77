package ending

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// restart has distances kept in a directory, for the time of a test, as if nothing were made yet but the tables of
// three men. It returns the log.
func restart(t testing.TB, dir string) *bytes.Buffer {
	t.Helper()
	makeThree()
	var log bytes.Buffer
	keptBefore, tablesBefore, placesBefore := kept.Load(), tables, places
	Keep(dir, slog.New(slog.NewTextHandler(&log, nil)))
	tables = makeTables()
	places = makePlaces(tables)
	for i, table := range tables {
		if len(table.men) == 1 {
			table.distances.Store(tablesBefore[i].distances.Load())
		}
	}
	t.Cleanup(func() {
		kept.Store(keptBefore)
		tables, places = tablesBefore, placesBefore
	})
	return &log
}

// twoBishops is a position that is won, in how many moves only distances tell.
const twoBishops = "8/8/8/8/3k4/8/8/KBB5 w - - 0 1"

// Until distances are made, results are known; then both are, and a later program finds them in their file.
func TestDistancesAreKept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "endings")
	log := restart(t, dir)
	p, err := chess.ParseFEN(twoBishops)
	require.NoError(t, err)
	v, known := Judge(&p)
	assert.Equal(t, Verdict{Won, UnknownPlies}, v)
	assert.True(t, known)
	<-Prepare(&p)
	made, _ := Judge(&p)
	assert.Equal(t, Won, made.Result)
	assert.Positive(t, made.Plies)
	path := filepath.Join(dir, "KBBK.dtm")
	written, err := os.Stat(path)
	require.NoError(t, err)

	restart(t, dir)
	<-Prepare(&p)
	again, _ := Judge(&p)
	assert.Equal(t, made, again)
	read, err := os.Stat(path)
	require.NoError(t, err)
	assert.Equal(t, written.ModTime(), read.ModTime(), "it was made again")
	assert.Empty(t, log.String())
}

// A damaged file is made again.
func TestDamagedDistancesAreMadeAgain(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "KBBK.dtm")
	require.NoError(t, os.WriteFile(path, make([]byte, 1000), 0o600))
	restart(t, dir)
	p, err := chess.ParseFEN(twoBishops)
	require.NoError(t, err)
	<-Prepare(&p)
	v, _ := Judge(&p)
	assert.Positive(t, v.Plies)
	info, err := os.Stat(path)
	require.NoError(t, err)
	assert.EqualValues(t, named(t, "KBBK").size(), info.Size())
}

// Where nothing can be kept, results are known nevertheless, and the log tells.
func TestNowhereToKeepDistances(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	log := restart(t, filepath.Join(file, "endings"))
	p, err := chess.ParseFEN(twoBishops)
	require.NoError(t, err)
	<-Prepare(&p)
	v, known := Judge(&p)
	assert.Equal(t, Verdict{Won, UnknownPlies}, v)
	assert.True(t, known)
	assert.Contains(t, log.String(), "KBBK")
}

// A program that has not asked for it is not kept busy: only one that called Keep makes distances for those who search.
func TestDistancesAreBegunWhereTheyAreKept(t *testing.T) {
	restart(t, t.TempDir())
	p, err := chess.ParseFEN(twoBishops)
	require.NoError(t, err)
	asked := kept.Swap(nil)
	Begin(&p)
	table, _ := locate(&p)
	begun := false
	table.prepare.Do(func() { begun = true })
	assert.True(t, begun, "nobody had begun it")

	restart(t, t.TempDir())
	require.NotNil(t, asked)
	Begin(&p)
	table, _ = locate(&p)
	table.prepare.Do(func() { t.Error("nobody had begun it") })
	<-table.prepared
}

package sqlstore

import (
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore/pgtest"
)

// A backup made while rooms are played in holds whole rooms: each event that was there when it began, none torn. Put in
// the database's place it is played on.
func TestABackupIsPlayedOn(t *testing.T) {
	dir := t.TempDir()
	database, copied := filepath.Join(dir, "rooms.db"), filepath.Join(dir, "copy of 'rooms'.db")
	s := open(t, database)
	before := create(t, s)
	var playing sync.WaitGroup
	stop := make(chan struct{})
	playing.Go(func() {
		for r := before; ; {
			select {
			case <-stop:
				return
			default:
			}
			if after, _, err := s.Append(t.Context(), r, next(r)); err == nil {
				r = after
			}
		}
	})
	err := Backup(t.Context(), database, copied)
	close(stop)
	playing.Wait()
	require.NoError(t, err)
	about, err := os.Stat(copied)
	require.NoError(t, err)
	assert.Equal(t, fs.FileMode(0o600), about.Mode().Perm())
	left, err := filepath.Glob(copied + ".*")
	require.NoError(t, err)
	assert.Empty(t, left)

	restored := open(t, copied)
	r, err := restored.Load(t.Context(), before.ID())
	require.NoError(t, err)
	assert.GreaterOrEqual(t, r.Number(), before.Number())
	_, _, err = restored.Append(t.Context(), r, next(r))
	assert.NoError(t, err)
}

func TestABackupReplacesNothing(t *testing.T) {
	dir := t.TempDir()
	database, there := filepath.Join(dir, "rooms.db"), filepath.Join(dir, "there")
	create(t, open(t, database))
	require.NoError(t, os.WriteFile(there, []byte("mine"), 0o600))
	assert.ErrorIs(t, Backup(t.Context(), database, there), fs.ErrExist)
	kept, err := os.ReadFile(there)
	require.NoError(t, err)
	assert.Equal(t, "mine", string(kept))
	assert.ErrorIs(t, Backup(t.Context(), filepath.Join(dir, "none.db"), filepath.Join(dir, "to")), fs.ErrNotExist)
	assert.NoFileExists(t, filepath.Join(dir, "none.db"), "a database is not made by copying it")
	assert.ErrorIs(t, Backup(t.Context(), pgtest.Database(t), filepath.Join(dir, "to")), ErrNotAFile)
}

func TestABackupOfADamagedFile(t *testing.T) {
	dir := t.TempDir()
	database, to := filepath.Join(dir, "rooms.db"), filepath.Join(dir, "to")
	require.NoError(t, os.WriteFile(database, []byte("this is no database, and long enough to be seen as none"), 0o600))
	require.Error(t, Backup(t.Context(), database, to))
	left, err := filepath.Glob(to + "*")
	require.NoError(t, err)
	assert.Empty(t, left)
}

package live

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// All who want the database while it is opened wait together, and none longer
// than its own request lasts.
func TestWaitingForTheDatabase(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tries := 0
		s := New(Config{Encode: encoded, Log: slog.New(slog.DiscardHandler), Open: func(context.Context) (*sqlstore.Store, error) {
			tries++
			time.Sleep(4 * time.Second)
			return nil, errors.New("down")
		}})
		begun := time.Now()
		for i := range 20 {
			go func() {
				_, err := s.Load(t.Context(), room.NewID())
				assert.ErrorIs(t, err, sqlstore.ErrDown)
				assert.Equal(t, 4*time.Second, time.Since(begun), i)
			}()
		}
		brief, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := s.Load(brief, room.NewID())
		assert.ErrorIs(t, err, context.DeadlineExceeded)
		assert.Equal(t, time.Second, time.Since(begun))
		time.Sleep(4 * time.Second)
		synctest.Wait()
		assert.Equal(t, 1, tries)
	})
}

// A database that could be opened but not be asked for the time is asked again:
// without its time the clocks here would be wrong.
func TestTheDatabasesTimeIsAskedUntilItIsKnown(t *testing.T) {
	d := &database{open: func(ctx context.Context) (*sqlstore.Store, error) {
		return sqlstore.Open(ctx, "postgres://nobody@localhost:1/rooms?sslmode=disable")
	}}
	for range 2 {
		_, err := d.get(t.Context())
		assert.ErrorIs(t, err, sqlstore.ErrDown)
	}
	require.NoError(t, d.current().Close())
	file, err := sqlstore.Open(t.Context(), filepath.Join(t.TempDir(), "rooms.db"))
	require.NoError(t, err)
	defer func() { require.NoError(t, file.Close()) }()
	d.opened = file // now it can be asked
	_, err = d.get(t.Context())
	require.NoError(t, err)
	assert.True(t, d.clocked)
}

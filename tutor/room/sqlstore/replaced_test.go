package sqlstore

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// What is written to a file that is gone would be lost without a word.
func TestAFileThatIsGoneIsNotWrittenTo(t *testing.T) {
	for name, spoil := range map[string]func(t *testing.T, file string){
		"removed": func(t *testing.T, file string) { require.NoError(t, os.Remove(file)) },
		"replaced": func(t *testing.T, file string) {
			other := filepath.Join(t.TempDir(), "other.db")
			require.NoError(t, open(t, other).Close())
			require.NoError(t, os.Rename(other, file))
		},
		"with its directory": func(t *testing.T, file string) { require.NoError(t, os.RemoveAll(filepath.Dir(file))) },
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "rooms", "rooms.db")
			require.NoError(t, os.Mkdir(filepath.Dir(file), 0o700))
			s, err := Open(t.Context(), file)
			require.NoError(t, err)
			r := create(t, s)
			assert.False(t, s.Replaced())
			spoil(t, file)
			began := time.Now()
			_, _, err = s.Append(t.Context(), r, next(r))
			require.ErrorIs(t, err, ErrReplaced)
			require.ErrorIs(t, err, ErrDown)
			_, err = s.Load(t.Context(), r.ID())
			require.ErrorIs(t, err, ErrReplaced)
			_, err = s.Create(t.Context(), room.NewID(), "somebody", room.Options{}, room.KeyOf("token"))
			require.ErrorIs(t, err, ErrReplaced)
			assert.Less(t, time.Since(began), retryTimeout, "nothing is tried again")
			assert.True(t, s.Replaced())
			require.NoError(t, s.Close())
			if name == "with its directory" {
				return
			}

			again := open(t, file)
			_, err = again.Load(t.Context(), r.ID())
			require.ErrorIs(t, err, ErrNoRoom)
			r, _ = must(t, again, create(t, again))
			number := r.Number()
			require.NoError(t, again.Close())
			r, err = open(t, file).Load(t.Context(), r.ID())
			require.NoError(t, err)
			assert.Equal(t, number, r.Number(), "what was written after is there")
		})
	}
}

// An event that was stored in a file as that was removed is not acknowledged.
func TestAFileRemovedInTheMiddle(t *testing.T) {
	file := databases["SQLite"](t)
	s := open(t, file)
	r := create(t, s)
	_, _, err := s.Append(t.Context(), r, func(now time.Time) (room.Event, error) {
		require.NoError(t, os.Remove(file))
		return next(r)(now)
	})
	require.ErrorIs(t, err, ErrReplaced)
}

// Whose tables are gone is another database, too.
func TestTablesThatAreGone(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		for _, table := range []string{"class_events", "classes", "presence", "events", "rooms", "schema"} {
			execute(t, s, "DROP TABLE "+table)
		}
		_, _, err := s.Append(t.Context(), r, next(r))
		require.ErrorIs(t, err, ErrReplaced)
		assert.True(t, s.Replaced())
		again := open(t, database)
		must(t, again, create(t, again))
	})
}

func TestInspect(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "rooms.db")
	require.NoError(t, Inspect(t.Context(), file), "it is not there yet")
	assert.NoFileExists(t, file)
	require.NoError(t, Inspect(t.Context(), "postgres://nobody@localhost:1/rooms"))

	s, err := Open(t.Context(), file)
	require.NoError(t, err)
	for range 100 {
		create(t, s)
	}
	require.NoError(t, s.Close())
	require.NoError(t, Inspect(t.Context(), file))

	whole, err := os.ReadFile(file)
	require.NoError(t, err)
	for name, data := range map[string]string{
		"no database": strings.Repeat("nonsense ", 1000),
		"cut short":   string(whole[:len(whole)/2]),
		"overwritten": string(whole[:4096]) + strings.Repeat("x", len(whole)-4096),
	} {
		damaged := filepath.Join(dir, "damaged.db")
		require.NoError(t, os.WriteFile(damaged, []byte(data), 0o600))
		assert.ErrorIs(t, Inspect(t.Context(), damaged), ErrCorrupt, name)
	}
}

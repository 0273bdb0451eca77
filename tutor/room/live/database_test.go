package live

import (
	"context"
	"database/sql"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// All who want the database while it is opened wait together, and none longer than its own request
// lasts.
func TestWaitingForTheDatabase(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tries := 0
		s := New(Config{Encode: encoded, Log: slog.New(slog.DiscardHandler),
			Open: func(context.Context) (*sqlstore.Store, error) {
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

// A database that could be opened but not be asked for the time is asked again: without its time
// the clocks here would be wrong.
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
	assert.True(t, d.skewKnown)
}

// logLines counts the lines of a log that are of a level.
type logLines struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *logLines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *logLines) count(part string) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Count(l.text.String(), part)
}

// A database that is removed or replaced while rooms are played in is noticed within two seconds,
// told of once, and made anew: no move is taken that would be lost.
func TestADatabaseThatVanishes(t *testing.T) {
	for name, spoil := range map[string]func(t *testing.T, file string){
		"removed": func(t *testing.T, file string) { require.NoError(t, os.Remove(file)) },
		"replaced": func(t *testing.T, file string) {
			other := newFile(t)
			store, err := sqlstore.Open(t.Context(), other)
			require.NoError(t, err)
			require.NoError(t, store.Close())
			require.NoError(t, os.Rename(other, file))
		},
		"emptied": func(t *testing.T, file string) {
			db, err := sql.Open("sqlite", file)
			require.NoError(t, err)
			_, err = db.ExecContext(t.Context(),
				"DROP TABLE class_events; DROP TABLE classes; DROP TABLE presence; DROP TABLE events; "+
					"DROP TABLE rooms; DROP TABLE schema")
			require.NoError(t, err)
			require.NoError(t, db.Close())
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var log logLines
				file := newFile(t)
				s := running(t, file, func(c *Config) { c.Log = slog.New(slog.NewTextHandler(&log, nil)) })
				id := started(t, s)
				st := subscribe(t, s, id, room.Nobody)
				defer st.Close()
				spoil(t, file)
				if name != "emptied" { // at once, not only when it is looked for
					_, _, err := s.Act(t.Context(), id, moving(room.Maker, "e2e4"))
					require.Error(t, err, "the move is not taken")
				}
				time.Sleep(2 * time.Second)
				_, _, ok := st.Next(0)
				assert.False(t, ok, "its stream has ended")
				assert.FileExists(t, file, "made anew")
				_, err := s.Load(t.Context(), id)
				assert.ErrorIs(t, err, sqlstore.ErrNoRoom)
				time.Sleep(time.Minute)
				assert.Equal(t, 1, log.count("level=ERROR"), log.text.String())
				assert.Zero(t, log.count("level=WARN"), log.text.String())
				assert.Equal(t, 1, log.count("rooms can be used again"))

				id = started(t, s)
				must(t, s, id, moving(room.Maker, "e2e4"))
				other := running(t, file, nil)
				assert.Equal(t, 1, load(t, other, id).Game().Ply(), "what was written since is there")
			})
		})
	}
}

// While the database can be read but takes nothing, it counts as away, whoever asks; its loss and its return are logged
// once each.
func TestADatabaseThatTakesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log logLines
		file := newFile(t)
		s := running(t, file, func(c *Config) { c.Log = slog.New(slog.NewTextHandler(&log, nil)) })
		id := started(t, s)
		db, err := sql.Open("sqlite", file)
		require.NoError(t, err)
		defer func() { require.NoError(t, db.Close()) }()
		execute := func(statements string) {
			_, err := db.ExecContext(t.Context(), statements)
			require.NoError(t, err)
		}
		execute(`INSERT INTO rooms (room, number, made, last, started, ended, maker) VALUES ('', 0, 0, 0, FALSE, FALSE, '');
			CREATE TRIGGER full BEFORE UPDATE ON rooms BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
		for range 20 {
			_, _, err := s.Act(t.Context(), id, moving(room.Maker, "e2e4"))
			require.ErrorIs(t, err, sqlstore.ErrDown)
			require.Error(t, s.Check(t.Context()))
			time.Sleep(leaseInterval)
		}
		assert.Equal(t, 1, log.count("level=ERROR"), log.text.String())
		assert.Zero(t, log.count("rooms can be used again"))
		execute(`DROP TRIGGER full`)
		time.Sleep(2 * leaseInterval)
		require.NoError(t, s.Check(t.Context()))
		assert.Equal(t, 1, log.count("rooms can be used again"))
		assert.Equal(t, 2, log.count("level="), log.text.String())
		must(t, s, id, moving(room.Maker, "e2e4"))
	})
}

// While the database cannot be made anew rooms are refused, and that is told once.
func TestADatabaseThatVanishesWithItsDirectory(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log logLines
		dir := filepath.Join(t.TempDir(), "state")
		require.NoError(t, os.Mkdir(dir, 0o700))
		s := running(t, filepath.Join(dir, "rooms.db"),
			func(c *Config) { c.Log = slog.New(slog.NewTextHandler(&log, nil)) })
		id := started(t, s)
		require.NoError(t, os.RemoveAll(dir))
		time.Sleep(2 * time.Second)
		assert.Equal(t, 1, log.count("level=ERROR"), "without anybody who asks")
		_, err := s.Load(t.Context(), id)
		require.ErrorIs(t, err, sqlstore.ErrDown)
		time.Sleep(30 * time.Second)
		assert.Equal(t, 1, log.count("level="), log.text.String())
		require.NoError(t, os.Mkdir(dir, 0o700))
		time.Sleep(leaseInterval)
		_, err = s.Load(t.Context(), id)
		require.ErrorIs(t, err, sqlstore.ErrNoRoom)
		started(t, s)
	})
}

// The rooms of a database that has gone back in time, as one restored from a copy, are read anew.
func TestADatabaseThatIsRestored(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := newFile(t)
		s := running(t, file, nil)
		id := started(t, s)
		st := subscribe(t, s, id, room.Nobody)
		defer st.Close()
		_, before, _ := st.Next(0)
		must(t, s, id, moving(room.Maker, "e2e4"))
		db, err := sql.Open("sqlite", file)
		require.NoError(t, err)
		number := before.Room.Number()
		_, err = db.ExecContext(t.Context(), "DELETE FROM events WHERE number > $1; UPDATE rooms SET number = $1",
			number)
		require.NoError(t, err)
		require.NoError(t, db.Close())
		time.Sleep(2 * time.Second)
		_, _, ok := st.Next(0)
		assert.False(t, ok)
		assert.Zero(t, load(t, s, id).Game().Ply())
	})
}

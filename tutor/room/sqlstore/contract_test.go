package sqlstore

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

// databases makes an empty database of each kind. Every test of the contract is
// run on both.
var databases = map[string]func(testing.TB) string{
	"SQLite":     func(t testing.TB) string { return filepath.Join(t.TempDir(), "rooms 100%?#.db") },
	"PostgreSQL": pgtest.Database,
}

func onBoth(t *testing.T, test func(t *testing.T, database string)) {
	for name, database := range databases {
		t.Run(name, func(t *testing.T) { test(t, database(t)) })
	}
}

func open(t testing.TB, database string) *Store {
	t.Helper()
	s, err := Open(t.Context(), database)
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// create makes a room without a clock.
func create(t testing.TB, s *Store) *room.Room {
	t.Helper()
	r, err := s.Create(t.Context(), room.NewID(), "somebody", room.Options{}, room.KeyOf("maker"))
	require.NoError(t, err)
	return r
}

// joining is a command that always makes sense once in a room.
func joining(r *room.Room) Command {
	return func(now time.Time) (room.Event, error) { return r.Join(room.KeyOf("guest"), now) }
}

// turning lets a player go and come back: a command that can go on for long.
func turning(r *room.Room) Command {
	return func(now time.Time) (room.Event, error) {
		if r.Present(room.Maker) {
			return r.Away(room.Maker, now)
		}
		return r.Back(room.Maker, now)
	}
}

func TestRoomsComeBackAsTheyWere(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		made := create(t, s)
		next, event, err := s.Append(t.Context(), made, joining(made))
		require.NoError(t, err)
		assert.Equal(t, 2, event.Number)
		assert.NotEmpty(t, event.ID)
		assert.WithinDuration(t, time.Now(), event.Time, time.Minute)
		assert.Equal(t, 1, made.Number(), "the room before is as it was")

		again, err := open(t, database).Load(t.Context(), made.ID())
		require.NoError(t, err)
		assert.Equal(t, next, again)
		events, err := s.Events(t.Context(), made.ID(), 1)
		require.NoError(t, err)
		assert.Equal(t, []room.Event{event}, events)
	})
}

func TestWhoLosesTheRaceIsTold(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		next, _, err := s.Append(t.Context(), r, joining(r))
		require.NoError(t, err)
		_, _, err = s.Append(t.Context(), r, turning(r))
		require.ErrorIs(t, err, ErrTaken)
		_, event, err := s.Append(t.Context(), next, turning(next))
		require.NoError(t, err)
		assert.Equal(t, room.KindAway, event.Kind)
	})
}

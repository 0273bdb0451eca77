package sqlstore

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

// databases makes an empty database of each kind. Every test of the contract is run on both.
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

// create makes a room without a clock, and lets a guest in.
func create(t testing.TB, s *Store) *room.Room {
	t.Helper()
	r, err := s.Create(t.Context(), room.NewID(), "somebody", room.Options{}, room.KeyOf("maker"))
	require.NoError(t, err)
	r, _, err = s.Append(t.Context(), r, func(now time.Time) (room.Event,
		error) {
		return r.Join(room.KeyOf("guest"), now)
	})
	require.NoError(t, err)
	return r
}

// next is a command that goes on for thousands of events: a game is aborted, a rematch offered and
// accepted, and so on.
func next(r *room.Room) Command {
	return func(now time.Time) (room.Event, error) {
		switch {
		case r.Status() != room.Over:
			return r.Abort(room.Maker, now)
		case r.RematchOffer() == room.Nobody:
			return r.Rematch(room.Maker, now)
		default:
			return r.Rematch(room.Guest, now)
		}
	}
}

// must appends the next event.
func must(t testing.TB, s *Store, r *room.Room) (*room.Room, room.Event) {
	t.Helper()
	after, event, err := s.Append(t.Context(), r, next(r))
	require.NoError(t, err)
	return after, event
}

// execute says something to the database behind the store's back.
func execute(t testing.TB, s *Store, statement string, values ...any) {
	t.Helper()
	_, err := s.write.ExecContext(t.Context(), statement, values...)
	require.NoError(t, err)
}

func TestRoomsComeBackAsTheyWere(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		made := create(t, s)
		after, event := must(t, s, made)
		assert.Equal(t, 3, event.Number)
		assert.NotEmpty(t, event.ID)
		assert.WithinDuration(t, time.Now(), event.Time, time.Minute)
		assert.Equal(t, room.KindAborted, event.Kind)
		assert.Equal(t, 2, made.Number(), "the room before is as it was")

		again, err := open(t, database).Load(t.Context(), made.ID())
		require.NoError(t, err)
		assert.Equal(t, after, again)
		events, err := s.Events(t.Context(), made.ID(), 2)
		require.NoError(t, err)
		assert.Equal(t, []room.Event{event}, events)
		events, err = s.Events(t.Context(), made.ID(), 3)
		require.NoError(t, err)
		assert.Empty(t, events)
	})
}

func TestWhatIsRefusedIsNotStored(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		_, err := s.Create(t.Context(), room.NewID(), "", room.Options{Clock: room.Clock{Initial: 1}}, room.Key{})
		require.ErrorIs(t, err, room.ErrClock)

		r := create(t, s)
		_, _, err = s.Append(t.Context(), r, func(now time.Time) (room.Event,
			error) {
			return r.Resign(room.Maker, now)
		})
		require.ErrorIs(t, err, room.ErrNotStarted)
		var refusal *room.Refusal
		require.ErrorAs(t, err, &refusal)
		assert.Equal(t, "refused: not-started", err.Error())
		_, _, err = s.Append(t.Context(), r, func(time.Time) (room.Event, error) {
			return room.Event{Kind: room.KindStarted}, nil // though no transition allows it
		})
		require.ErrorIs(t, err, room.ErrNotDue)
		require.NotErrorIs(t, err, ErrDown)
		must(t, s, r) // the number is still free
	})
}

func TestUnknownRooms(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		id := room.NewID()
		_, err := s.Load(t.Context(), id)
		require.ErrorIs(t, err, ErrNoRoom)
		events, err := s.Events(t.Context(), id, 0)
		require.NoError(t, err)
		assert.Empty(t, events)

		r := create(t, s)
		_, err = s.Create(t.Context(), r.ID(), "", room.Options{}, room.Key{})
		require.ErrorIs(t, err, ErrTaken)
		execute(t, s, `DELETE FROM rooms`)
		_, _, err = s.Append(t.Context(), r, next(r))
		require.ErrorIs(t, err, ErrNoRoom)
	})
}

func TestTimeIsTheDatabasesAndDoesNotGoBack(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		before, err := s.Now(t.Context())
		require.NoError(t, err)
		r, event := must(t, s, create(t, s))
		after, err := s.Now(t.Context())
		require.NoError(t, err)
		assert.False(t, event.Time.Before(before))
		assert.False(t, after.Before(event.Time))
		assert.Equal(t, time.UTC, event.Time.Location())

		hour := time.Hour.Milliseconds() // as if the clock had been set back by one
		execute(t, s, `UPDATE rooms SET last = last + $1`, hour)
		execute(t, s, `UPDATE events SET time = time + $1`, hour)
		r, err = s.Load(t.Context(), r.ID())
		require.NoError(t, err)
		_, again := must(t, s, r)
		assert.Equal(t, r.Time(), again.Time)
	})
}

func TestLeases(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		s.patience = time.Minute // the race detector takes seconds for a full batch where others use the machine too
		seen, err := s.LastSeen(t.Context())
		require.NoError(t, err)
		assert.Empty(t, seen)
		require.NoError(t, s.Seen(t.Context()))

		var leases []Lease
		var rooms []room.ID
		for range batch + 7 {
			id := room.NewID()
			rooms = append(rooms, id)
			leases = append(leases, Lease{id, room.Guest}, Lease{id, room.Maker}, Lease{id, room.Guest})
		}
		require.NoError(t, s.Seen(t.Context(), leases...))
		other := open(t, database)
		other.patience = s.patience
		seen, err = other.LastSeen(t.Context(), rooms...)
		require.NoError(t, err)
		assert.Len(t, seen, 2*len(rooms))
		first := Lease{rooms[0], room.Maker}
		assert.WithinDuration(t, time.Now(), seen[first], time.Minute)
		_, ok := seen[Lease{rooms[0], room.Nobody}]
		assert.False(t, ok)

		time.Sleep(2 * time.Millisecond)
		require.NoError(t, s.Seen(t.Context(), first))
		later, err := s.LastSeen(t.Context(), rooms[0])
		require.NoError(t, err)
		assert.Len(t, later, 2)
		assert.True(t, later[first].After(seen[first]))
	})
}

func TestOpenRoomsAreCounted(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		create(t, s)
		_, err := s.Create(t.Context(), room.NewID(), "another", room.Options{}, room.Key{})
		require.NoError(t, err)
		requireOpen := func(want int) {
			t.Helper()
			n, err := s.OpenRooms(t.Context(), "somebody")
			require.NoError(t, err)
			require.Equal(t, want, n)
		}
		requireOpen(2)
		r, _ = must(t, s, r) // aborted
		requireOpen(1)
		r, _ = must(t, s, r)
		requireOpen(1)
		must(t, s, r) // another game
		requireOpen(2)
	})
}

func TestOldRoomsAreSwept(t *testing.T) {
	day := (24 * time.Hour).Milliseconds()
	for name, test := range map[string]struct {
		started   bool
		made, end int64 // days ago
		kept      bool
	}{
		"just made":                   {false, 0, 0, true},
		"never started, not yet":      {false, day - 60000, 0, true},
		"never started, a day old":    {false, day + 1000, 0, false},
		"started, a day old":          {true, day + 1000, day + 1000, true},
		"ended 29 days ago":           {true, 40 * day, 30*day - 60000, true},
		"ended 30 days ago":           {true, 40 * day, 30*day + 1000, false},
		"played in for a long time":   {true, 400 * day, 0, true},
		"left alone in the middle":    {true, 31 * day, 31 * day, false},
		"never started, but so noisy": {false, 2 * day, 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			onBoth(t, func(t *testing.T, database string) {
				s := open(t, database)
				r, other := create(t, s), create(t, s)
				require.NoError(t, s.Seen(t.Context(), Lease{r.ID(), room.Maker}, Lease{other.ID(), room.Maker}))
				for test.started && !r.Begun() {
					r, _ = must(t, s, r)
				}
				execute(t, s, `UPDATE rooms SET made = made - $1, last = last - $2 WHERE room = $3`, test.made,
					test.end, r.ID())
				execute(t, s, `UPDATE presence SET seen = seen - $1`, (2 * leaseOutlives).Milliseconds())
				n, err := s.Sweep(t.Context())
				require.NoError(t, err)
				_, err = s.Load(t.Context(), r.ID())
				seen, lost := s.LastSeen(t.Context(), r.ID(), other.ID())
				require.NoError(t, lost)
				if test.kept {
					assert.Zero(t, n)
					assert.NoError(t, err)
					assert.Len(t, seen, 2)
				} else {
					assert.Equal(t, 1, n)
					assert.ErrorIs(t, err, ErrNoRoom)
					assert.Len(t, seen, 1)
				}
			})
		})
	}
}

func TestWhichRoomsThereAre(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		here, gone := create(t, s), room.NewID()
		there, err := s.Numbers(t.Context(), here.ID(), gone)
		require.NoError(t, err)
		assert.Equal(t, map[room.ID]int{here.ID(): here.Number()}, there)
		there, err = s.Numbers(t.Context())
		require.NoError(t, err)
		assert.Empty(t, there)
	})
}

func TestAStartIsNoted(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		for range 2 { // the countdown, and the start after it
			var err error
			r, _, err = s.Append(t.Context(), r, r.Tick)
			require.NoError(t, err)
			execute(t, s, `UPDATE rooms SET last = last + $1`, room.CountdownTime.Milliseconds())
		}
		require.Equal(t, room.Playing, r.Status())
		execute(t, s, `UPDATE rooms SET made = made - $1`, 2*KeepUnstarted.Milliseconds())
		n, err := s.Sweep(t.Context())
		require.NoError(t, err)
		assert.Zero(t, n)
	})
}

func TestManyRoomsAreSwept(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		kept := create(t, s)
		tx, err := s.write.BeginTx(t.Context(), nil)
		require.NoError(t, err)
		for i := range 250 {
			_, err := tx.ExecContext(t.Context(), `INSERT INTO rooms VALUES ($1, 0, 0, 0, TRUE, TRUE, '')`,
				fmt.Sprint(i))
			require.NoError(t, err)
		}
		require.NoError(t, tx.Commit())
		n, err := s.Sweep(t.Context())
		require.NoError(t, err)
		assert.Equal(t, 250, n)
		_, err = s.Load(t.Context(), kept.ID())
		require.NoError(t, err)
	})
}

func TestTablesAreMadeOnce(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		done := make(chan error)
		for range 8 {
			go func() {
				s, err := Open(context.Background(), database)
				if err == nil {
					_, err = s.Now(context.Background())
					_ = s.Close()
				}
				done <- err
			}()
		}
		for range 8 {
			assert.NoError(t, <-done)
		}
		s := open(t, database)
		create(t, s)
		open(t, database)
		execute(t, s, fmt.Sprintf(`INSERT INTO schema VALUES (%d)`, len(migrations)+1))
		_, err := Open(t.Context(), database)
		require.ErrorContains(t, err, "it is too old")
		require.NotErrorIs(t, err, ErrDown)
	})
}

func TestAddressesThatAreNone(t *testing.T) {
	t.Chdir(t.TempDir())
	for database, says := range map[string]string{
		"postgres://localhost:port/":    "the address of the database",
		"postgres://me:secret@host:x/y": "the address of the database",
		"mysql://localhost/rooms":       "not in mysql://",
		"sqlite:///var/rooms.db":        "not in sqlite://",
	} {
		_, err := Open(t.Context(), database)
		require.ErrorContains(t, err, says)
		require.EqualError(t, Check(database), err.Error())
		assert.NotContains(t, err.Error(), "secret")
	}
	for _, database := range []string{"rooms.db", "/var/lib/rooms.db", "postgres://localhost/rooms",
		"postgresql://a@b:1/c?sslmode=disable"} {
		assert.NoError(t, Check(database))
	}
	left, err := os.ReadDir(".")
	require.NoError(t, err)
	assert.Empty(t, left, "no file is made by a name")
	_, err = Open(t.Context(), filepath.Join(t.TempDir(), "no", "such", "directory", "rooms.db"))
	require.ErrorIs(t, err, ErrDown)
}

// Data that this program does not know is an error, not an end of the events.
func TestEventsOfALaterVersionAreAnError(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		execute(t, s, `UPDATE events SET data = '{"v":2}' WHERE number = 2`)
		_, err := s.Load(t.Context(), r.ID())
		require.ErrorIs(t, err, room.ErrBadEvent)
		require.NotErrorIs(t, err, ErrDown)
	})
}

func TestACallersOwnEndIsNotTheDatabases(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		r := create(t, s)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, _, err := s.Append(ctx, r, next(r))
		require.ErrorIs(t, err, context.Canceled)
		require.NotErrorIs(t, err, ErrDown)
	})
}

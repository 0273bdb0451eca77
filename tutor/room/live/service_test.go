package live

import (
	"context"
	"fmt"
	"log/slog"
	"path/filepath"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// encoded is an event as the tests encode it.
func encoded(e room.Event, after *room.Room) []byte {
	return fmt.Appendf(nil, "%d %s %s", e.Number, e.Kind, after.Status())
}

// newService returns a service of the rooms in a file. Nothing runs it.
func newService(t testing.TB, file string, change func(*Config)) *Service {
	config := Config{
		Open:   func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) },
		Encode: encoded, Log: slog.New(slog.DiscardHandler),
	}
	if change != nil {
		change(&config)
	}
	return New(config)
}

// run runs a service, until the function that it returns is called.
func run(t testing.TB, s *Service) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	return func() {
		cancel()
		<-ended
		require.NoError(t, s.Close())
	}
}

// running returns a service that runs until the test ends.
func running(t testing.TB, file string, change func(*Config)) *Service {
	s := newService(t, file, change)
	t.Cleanup(run(t, s))
	return s
}

func newFile(t testing.TB) string { return filepath.Join(t.TempDir(), "rooms.db") }

// inBubble runs a test with a service, in a bubble whose time passes at once.
func inBubble(t *testing.T, test func(t *testing.T, s *Service)) {
	synctest.Test(t, func(t *testing.T) { test(t, running(t, newFile(t), nil)) })
}

// keyed gives every room's maker the same token.
func keyed(room.ID) room.Key { return room.KeyOf("maker") }

// pair makes a room with both players.
func pair(t testing.TB, s *Service) *room.Room {
	t.Helper()
	made, err := s.Create(t.Context(), "somebody", room.Options{Side: chess.White}, keyed)
	require.NoError(t, err)
	r := must(t, s, made.ID(), func(r *room.Room, now time.Time) (room.Event, error) {
		return r.Join(room.KeyOf("guest"), now)
	})
	return seen(t, s, seen(t, s, r, room.Maker).Room, room.Guest).Room
}

// started is pair, and the countdown over. Both have been seen.
func started(t testing.TB, s *Service) room.ID {
	t.Helper()
	id := pair(t, s).ID()
	time.Sleep(room.CountdownTime + 100*time.Millisecond) // in a bubble
	require.Equal(t, room.Playing, load(t, s, id).Status())
	return id
}

func must(t testing.TB, s *Service, id room.ID, command Command) *room.Room {
	t.Helper()
	r, _, err := s.Act(t.Context(), id, command)
	require.NoError(t, err)
	return r
}

func load(t testing.TB, s *Service, id room.ID) *room.Room {
	t.Helper()
	r, err := s.Load(t.Context(), id)
	require.NoError(t, err)
	return r
}

// seen lets a player look, or somebody who watches.
func seen(t testing.TB, s *Service, r *room.Room, p room.Player) View {
	t.Helper()
	v, err := s.Seen(t.Context(), r, p, false)
	require.NoError(t, err)
	return v
}

// look is seen of a room as it stands now.
func look(t testing.TB, s *Service, id room.ID, p room.Player) View {
	t.Helper()
	return seen(t, s, load(t, s, id), p)
}

func subscribe(t testing.TB, s *Service, id room.ID, p room.Player) *Stream {
	t.Helper()
	st, err := s.Subscribe(t.Context(), id, Viewer{Player: p, Address: "somewhere"})
	require.NoError(t, err)
	return st
}

func moving(p room.Player, uci string) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) {
		from, to := square(uci[:2]), square(uci[2:])
		return r.Move(p, from, to, chess.NoPieceType, 0, now)
	}
}

func square(name string) chess.Square {
	return chess.SquareAt(chess.File(name[0]-'a'), chess.Rank(name[1]-'1'))
}

func aborting(p room.Player) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) { return r.Abort(p, now) }
}

func TestAGameWithoutHTTP(t *testing.T) {
	inBubble(t, func(t *testing.T, s *Service) {
		id := started(t, s)
		watcher := subscribe(t, s, id, room.Nobody)
		defer watcher.Close()
		_, view, ok := watcher.Next(0)
		require.True(t, ok)
		number := view.Room.Number()
		for i, uci := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
			must(t, s, id, moving([]room.Player{room.Maker, room.Guest}[i%2], uci))
		}
		<-watcher.Wake()
		events, view, ok := watcher.Next(number)
		require.True(t, ok)
		require.Len(t, events, 4)
		assert.Equal(t, fmt.Sprintf("%d moved over", number+4), string(events[3].Data))
		assert.Equal(t, room.Over, view.Room.Status())
		end, _ := view.Room.Result()
		assert.Equal(t, room.Result{Winner: room.Guest, Reason: "checkmate"}, end)
	})
}

// What a player did is stored, also when nobody waits for the answer any more.
func TestActsOutliveTheirRequests(t *testing.T) {
	s := running(t, newFile(t), nil)
	id := pair(t, s).ID()
	gone, cancel := context.WithCancel(t.Context())
	_, _, err := s.Act(gone, id, func(r *room.Room, now time.Time) (room.Event, error) {
		cancel() // in the middle of the transaction
		return r.Abort(room.Maker, now)
	})
	require.NoError(t, err)
	assert.Equal(t, room.Over, load(t, s, id).Status())

	_, err = s.Create(gone, "somebody", room.Options{Side: chess.White}, keyed)
	assert.NoError(t, err)
}

// The events that a client lacks are told from memory if they are there, else read; in both cases
// they are the same.
func TestEventsSince(t *testing.T) {
	s := running(t, newFile(t), nil)
	id := pair(t, s).ID()
	in := must(t, s, id, aborting(room.Maker))
	gone, cancel := context.WithCancel(t.Context())
	cancel() // nothing can be read with it
	_, _, err := s.Since(gone, in, in.Number())
	assert.NoError(t, err, "there is nothing to be read")
	var read [][]Event
	for number := range in.Number() {
		events, after, err := s.Since(t.Context(), in, number)
		require.NoError(t, err)
		require.Len(t, events, in.Number()-number)
		assert.Equal(t, number+1, events[0].Number)
		assert.Equal(t, in.Number(), after.Number())
		read = append(read, events)
	}
	defer subscribe(t, s, id, room.Nobody).Close()
	for number, events := range read {
		known, after, err := s.Since(gone, in, number)
		require.NoError(t, err)
		assert.Equal(t, events, known)
		assert.Equal(t, in.Number(), after.Number())
	}
}

// While the events of one room are encoded, however long that takes, the others go on: no lock is held.
func TestRoomsDoNotWaitForEachOther(t *testing.T) {
	encoding, goOn := make(chan struct{}), make(chan struct{})
	begin := sync.OnceFunc(func() { close(encoding) })
	var slow room.ID
	s := running(t, newFile(t), func(c *Config) {
		c.Encode = func(e room.Event, after *room.Room) []byte {
			if after.ID() == slow && e.Kind == room.KindAborted {
				begin()
				<-goOn
			}
			return encoded(e, after)
		}
	})
	slow = pair(t, s).ID()
	other, third := pair(t, s).ID(), pair(t, s).ID()
	defer subscribe(t, s, slow, room.Nobody).Close()
	listener := subscribe(t, s, other, room.Nobody)
	defer listener.Close()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_, _, err := s.Act(t.Context(), slow, aborting(room.Maker))
		assert.NoError(t, err)
	}()
	<-encoding
	number := load(t, s, other).Number()
	after := must(t, s, other, aborting(room.Maker))
	events, _, ok := listener.Next(number)
	assert.True(t, ok)
	assert.NotEmpty(t, events)
	assert.Equal(t, room.Over, seen(t, s, after, room.Maker).Room.Status())
	subscribe(t, s, third, room.Nobody).Close()
	select {
	case <-ended:
		assert.Fail(t, "the slow one was to wait")
	default:
	}
	close(goOn)
	<-ended
}

// Without a database there are no rooms, and nothing is tried.
func TestRoomsSwitchedOff(t *testing.T) {
	s := New(Config{Encode: encoded, Log: slog.New(slog.DiscardHandler)})
	stop := run(t, s)
	defer stop()
	_, err := s.Load(t.Context(), room.NewID())
	assert.ErrorIs(t, err, ErrOff)
	_, err = s.Create(t.Context(), "somebody", room.Options{}, keyed)
	assert.ErrorIs(t, err, ErrOff)
}

func TestCountdownOfAService(t *testing.T) {
	s := running(t, newFile(t), func(c *Config) { c.Countdown = time.Millisecond })
	id := pair(t, s).ID()
	time.Sleep(20 * time.Millisecond)
	assert.Equal(t, room.Playing, load(t, s, id).Status())
}

// A service whose rooms may be claimed soon has been up long enough as soon.
func TestClaimOfAService(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := running(t, newFile(t), func(c *Config) { c.Claim = 2 * leaseInterval })
		id := started(t, s)
		_, _, err := s.Claim(t.Context(), id, room.Maker)
		assert.ErrorIs(t, err, room.ErrOpponentHere)
		time.Sleep(3 * leaseInterval)
		assert.True(t, look(t, s, id, room.Maker).Silent[room.Guest])
		_, _, err = s.Claim(t.Context(), id, room.Maker)
		assert.NoError(t, err)
	})
}

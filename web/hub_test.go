package web

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

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// endsWhen is a context that ends as soon as something is so.
type endsWhen struct {
	context.Context
	end context.CancelFunc
	so  func() bool
}

func newEndsWhen(t *testing.T, so func() bool) endsWhen {
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	return endsWhen{ctx, cancel, so}
}

func (c endsWhen) Done() <-chan struct{} {
	if c.so() {
		c.end()
	}
	return c.Context.Done()
}

// roomAt returns the ID in a room's path.
func roomAt(path string) room.ID {
	id, _ := room.ParseID(path[len("/room/"):])
	return id
}

// Whoever goes while the stream is being opened leaves nothing behind.
func TestAStreamGivenUpAsItOpens(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		_, black, path := pair(t, s, `{"side":"white"}`)
		s.hub.gone(roomAt(path), room.Maker)
		gone := newEndsWhen(t, func() bool { return len(s.hub.liveRooms()) > 0 })
		me := &stream{player: room.Maker, address: "somewhere", wake: make(chan struct{}, 1)}
		require.Error(t, s.hub.attach(gone, roomAt(path), me))
		assert.Empty(t, s.hub.liveRooms())
		assert.Empty(t, s.hub.streams)
		time.Sleep(2 * graceTime)
		assert.False(t, black.room(path).Seats["white"].Here)
	})
}

// What a player did is stored, also when nobody waits for the answer any more.
func TestActsOutliveTheirRequests(t *testing.T) {
	s := newRoomServer(t, nil)
	white, _, path := pair(t, s, `{"side":"white"}`)
	gone, cancel := context.WithCancel(t.Context())
	_, _, err := s.hub.act(gone, roomAt(path), func(r *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) {
			cancel() // in the middle of the transaction
			return r.Abort(room.Maker, now)
		}
	})
	require.NoError(t, err)
	assert.Equal(t, "over", white.room(path).Status)

	_, err = s.hub.create(gone, room.NewID(), "somebody", room.Options{Side: chess.White}, room.KeyOf("token"))
	assert.NoError(t, err)
}

// All who want the database while it is opened wait together, and none longer
// than its own request lasts.
func TestWaitingForTheDatabase(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tries := 0
		h := newHub(func(context.Context) (*sqlstore.Store, error) {
			tries++
			time.Sleep(4 * time.Second)
			return nil, errors.New("down")
		}, slog.New(slog.DiscardHandler))
		begun := time.Now()
		for i := range 20 {
			go func() {
				_, err := h.store(t.Context())
				assert.ErrorIs(t, err, sqlstore.ErrDown)
				assert.Equal(t, 4*time.Second, time.Since(begun), i)
			}()
		}
		brief, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := h.store(brief)
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
	h := newHub(func(ctx context.Context) (*sqlstore.Store, error) {
		return sqlstore.Open(ctx, "postgres://nobody@localhost:1/rooms?sslmode=disable")
	}, slog.New(slog.DiscardHandler))
	for range 2 {
		_, err := h.store(t.Context())
		assert.ErrorIs(t, err, sqlstore.ErrDown)
	}
	require.NoError(t, h.have().Close())
	file, err := sqlstore.Open(t.Context(), filepath.Join(t.TempDir(), "rooms.db"))
	require.NoError(t, err)
	defer func() { require.NoError(t, file.Close()) }()
	h.opened = file // now it can be asked
	_, err = h.store(t.Context())
	require.NoError(t, err)
	assert.True(t, h.clocked)
}

// The events that a client lacks are told from memory if they are there, else
// read; in both cases they are the same.
func TestEventsSince(t *testing.T) {
	s := newRoomServer(t, nil)
	white, _, path := pair(t, s, `{"side":"white"}`)
	white.act(path+"/abort", "{}")
	in, err := s.hub.load(t.Context(), roomAt(path))
	require.NoError(t, err)
	gone, cancel := context.WithCancel(t.Context())
	cancel() // nothing can be read with it
	_, _, err = s.hub.since(gone, in, in.Number())
	assert.NoError(t, err, "there is nothing to be read")
	var read [][]roomEvent
	for number := range in.Number() {
		events, after, err := s.hub.since(t.Context(), in, number)
		require.NoError(t, err)
		require.Len(t, events, in.Number()-number)
		assert.Equal(t, number+1, events[0].number)
		assert.Equal(t, in.Number(), after.Number())
		read = append(read, events)
	}
	require.NoError(t, s.hub.attach(t.Context(), roomAt(path), &stream{wake: make(chan struct{}, 1)}))
	for number, events := range read {
		known, after, err := s.hub.since(gone, in, number)
		require.NoError(t, err)
		assert.Equal(t, events, known)
		assert.Equal(t, in.Number(), after.Number())
	}
}

package webtest

import (
	"context"
	"encoding/json"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
)

// InRooms runs a test with rooms in a synctest bubble, where waiting takes no time.
func InRooms(t *testing.T, test func(t *testing.T, s *web.Server)) {
	synctest.Test(t, func(t *testing.T) { test(t, NewRoomServer(t, nil)) })
}

// NewRoomServer returns a server with rooms in a file of its own.
func NewRoomServer(t testing.TB, change func(*web.Config)) *web.Server {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rooms.db")
	s := NewServer(t, func(c *web.Config) {
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
		if change != nil {
			change(c)
		}
	})
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	t.Cleanup(func() {
		cancel()
		<-ended
		require.NoError(t, s.Close())
	})
	return s
}

// RoomState is a room's state as a client reads it.
type RoomState struct {
	Room, Status string
	Seq          int
	You          *string
	Board        struct {
		Ply    int
		FEN    string
		Status string
	}
	Seats map[string]struct {
		Taken, Here, Help, Claimable bool
		Wins                         int
	}
	Clocks             *Clocks
	Minutes, Increment *float64
	Starts             *int64
	Draw               *string
	Rematch            *string
	Result             *RoomResult
}

// Room returns the state of a room.
func (c *Client) Room(path string) RoomState {
	return Decode[RoomState](c.T, c.Get(path), http.StatusOK)
}

// Act posts to a room and returns its state.
func (c *Client) Act(path, body string) RoomState {
	c.T.Helper()
	return Decode[RoomState](c.T, c.PostJSON(path, body), http.StatusOK)
}

// Pair makes a room whose maker is White and seats a guest in it.
func Pair(t testing.TB, s *web.Server, options string) (white, black *Client, path string) {
	t.Helper()
	white, black = ClientOf(t, s), ClientOf(t, s)
	made := Decode[Seat](t, white.PostJSON("/rooms", options), http.StatusCreated)
	require.Equal(t, "white", made.Seat.Side)
	require.True(t, strings.HasSuffix(made.URL, RoomPath(made.Room)))
	path = RoomPath(made.Room)
	joined := Decode[Seat](t, black.PostJSON(path+"/join", "{}"), http.StatusOK)
	require.Equal(t, "black", joined.Seat.Side)
	return white, black, path
}

// Started is pair, and the countdown over.
func Started(t testing.TB, s *web.Server, options string) (white, black *Client, path string) {
	t.Helper()
	white, black, path = Pair(t, s, options)
	require.Equal(t, "countdown", white.Room(path).Status)
	time.Sleep(5100 * time.Millisecond) // in a bubble
	require.Equal(t, "playing", white.Room(path).Status)
	return white, black, path
}

// RoomPath returns the path of a room.
func RoomPath(id room.ID) string { return "/room/" + string(id) }

// Seat is the response to a player who takes a seat.
type Seat struct {
	Room room.ID
	URL  string
	Seat struct{ Side, Token string }
}

// RoomEvent is an event of a room as a client reads it.
type RoomEvent struct {
	Seq    int
	Kind   room.Kind
	Side   string
	Result *RoomResult
}

// Clocks are the clocks of a room as a client reads them.
type Clocks struct {
	White, Black int64
	Running      *string
	At           int64
}

// RoomResult is the result of a game in a room as a client reads it.
type RoomResult struct {
	Winner *string
	Reason room.Reason
}

// Opening begins a game after which White is to move, with a room's options.
func Opening(t *testing.T, s *web.Server, options string) (maker, guest *Client, path string) {
	maker, guest = ClientOf(t, s), ClientOf(t, s)
	made := Decode[Seat](t, maker.PostJSON("/rooms", options), http.StatusCreated)
	path = RoomPath(made.Room)
	Decode[Seat](t, guest.PostJSON(path+"/join", "{}"), http.StatusOK)
	time.Sleep(room.CountdownTime + 100*time.Millisecond)
	white, black := maker, guest
	if made.Seat.Side == "black" {
		white, black = guest, maker
	}
	for i, uci := range []string{"e2e4", "d7d5", "e4d5", "g8f6", "g1f3", "d8d5"} {
		move, err := json.Marshal(map[string]string{"from": uci[:2], "to": uci[2:]})
		require.NoError(t, err)
		[]*Client{white, black}[i%2].Act(path+"/move", string(move))
	}
	synctest.Wait()
	return maker, guest, path
}

// Start starts a server on a database and returns it with a function that stops it.
func Start(t *testing.T, file string) (s *web.Server, stop func()) {
	s = NewServer(t, func(c *web.Config) {
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
	})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	return s, func() {
		cancel()
		<-ended
		require.NoError(t, s.Close())
	}
}

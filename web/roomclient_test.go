package web

import (
	"context"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// inRooms runs a test with rooms in a synctest bubble, where waiting takes no time.
func inRooms(t *testing.T, test func(t *testing.T, s *Server)) {
	synctest.Test(t, func(t *testing.T) { test(t, newRoomServer(t, nil)) })
}

// newRoomServer returns a server with rooms in a file of its own.
func newRoomServer(t testing.TB, change func(*Config)) *Server {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rooms.db")
	s := newTestServer(t, func(c *Config) {
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

// at returns another client of the same server.
func (s *Server) at(t testing.TB) *client {
	return &client{t: t, handler: s, cookies: map[string]string{}, accept: "application/json"}
}

// aState is a room's state as a client reads it.
type aState struct {
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
	Clocks             *someClocks
	Minutes, Increment *float64
	Starts             *int64
	Draw               *string
	Rematch            *string
	Result             *anEnd
}

func (c *client) room(path string) aState {
	return decode[aState](c.t, c.get(path), http.StatusOK)
}

// act posts to a room and returns its state.
func (c *client) act(path, body string) aState {
	c.t.Helper()
	return decode[aState](c.t, c.postJSON(path, body), http.StatusOK)
}

// pair makes a room whose maker is White and seats a guest in it.
func pair(t testing.TB, s *Server, options string) (white, black *client, path string) {
	t.Helper()
	white, black = s.at(t), s.at(t)
	made := decode[aSeat](t, white.postJSON("/rooms", options), http.StatusCreated)
	require.Equal(t, "white", made.Seat.Side)
	require.True(t, strings.HasSuffix(made.URL, pathOf(made.Room)))
	path = pathOf(made.Room)
	joined := decode[aSeat](t, black.postJSON(path+"/join", "{}"), http.StatusOK)
	require.Equal(t, "black", joined.Seat.Side)
	return white, black, path
}

// started is pair, and the countdown over.
func started(t testing.TB, s *Server, options string) (white, black *client, path string) {
	t.Helper()
	white, black, path = pair(t, s, options)
	require.Equal(t, "countdown", white.room(path).Status)
	time.Sleep(5100 * time.Millisecond) // in a bubble
	require.Equal(t, "playing", white.room(path).Status)
	return white, black, path
}

func pathOf(id room.ID) string { return "/room/" + string(id) }

// aSeat is the response to a player who takes a seat.
type aSeat struct {
	Room room.ID
	URL  string
	Seat struct{ Side, Token string }
}

// anEvent is an event of a room as a client reads it.
type anEvent struct {
	Seq    int
	Kind   room.Kind
	Side   string
	Result *anEnd
}

// someClocks are the clocks of a room as a client reads them.
type someClocks struct {
	White, Black int64
	Running      *string
	At           int64
}

// anEnd is the result of a game in a room as a client reads it.
type anEnd struct {
	Winner *string
	Reason room.Reason
}

package web

import (
	"context"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// ran starts a server on a database and returns it with a function that stops it.
func ran(t *testing.T, file string) (s *Server, stop func()) {
	s = newTestServer(t, func(c *Config) {
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

// to returns the same client for another server.
func (c *client) to(s *Server) *client {
	return &client{t: c.t, handler: s, cookies: c.cookies, accept: c.accept}
}

// connection is a response writer for streams.
type connection struct{ *httptest.ResponseRecorder }

func (connection) SetWriteDeadline(time.Time) error { return nil }

// open streams the events of a room as the client, until the returned function is called.
func (c *client) open(path string) (answer *httptest.ResponseRecorder, ended <-chan struct{}, leave func()) {
	ctx, cancel := context.WithCancel(context.Background())
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, path+"/events", nil)
	for name, value := range c.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	answer = httptest.NewRecorder()
	done := make(chan struct{})
	go func() {
		c.handler.ServeHTTP(connection{answer}, r)
		close(done)
	}()
	return answer, done, func() {
		cancel()
		<-done
	}
}

// A server that stops ends the streams of its rooms, which would go on for ever.
func TestStreamsEndWithTheServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, stop := ran(t, filepath.Join(t.TempDir(), "rooms.db"))
		white, _, path := pair(t, s, `{"side":"white"}`)
		answer, ended, leave := white.open(path)
		defer leave()
		time.Sleep(time.Second)
		stop()
		synctest.Wait()
		select {
		case <-ended:
		default:
			assert.Fail(t, "the stream goes on")
		}
		assert.Equal(t, http.StatusOK, answer.Code)
		assert.Contains(t, answer.Body.String(), "event: joined")
	})
}

// While the server was down nobody could be present. The first player to return has to wait the full time before
// claiming the game.
func TestNothingIsWonByAnOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		s, stop := ran(t, file)
		white, _, path := started(t, s, `{"side":"white"}`)
		stop()
		time.Sleep(2 * room.ClaimTime)

		s, stop = ran(t, file)
		defer stop()
		white = white.to(s)
		assert.False(t, white.room(path).Seats["black"].Claimable)
		requireRefused(t, white.postJSON(path+"/claim", "{}"), http.StatusConflict, "server itself was away")
		time.Sleep(room.ClaimTime + 10*time.Second)
		assert.True(t, white.room(path).Seats["black"].Claimable)
		assert.Equal(t, "abandoned", string(white.act(path+"/claim", "{}").Result.Reason))
	})
}

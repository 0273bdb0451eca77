package rooms_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/room"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// to returns the same client for another server.
func to(c *webtest.Client, s *web.Server) *webtest.Client {
	return &webtest.Client{T: c.T, Handler: s, Cookies: c.Cookies, Accept: c.Accept}
}

// connection is a response writer for streams.
type connection struct{ *httptest.ResponseRecorder }

func (connection) SetWriteDeadline(time.Time) error { return nil }

// open streams the events of a room as the client, until the returned function is called.
func open(c *webtest.Client, path string) (answer *httptest.ResponseRecorder, ended <-chan struct{}, leave func()) {
	ctx, cancel := context.WithCancel(context.Background())
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, path+"/events", nil)
	for name, value := range c.Cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	answer = httptest.NewRecorder()
	done := make(chan struct{})
	go func() {
		c.Handler.ServeHTTP(connection{answer}, r)
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
		s, stop := webtest.Start(t, filepath.Join(t.TempDir(), "rooms.db"))
		white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
		answer, ended, leave := open(white, path)
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
		s, stop := webtest.Start(t, file)
		white, _, path := webtest.Started(t, s, `{"side":"white"}`)
		stop()
		time.Sleep(2 * room.ClaimTime)

		s, stop = webtest.Start(t, file)
		defer stop()
		white = to(white, s)
		assert.False(t, white.Room(path).Seats["black"].Claimable)
		webtest.RequireRefused(t, white.PostJSON(path+"/claim", "{}"), http.StatusConflict, "server itself was away")
		time.Sleep(room.ClaimTime + 10*time.Second)
		assert.True(t, white.Room(path).Seats["black"].Claimable)
		assert.Equal(t, "abandoned", string(white.Act(path+"/claim", "{}").Result.Reason))
	})
}

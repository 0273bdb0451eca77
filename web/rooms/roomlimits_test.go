package rooms_test

import (
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/rooms"
	"chesstutor/web/webtest"
)

func TestRoomsAreLimited(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		c := webtest.ClientOf(t, s)
		for range rooms.MadeAtOnce {
			require.Equal(t, http.StatusCreated, c.PostJSON("/rooms", "{}").StatusCode)
		}
		tooMany := c.PostJSON("/rooms", "{}")
		assert.Equal(t, "5", tooMany.Header.Get("Retry-After"))
		webtest.RequireRefused(t, tooMany, http.StatusTooManyRequests, "Too many rooms were made")
		time.Sleep(rooms.MadeEvery)
		require.Equal(t, http.StatusCreated, c.PostJSON("/rooms", "{}").StatusCode)
		for range rooms.MostOpen - rooms.MadeAtOnce - 1 {
			time.Sleep(rooms.MadeEvery)
			require.Equal(t, http.StatusCreated, c.PostJSON("/rooms", "{}").StatusCode)
		}
		time.Sleep(rooms.MadeEvery)
		tooMany = c.PostJSON("/rooms", "{}")
		assert.Equal(t, "60", tooMany.Header.Get("Retry-After"))
		webtest.RequireRefused(t, tooMany, http.StatusTooManyRequests, "are open")
	})
}

// One stream too many is refused with its reason; other requests are answered.
func TestStreamsAreLimited(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
		watcher := webtest.ClientOf(t, s)
		for range 8 {
			_, _, leave := open(watcher, path)
			defer leave()
		}
		synctest.Wait()
		tooMany := watcher.Get(path + "/events")
		assert.Equal(t, "2", tooMany.Header.Get("Retry-After"))
		webtest.RequireRefused(t, tooMany, http.StatusTooManyRequests, "Too many are looking at this room")
		watcher.Room(path)
		assert.Equal(t, http.StatusOK, watcher.Get(path+"/events?since=0").StatusCode, "it can ask now and then")
		answer, _, leave := open(white, path)
		defer leave()
		synctest.Wait()
		assert.Equal(t, http.StatusOK, answer.Code, "the places of the players are kept")
	})
}

package web

import (
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/rooms"
)

func TestRoomsAreLimited(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		c := s.at(t)
		for range rooms.MadeAtOnce {
			require.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
		}
		tooMany := c.postJSON("/rooms", "{}")
		assert.Equal(t, "5", tooMany.Header.Get("Retry-After"))
		requireRefused(t, tooMany, http.StatusTooManyRequests, "Too many rooms were made")
		time.Sleep(rooms.MadeEvery)
		require.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
		for range rooms.MostOpen - rooms.MadeAtOnce - 1 {
			time.Sleep(rooms.MadeEvery)
			require.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
		}
		time.Sleep(rooms.MadeEvery)
		tooMany = c.postJSON("/rooms", "{}")
		assert.Equal(t, "60", tooMany.Header.Get("Retry-After"))
		requireRefused(t, tooMany, http.StatusTooManyRequests, "are open")
	})
}

// One stream too many is refused with its reason; other requests are answered.
func TestStreamsAreLimited(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, _, path := pair(t, s, `{"side":"white"}`)
		watcher := s.at(t)
		for range 8 {
			_, _, leave := watcher.open(path)
			defer leave()
		}
		synctest.Wait()
		tooMany := watcher.get(path + "/events")
		assert.Equal(t, "2", tooMany.Header.Get("Retry-After"))
		requireRefused(t, tooMany, http.StatusTooManyRequests, "Too many are looking at this room")
		watcher.room(path)
		assert.Equal(t, http.StatusOK, watcher.get(path+"/events?since=0").StatusCode, "it can ask now and then")
		answer, _, leave := white.open(path)
		defer leave()
		synctest.Wait()
		assert.Equal(t, http.StatusOK, answer.Code, "the places of the players are kept")
	})
}

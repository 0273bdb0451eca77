package web

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

func TestRoomsAreLimited(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		c := s.at(t)
		for range roomsAtOnce {
			require.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
		}
		tooMany := c.postJSON("/rooms", "{}")
		assert.Equal(t, "5", tooMany.Header.Get("Retry-After"))
		requireRefused(t, tooMany, http.StatusTooManyRequests, "Too many rooms were made")
		time.Sleep(roomEvery)
		require.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
		for range maxOpenRooms - roomsAtOnce - 1 {
			time.Sleep(roomEvery)
			require.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
		}
		time.Sleep(roomEvery)
		tooMany = c.postJSON("/rooms", "{}")
		assert.Equal(t, "60", tooMany.Header.Get("Retry-After"))
		requireRefused(t, tooMany, http.StatusTooManyRequests, "are open")
	})
}

func TestStreamsAreLimited(t *testing.T) {
	s := newRoomServer(t, nil)
	white, _, path := pair(t, s, `{"side":"white"}`)
	other := roomPath(decode[seated](t, s.at(t).postJSON("/rooms", "{}"), http.StatusCreated).Room)
	third := roomPath(decode[seated](t, s.at(t).postJSON("/rooms", "{}"), http.StatusCreated).Room)
	attach := func(path, address string, times int) {
		id, _ := room.ParseID(path[len("/room/"):])
		for range times {
			require.NoError(t, s.hub.attach(t.Context(), id, &stream{address: address, wake: make(chan struct{}, 1)}))
		}
	}
	attach(path, "elsewhere", maxStreamsOfRoom)
	tooMany := white.get(path + "/events")
	assert.Equal(t, "2", tooMany.Header.Get("Retry-After"))
	requireRefused(t, tooMany, http.StatusTooManyRequests, "Too many are looking at this room")
	white.room(path) // all else is answered
	mine := network(s.visitors.address(httptest.NewRequest(http.MethodGet, "/", nil))).String()
	attach(other, mine, maxStreamsOfRoom)
	attach(third, mine, maxStreamsOfRoom)
	fourth := roomPath(decode[seated](t, s.at(t).postJSON("/rooms", "{}"), http.StatusCreated).Room)
	attach(fourth, mine, maxStreamsOfAddress-2*maxStreamsOfRoom)
	requireRefused(t, white.get(fourth+"/events"), http.StatusTooManyRequests, "come from your address")
}

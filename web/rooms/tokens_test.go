package rooms_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// Opening a link, as a link preview does, takes no seat.
func TestLookingTakesNoSeat(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	white, black := webtest.ClientOf(t, s), webtest.ClientOf(t, s)
	path := webtest.RoomPath(webtest.Decode[webtest.Seat](t, white.PostJSON("/rooms", `{"side":"white"}`),
		http.StatusCreated).Room)
	for _, accept := range []string{"text/html", "application/json", "image/*"} {
		black.Accept = accept
		assert.Equal(t, http.StatusOK, black.Get(path).StatusCode)
	}
	assert.Equal(t, http.StatusMethodNotAllowed, black.Get(path+"/join").StatusCode)
	assert.False(t, white.Room(path).Seats["black"].Taken)
	require.Equal(t, http.StatusOK, black.PostJSON(path+"/join", "{}").StatusCode)
	assert.True(t, white.Room(path).Seats["black"].Taken)
	again := webtest.Decode[webtest.Seat](t, black.PostJSON(path+"/join", "{}"), http.StatusOK)
	assert.Equal(t, "black", again.Seat.Side, "who has a seat keeps it")
}

func TestBodiesToRoomsAreLimited(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
	for _, to := range []string{
		"/rooms", path + "/join", path + "/move", path + "/draw", path + "/claim", path + "/resign", path + "/abort",
		path + "/rematch",
	} {
		r := httptest.NewRequest(http.MethodPost, to, strings.NewReader(`{"from":"`+strings.Repeat("x", 5000)+`"}`))
		r.Header.Set("Content-Type", "application/json")
		webtest.RequireRefused(t, white.Do(r), http.StatusRequestEntityTooLarge, "4096 bytes")
	}
}

func TestTokensServeForCookies(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	maker := webtest.ClientOf(t, s)
	made := webtest.Decode[webtest.Seat](t, maker.PostJSON("/rooms", `{"side":"black"}`), http.StatusCreated)
	request := func(authorization string) *http.Response {
		r := httptest.NewRequest(http.MethodGet, webtest.RoomPath(made.Room), nil)
		r.Header.Set("Accept", "application/json")
		r.Header.Set("Authorization", authorization)
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		return w.Result()
	}
	state := webtest.Decode[webtest.RoomState](t, request("Bearer "+made.Seat.Token), http.StatusOK)
	assert.Equal(t, "black", *state.You)
	refused := request("Bearer nobody's")
	assert.Equal(t, http.StatusUnauthorized, refused.StatusCode)
	assert.Equal(t, "Bearer", refused.Header.Get("WWW-Authenticate"))
	watching := webtest.Decode[webtest.RoomState](t, request("Basic c2Nob29sOnNlY3JldA=="), http.StatusOK)
	assert.Nil(t, watching.You, "the password of a proxy is no token")
}

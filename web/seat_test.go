package web

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Opening a link, as a link preview does, takes no seat.
func TestLookingTakesNoSeat(t *testing.T) {
	s := newRoomServer(t, nil)
	white, black := s.at(t), s.at(t)
	path := pathOf(decode[aSeat](t, white.postJSON("/rooms", `{"side":"white"}`), http.StatusCreated).Room)
	for _, accept := range []string{"text/html", "application/json", "image/*"} {
		black.accept = accept
		assert.Equal(t, http.StatusOK, black.get(path).StatusCode)
	}
	assert.Equal(t, http.StatusMethodNotAllowed, black.get(path+"/join").StatusCode)
	assert.False(t, white.room(path).Seats["black"].Taken)
	require.Equal(t, http.StatusOK, black.postJSON(path+"/join", "{}").StatusCode)
	assert.True(t, white.room(path).Seats["black"].Taken)
	again := decode[aSeat](t, black.postJSON(path+"/join", "{}"), http.StatusOK)
	assert.Equal(t, "black", again.Seat.Side, "who has a seat keeps it")
}

func TestBodiesToRoomsAreLimited(t *testing.T) {
	s := newRoomServer(t, nil)
	white, _, path := pair(t, s, `{"side":"white"}`)
	for _, to := range []string{
		"/rooms", path + "/join", path + "/move", path + "/draw", path + "/claim", path + "/resign", path + "/abort",
		path + "/rematch",
	} {
		r := httptest.NewRequest(http.MethodPost, to, strings.NewReader(`{"from":"`+strings.Repeat("x", 5000)+`"}`))
		r.Header.Set("Content-Type", "application/json")
		requireRefused(t, white.do(r), http.StatusRequestEntityTooLarge, "4096 bytes")
	}
}

func TestTokensServeForCookies(t *testing.T) {
	s := newRoomServer(t, nil)
	maker := s.at(t)
	made := decode[aSeat](t, maker.postJSON("/rooms", `{"side":"black"}`), http.StatusCreated)
	request := func(authorization string) *http.Response {
		r := httptest.NewRequest(http.MethodGet, pathOf(made.Room), nil)
		r.Header.Set("Accept", "application/json")
		r.Header.Set("Authorization", authorization)
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		return w.Result()
	}
	state := decode[aState](t, request("Bearer "+made.Seat.Token), http.StatusOK)
	assert.Equal(t, "black", *state.You)
	refused := request("Bearer nobody's")
	assert.Equal(t, http.StatusUnauthorized, refused.StatusCode)
	assert.Equal(t, "Bearer", refused.Header.Get("WWW-Authenticate"))
	watching := decode[aState](t, request("Basic c2Nob29sOnNlY3JldA=="), http.StatusOK)
	assert.Nil(t, watching.You, "the password of a proxy is no token")
}

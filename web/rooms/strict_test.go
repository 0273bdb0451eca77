package rooms_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// The error for an invalid event number names the parameter or header.
func TestTheLastEventIsNamed(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
	r := httptest.NewRequest(http.MethodGet, path+"/events", nil)
	r.Header.Set("Last-Event-ID", "x")
	webtest.RequireRefused(t, white.Do(r), http.StatusBadRequest, "Last-Event-ID is a whole number")
	webtest.RequireRefused(t, white.Get(path+"/events?since=x"), http.StatusBadRequest, "Since is a whole number")
}

// A room in which nobody has moved has no date yet.
func TestARoomNotBegunHasNoDate(t *testing.T) {
	s := webtest.NewRoomServer(t, func(c *web.Config) { c.Countdown = time.Minute })
	white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
	pgn := webtest.Text(t, white.Get(path+"/game.pgn"))
	assert.Contains(t, pgn, `[Date "????.??.??"]`)
}

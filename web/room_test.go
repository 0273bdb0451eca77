package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say/english"
)

// The countdown of a server's rooms is as long as configured.
func TestTheCountdownOfAServer(t *testing.T) {
	s := newRoomServer(t, func(c *Config) { c.Countdown = time.Minute / 2 })
	white, _, path := pair(t, s, `{"side":"white"}`)
	state := white.room(path)
	require.NotNil(t, state.Starts)
	assert.Greater(t, *state.Starts, int64(5000), "not the usual one")
	assert.LessOrEqual(t, *state.Starts, int64(30000))

	short := newRoomServer(t, func(c *Config) { c.Countdown = time.Millisecond })
	white, _, path = pair(t, short, `{"side":"white"}`)
	time.Sleep(20 * time.Millisecond)
	assert.Equal(t, "playing", white.room(path).Status)

	config := testConfig()
	config.Countdown = -time.Second
	_, err := New(config)
	assert.ErrorContains(t, err, "counts down")
	config = testConfig()
	config.Claim = -time.Second
	_, err = New(config)
	assert.ErrorContains(t, err, "before a claim")
}

func TestRoom(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := pair(t, s, `{"side":"white","minutes":5,"increment":3}`)
		state := white.room(path)
		assert.Equal(t, "countdown", state.Status)
		require.NotNil(t, state.Starts)
		assert.InDelta(t, 5000, *state.Starts, 1000)
		assert.Equal(t, int64(300000), state.Clocks.White)
		assert.Equal(t, 5.0, *state.Minutes)
		assert.Equal(t, 3.0, *state.Increment)
		assert.True(t, state.Seats["black"].Taken)
		requireRefused(t, white.postJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusConflict, "not started")
		watcher := s.at(t)
		requireRefused(t, watcher.postJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusForbidden,
			"two players")
		requireRefused(t, watcher.postJSON(path+"/join", `{}`), http.StatusConflict, "watch")
		assert.Nil(t, watcher.room(path).You)
		assert.Equal(t, "black", *black.room(path).You)

		_, _, path = pair(t, s, `{"side":"white"}`)
		state = watcher.room(path)
		assert.Nil(t, state.Clocks)
		assert.Nil(t, state.Minutes)
		assert.Nil(t, state.Increment)
	})
}

func TestRoomEventsAsAList(t *testing.T) {
	s := newRoomServer(t, nil)
	white, _, path := pair(t, s, `{"side":"white"}`)
	list := decode[struct {
		Seq    int
		Events []anEvent
	}](t, white.get(path+"/events?since=1"), http.StatusOK)
	require.NotEmpty(t, list.Events)
	assert.Equal(t, 2, list.Events[0].Seq)
	assert.Equal(t, "joined", string(list.Events[0].Kind))
	assert.Equal(t, "black", list.Events[0].Side)
	assert.Equal(t, list.Seq, list.Events[len(list.Events)-1].Seq)
	requireRefused(t, white.get(path+"/events?since=x"), http.StatusBadRequest, "whole number")
}

func TestRoomStream(t *testing.T) {
	s := newRoomServer(t, nil)
	server := httptest.NewServer(s)
	defer server.Close()
	white, _, path := pair(t, s, `{"side":"white"}`)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+path+"/events", nil)
	require.NoError(t, err)
	request.Header.Set("Accept", "text/event-stream")
	request.Header.Set("Last-Event-ID", "1")
	response, err := server.Client().Do(request)
	require.NoError(t, err)
	defer response.Body.Close()
	assert.Equal(t, "text/event-stream", response.Header.Get("Content-Type"))
	assert.Empty(t, response.Header.Get("Content-Encoding"))
	events := readStream(t, response.Body)
	first := <-events
	assert.Equal(t, "2", first.id)
	assert.Equal(t, "joined", first.name)
	for e := range events { // White, who has no stream, still counts as present
		if e.name == "countdown" {
			break
		}
	}
	white.postJSON(path+"/abort", "{}")
	for e := range events {
		if e.name == "aborted" {
			var told anEvent
			require.NoError(t, json.Unmarshal([]byte(e.data), &told))
			assert.Equal(t, "aborted", string(told.Result.Reason))
			break
		}
	}
}

func TestGameInARoom(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white","minutes":1,"increment":2}`)
		time.Sleep(10 * time.Second)
		state := white.act(path+"/move", `{"from":"f2","to":"f3"}`)
		assert.InDelta(t, 52000, state.Clocks.White, 500)
		assert.Equal(t, "black", *state.Clocks.Running)
		requireRefused(t, white.postJSON(path+"/move", `{"from":"g2","to":"g4"}`), http.StatusConflict,
			"opponent's turn")
		requireRefused(t, black.postJSON(path+"/move", `{"from":"e7","to":"e3"}`), http.StatusUnprocessableEntity,
			"legal")
		black.act(path+"/move", `{"from":"e7","to":"e5"}`)
		white.act(path+"/move", `{"from":"g2","to":"g4"}`)
		state = black.act(path+"/move", `{"from":"d8","to":"h4"}`)
		assert.Equal(t, "over", state.Status)
		assert.Equal(t, "checkmate", string(state.Result.Reason))
		assert.Equal(t, "black", *state.Result.Winner)
		requireRefused(t, white.postJSON(path+"/resign", "{}"), http.StatusConflict, "over")
		won := requirePage(t, black.asPage(path), http.StatusOK)
		assert.Contains(t, won, `data-won`)
		assert.Contains(t, won, english.English.End.Won)
		assert.NotContains(t, requirePage(t, white.asPage(path), http.StatusOK), `data-won`, "who has lost")

		assert.Equal(t, "white", *white.act(path+"/rematch", "{}").Rematch)
		state = black.act(path+"/rematch", "{}")
		assert.Equal(t, "countdown", state.Status)
		assert.Equal(t, "white", *black.room(path).You, "sides are changed")
		assert.Equal(t, 1, state.Seats["white"].Wins)
	})
}

func TestTimeRunsOut(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white","minutes":1}`)
		time.Sleep(61 * time.Second)
		requireRefused(t, white.postJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusConflict, "over")
		state := black.room(path)
		assert.Equal(t, "time", string(state.Result.Reason))
		assert.Equal(t, int64(0), state.Clocks.White)
	})
}

func TestClaim(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white"}`)
		requireRefused(t, white.postJSON(path+"/claim", "{}"), http.StatusConflict, "less than a minute")
		for range 6 { // White's page polls, Black's is gone
			time.Sleep(8 * time.Second)
			white.room(path)
		}
		state := white.room(path)
		assert.False(t, state.Seats["black"].Here)
		assert.False(t, state.Seats["black"].Claimable)
		time.Sleep(15 * time.Second)
		assert.True(t, white.room(path).Seats["black"].Claimable)
		black.get(path + "/events?since=0&hidden=true")
		assert.False(t, white.room(path).Seats["black"].Claimable, "a hidden page is a sign")
		time.Sleep(65 * time.Second)
		state = white.act(path+"/claim", "{}")
		assert.Equal(t, "white", *state.Result.Winner)
		assert.Equal(t, "abandoned", string(state.Result.Reason))
	})
}

func TestDraws(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white"}`)
		white.act(path+"/move", `{"from":"e2","to":"e4"}`)
		black.act(path+"/move", `{"from":"e7","to":"e5"}`)
		assert.Equal(t, "white", *white.act(path+"/draw", `{"answer":"offer"}`).Draw)
		requireRefused(t, white.postJSON(path+"/draw", `{"answer":"accept"}`), http.StatusConflict, "offers no draw")
		assert.Nil(t, black.act(path+"/draw", `{"answer":"decline"}`).Draw)
		requireRefused(t, white.postJSON(path+"/draw", `{"answer":"perhaps"}`), http.StatusBadRequest,
			"offer, accept or decline")
		white.act(path+"/move", `{"from":"d2","to":"d4"}`)
		white.act(path+"/draw", `{"answer":"offer"}`)
		state := black.act(path+"/draw", `{"answer":"accept"}`)
		assert.Equal(t, "agreement", string(state.Result.Reason))
		assert.Nil(t, state.Result.Winner)
	})
}

func TestHelpInARoom(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := started(t, s, `{"side":"white","help":"me"}`)
		all := decode[map[string]any](t, white.get(path+"/moves"), http.StatusOK)
		assert.NotEmpty(t, all["grades"])
		assert.Equal(t, http.StatusOK, white.get(path+"/advice").StatusCode)
		white.act(path+"/move", `{"from":"e2","to":"e4"}`)
		few := decode[map[string]any](t, black.get(path+"/moves"), http.StatusOK)
		assert.Contains(t, few, "player")
		for _, name := range []string{"threats", "unsafe", "threatened", "grades", "fair"} {
			assert.NotContains(t, few, name)
		}
		requireRefused(t, black.get(path+"/advice"), http.StatusForbidden, "without the tutor's help")
		requireRefused(t, black.get(path+"/why?from=e7&to=e2"), http.StatusForbidden, "without the tutor's help")
		watcher := s.at(t)
		requireRefused(t, watcher.get(path+"/moves"), http.StatusForbidden, "two players")
		requireRefused(t, watcher.get(path+"/advice"), http.StatusForbidden, "two players")
		state := watcher.room(path)
		assert.True(t, state.Seats["white"].Help)
		assert.False(t, state.Seats["black"].Help)
	})
}

func TestNoSuchRoom(t *testing.T) {
	s := newRoomServer(t, nil)
	c := s.at(t)
	requireRefused(t, c.get("/room/abc"), http.StatusNotFound, "no such room")
	requireRefused(t, c.get("/room/0123456789abcdef"), http.StatusNotFound, "no such room")
	requireRefused(t, c.postJSON("/room/0123456789abcdef/move", "{}"), http.StatusNotFound, "no such room")
	c.accept = "text/html"
	page := c.get("/room?code=0123-4567-89ab-cdef")
	assert.Equal(t, http.StatusNotFound, page.StatusCode)
}

func TestRoomsWithoutADatabase(t *testing.T) {
	var down atomic.Bool
	down.Store(true)
	file := filepath.Join(t.TempDir(), "rooms.db")
	var log strings.Builder
	s := newRoomServer(t, func(c *Config) {
		c.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelError}))
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) {
			if down.Load() {
				return nil, errors.New("down")
			}
			return sqlstore.Open(ctx, file)
		}
	})
	c := s.at(t)
	for range 3 {
		requireRefused(t, c.postJSON("/rooms", "{}"), http.StatusServiceUnavailable, "Rooms cannot be reached")
	}
	assert.Equal(t, 1, strings.Count(log.String(), "level=ERROR"), "an outage is logged once, not with every request")
	assert.Equal(t, http.StatusOK, c.postJSON("/move", `{"from":"e2","to":"e4"}`).StatusCode, "games alone go on")
	down.Store(false)
	assert.Equal(t, http.StatusCreated, c.postJSON("/rooms", "{}").StatusCode)
}

func TestRoomOptions(t *testing.T) {
	s := newRoomServer(t, nil)
	c := s.at(t)
	for body, text := range map[string]string{
		`{"side":"red"}`:      "white, black or random",
		`{"help":"all"}`:      "both, me, opponent or none",
		`{"minutes":"x"}`:     "Minutes is a number",
		`{"minutes":0}`:       "from one second",
		`{"minutes":500}`:     "three hours",
		`{"minutes":2000}`:    "three hours",
		`{"minutes":"1e999"}`: "three hours",
		`{"minutes":"inf"}`:   "Minutes is a number",
		`{"increment":"-1"}`:  "is a number",
	} {
		requireRefused(t, c.postJSON("/rooms", body), http.StatusBadRequest, text)
	}
}

func TestOtherOrigins(t *testing.T) {
	s := newRoomServer(t, func(c *Config) { c.Origins = []string{"https://chess.example"} })
	ask := func(method, path, origin string) *http.Response {
		r := httptest.NewRequest(method, path, strings.NewReader("{}"))
		r.Header.Set("Origin", origin)
		r.Header.Set("Sec-Fetch-Site", "cross-site")
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		return w.Result()
	}
	before := ask(http.MethodOptions, "/rooms", "https://chess.example")
	assert.Equal(t, http.StatusNoContent, before.StatusCode)
	assert.Equal(t, "https://chess.example", before.Header.Get("Access-Control-Allow-Origin"))
	assert.Equal(t, http.StatusCreated, ask(http.MethodPost, "/rooms", "https://chess.example").StatusCode)
	other := ask(http.MethodPost, "/rooms", "https://evil.example")
	assert.Equal(t, http.StatusForbidden, other.StatusCode)
	assert.Empty(t, other.Header.Get("Access-Control-Allow-Origin"))
	assert.Equal(t, "Location, Retry-After", before.Header.Get("Access-Control-Expose-Headers"))
	alone := ask(http.MethodPost, "/move", "https://chess.example")
	assert.Empty(t, alone.Header.Get("Access-Control-Allow-Origin"), "only rooms")
	assert.Equal(t, http.StatusForbidden, alone.StatusCode)
	assert.Empty(t, alone.Cookies())
}

// Nobody can act for another player, before the start, out of turn, or after the end.
func TestWhoMayDoWhatInARoom(t *testing.T) {
	inRooms(t, func(t *testing.T, s *Server) {
		white, black, path := pair(t, s, `{"side":"white"}`)
		watcher := s.at(t)
		deeds := map[string]string{
			"/move": `{"from":"e2","to":"e4"}`, "/draw": `{"answer":"offer"}`, "/claim": "{}", "/resign": "{}",
			"/rematch": "{}",
		}
		for path2, body := range deeds {
			requireRefused(t, watcher.postJSON(path+path2, body), http.StatusForbidden, "two players")
			requireRefused(t, white.postJSON(path+path2, body), http.StatusConflict, "")
		}
		requireRefused(t, watcher.postJSON(path+"/abort", "{}"), http.StatusForbidden, "two players")
		time.Sleep(6 * time.Second)
		white.room(path)
		requireRefused(t, black.postJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusConflict, "turn")
		requireRefused(t, black.postJSON(path+"/move", `{"from":"e7","to":"e5"}`), http.StatusConflict, "turn")
		seq := white.act(path+"/move", `{"from":"e2","to":"e4"}`).Seq
		requireRefused(t, black.postJSON(path+"/move", `{"from":"e7","to":"e5","seq":1}`), http.StatusConflict,
			"changed")
		requireRefused(t, black.postJSON(path+"/move", `{"from":"e7","to":"e5","seq":"x"}`), http.StatusBadRequest,
			"whole number")
		black.act(path+"/move", fmt.Sprintf(`{"from":"e7","to":"e5","seq":%d}`, seq))
		requireRefused(t, white.postJSON(path+"/abort", "{}"), http.StatusConflict, "resign")
		white.act(path+"/resign", "{}")
		for path2, body := range deeds {
			if path2 != "/rematch" {
				requireRefused(t, white.postJSON(path+path2, body), http.StatusConflict, "over")
				requireRefused(t, black.postJSON(path+path2, body), http.StatusConflict, "over")
			}
			requireRefused(t, watcher.postJSON(path+path2, body), http.StatusForbidden, "two players")
		}
	})
}

package rooms_test

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
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// The countdown of a server's rooms is as long as configured.
func TestTheCountdownOfAServer(t *testing.T) {
	s := webtest.NewRoomServer(t, func(c *web.Config) { c.Countdown = time.Minute / 2 })
	white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
	state := white.Room(path)
	require.NotNil(t, state.Starts)
	assert.Greater(t, *state.Starts, int64(5000), "not the usual one")
	assert.LessOrEqual(t, *state.Starts, int64(30000))

	short := webtest.NewRoomServer(t, func(c *web.Config) { c.Countdown = time.Millisecond })
	white, _, path = webtest.Pair(t, short, `{"side":"white"}`)
	for white.Room(path).Status == "countdown" { // which lasts as long as this machine takes for it
		time.Sleep(time.Millisecond)
	}
	assert.Equal(t, "playing", white.Room(path).Status)

	config := webtest.Config()
	config.Countdown = -time.Second
	_, err := web.New(config)
	assert.ErrorContains(t, err, "counts down")
	config = webtest.Config()
	config.Claim = -time.Second
	_, err = web.New(config)
	assert.ErrorContains(t, err, "before a claim")
}

func TestRoom(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Pair(t, s, `{"side":"white","minutes":5,"increment":3}`)
		state := white.Room(path)
		assert.Equal(t, "countdown", state.Status)
		require.NotNil(t, state.Starts)
		assert.InDelta(t, 5000, *state.Starts, 1000)
		assert.Equal(t, int64(300000), state.Clocks.White)
		assert.Equal(t, 5.0, *state.Minutes)
		assert.Equal(t, 3.0, *state.Increment)
		assert.True(t, state.Seats["black"].Taken)
		webtest.RequireRefused(t, white.PostJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusConflict,
			"not started")
		watcher := webtest.ClientOf(t, s)
		webtest.RequireRefused(t, watcher.PostJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusForbidden,
			"two players")
		webtest.RequireRefused(t, watcher.PostJSON(path+"/join", `{}`), http.StatusConflict, "watch")
		assert.Nil(t, watcher.Room(path).You)
		assert.Equal(t, "black", *black.Room(path).You)

		_, _, path = webtest.Pair(t, s, `{"side":"white"}`)
		state = watcher.Room(path)
		assert.Nil(t, state.Clocks)
		assert.Nil(t, state.Minutes)
		assert.Nil(t, state.Increment)
	})
}

func TestRoomEventsAsAList(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
	list := webtest.Decode[struct {
		Seq    int
		Events []webtest.RoomEvent
	}](t, white.Get(path+"/events?since=1"), http.StatusOK)
	require.NotEmpty(t, list.Events)
	assert.Equal(t, 2, list.Events[0].Seq)
	assert.Equal(t, "joined", string(list.Events[0].Kind))
	assert.Equal(t, "black", list.Events[0].Side)
	assert.Equal(t, list.Seq, list.Events[len(list.Events)-1].Seq)
	webtest.RequireRefused(t, white.Get(path+"/events?since=x"), http.StatusBadRequest, "whole number")
}

func TestRoomStream(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	server := httptest.NewServer(s)
	defer server.Close()
	white, _, path := webtest.Pair(t, s, `{"side":"white"}`)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+path+"/events", nil)
	require.NoError(t, err)
	request.Header.Set("Accept", "text/event-stream")
	request.Header.Set("Last-Event-ID", "1")
	response, err := server.Client().Do(request)
	require.NoError(t, err)
	defer response.Body.Close()
	assert.Equal(t, "text/event-stream", response.Header.Get("Content-Type"))
	assert.Empty(t, response.Header.Get("Content-Encoding"))
	events := webtest.Events(t, response.Body)
	first := <-events
	assert.Equal(t, "2", first.ID)
	assert.Equal(t, "joined", first.Name)
	for e := range events { // White, who has no stream, still counts as present
		if e.Name == "countdown" {
			break
		}
	}
	white.PostJSON(path+"/abort", "{}")
	for e := range events {
		if e.Name == "aborted" {
			var told webtest.RoomEvent
			require.NoError(t, json.Unmarshal([]byte(e.Data), &told))
			assert.Equal(t, "aborted", string(told.Result.Reason))
			break
		}
	}
}

func TestGameInARoom(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white","minutes":1,"increment":2}`)
		time.Sleep(10 * time.Second)
		state := white.Act(path+"/move", `{"from":"f2","to":"f3"}`)
		assert.InDelta(t, 52000, state.Clocks.White, 500)
		assert.Equal(t, "black", *state.Clocks.Running)
		webtest.RequireRefused(t, white.PostJSON(path+"/move", `{"from":"g2","to":"g4"}`), http.StatusConflict,
			"opponent's turn")
		webtest.RequireRefused(t, black.PostJSON(path+"/move", `{"from":"e7","to":"e3"}`),
			http.StatusUnprocessableEntity,
			"legal")
		black.Act(path+"/move", `{"from":"e7","to":"e5"}`)
		white.Act(path+"/move", `{"from":"g2","to":"g4"}`)
		state = black.Act(path+"/move", `{"from":"d8","to":"h4"}`)
		assert.Equal(t, "over", state.Status)
		assert.Equal(t, "checkmate", string(state.Result.Reason))
		assert.Equal(t, "black", *state.Result.Winner)
		webtest.RequireRefused(t, white.PostJSON(path+"/resign", "{}"), http.StatusConflict, "over")
		won := webtest.RequirePage(t, black.AsPage(path), http.StatusOK)
		assert.Contains(t, won, `data-end="won"`)
		assert.Contains(t, won, english.English.End.Won)
		lost := webtest.RequirePage(t, white.AsPage(path), http.StatusOK)
		assert.NotContains(t, lost, `data-end="won"`, "who has lost")

		assert.Equal(t, "white", *white.Act(path+"/rematch", "{}").Rematch)
		state = black.Act(path+"/rematch", "{}")
		assert.Equal(t, "countdown", state.Status)
		assert.Equal(t, "white", *black.Room(path).You, "sides are changed")
		assert.Equal(t, 1, state.Seats["white"].Wins)
	})
}

func TestTimeRunsOut(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white","minutes":1}`)
		time.Sleep(61 * time.Second)
		webtest.RequireRefused(t, white.PostJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusConflict, "over")
		state := black.Room(path)
		assert.Equal(t, "time", string(state.Result.Reason))
		assert.Equal(t, int64(0), state.Clocks.White)
	})
}

func TestClaim(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white"}`)
		webtest.RequireRefused(t, white.PostJSON(path+"/claim", "{}"), http.StatusConflict, "less than a minute")
		for range 6 { // White's page polls, Black's is gone
			time.Sleep(8 * time.Second)
			white.Room(path)
		}
		state := white.Room(path)
		assert.False(t, state.Seats["black"].Here)
		assert.False(t, state.Seats["black"].Claimable)
		time.Sleep(15 * time.Second)
		assert.True(t, white.Room(path).Seats["black"].Claimable)
		black.Get(path + "/events?since=0&hidden=true")
		assert.False(t, white.Room(path).Seats["black"].Claimable, "a hidden page is a sign")
		time.Sleep(65 * time.Second)
		state = white.Act(path+"/claim", "{}")
		assert.Equal(t, "white", *state.Result.Winner)
		assert.Equal(t, "abandoned", string(state.Result.Reason))
	})
}

func TestDraws(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white"}`)
		white.Act(path+"/move", `{"from":"e2","to":"e4"}`)
		black.Act(path+"/move", `{"from":"e7","to":"e5"}`)
		assert.Equal(t, "white", *white.Act(path+"/draw", `{"answer":"offer"}`).Draw)
		webtest.RequireRefused(t, white.PostJSON(path+"/draw", `{"answer":"accept"}`), http.StatusConflict,
			"offers no draw")
		assert.Nil(t, black.Act(path+"/draw", `{"answer":"decline"}`).Draw)
		webtest.RequireRefused(t, white.PostJSON(path+"/draw", `{"answer":"perhaps"}`), http.StatusBadRequest,
			"offer, accept or decline")
		white.Act(path+"/move", `{"from":"d2","to":"d4"}`)
		white.Act(path+"/draw", `{"answer":"offer"}`)
		state := black.Act(path+"/draw", `{"answer":"accept"}`)
		assert.Equal(t, "agreement", string(state.Result.Reason))
		assert.Nil(t, state.Result.Winner)
	})
}

func TestHelpInARoom(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Started(t, s, `{"side":"white","help":"me"}`)
		all := webtest.Decode[map[string]any](t, white.Get(path+"/moves"), http.StatusOK)
		assert.NotEmpty(t, all["grades"])
		assert.Equal(t, http.StatusOK, white.Get(path+"/advice").StatusCode)
		white.Act(path+"/move", `{"from":"e2","to":"e4"}`)
		few := webtest.Decode[map[string]any](t, black.Get(path+"/moves"), http.StatusOK)
		assert.Contains(t, few, "player")
		for _, name := range []string{"threats", "unsafe", "threatened", "grades", "fair"} {
			assert.NotContains(t, few, name)
		}
		webtest.RequireRefused(t, black.Get(path+"/advice"), http.StatusForbidden, "without the tutor's help")
		webtest.RequireRefused(t, black.Get(path+"/why?from=e7&to=e2"), http.StatusForbidden,
			"without the tutor's help")
		watcher := webtest.ClientOf(t, s)
		webtest.RequireRefused(t, watcher.Get(path+"/moves"), http.StatusForbidden, "two players")
		webtest.RequireRefused(t, watcher.Get(path+"/advice"), http.StatusForbidden, "two players")
		state := watcher.Room(path)
		assert.True(t, state.Seats["white"].Help)
		assert.False(t, state.Seats["black"].Help)
	})
}

func TestNoSuchRoom(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	c := webtest.ClientOf(t, s)
	webtest.RequireRefused(t, c.Get("/room/abc"), http.StatusNotFound, "no such room")
	webtest.RequireRefused(t, c.Get("/room/0123456789abcdef"), http.StatusNotFound, "no such room")
	webtest.RequireRefused(t, c.PostJSON("/room/0123456789abcdef/move", "{}"), http.StatusNotFound, "no such room")
	c.Accept = "text/html"
	page := c.Get("/room?code=0123-4567-89ab-cdef")
	assert.Equal(t, http.StatusNotFound, page.StatusCode)
}

// records counts the records that a log is given; the server writes some of them beside the test.
type records struct{ atomic.Int32 }

func (r *records) Write(record []byte) (int, error) {
	r.Add(1)
	return len(record), nil
}

func TestRoomsWithoutADatabase(t *testing.T) {
	var down atomic.Bool
	down.Store(true)
	file := filepath.Join(t.TempDir(), "rooms.db")
	var logged records
	s := webtest.NewRoomServer(t, func(c *web.Config) {
		c.Log = slog.New(slog.NewTextHandler(&logged, &slog.HandlerOptions{Level: slog.LevelError}))
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) {
			if down.Load() {
				return nil, errors.New("down")
			}
			return sqlstore.Open(ctx, file)
		}
	})
	c := webtest.ClientOf(t, s)
	for range 3 {
		webtest.RequireRefused(t, c.PostJSON("/rooms", "{}"), http.StatusServiceUnavailable, "Rooms cannot be reached")
	}
	assert.Eventually(t, func() bool { return logged.Load() > 0 }, time.Second, time.Millisecond)
	assert.EqualValues(t, 1, logged.Load(), "an outage is logged once, not with every request")
	assert.Equal(t, http.StatusOK, c.PostJSON("/move", `{"from":"e2","to":"e4"}`).StatusCode, "games alone go on")
	down.Store(false)
	assert.Equal(t, http.StatusCreated, c.PostJSON("/rooms", "{}").StatusCode)
}

func TestRoomOptions(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	c := webtest.ClientOf(t, s)
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
		webtest.RequireRefused(t, c.PostJSON("/rooms", body), http.StatusBadRequest, text)
	}
}

func TestOtherOrigins(t *testing.T) {
	s := webtest.NewRoomServer(t, func(c *web.Config) { c.Origins = []string{"https://chess.example"} })
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
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		white, black, path := webtest.Pair(t, s, `{"side":"white"}`)
		watcher := webtest.ClientOf(t, s)
		deeds := map[string]string{
			"/move": `{"from":"e2","to":"e4"}`, "/draw": `{"answer":"offer"}`, "/claim": "{}", "/resign": "{}",
			"/rematch": "{}",
		}
		for path2, body := range deeds {
			webtest.RequireRefused(t, watcher.PostJSON(path+path2, body), http.StatusForbidden, "two players")
			webtest.RequireRefused(t, white.PostJSON(path+path2, body), http.StatusConflict, "")
		}
		webtest.RequireRefused(t, watcher.PostJSON(path+"/abort", "{}"), http.StatusForbidden, "two players")
		time.Sleep(6 * time.Second)
		white.Room(path)
		webtest.RequireRefused(t, black.PostJSON(path+"/move", `{"from":"e2","to":"e4"}`), http.StatusConflict, "turn")
		webtest.RequireRefused(t, black.PostJSON(path+"/move", `{"from":"e7","to":"e5"}`), http.StatusConflict, "turn")
		seq := white.Act(path+"/move", `{"from":"e2","to":"e4"}`).Seq
		webtest.RequireRefused(t, black.PostJSON(path+"/move", `{"from":"e7","to":"e5","seq":1}`), http.StatusConflict,
			"changed")
		webtest.RequireRefused(t, black.PostJSON(path+"/move", `{"from":"e7","to":"e5","seq":"x"}`),
			http.StatusBadRequest,
			"whole number")
		black.Act(path+"/move", fmt.Sprintf(`{"from":"e7","to":"e5","seq":%d}`, seq))
		webtest.RequireRefused(t, white.PostJSON(path+"/abort", "{}"), http.StatusConflict, "resign")
		white.Act(path+"/resign", "{}")
		for path2, body := range deeds {
			if path2 != "/rematch" {
				webtest.RequireRefused(t, white.PostJSON(path+path2, body), http.StatusConflict, "over")
				webtest.RequireRefused(t, black.PostJSON(path+path2, body), http.StatusConflict, "over")
			}
			webtest.RequireRefused(t, watcher.PostJSON(path+path2, body), http.StatusForbidden, "two players")
		}
	})
}

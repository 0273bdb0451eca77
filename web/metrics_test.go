package web_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/assets"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
	"chesstutor/web/metrics"
	"chesstutor/web/webtest"
)

// metricsOf asks for the metrics, and returns the lines of the site's own.
func metricsOf(t *testing.T, m *metrics.Metrics) string {
	t.Helper()
	w := httptest.NewRecorder()
	m.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/metrics", nil))
	require.Equal(t, http.StatusOK, w.Code)
	return strings.Join(regexp.MustCompile(`(?m)^chesstutor_.*\n`).FindAllString(w.Body.String(), -1), "")
}

// Requests are counted by the template of their route, which no request can add to; searches by how they ended.
func TestRequestsAreCountedByRoute(t *testing.T) {
	m := metrics.New("v1.2.3", "abc")
	c := webtest.NewClient(t, func(config *web.Config) { config.Metrics = m })
	c.Play("e2e4")
	require.Equal(t, http.StatusOK, c.Get("/move").StatusCode)
	c.Get("/show")
	c.Get("/show?ply=1")
	c.Get("/room/abcdefghijkl")
	c.Get("/nothing/1")
	c.Get("/nothing/2")
	c.Get(assets.Prefix() + "/main.css")
	c.Do(httptest.NewRequest("BREW", "/show", nil))
	c.Post("/move", "from", "e2", "to", "e5")
	r := httptest.NewRequest(http.MethodPost, "/new", nil)
	r.Header.Set("Origin", "https://elsewhere.example")
	c.Do(r)

	text := metricsOf(t, m)
	for _, line := range []string{
		`chesstutor_build_info{commit="abc",version="v1.2.3"} 1`,
		`chesstutor_http_requests_total{method="GET",route="/show",status="200"} 2`,
		`chesstutor_http_requests_total{method="GET",route="/room/{id}",status="404"} 1`,
		`chesstutor_http_requests_total{method="GET",route="/assets/...",status="200"} 1`,
		`chesstutor_http_requests_total{method="GET",route="none",status="404"} 2`,
		`chesstutor_http_requests_total{method="other",route="none",status="405"} 1`,
		`chesstutor_http_request_seconds_count{method="GET",route="/show"} 2`,
		`chesstutor_http_requests_in_flight 0`,
		`chesstutor_refused_requests_total{reason="not-found"} 2`,
		`chesstutor_refused_requests_total{reason="no-such-room"} 1`,
		`chesstutor_refused_requests_total{reason="wrong-method"} 1`,
		`chesstutor_refused_requests_total{reason="illegal-move"} 1`,
		`chesstutor_refused_requests_total{reason="other-site"} 1`,
		`chesstutor_searches_running 0`,
		`chesstutor_searches_waiting 0`,
		`chesstutor_rooms_live 0`,
		`chesstutor_room_streams 0`,
		`chesstutor_store_errors_total 0`,
	} {
		assert.True(t, strings.Contains(text, line+"\n"), line)
	}
	assert.Regexp(t, `chesstutor_searches_total\{end="done",kind="short"\} [1-9]`, text)
	assert.Regexp(t, `chesstutor_search_nodes_sum\{kind="short"\} [1-9]`, text)
	assert.Regexp(t, `chesstutor_search_seconds_count\{kind="short",part="searching"\} [1-9]`, text)
	assert.NotContains(t, text, "abcdefghijkl")
}

func TestRefusedSearchesAreCounted(t *testing.T) {
	m := metrics.New("", "")
	pool := ai.NewPool(2, 0)
	c := webtest.NewClient(t, func(config *web.Config) { config.Metrics, config.Pool = m, pool })
	webtest.Occupy(t, pool, "another", ai.Limits{}, 2)
	c.Play("e2e4")
	require.Equal(t, http.StatusServiceUnavailable, c.Get("/move").StatusCode)
	text := metricsOf(t, m)
	assert.Contains(t, text, `chesstutor_searches_running 2`)
	assert.Regexp(t, `chesstutor_searches_total\{end="refused",kind="short"\} [1-9]`, text)
	assert.Contains(t, text, `chesstutor_refused_requests_total{reason="busy"} 1`)
}

// Streams are counted while they last, and their time is not taken for latency.
func TestStreamsAreCounted(t *testing.T) {
	m := metrics.New("", "")
	synctest.Test(t, func(t *testing.T) {
		s := webtest.NewRoomServer(t, func(config *web.Config) { config.Metrics = m })
		made := webtest.Decode[struct{ URL string }](t, webtest.ClientOf(t, s).Post("/rooms"), http.StatusCreated)
		ctx, leave := context.WithCancel(t.Context())
		r := httptest.NewRequestWithContext(ctx, http.MethodGet, made.URL+"/events", nil)
		w := &deadlineRecorder{httptest.NewRecorder()}
		ended := make(chan struct{})
		go func() { s.ServeHTTP(w, r); close(ended) }()
		synctest.Wait()
		text := metricsOf(t, m)
		assert.Contains(t, text, "chesstutor_rooms_live 1\n")
		assert.Contains(t, text, "chesstutor_room_streams 1\n")
		assert.Contains(t, text, "chesstutor_http_requests_in_flight 1\n")
		leave()
		<-ended
	})
	text := metricsOf(t, m)
	assert.Contains(t, text, "chesstutor_room_streams 0\n")
	assert.Contains(t, text, `chesstutor_http_requests_total{method="GET",route="/room/{id}/events",status="200"} 1`)
	assert.NotRegexp(t, `request_seconds_count\{method="GET",route="/room/{id}/events"\} [1-9]`, text)
}

// deadlineRecorder records an answer, and accepts deadlines as a connection does.
type deadlineRecorder struct{ *httptest.ResponseRecorder }

func (*deadlineRecorder) SetReadDeadline(time.Time) error { return nil }

func (*deadlineRecorder) SetWriteDeadline(time.Time) error { return nil }

func TestErrorsOfTheStoreAreCounted(t *testing.T) {
	m := metrics.New("", "")
	c := webtest.NewClient(t, func(config *web.Config) {
		config.Metrics = m
		config.Rooms = func(context.Context) (*sqlstore.Store, error) { return nil, errors.New("away") }
	})
	for range 3 {
		require.Equal(t, http.StatusServiceUnavailable, c.Post("/rooms").StatusCode)
	}
	assert.Contains(t, metricsOf(t, m), "chesstutor_store_errors_total 3\n")
	assert.Contains(t, metricsOf(t, m), `chesstutor_refused_requests_total{reason="rooms-down"} 3`)
}

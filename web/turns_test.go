package web_test

import (
	"context"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/time/rate"

	"chesstutor/ai"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// asked returns a request of an attacker as the server gets it.
func (r asking) asked(ctx context.Context, route, from string) *http.Request {
	method, _, _ := strings.Cut(route, " ")
	q := httptest.NewRequestWithContext(ctx, method, r.path, strings.NewReader(r.form))
	q.RemoteAddr = from + ":1234"
	q.Header.Set("Cookie", r.cookie)
	q.Header.Set("Accept-Language", r.language)
	if method == http.MethodPost {
		q.Header.Set("Content-Type", formKind)
	}
	return q
}

// While one address has all its turns, each route's dearest request of that address waits, and the same of another
// address is answered.
func TestEveryRouteTakesTurns(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	s.SetLimiter(site.NewLimiter(rate.Inf, 1))
	limits := web.GateLimits()
	limits.Most = 1000
	s.SetGate(site.NewGate(limits))
	a := newArsenal(t, arms{each: 1, long: 60, endless: 80, own: 60},
		func(from string, r *http.Request) *http.Response {
			q := httptest.NewRequest(r.Method, r.URL.Path, r.Body)
			q.Header, q.RemoteAddr = r.Header, from+":1234"
			w := httptest.NewRecorder()
			s.ServeHTTP(w, q)
			return w.Result()
		})
	const crowd, other = "198.51.100.7", "203.0.113.9"
	for range limits.Turns {
		_, err := s.Gate().Enter(t.Context(), netip.MustParseAddr(crowd))
		require.NoError(t, err)
	}
	var list []string
	for path, methods := range routes(t, s) {
		for _, method := range methods {
			if method != http.MethodHead && !web.IsProbe(path) {
				list = append(list, method+" "+path)
			}
		}
	}
	slices.Sort(list)
	ctx, giveUp := context.WithCancel(t.Context())
	statuses := make(chan int)
	for _, route := range list {
		go func() {
			w := httptest.NewRecorder()
			r := a.dearest(route, 0).asked(ctx, route, crowd)
			r.Header.Set("Accept", "application/json") // no page is rendered for whoever has gone
			s.ServeHTTP(w, r)
			statuses <- w.Code
		}()
	}
	underWay := func() int { return s.Gate().UnderWay(netip.MustParseAddr(crowd)) }
	require.Eventually(t, func() bool { return underWay() == limits.Turns+len(list) }, time.Minute, time.Millisecond)
	for _, route := range list {
		if _, path, _ := strings.Cut(route, " "); strings.HasPrefix(path, "/review") { // the whole game is searched
			continue
		}
		r := httptest.NewRecorder()
		s.ServeHTTP(r, a.dearest(route, 0).asked(t.Context(), route, other))
		assert.Less(t, r.Code, http.StatusTooManyRequests, route)
	}
	assert.Equal(t, limits.Turns+len(list), underWay(), "they still wait")
	giveUp()
	for range list {
		assert.Equal(t, http.StatusServiceUnavailable, <-statuses)
	}
	assert.Equal(t, limits.Turns, underWay())
}

// Requests that wait are bounded for each address: reviews that wait for the whole, whoever the cookies say they are.
func TestRequestsThatWaitAreBounded(t *testing.T) {
	s := webtest.NewServer(t, nil)
	s.SetGate(site.NewGate(site.GateLimits{Turns: 1, Most: 3, All: 100}))
	crowd := netip.MustParseAddr("198.51.100.7")
	_, err := s.Gate().Enter(t.Context(), crowd)
	require.NoError(t, err)
	review := asking{path: "/review?wait=true"}
	ctx, giveUp := context.WithCancel(t.Context())
	ended := make(chan struct{})
	for n := range 2 {
		go func() {
			review := asking{path: review.path, cookie: padding(n)}
			s.ServeHTTP(httptest.NewRecorder(), review.asked(ctx, "GET /review", crowd.String()))
			ended <- struct{}{}
		}()
	}
	require.Eventually(t, func() bool { return s.Gate().UnderWay(crowd) == 3 }, time.Minute, time.Millisecond)
	w := httptest.NewRecorder()
	refused := review.asked(t.Context(), "GET /review", crowd.String())
	refused.Header.Set("Accept", "application/json")
	s.ServeHTTP(w, refused)
	webtest.RequireRefused(t, w.Result(), http.StatusTooManyRequests, "Too many requests")
	assert.Equal(t, "1", w.Header().Get("Retry-After"))
	w = httptest.NewRecorder()
	s.ServeHTTP(w, review.asked(t.Context(), "GET /review", "203.0.113.9"))
	assert.Equal(t, http.StatusOK, w.Code)
	giveUp()
	<-ended
	<-ended
}

// Who waits for a search, reads slowly or sends slowly does not hold up the others of the same address.
func TestWhoWaitsHoldsUpNobody(t *testing.T) {
	pool := ai.NewPool(2, 10)
	s := webtest.NewServer(t, func(c *web.Config) { c.Pool = pool })
	s.SetGate(site.NewGate(site.GateLimits{Turns: 1, Most: 10, All: 10}))
	c := webtest.ClientOf(t, s)
	c.Play("e2e4")
	webtest.Occupy(t, pool, "another", ai.Limits{}, 2)
	ctx, giveUp := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		r := httptest.NewRequestWithContext(ctx, http.MethodGet, "/move", nil)
		for name, value := range c.Cookies {
			r.AddCookie(&http.Cookie{Name: name, Value: value})
		}
		s.ServeHTTP(httptest.NewRecorder(), r)
		ended <- struct{}{}
	}()
	require.Eventually(t, func() bool { return pool.Stats().Waiting == 1 }, time.Minute, time.Millisecond)
	slow := &slowReader{httptest.NewRecorder(), make(chan struct{}), make(chan struct{})}
	go func() {
		s.ServeHTTP(slow, httptest.NewRequest(http.MethodGet, "/lessons", nil))
		ended <- struct{}{}
	}()
	<-slow.begun
	body, rest := io.Pipe()
	go func() {
		r := httptest.NewRequest(http.MethodPost, "/settings", body)
		r.Header.Set("Content-Type", formKind)
		s.ServeHTTP(httptest.NewRecorder(), r)
		ended <- struct{}{}
	}()
	_, err := io.WriteString(rest, "sound=")
	require.NoError(t, err)
	assert.Equal(t, http.StatusOK, webtest.ClientOf(t, s).Get("/settings").StatusCode)
	require.NoError(t, rest.Close())
	close(slow.goOn)
	giveUp()
	for range 3 {
		<-ended
	}
}

// slowReader is a client that reads only when told to.
type slowReader struct {
	*httptest.ResponseRecorder
	begun, goOn chan struct{}
}

func (w *slowReader) Write(p []byte) (int, error) {
	close(w.begun)
	<-w.goOn
	return w.ResponseRecorder.Write(p)
}

// Assets and probes are answered whatever their address asks for.
func TestAssetsAndProbesTakeNoTurns(t *testing.T) {
	s := webtest.NewServer(t, nil)
	s.SetGate(site.NewGate(site.GateLimits{}))
	c := webtest.ClientOf(t, s)
	assert.Equal(t, http.StatusTooManyRequests, c.Get("/learn").StatusCode)
	assert.Equal(t, http.StatusOK, c.Get("/healthz").StatusCode)
	assert.Equal(t, http.StatusNotFound, c.Get("/assets/none").StatusCode)
}

// A class of thirty behind one address may have everything under way at once that a lesson takes: reviews that wait,
// pages, moves.
func TestAClassIsLetIn(t *testing.T) {
	g := site.NewGate(web.GateLimits())
	var all sync.WaitGroup
	defer all.Wait()
	for range 30 * 4 {
		all.Go(func() {
			if ticket, err := g.Enter(t.Context(), netip.MustParseAddr("203.0.113.9")); assert.NoError(t, err) {
				ticket.Pause()
			}
		})
	}
	require.Eventually(t, func() bool { return g.UnderWay(netip.MustParseAddr("203.0.113.9")) == 120 }, time.Minute,
		time.Millisecond)
}

// A stream is no request under way: it has limits of its own, and lasts.
func TestStreamsAreNotUnderWay(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	made := webtest.ClientOf(t, s)
	id := webtest.Decode[struct{ Room string }](t, made.Post("/rooms"), http.StatusCreated).Room
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+"/room/"+id+"/events", nil)
	require.NoError(t, err)
	answer, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	t.Cleanup(func() { _ = answer.Body.Close() })
	_, err = io.ReadFull(answer.Body, make([]byte, 1))
	require.NoError(t, err)
	assert.Zero(t, s.Gate().UnderWay(netip.MustParseAddr("127.0.0.1")))
}

// A body counts as it is read, whether its length is told or not.
func TestLongBodiesCountMore(t *testing.T) {
	for _, length := range []int64{0, -1} {
		s := webtest.NewServer(t, nil)
		s.SetLimiter(site.NewLimiter(rate.Every(time.Hour), 10))
		post := func(units int) int {
			body := strings.NewReader("pgn=" + strings.Repeat("x", units*web.BodyUnit))
			r := httptest.NewRequest(http.MethodPost, "/import", body)
			r.Header.Set("Content-Type", formKind)
			if length < 0 {
				r.ContentLength = length
			}
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			return w.Code
		}
		assert.Equal(t, http.StatusUnprocessableEntity, post(0))
		assert.Equal(t, http.StatusUnprocessableEntity, post(7), "counts as eight")
		assert.Equal(t, http.StatusTooManyRequests, post(1), "one is left, which the request takes")
	}
}

// Every case that was dear is one of a route.
func TestDearCasesAreOfRoutes(t *testing.T) {
	all := routes(t, webtest.NewServer(t, nil))
	for _, name := range moreCases {
		method, path, _ := strings.Cut(name, " ")
		path, _, _ = strings.Cut(path, " ")
		assert.Contains(t, all[path], method)
	}
	assert.NotEmpty(t, slices.Collect(maps.Keys(all)))
}

package web_test

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// visit asks in the background, with the cookies of a client as they are.
func visit(c *webtest.Client, ctx context.Context, path string) (answer chan *http.Response) {
	answer = make(chan *http.Response, 1)
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, path, nil)
	go func() { answer <- c.Do(r) }()
	return answer
}

// as returns the client's browser, seen from another address.
func as(c *webtest.Client, from string) *webtest.Client {
	return &webtest.Client{T: c.T, Handler: c.Handler, Cookies: map[string]string{}, Accept: c.Accept, From: from}
}

// While the strongest level keeps its places full, hints and quick levels are answered at once, at the same address
// too.
func TestLongSearchesHoldUpNobodyElse(t *testing.T) {
	pool := ai.NewPool(2, 0)
	c := webtest.NewClient(t, func(config *web.Config) { config.Pool = pool })
	webtest.Occupy(t, pool, "192.0.2.1/32", ai.Strongest.Limits(), 1)
	c.Post("/new", "level", webtest.Number(ai.Strongest))
	assert.Equal(t, http.StatusOK, c.Get("/hint?step=1").StatusCode)
	before := c.Play("e2e4")
	webtest.RequireRefused(t, c.Get("/move"), http.StatusServiceUnavailable, "too many games")
	assert.Equal(t, before, c.Board(), "the learner's move is kept")
	c.Post("/settings", "level", webtest.Number(ai.ThreePlies))
	assert.Equal(t, http.StatusOK, c.Get("/move").StatusCode, "a quick level answers")
}

// However many connections of one address ask for what takes longest, another address has its move and its hint
// before the second of them.
func TestOneAddressStallsNobody(t *testing.T) {
	pool := ai.NewPool(2, 256)
	site := webtest.NewClient(t, func(config *web.Config) {
		config.Pool, config.CoachTime = pool, time.Millisecond // the coach finds no place free
	})
	webtest.Occupy(t, pool, "x", ai.Strongest.Limits(), 1) // one place is left
	giveBack := webtest.Occupy(t, pool, "y", ai.ThreePlies.Limits(), 1)

	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	var crowd []chan *http.Response
	many := 60
	if webtest.Racing {
		many = 12
	}
	for i := range many {
		c := as(site, "198.51.100.7")
		level := ai.ThreePlies
		if i%3 == 0 {
			level = ai.Strongest
		}
		b := webtest.Decode[webtest.Board](t, c.Post("/new", "fen", webtest.NineQueens, "level", webtest.Number(level)),
			http.StatusOK)
		require.Equal(t, int(level), b.Level.Number)
		crowd = append(crowd, visit(c, ctx, "/move"))
	}
	mover, asker := as(site, "203.0.113.9"), as(site, "203.0.113.9")
	mover.Play("e2e4")
	asker.Post("/new")
	require.Eventually(t, func() bool { return pool.Stats().Waiting == many }, time.Minute, time.Millisecond)
	move, hint := visit(mover, t.Context(), "/move"), visit(asker, t.Context(), "/hint?step=1")
	require.Eventually(t, func() bool { return pool.Stats().Waiting == many+2 }, time.Minute, time.Millisecond)

	giveBack()
	assert.Equal(t, http.StatusOK, (<-move).StatusCode)
	assert.Equal(t, http.StatusOK, (<-hint).StatusCode)
	assert.Greater(t, pool.Stats().Waiting, 2*many/3, "the crowd is not before them")
	leave()
	for _, c := range crowd {
		<-c
	}
}

// A review goes on to its end while the moves, or the reviews, of a crowd at another address wait in the pool without a
// pause. The race detector sees as much in a short game.
func TestAReviewGoesOnBesideACrowd(t *testing.T) {
	type search = func(context.Context, string, chess.Position, []uint64, ai.Limits, uint64) (ai.Result, error)
	plies := 6
	if webtest.Racing {
		plies = 4
	}
	for name, of := range map[string]func(*ai.Pool) search{
		"moves":   func(p *ai.Pool) search { return p.Search },
		"reviews": func(p *ai.Pool) search { return p.SearchInBackground },
	} {
		t.Run(name, func(t *testing.T) {
			pool := ai.NewPool(2, 64)
			c := webtest.NewClient(t, func(config *web.Config) { config.Pool = pool })
			ctx, leave := context.WithCancel(t.Context())
			var crowd sync.WaitGroup
			for range 20 {
				crowd.Go(func() {
					for ctx.Err() == nil {
						_, _ = of(pool)(ctx, "crowd", chess.Start(), nil, coach.WarnLimits, 0)
					}
				})
			}
			require.Eventually(t, func() bool { return pool.Stats().Waiting > 10 }, time.Minute, time.Millisecond)
			answer := c.JSON().Get("/review?wait=true&game=" + wandering(1, plies).Link())
			assert.Equal(t, "done", webtest.Decode[webtest.Review](t, answer, http.StatusOK).Status)
			assert.Greater(t, pool.Stats().Waiting, 10, "the crowd is not before it")
			leave()
			crowd.Wait()
		})
	}
}

// All thirty of a class behind one address are answered, moves and hints. The race detector, for which they would
// take a minute, sees as much in ten.
func TestAClassPlaysBehindOneAddress(t *testing.T) {
	site := webtest.NewClient(t, func(config *web.Config) { config.Pool = ai.NewPool(2, 256) })
	pupils := 30
	if webtest.Racing {
		pupils = 4
	}
	var class sync.WaitGroup
	for i := range pupils {
		pupil := as(site, "198.51.100.7")
		class.Go(func() {
			for _, m := range [][2]string{{"e2", "e4"}, {"d2", "d3"}, {"g2", "g3"}} {
				if i%3 == 0 {
					assert.Equal(t, http.StatusOK, pupil.Get("/hint?step=1").StatusCode)
				}
				assert.Equal(t, http.StatusOK, pupil.Post("/move", "from", m[0], "to", m[1]).StatusCode)
				assert.Equal(t, http.StatusOK, pupil.Get("/move").StatusCode)
			}
		})
	}
	class.Wait()
}

// Who has left before the answer, as a crowd does, is not an error of ours in the log.
func TestWhoHasLeftIsNotLogged(t *testing.T) {
	var log strings.Builder
	s := webtest.NewServer(t, func(c *web.Config) { c.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	left, leave := context.WithCancel(t.Context())
	leave()
	r := httptest.NewRequestWithContext(left, http.MethodGet, "/move", nil)
	r.Header.Set("Accept", "text/html")
	s.Site().Fail(httptest.NewRecorder(), r, context.Canceled)
	assert.Empty(t, log.String())
}

// The response of a busy server says when to try again, in whole seconds rounded up.
func TestBusyTellsWhen(t *testing.T) {
	s := webtest.NewServer(t, nil)
	for after, want := range map[time.Duration][2]string{
		0:                       {"1", "about a second."},
		time.Second:             {"1", "about a second."},
		1001 * time.Millisecond: {"2", "about 2 seconds."},
		12 * time.Second:        {"12", "about 12 seconds."},
	} {
		w := httptest.NewRecorder()
		s.Site().Fail(w, httptest.NewRequest(http.MethodGet, "/move", nil), &ai.BusyError{After: after})
		r := w.Result()
		assert.Equal(t, want[0], r.Header.Get("Retry-After"))
		webtest.RequireRefused(t, r, http.StatusServiceUnavailable, want[1])
	}
}

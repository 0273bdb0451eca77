package web

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// nineQueens is a position in which following all captures takes seconds.
const nineQueens = "k1q1q1q1/1q1q1q2/q1q1q3/8/8/3Q1Q1Q/2Q1Q1Q1/1Q1Q1Q1K b - - 0 1"

// occupy fills places of a pool with searches of a client until they are released or the test ends.
func occupy(t testing.TB, pool *ai.Pool, from string, limits ai.Limits, searches int) (giveBack func()) {
	t.Helper()
	var begun, all sync.WaitGroup
	hold := make(chan struct{})
	giveBack = sync.OnceFunc(func() { close(hold); all.Wait() })
	t.Cleanup(giveBack)
	for range searches {
		begun.Add(1)
		first := sync.OnceFunc(begun.Done)
		own := limits
		own.Progress = func(ai.Result) { first(); <-hold }
		all.Go(func() {
			_, err := pool.Search(context.Background(), from, chess.Start(), nil, own, 0)
			assert.NoError(t, err)
			first()
		})
	}
	begun.Wait()
	return giveBack
}

// visit asks in the background, with the cookies of a client as they are.
func (c *client) visit(ctx context.Context, path string) (answer chan *http.Response) {
	answer = make(chan *http.Response, 1)
	r := httptest.NewRequestWithContext(ctx, http.MethodGet, path, nil)
	go func() { answer <- c.do(r) }()
	return answer
}

// as returns the client's browser, seen from another address.
func (c *client) as(from string) *client {
	return &client{t: c.t, handler: c.handler, cookies: map[string]string{}, accept: c.accept, from: from}
}

// While the strongest level keeps its places full, hints and quick levels are answered at once, at the same address
// too.
func TestLongSearchesHoldUpNobodyElse(t *testing.T) {
	pool := ai.NewPool(2, 0)
	c := newClient(t, func(config *Config) { config.Pool = pool })
	occupy(t, pool, "192.0.2.1/32", ai.Strongest.Limits(), 1)
	c.post("/new", "level", number(ai.Strongest))
	assert.Equal(t, http.StatusOK, c.get("/hint?step=1").StatusCode)
	before := c.play("e2e4")
	requireRefused(t, c.get("/move"), http.StatusServiceUnavailable, "too many games")
	assert.Equal(t, before, c.board(), "the learner's move is kept")
	c.post("/settings", "level", number(ai.ThreePlies))
	assert.Equal(t, http.StatusOK, c.get("/move").StatusCode, "a quick level answers")
}

// However many connections of one address ask for what takes longest, another address has its move and its hint
// before the second of them.
func TestOneAddressStallsNobody(t *testing.T) {
	pool := ai.NewPool(2, 256)
	site := newClient(t, func(config *Config) {
		config.Pool, config.CoachTime = pool, time.Millisecond // the coach finds no place free
	})
	occupy(t, pool, "x", ai.Strongest.Limits(), 1) // one place is left
	giveBack := occupy(t, pool, "y", ai.ThreePlies.Limits(), 1)

	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	var crowd []chan *http.Response
	for i := range 60 {
		c := site.as("198.51.100.7")
		level := ai.ThreePlies
		if i%3 == 0 {
			level = ai.Strongest
		}
		b := decode[gameBoard](t, c.post("/new", "fen", nineQueens, "level", number(level)), http.StatusOK)
		require.Equal(t, int(level), b.Level.Number)
		crowd = append(crowd, c.visit(ctx, "/move"))
	}
	mover, asker := site.as("203.0.113.9"), site.as("203.0.113.9")
	mover.play("e2e4")
	asker.post("/new")
	require.Eventually(t, func() bool { return pool.Waiting() == 60 }, time.Minute, time.Millisecond)
	move, hint := mover.visit(t.Context(), "/move"), asker.visit(t.Context(), "/hint?step=1")
	require.Eventually(t, func() bool { return pool.Waiting() == 62 }, time.Minute, time.Millisecond)

	giveBack()
	assert.Equal(t, http.StatusOK, (<-move).StatusCode)
	assert.Equal(t, http.StatusOK, (<-hint).StatusCode)
	assert.Greater(t, pool.Waiting(), 40, "the crowd is not before them")
	leave()
	for _, c := range crowd {
		<-c
	}
}

// All thirty of a class behind one address are answered, moves and hints. The race detector, for which they would
// take a minute, sees as much in ten.
func TestAClassPlaysBehindOneAddress(t *testing.T) {
	site := newClient(t, func(config *Config) { config.Pool = ai.NewPool(2, 256) })
	pupils := 30
	if racing {
		pupils = 10
	}
	var class sync.WaitGroup
	for i := range pupils {
		pupil := site.as("198.51.100.7")
		class.Go(func() {
			for _, m := range [][2]string{{"e2", "e4"}, {"d2", "d3"}, {"g2", "g3"}} {
				if i%3 == 0 {
					assert.Equal(t, http.StatusOK, pupil.get("/hint?step=1").StatusCode)
				}
				assert.Equal(t, http.StatusOK, pupil.post("/move", "from", m[0], "to", m[1]).StatusCode)
				assert.Equal(t, http.StatusOK, pupil.get("/move").StatusCode)
			}
		})
	}
	class.Wait()
}

// The response of a busy server says when to try again, in whole seconds rounded up.
func TestBusyTellsWhen(t *testing.T) {
	s := newTestServer(t, nil)
	for after, want := range map[time.Duration][2]string{
		0:                       {"1", "about a second."},
		time.Second:             {"1", "about a second."},
		1001 * time.Millisecond: {"2", "about 2 seconds."},
		12 * time.Second:        {"12", "about 12 seconds."},
	} {
		w := httptest.NewRecorder()
		s.site.Fail(w, httptest.NewRequest(http.MethodGet, "/move", nil), &ai.BusyError{After: after})
		r := w.Result()
		assert.Equal(t, want[0], r.Header.Get("Retry-After"))
		requireRefused(t, r, http.StatusServiceUnavailable, want[1])
	}
}

// A hint searches no more nodes than a level, and reports the last completed depth.
func TestAHintHasACap(t *testing.T) {
	c := newClient(t, nil)
	c.start(nineQueens, "two")
	assert.Equal(t, http.StatusOK, c.get("/hint?step=4").StatusCode)
	assert.LessOrEqual(t, coach.HintLimits.Nodes, uint64(ai.FullNodes))
}

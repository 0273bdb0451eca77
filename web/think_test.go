package web

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// While the levels that think long keep their queue full, hints, warnings and
// quick levels are answered at once.
func TestDeepLevelsHoldUpNobodyElse(t *testing.T) {
	deep := ai.NewPool(1, 0)
	c := newClient(t, func(config *Config) { config.Pool, config.Deep = ai.NewPool(1, 0), deep })
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	defer running.Wait()
	defer stop()
	running.Go(func() {
		for ctx.Err() == nil {
			_, _ = deep.Search(ctx, chess.Start(), nil, ai.Limits{Depth: 40}, 0)
		}
	})
	require.Eventually(t, func() bool {
		_, err := deep.Search(ctx, chess.Start(), nil, ai.Limits{Depth: 1}, 0)
		return errors.Is(err, ai.ErrBusy)
	}, 10*time.Second, time.Millisecond)

	c.post("/new", "level", number(ai.Strongest))
	assert.Equal(t, http.StatusOK, c.get("/hint?step=1").StatusCode)
	before := c.play("e2e4")
	requireRefused(t, c.get("/move"), http.StatusServiceUnavailable, "too many games")
	assert.Equal(t, before, c.board(), "the learner's move is kept")
	c.post("/settings", "level", number(ai.ThreePlies))
	assert.Equal(t, http.StatusOK, c.get("/move").StatusCode, "a quick level answers")
}

// The time limit of a level is a cap for slow machines; what makes a search long
// is how much it looks at.
func TestEveryLevelHasAQueue(t *testing.T) {
	s := newTestServer(t, func(config *Config) { config.Deep = ai.NewPool(1, 0) })
	assert.Same(t, s.config.Pool, s.poolFor(ai.Easiest.Limits()))
	assert.Same(t, s.config.Pool, s.poolFor(ai.ThreePlies.Limits()))
	assert.Same(t, s.config.Deep, s.poolFor(ai.Strongest.Limits()))
	assert.Same(t, s.config.Deep, s.poolFor(ai.Limits{Method: ai.Selective, Time: time.Second}))
	s.config.Deep = nil
	assert.Same(t, s.config.Pool, s.poolFor(ai.Strongest.Limits()), "one queue for all")
}

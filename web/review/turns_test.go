package review

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

func TestAPersonWorksAtOneReviewAtATime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var all turns
		end, err := all.take(t.Context(), "one")
		require.NoError(t, err)
		endOther, err := all.take(t.Context(), "another")
		require.NoError(t, err, "who is somebody else does not wait")
		endOther()

		left, leave := context.WithCancel(t.Context())
		gone := make(chan error, 1)
		go func() {
			_, err := all.take(left, "one")
			gone <- err
		}()
		next := make(chan func(), 1)
		go func() {
			end, err := all.take(t.Context(), "one")
			assert.NoError(t, err)
			next <- end
		}()
		synctest.Wait()
		assert.Empty(t, next, "the turn is not over")
		leave()
		require.ErrorIs(t, <-gone, context.Canceled)
		end()
		(<-next)()
		assert.Empty(t, all.taken, "nobody is remembered")
	})
}

// While a move waits in the pool no review goes on.
func TestAReviewGoesBehindMoves(t *testing.T) {
	s := &Review{pool: ai.NewPool(2, 10)}
	require.NoError(t, s.afterMoves(t.Context()))
	ctx, cancel := context.WithCancel(t.Context())
	long := make(chan error, 2)
	for range 2 { // one of them runs, as one worker is left free for short searches
		go func() {
			_, err := s.pool.Search(ctx, "", chess.Start(), nil, ai.Limits{Method: ai.Selective, Nodes: ai.MaxNodes}, 0)
			long <- err
		}()
	}
	require.Eventually(t, func() bool { return s.pool.Waiting() == 1 }, time.Minute, lookEvery)
	waits := make(chan error, 1)
	go func() { waits <- s.afterMoves(t.Context()) }()
	left, leave := context.WithCancel(t.Context())
	leave()
	require.ErrorIs(t, s.afterMoves(left), context.Canceled, "who leaves waits no longer")
	assert.Empty(t, waits)
	cancel()
	require.NoError(t, <-waits)
	<-long
	<-long
}

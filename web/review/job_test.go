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

// On a machine so busy that a step takes longer than a request works, requests work longer, until the review is done.
func TestAStepThatTakesLongIsDoneInTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		slow := func(ctx context.Context, p chess.Position, _ []uint64, _ ai.Limits) (ai.Result, error) {
			select {
			case <-time.After(5 * soonTime):
				m := p.Moves()[0] // it does not matter which
				return ai.Result{Move: m, PV: []chess.Move{m}}, nil
			case <-ctx.Done():
				return ai.Result{}, ctx.Err()
			}
		}
		j := jobOfPlies(t, 2)
		begun := time.Now()
		require.ErrorIs(t, j.proceed(t.Context(), slow, soonTime, whole), context.DeadlineExceeded)
		assert.Equal(t, soonTime, time.Since(begun), "the page is not late")
		requests := 1
		for ; !j.review.Done() && requests < 20; requests++ {
			if err := j.proceed(t.Context(), slow, soonTime, whole); err != nil {
				require.ErrorIs(t, err, context.DeadlineExceeded)
			}
		}
		assert.True(t, j.review.Done(), "after %d requests", requests)
	})
}

package review

import (
	"context"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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

package site

import (
	"context"
	"net/http"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// At a gate one is inside, as many wait as may, and the others are refused. Who leaves while waiting makes room.
func TestGate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(2)
		leave, err := g.Enter(t.Context())
		require.NoError(t, err)
		entered := make(chan func(), 2)
		wait := func(ctx context.Context) {
			if leave, err := g.Enter(ctx); err == nil {
				entered <- leave
			}
		}
		impatient, giveUp := context.WithCancel(t.Context())
		go wait(impatient)
		go wait(t.Context())
		synctest.Wait()
		var refused *Refusal
		_, err = g.Enter(t.Context())
		require.ErrorAs(t, err, &refused)
		assert.Equal(t, http.StatusServiceUnavailable, refused.Status)
		giveUp()
		synctest.Wait()
		go wait(t.Context())
		synctest.Wait()
		assert.Empty(t, entered, "one is inside")
		leave()
		synctest.Wait()
		require.Len(t, entered, 1, "the next one is")
		(<-entered)()
		(<-entered)()
		leave, err = g.Enter(t.Context())
		require.NoError(t, err)
		leave()
	})
}

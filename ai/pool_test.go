package ai

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPoolBound never runs more than its number, and does them all.
func TestPoolBound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(3, 100)
		var running, most, done atomic.Int32
		var all sync.WaitGroup
		for range 50 {
			all.Go(func() {
				assert.NoError(t, p.run(t.Context(), func() error {
					if n := running.Add(1); n > most.Load() {
						most.Store(n)
					}
					time.Sleep(time.Second)
					running.Add(-1)
					done.Add(1)
					return nil
				}))
			})
		}
		all.Wait()
		assert.EqualValues(t, 3, most.Load())
		assert.EqualValues(t, 50, done.Load())
	})
}

func TestPoolServesInOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(1, 10)
		var order []int // only the one that runs appends
		var all sync.WaitGroup
		for i := range 10 {
			all.Go(func() {
				assert.NoError(t, p.run(t.Context(), func() error {
					order = append(order, i)
					time.Sleep(time.Second)
					return nil
				}))
			})
			synctest.Wait() // until it runs or waits
		}
		all.Wait()
		assert.Equal(t, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, order)
	})
}

func TestPoolBusy(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(2, 3)
		for range 5 {
			go p.run(t.Context(), func() error { time.Sleep(time.Second); return nil })
		}
		synctest.Wait()
		_, err := p.Search(t.Context(), chess.Start(), nil, Limits{}, 1)
		assert.ErrorIs(t, err, ErrBusy)
		time.Sleep(time.Second + time.Millisecond)
		_, err = p.Search(t.Context(), chess.Start(), nil, Limits{}, 1)
		assert.NoError(t, err, "two are done and there is room again")
		time.Sleep(time.Minute)
	})
}

// TestPoolGivesUp leaves the queue when cancelled, and makes room in it.
func TestPoolGivesUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := NewPool(1, 1)
		go p.run(t.Context(), func() error { time.Sleep(time.Hour); return nil })
		synctest.Wait()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		for range 2 {
			_, err := p.Search(ctx, chess.Start(), nil, Limits{}, 1)
			assert.ErrorIs(t, err, context.DeadlineExceeded)
		}
		time.Sleep(2 * time.Hour)
		_, err := p.Search(t.Context(), chess.Start(), nil, Limits{}, 1)
		assert.NoError(t, err)
	})
}

// TestPoolSearches finds the same as Search, side by side.
func TestPoolSearches(t *testing.T) {
	t.Parallel()
	p := NewPool(2, 100)
	var all sync.WaitGroup
	for _, m := range middlegames(t)[:8] {
		all.Go(func() {
			want, err := Search(t.Context(), m.position, nil, Limits{Depth: 2}, 5)
			assert.NoError(t, err)
			got, err := p.Search(t.Context(), m.position, nil, Limits{Depth: 2}, 5)
			assert.NoError(t, err)
			assert.Equal(t, want, got)
		})
	}
	all.Wait()
}

// TestPoolAtLeastOne runs searches whatever the numbers.
func TestPoolAtLeastOne(t *testing.T) {
	_, err := NewPool(0, -1).Search(t.Context(), chess.Start(), nil, Limits{Depth: 1}, 1)
	require.NoError(t, err)
}

package sqlstore

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
)

// What is triggered a thousand times in a second is done at once, then at its interval, and once after the last time.
func TestThrottle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var done []time.Duration
		begun := time.Now()
		var mu sync.Mutex
		th := throttle{every: 100 * time.Millisecond, do: func() {
			mu.Lock()
			defer mu.Unlock()
			done = append(done, time.Since(begun))
		}}
		for range 1000 {
			th.trigger()
			time.Sleep(time.Millisecond)
		}
		last := time.Since(begun)
		time.Sleep(time.Hour)
		synctest.Wait()
		assert.Len(t, done, 11)
		assert.Zero(t, done[0])
		for i, at := range done[1:] {
			assert.GreaterOrEqual(t, at-done[i], th.every)
		}
		assert.GreaterOrEqual(t, done[len(done)-1], last)
		th.trigger()
		time.Sleep(time.Nanosecond)
		synctest.Wait()
		assert.Len(t, done, 12, "after a pause at once")
	})
}

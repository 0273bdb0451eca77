package ai

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestAllotTimeNeverRunsOut plays moves that each take the hard limit and a few milliseconds more.
func TestAllotTimeNeverRunsOut(t *testing.T) {
	const late = 5 * time.Millisecond // of a machine that is busy
	for _, gain := range []time.Duration{10 * time.Millisecond, 20 * time.Millisecond, time.Second} {
		left := time.Second
		for range 300 {
			most, enough := AllotTime(left, gain, 0)
			assert.LessOrEqual(t, enough, most)
			assert.GreaterOrEqual(t, most, time.Millisecond)
			if gain == 20*time.Millisecond {
				require.Greater(t, left-most, reserve*9/10, "for one that takes much longer")
			}
			left -= most + late
			assert.Positive(t, left)
			left += gain
		}
	}
	most, _ := AllotTime(10*time.Minute, 0, 1)
	assert.Greater(t, most, time.Minute, "a clock that is set anew after this move")
	most, _ = AllotTime(-time.Second, 0, 0)
	assert.Equal(t, time.Millisecond, most)
}

package site

import (
	"net/netip"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/time/rate"
)

func TestLimiter(t *testing.T) {
	const burst = 400
	v := NewLimiter(100, burst)
	now := time.Now()
	one, other := netip.MustParseAddr("192.0.2.1"), netip.MustParseAddr("192.0.2.2")
	for range burst {
		require.True(t, v.Allow(one, now))
	}
	assert.False(t, v.Allow(one, now))
	assert.True(t, v.Allow(other, now))
	assert.True(t, v.Allow(one, now.Add(time.Second)), "a second later")
	for range burst + 1 {
		assert.True(t, v.Allow(netip.Addr{}, now), "no address")
	}

	six, neighbour := netip.MustParseAddr("2001:db8::1"), netip.MustParseAddr("2001:db8::ffff")
	for range burst {
		v.Allow(six, now)
	}
	assert.False(t, v.Allow(neighbour, now), "the same network")
	v.Allow(other, now.Add(sweepEvery+time.Second))
	assert.Len(t, v.clients, 1, "the others are forgotten")
}

// A limit that takes longer to fill than clients are looked through is kept until then.
func TestASlowLimitIsNotForgotten(t *testing.T) {
	v := NewLimiter(rate.Every(time.Minute), 30)
	now, one := time.Now(), netip.MustParseAddr("192.0.2.1")
	for range 30 {
		require.True(t, v.Allow(one, now))
	}
	later := now.Add(15*time.Minute + time.Second)
	for range 15 {
		assert.True(t, v.Allow(one, later))
	}
	assert.False(t, v.Allow(one, later), "of thirty minutes fifteen are over")
}

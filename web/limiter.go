package web

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// forgetAfter is how long who asks no more is remembered.
const forgetAfter = 10 * time.Minute

// limiter bounds how often each client may ask.
type limiter struct {
	every   rate.Limit
	burst   int
	mu      sync.Mutex
	clients map[netip.Prefix]*bucket
	swept   time.Time
}

type bucket struct {
	*rate.Limiter
	last time.Time
}

// newLimiter lets a client ask so often, and burst times at once.
func newLimiter(every rate.Limit, burst int) *limiter {
	return &limiter{every: every, burst: burst, clients: map[netip.Prefix]*bucket{}}
}

// allow counts a request.
func (l *limiter) allow(address netip.Addr, now time.Time) bool {
	network := network(address)
	if !network.IsValid() {
		return true // there is none to count for
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	one := l.clients[network]
	if one == nil {
		one = &bucket{Limiter: rate.NewLimiter(l.every, l.burst)}
		l.clients[network] = one
	}
	one.last = now
	return one.AllowN(now, 1)
}

// sweep forgets those who have not asked for long.
func (l *limiter) sweep(now time.Time) {
	if now.Sub(l.swept) < forgetAfter {
		return
	}
	l.swept = now
	for network, one := range l.clients {
		if now.Sub(one.last) > forgetAfter {
			delete(l.clients, network)
		}
	}
}

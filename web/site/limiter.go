package site

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// forgetAfter is how long a client without requests stays in the limiter.
const forgetAfter = 10 * time.Minute

// Limiter limits the rate of requests of each client.
type Limiter struct {
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

// NewLimiter returns a limiter with a rate for each client and a burst.
func NewLimiter(every rate.Limit, burst int) *Limiter {
	return &Limiter{every: every, burst: burst, clients: map[netip.Prefix]*bucket{}}
}

// Allow counts a request and reports whether it is within the limit.
func (l *Limiter) Allow(address netip.Addr, now time.Time) bool {
	network := Network(address)
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

// sweep removes clients that have sent no request for forgetAfter.
func (l *Limiter) sweep(now time.Time) {
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

package site

import (
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// sweepEvery is how often clients are forgotten that may send a whole burst again: of these nothing has to be known.
const sweepEvery = time.Minute

// Limiter limits the rate of requests of each client. It is safe for concurrent use.
type Limiter struct {
	every   rate.Limit
	burst   int
	mu      sync.Mutex
	clients map[netip.Prefix]*rate.Limiter
	swept   time.Time
}

// NewLimiter returns a limiter with a rate for each client and a burst.
func NewLimiter(every rate.Limit, burst int) *Limiter {
	return &Limiter{every: every, burst: burst, clients: map[netip.Prefix]*rate.Limiter{}}
}

// Allow counts a request and reports whether it is within the limit.
func (l *Limiter) Allow(address netip.Addr, now time.Time) bool { return l.AllowN(address, now, 1) }

// AllowN counts a request as n, of which it is not within the limit if n is more than the burst.
func (l *Limiter) AllowN(address netip.Addr, now time.Time, n int) bool {
	network := Network(address)
	if !network.IsValid() {
		return true // there is none to count for
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	one := l.clients[network]
	if one == nil {
		one = rate.NewLimiter(l.every, l.burst)
		l.clients[network] = one
	}
	return one.AllowN(now, n)
}

// Spent reports whether a client may send no request now. It counts none.
func (l *Limiter) Spent(address netip.Addr, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	one := l.clients[Network(address)]
	return one != nil && one.TokensAt(now) < 1
}

// sweep forgets the clients whose limit would be the same if they were new, now and then.
func (l *Limiter) sweep(now time.Time) {
	if now.Sub(l.swept) < sweepEvery {
		return
	}
	l.swept = now
	for network, one := range l.clients {
		if one.TokensAt(now) >= float64(l.burst) {
			delete(l.clients, network)
		}
	}
}

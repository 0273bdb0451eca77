package web

import (
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// What one address may ask for. A whole class may share one address, and a
// move takes about four requests; a script that asks without pause is held up.
const (
	requestsPerSecond = 100
	requestsAtOnce    = 400
	forgetAfter       = 10 * time.Minute
)

// visitors tells who asks, and how often each has asked lately.
type visitors struct {
	proxies []netip.Prefix
	every   rate.Limit
	atOnce  int
	mu      sync.Mutex
	seen    map[netip.Prefix]*visitor
	swept   time.Time
}

type visitor struct {
	*rate.Limiter
	last time.Time
}

func newVisitors(proxies []netip.Prefix, every rate.Limit, atOnce int) *visitors {
	return &visitors{proxies: proxies, every: every, atOnce: atOnce, seen: map[netip.Prefix]*visitor{}}
}

// limited answers 429 to an address that asks too often. Files are let through:
// they cost nothing and are kept by browsers.
func (s *Server) limited(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/assets/") && !s.visitors.allow(s.visitors.address(r), time.Now()) {
			s.fail(w, r, refuse(http.StatusTooManyRequests, "Too many requests came from your address. Wait a moment."))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// network returns what an address is counted by. An IPv6 client is known by its
// network, since it may take any address in it.
func network(address netip.Addr) netip.Prefix {
	bits := 64
	if address.Is4() {
		bits = 32
	}
	n, err := address.Prefix(bits)
	if err != nil {
		return netip.Prefix{} // a socket that has no addresses
	}
	return n
}

// allow counts a request.
func (v *visitors) allow(address netip.Addr, now time.Time) bool {
	network := network(address)
	if !network.IsValid() {
		return true // there is none to count for
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.sweep(now)
	one := v.seen[network]
	if one == nil {
		one = &visitor{Limiter: rate.NewLimiter(v.every, v.atOnce)}
		v.seen[network] = one
	}
	one.last = now
	return one.AllowN(now, 1)
}

// sweep forgets those who have not asked for long.
func (v *visitors) sweep(now time.Time) {
	if now.Sub(v.swept) < forgetAfter {
		return
	}
	v.swept = now
	for network, one := range v.seen {
		if now.Sub(one.last) > forgetAfter {
			delete(v.seen, network)
		}
	}
}

// address returns who sent a request: the nearest address that is not a
// trusted proxy's, walking back through what the proxies added.
func (v *visitors) address(r *http.Request) netip.Addr {
	port, _ := netip.ParseAddrPort(r.RemoteAddr)
	address := port.Addr().Unmap()
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && v.trusted(address); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		address = hop.Unmap()
	}
	return address
}

// secure reports whether a request came over TLS, to us or to a trusted proxy.
func (v *visitors) secure(r *http.Request) bool {
	if r.TLS != nil {
		return true
	}
	port, _ := netip.ParseAddrPort(r.RemoteAddr)
	return v.trusted(port.Addr().Unmap()) && r.Header.Get("X-Forwarded-Proto") == "https"
}

func (v *visitors) trusted(address netip.Addr) bool {
	for _, p := range v.proxies {
		if p.Contains(address) {
			return true
		}
	}
	return false
}

package site

import (
	"log/slog"
	"net/http"
	"net/netip"
	"strings"
	"sync/atomic"
)

// The headers in which proxies forward what they know of a request.
const (
	forwardedFor   = "X-Forwarded-For"
	forwardedHost  = "X-Forwarded-Host"
	forwardedProto = "X-Forwarded-Proto"
)

// addresses determines where requests come from, and under which address the browser reached this server.
type addresses struct {
	proxies []netip.Prefix // trusted to set the forwarded headers
	base    BaseURL        // under which browsers reach this server, if it is known
	warned  atomic.Bool    // it was logged that somebody else sets them
}

// From returns the client's address: the last one in X-Forwarded-For that is not a trusted proxy's.
func (a *addresses) From(r *http.Request) netip.Addr {
	address := peer(r)
	if !a.trusted(address) {
		return address
	}
	hops := strings.Split(strings.Join(r.Header[forwardedFor], ","), ",")
	for i := len(hops) - 1; i >= 0 && a.trusted(address); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		address = hop.Unmap()
	}
	return address
}

// Secure reports whether the browser reached this server by https: by the base URL if there is one, else by TLS to us
// or to a trusted proxy.
func (a *addresses) Secure(r *http.Request) bool {
	if !a.base.IsZero() {
		return a.base.secure()
	}
	return r.TLS != nil ||
		r.Header[forwardedProto] != nil && a.trusted(peer(r)) &&
			strings.EqualFold(last(r.Header[forwardedProto]), "https")
}

// host returns the host and port that the browser asked for, as a trusted proxy forwards them or as in the request.
func (a *addresses) host(r *http.Request) string {
	if r.Header[forwardedHost] != nil && a.trusted(peer(r)) {
		scheme := "http"
		if a.Secure(r) {
			scheme = "https"
		}
		if host, ok := canonicalHost(last(r.Header[forwardedHost]), scheme); ok {
			return host
		}
	}
	return r.Host
}

// Public returns the host under which browsers reach this server, that of the base URL if there is one, and whether
// the request was sent to it.
func (a *addresses) Public(r *http.Request) (host string, ok bool) {
	if a.base.IsZero() {
		return a.host(r), true
	}
	return a.base.host, a.base.is(a.host(r))
}

// Warn logs once that a request has forwarded headers from an address that is no trusted proxy. Everybody behind such
// a proxy counts as one client, and shares one rate limit.
func (a *addresses) Warn(r *http.Request, log *slog.Logger) {
	if a.warned.Load() || r.Header[forwardedFor] == nil && r.Header[forwardedHost] == nil &&
		r.Header[forwardedProto] == nil {
		return
	}
	from := peer(r)
	if a.trusted(from) || a.warned.Swap(true) {
		return
	}
	log.LogAttrs(r.Context(), slog.LevelWarn, "forwarded headers are ignored, as they come from an address that is no "+
		"trusted proxy; if it is a proxy of yours, name it in -trusted-proxies: else all its clients share one rate limit",
		slog.String("address", from.String()))
}

func (a *addresses) trusted(address netip.Addr) bool {
	for _, p := range a.proxies {
		if p.Contains(address) {
			return true
		}
	}
	return false
}

// peer returns the address at the other end of the connection.
func peer(r *http.Request) netip.Addr {
	port, _ := netip.ParseAddrPort(r.RemoteAddr)
	return port.Addr().Unmap()
}

// last returns the last element of a header that is a list: the one that the proxy next to us has added.
func last(values []string) string {
	text := values[len(values)-1]
	return strings.TrimSpace(text[strings.LastIndexByte(text, ',')+1:])
}

// Origin returns scheme and host of this site as the requesting browser sees them, "https://chess.example". The
// server has made the request's host the public one.
func (s *Site) Origin(r *http.Request) string {
	if !s.Addresses.base.IsZero() {
		return s.Addresses.base.String()
	}
	if s.Addresses.Secure(r) {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// Network returns the network that an address is rate limited by: of IPv6 the client's whole network, since it can
// use any address in it.
func Network(address netip.Addr) netip.Prefix {
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

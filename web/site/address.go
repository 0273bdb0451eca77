package site

import (
	"net/http"
	"net/netip"
	"strings"
)

// addresses determines the client addresses of requests.
type addresses struct {
	proxies []netip.Prefix // trusted to set X-Forwarded-For and X-Forwarded-Proto
}

// From returns the client's address: the last one in X-Forwarded-For that is not a trusted proxy's.
func (a addresses) From(r *http.Request) netip.Addr {
	port, _ := netip.ParseAddrPort(r.RemoteAddr)
	address := port.Addr().Unmap()
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && a.trusted(address); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		address = hop.Unmap()
	}
	return address
}

// Origin returns scheme and host of this site as the requesting browser sees them, "https://chess.example".
func (s *Site) Origin(r *http.Request) string {
	if s.Addresses.Secure(r) {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// Secure reports whether a request came over TLS, to us or to a trusted proxy.
func (a addresses) Secure(r *http.Request) bool {
	if r.TLS != nil {
		return true
	}
	port, _ := netip.ParseAddrPort(r.RemoteAddr)
	return a.trusted(port.Addr().Unmap()) && r.Header.Get("X-Forwarded-Proto") == "https"
}

func (a addresses) trusted(address netip.Addr) bool {
	for _, p := range a.proxies {
		if p.Contains(address) {
			return true
		}
	}
	return false
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

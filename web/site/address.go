package site

import (
	"net/http"
	"net/netip"
	"strings"
)

// addresses tells where requests come from.
type addresses struct {
	proxies []netip.Prefix // whose forwarded addresses and schemes are believed
}

// From returns who sent a request: the nearest address that is not a
// trusted proxy's, walking back through what the proxies added.
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

// Origin is what the addresses of this site begin with, as the browser that asks knows it.
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

// Network returns what an address is counted by. An IPv6 client is known by its
// network, since it may take any address in it.
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

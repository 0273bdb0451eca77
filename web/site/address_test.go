package site

import (
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAddressesAreForwardedByTrustedProxiesAlone(t *testing.T) {
	v := addresses{proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("127.0.0.1/32")}}
	for _, x := range []struct{ remote, forwarded, want string }{
		{"192.0.2.1:5", "198.51.100.7", "192.0.2.1"},
		{"10.0.0.1:5", "198.51.100.7", "198.51.100.7"},
		{"10.0.0.1:5", "203.0.113.9, 198.51.100.7, 127.0.0.1", "198.51.100.7"},
		{"10.0.0.1:5", "nonsense", "10.0.0.1"},
		{"10.0.0.1:5", "", "10.0.0.1"},
		{"[::ffff:10.0.0.1]:5", "::ffff:198.51.100.7", "198.51.100.7"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = x.remote
		if x.forwarded != "" {
			r.Header.Set("X-Forwarded-For", x.forwarded)
		}
		assert.Equal(t, x.want, v.From(r).String(), x)
	}
}

// What proxies forward of host and scheme is believed of trusted ones alone; of a list the last, which the nearest
// proxy has added.
func TestForwardedHostsAndSchemes(t *testing.T) {
	a := &addresses{proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}
	for _, x := range []struct {
		remote, host, proto string
		wantHost            string
		wantSecure          bool
	}{
		{"10.0.0.1:5", "chess.example", "https", "chess.example", true},
		{"10.0.0.1:5", "Chess.Example:443", "HTTPS", "chess.example", true},
		{"10.0.0.1:5", "chess.example:443", "http", "chess.example:443", false},
		{"10.0.0.1:5", "evil.example, chess.example:81", "https, http", "chess.example:81", false},
		{"10.0.0.1:5", "evil.example/path", "https", "inner:8080", true},
		{"10.0.0.1:5", "", "", "inner:8080", false},
		{"192.0.2.1:5", "evil.example", "https", "inner:8080", false},
		{"", "evil.example", "https", "inner:8080", false},
	} {
		r := httptest.NewRequest(http.MethodGet, "http://inner:8080/", nil)
		r.RemoteAddr = x.remote
		if x.host != "" {
			r.Header.Set("X-Forwarded-Host", x.host)
			r.Header.Set("X-Forwarded-Proto", x.proto)
		}
		host, ok := a.Public(r)
		assert.True(t, ok)
		assert.Equal(t, x.wantHost, host, x)
		assert.Equal(t, x.wantSecure, a.Secure(r), x)
	}
}

// An id of a request is taken over from a trusted proxy alone, and if it is short and plain; else it is a new one.
func TestRequestIDs(t *testing.T) {
	a := &addresses{proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}
	of := func(remote string, given ...string) string {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = remote
		r.Header["X-Request-Id"] = given
		return a.RequestID(r)
	}
	assert.Equal(t, "a.B-3_", of("10.0.0.1:5", "a.B-3_"))
	assert.Equal(t, strings.Repeat("x", 64), of("10.0.0.1:5", strings.Repeat("x", 64)))
	for _, id := range []string{of("192.0.2.1:5", "mine"), of("10.0.0.1:5"), of("10.0.0.1:5", ""),
		of("10.0.0.1:5", "a", "b"),
		of("10.0.0.1:5", "a b"), of("10.0.0.1:5", "a\n"), of("10.0.0.1:5", "é"),
		of("10.0.0.1:5", strings.Repeat("x", 65))} {
		assert.Regexp(t, "^[0-9a-f]{16}$", id)
	}
	assert.NotEqual(t, of("10.0.0.1:5"), of("10.0.0.1:5"))
}

// Whatever the headers hold: an untrusted address forwards nothing, and a host that is forwarded is one.
func FuzzForwarded(f *testing.F) {
	f.Add("10.0.0.1", "203.0.113.9, 10.0.0.2", "a.example, b.example:443", "https", "id-1")
	f.Add("192.0.2.1", "203.0.113.9", "a.example", "http, https", "")
	f.Add("::ffff:10.0.0.1", "::1, [::1]:80, x", "[::1]:80", "HTTPS", "x y")
	f.Add("", ",", ",", ",", ",")
	f.Fuzz(func(t *testing.T, remote, clients, host, proto, id string) {
		a := &addresses{proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}
		r := httptest.NewRequest(http.MethodGet, "http://inner:8080/", nil)
		r.RemoteAddr = net.JoinHostPort(remote, "5")
		r.Header = http.Header{"X-Forwarded-For": {clients}, "X-Forwarded-Host": {host}, "X-Forwarded-Proto": {proto},
			"X-Request-Id": {id}}
		public, ok := a.Public(r)
		assert.True(t, ok)
		assert.Regexp(t, `^[0-9A-Za-z._-]{1,64}$`, a.RequestID(r))
		from := a.From(r)
		if !a.trusted(peer(r)) {
			assert.Equal(t, peer(r), from)
			assert.Equal(t, "inner:8080", public)
			assert.False(t, a.Secure(r))
			return
		}
		assert.True(t, from.IsValid())
		assert.Regexp(t, `^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[1-9][0-9]*)?$`, public)
		scheme := map[bool]string{false: "http", true: "https"}[a.Secure(r)]
		again, ok := canonicalHost(public, scheme)
		assert.True(t, ok)
		assert.Equal(t, public, again)
	})
}

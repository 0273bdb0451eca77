package site

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAddressesAreForwardedByTrustedProxiesAlone(t *testing.T) {
	v := addresses{[]netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("127.0.0.1/32")}}
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

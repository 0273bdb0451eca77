package site

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBaseURLs(t *testing.T) {
	for text, want := range map[string]string{
		"https://chess.example":          "https://chess.example",
		"https://Chess.Example./":        "https://chess.example",
		"https://chess.example:443":      "https://chess.example",
		"http://chess.example:80/":       "http://chess.example",
		"http://chess.example:443":       "http://chess.example:443",
		"https://chess.example:8443":     "https://chess.example:8443",
		"http://192.0.2.7:8080":          "http://192.0.2.7:8080",
		"http://[2001:DB8:0::7]:8080":    "http://[2001:db8::7]:8080",
		"HTTPS://xn--schach-schule-1.de": "https://xn--schach-schule-1.de",
		"http://school_chess":            "http://school_chess",
	} {
		b, err := ParseBaseURL(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, b.String())
	}
	for text, says := range map[string]string{
		"":                              "must begin with",
		"chess.example":                 "must begin with",
		"ftp://chess.example":           "must begin with",
		"//chess.example":               "must begin with",
		"https:chess.example":           "must end after the host",
		"https://chess.example/club":    "must end after the host",
		"https://chess.example/?":       "must end after the host",
		"https://chess.example?q=1":     "must end after the host",
		"https://chess.example#":        "must end after the host",
		"https://me:secret@chess.local": "must end after the host",
		"https://":                      "host must be",
		"https://:8080":                 "host must be",
		"https://chess.example:0":       "host must be",
		"https://chess.example:65536":   "host must be",
		"https://chess..example":        "host must be",
		"https://schäch.example":        "host must be",
		"https://[fe80::1%25eth0]":      "host must be",
		"https://[192.0.2.7]":           "IP-literal",
		"https://chess example":         "invalid character",
		"https://chess.example:port":    "invalid port",
	} {
		_, err := ParseBaseURL(text)
		assert.ErrorContains(t, err, says, text)
	}
}

func TestHostsOfABaseURL(t *testing.T) {
	base, err := ParseBaseURL("https://chess.example:8443")
	require.NoError(t, err)
	for host, want := range map[string]bool{
		"chess.example:8443": true, "chess.example": true, "CHESS.example.:443": true, "chess.example:80": true,
		"": false, "example": false, "evil.chess.example": false, "chess.example.evil": false,
		"chess.example:x": false, "chess.example@evil": false, "192.0.2.7": false,
	} {
		assert.Equal(t, want, base.is(host), host)
	}
}

// A base URL reads itself back, names one host, and accepts requests for it.
func FuzzBaseURL(f *testing.F) {
	for _, text := range []string{
		"https://chess.example", "http://[::1]:80/", "https://A.b.:443", "http://[::ffff:1.2.3.4]", "http://a:b@c?d#e",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ParseBaseURL(text)
		if err != nil {
			assert.True(t, b.IsZero())
			return
		}
		again, err := ParseBaseURL(b.String())
		require.NoError(t, err)
		require.Equal(t, b, again)
		u, err := url.Parse(b.String())
		require.NoError(t, err)
		require.Equal(t, b.host, u.Host)
		require.Equal(t, url.URL{Scheme: b.scheme, Host: b.host}, *u)
		require.True(t, b.is(u.Host))
		r := httptest.NewRequest(http.MethodGet, b.String()+"/", nil)
		host, ok := (&addresses{base: b}).Public(r)
		require.True(t, ok)
		require.Equal(t, b.host, host)
	})
}

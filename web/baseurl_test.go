package web_test

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/assets"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// under configures a base URL, and 10.0.0.0/8 as proxies.
func under(t *testing.T, base string) func(*web.Config) {
	t.Helper()
	b, err := site.ParseBaseURL(base)
	require.NoError(t, err)
	return func(c *web.Config) {
		c.Base, c.Proxies = b, []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
	}
}

// Links lead to the base URL, whatever scheme and host a request came with.
func TestLinksLeadToTheBaseURL(t *testing.T) {
	const base = "https://chess.example:8443"
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, under(t, base)))
	ask := func(method, path string) *http.Response {
		r := httptest.NewRequest(method, path, nil)
		r.Host = "chess.example" // as a proxy may forward it
		return c.Do(r)
	}
	type linked struct{ URL string }
	for _, path := range []string{"/game/link", "/progress/link"} {
		url := webtest.Decode[linked](t, ask("GET", path), http.StatusOK).URL
		assert.True(t, strings.HasPrefix(url, base+"/"), url)
	}
	room := ask("POST", "/rooms")
	url := webtest.Decode[linked](t, room, http.StatusCreated).URL
	assert.True(t, strings.HasPrefix(url, base+"/room/"), url)
	c.Accept = "text/html"
	page := webtest.Text(t, ask("GET", strings.TrimPrefix(url, base)))
	assert.Contains(t, page, url)
	qr := site.QR(url)
	require.NotEmpty(t, qr.Path)
	assert.Contains(t, page, qr.Path)
	assert.NotContains(t, page, "http://chess.example")
	for _, cookie := range room.Cookies() {
		assert.True(t, cookie.Secure, cookie.Name)
	}
}

// Cookies are Secure where browsers use https: by the base URL, or without one by what a trusted proxy forwards.
func TestSecureCookies(t *testing.T) {
	for _, x := range []struct {
		base, remote, proto string
		secure              bool
	}{
		{"https://example.com", "192.0.2.1:5", "", true},
		{"https://example.com", "10.0.0.1:5", "http", true},
		{"http://example.com", "10.0.0.1:5", "https", false},
		{"", "10.0.0.1:5", "https", true},
		{"", "192.0.2.1:5", "https", false},
		{"", "192.0.2.1:5", "", false},
	} {
		c := webtest.NewClient(t, func(config *web.Config) {
			if x.base != "" {
				under(t, x.base)(config)
			}
			config.Proxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
		})
		r := httptest.NewRequest(http.MethodPost, "/new", nil)
		r.RemoteAddr = x.remote
		if x.proto != "" {
			r.Header.Set("X-Forwarded-Proto", x.proto)
		}
		cookies := c.Do(r).Cookies()
		require.NotEmpty(t, cookies)
		for _, cookie := range cookies {
			assert.Equal(t, x.secure, cookie.Secure, x)
		}
	}
}

// With a base URL other hosts are refused and told where the site is, but for what probes and robots ask for.
func TestOtherHostsAreRefused(t *testing.T) {
	c := webtest.NewClient(t, under(t, "https://chess.example"))
	ask := func(method, path, host, forwarded, remote string) *http.Response {
		r := httptest.NewRequest(method, path, nil)
		r.Host, r.RemoteAddr = host, remote
		if forwarded != "" {
			r.Header.Set("X-Forwarded-Host", forwarded)
		}
		return c.Do(r)
	}
	const proxy, other = "10.0.0.1:5", "192.0.2.1:5"
	for _, x := range []struct {
		host, forwarded, remote string
		status                  int
	}{
		{"chess.example", "", other, 200},
		{"CHESS.example:443", "", other, 200},
		{"inner:8080", "chess.example", proxy, 200},
		{"inner:8080", "chess.example", other, 421},
		{"inner:8080", "", proxy, 421},
		{"chess.example", "evil.example", proxy, 421},
		{"evil.example", "", other, 421},
		{"192.0.2.7", "", other, 421},
		{"", "", other, 421},
	} {
		for _, path := range []string{"/show", "/moves"} {
			answer := ask("GET", path, x.host, x.forwarded, x.remote)
			require.Equal(t, x.status, answer.StatusCode, "%s %v", path, x)
			if x.status != http.StatusOK {
				webtest.RequireRefused(t, answer, x.status, "Open https://chess.example instead.")
			}
		}
		assert.Equal(t, x.status == http.StatusOK,
			ask("POST", "/new", x.host, x.forwarded, x.remote).StatusCode == http.StatusOK, x)
		for _, path := range []string{"/healthz", "/readyz", "/board.svg", "/board.png", "/favicon.ico", "/robots.txt",
			assets.Prefix() + "/main.css"} {
			assert.NotEqual(t, http.StatusMisdirectedRequest,
				ask("GET", path, x.host, x.forwarded, x.remote).StatusCode)
		}
	}
	c.Accept = "text/html"
	page := webtest.Text(t, ask("GET", "/", "192.0.2.7", "", other))
	assert.Contains(t, page, `href="https://chess.example/"`)
}

// With a base URL it is the only origin whose pages may change something, even where a browser tells no more.
func TestOtherOriginsAreRefused(t *testing.T) {
	c := webtest.NewClient(t, under(t, "https://example.com"))
	for origin, want := range map[string]int{
		"":                         200,
		"https://example.com":      200,
		"http://example.com":       403,
		"https://example.com:8443": 403,
		"https://evil.example":     403,
		"null":                     403,
	} {
		r := httptest.NewRequest(http.MethodPost, "/new", nil)
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		assert.Equal(t, want, c.Do(r).StatusCode, origin)
		c.Play("e2e4")
		r = httptest.NewRequest(http.MethodGet, "/move", nil)
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		assert.Equal(t, want, c.Do(r).StatusCode, origin)
		c.Start("", "")
	}
	r := httptest.NewRequest(http.MethodGet, "/show", nil)
	r.Header.Set("Origin", "https://evil.example")
	assert.Equal(t, http.StatusOK, c.Do(r).StatusCode, "what changes nothing is answered")
}

// Forwarded headers from an address that is not trusted are warned of once.
func TestUntrustedProxiesAreWarnedOfOnce(t *testing.T) {
	for _, header := range []string{"X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"} {
		var log bytes.Buffer
		c := webtest.NewClient(t, func(config *web.Config) {
			config.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelWarn}))
			config.Proxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
		})
		ask := func(remote string) {
			r := httptest.NewRequest(http.MethodGet, "/show", nil)
			r.RemoteAddr = remote
			r.Header.Set(header, "203.0.113.9")
			c.Do(r)
		}
		ask("10.0.0.1:5")
		c.Get("/show")
		assert.Empty(t, log.String())
		for range 3 {
			ask("192.0.2.1:5")
			ask("192.0.2.2:5")
		}
		assert.Equal(t, 1, strings.Count(log.String(), "level=WARN"), log.String())
		assert.Contains(t, log.String(), "-trusted-proxies")
		assert.Contains(t, log.String(), "address=192.0.2.1")
	}
}

// An answer carries the id under which its request is logged; a page that tells of the server's own fault shows it.
func TestRequestIDsInLogPageAndAnswer(t *testing.T) {
	var log bytes.Buffer
	c := webtest.NewBrowser(t, func(config *web.Config) {
		config.Log = slog.New(slog.NewTextHandler(&log, nil))
		config.Proxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
	})
	first, second := c.Get("/new").Header.Get("X-Request-Id"), c.Get("/nothing").Header.Get("X-Request-Id")
	assert.NotEmpty(t, first)
	assert.NotEqual(t, first, second)
	assert.Contains(t, log.String(), "id="+first)
	assert.Contains(t, log.String(), "id="+second)

	s := c.Handler.(*web.Server)
	broken := s.Logged(s.Recovered(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic("a bug") })))
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.RemoteAddr = "10.0.0.1:5"
	r.Header.Set("X-Request-Id", "from-the-proxy")
	r.Header.Set("Accept", "text/html")
	log.Reset()
	w := httptest.NewRecorder()
	broken.ServeHTTP(w, r)
	assert.Equal(t, http.StatusInternalServerError, w.Code)
	assert.Equal(t, "from-the-proxy", w.Header().Get("X-Request-Id"))
	assert.Contains(t, w.Body.String(), "from-the-proxy")
	assert.Equal(t, 2, strings.Count(log.String(), "id=from-the-proxy"), log.String())
	answer := c.Get("/nothing")
	assert.Contains(t, webtest.Text(t, answer), "<code>"+answer.Header.Get("X-Request-Id")+"</code>")
}

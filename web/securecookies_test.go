package web_test

import (
	"crypto/tls"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// overTLS is a client of the same handler whose requests come over TLS.
func overTLS(c *webtest.Client) *webtest.Client {
	handler := c.Handler
	return &webtest.Client{T: c.T, Accept: c.Accept, Cookies: map[string]string{}, Handler: http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			r.TLS = &tls.ConnectionState{}
			handler.ServeHTTP(w, r)
		})}
}

// Over https cookies are named __Host-. One that a browser still has under its old name is read, gets the new name with
// the value it had, and is ended, all in one answer.
func TestCookiesAreRenamedOverTLS(t *testing.T) {
	plain := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	require.Equal(t, http.StatusCreated, plain.Post("/rooms").StatusCode)
	require.Equal(t, http.StatusCreated, plain.Post("/class/new", "title", "4b").StatusCode)
	webtest.Used(t, plain)
	before := plain.Board()

	c := overTLS(plain)
	for name, value := range plain.Cookies {
		c.Cookies[name] = value
	}
	answer := c.Get("/show")
	assert.Equal(t, before, webtest.Decode[webtest.Board](t, answer, http.StatusOK), "the old names are read")
	assert.Len(t, answer.Cookies(), 2*len(site.Cookies()))
	assert.Len(t, c.Cookies, len(site.Cookies()))
	for _, name := range site.Cookies() {
		assert.Equal(t, plain.Cookies[name], c.Cookies["__Host-"+name], "what is signed stays")
	}
	for _, cookie := range answer.Cookies() {
		if strings.HasPrefix(cookie.Name, "__Host-") {
			assert.True(t, cookie.Secure && cookie.HttpOnly && cookie.Path == "/" && cookie.Domain == "", cookie)
		}
	}
	answer = c.Get("/show")
	assert.Equal(t, before, webtest.Decode[webtest.Board](t, answer, http.StatusOK))
	assert.Empty(t, answer.Cookies(), "nothing is left to rename")

	c.Cookies["chess"] = "forged"
	answer = c.Get("/show")
	assert.Equal(t, before, webtest.Decode[webtest.Board](t, answer, http.StatusOK), "the new name comes first")
	require.Len(t, answer.Cookies(), 1)
	assert.NotContains(t, c.Cookies, "chess")
}

// A change by the request that still has the old name sets each name once, to what it is after that.
func TestAChangeWhileCookiesAreRenamed(t *testing.T) {
	plain := webtest.NewClient(t, nil)
	plain.Play("e2e4")
	c := overTLS(plain)
	c.Cookies["chess"] = plain.Cookies["chess"]
	answer := c.Post("/undo")
	assert.Zero(t, webtest.Decode[webtest.Board](t, answer, http.StatusOK).Ply)
	names := map[string]int{}
	for _, cookie := range answer.Cookies() {
		names[cookie.Name]++
	}
	assert.Equal(t, 1, names["__Host-chess"], names)
	assert.Equal(t, 1, names["chess"], names)
	assert.Zero(t, c.Board().Ply)
}

// Over https a browser is forgotten under both names.
func TestForgettingOverTLS(t *testing.T) {
	c := overTLS(webtest.NewClient(t, nil))
	answer := c.Post("/forget")
	require.Equal(t, http.StatusOK, answer.StatusCode)
	ended := map[string]bool{}
	for _, cookie := range answer.Cookies() {
		assert.Negative(t, cookie.MaxAge)
		ended[cookie.Name] = true
	}
	for _, name := range site.Cookies() {
		assert.True(t, ended[name] && ended["__Host-"+name], name)
	}
}

// Answers that others may get too, such as pictures, set no cookie.
func TestSharedAnswersSetNoCookie(t *testing.T) {
	plain := webtest.NewClient(t, nil)
	plain.Play("e2e4")
	for _, path := range []string{"/board.svg", "/board.png", "/favicon.ico", "/robots.txt", "/icon-192.png"} {
		c := overTLS(plain)
		c.Cookies["chess"] = plain.Cookies["chess"]
		answer := c.Get(path)
		require.Equal(t, http.StatusOK, answer.StatusCode, path)
		require.Contains(t, answer.Header.Get("Cache-Control"), "public", path)
		assert.Empty(t, answer.Cookies(), path)
	}
}

// Browsers are told to use https only, but for the machine of a developer.
func TestHSTS(t *testing.T) {
	for _, x := range []struct {
		base, host string
		tls, want  bool
	}{
		{"", "chess.example", true, true},
		{"", "chess.example", false, false},
		{"", "localhost:8080", true, false},
		{"https://chess.example", "chess.example", false, true},
		{"http://chess.example", "chess.example", false, false},
	} {
		c := webtest.NewClient(t, func(config *web.Config) {
			if x.base != "" {
				under(t, x.base)(config)
			}
		})
		for _, path := range []string{"/show", "/nothing", "/healthz"} {
			r := httptest.NewRequest(http.MethodGet, path, nil)
			r.Host = x.host
			if x.tls {
				r.TLS = &tls.ConnectionState{}
			}
			assert.Equal(t, x.want, c.Do(r).Header.Get("Strict-Transport-Security") == "max-age=31536000", "%v %s", x,
				path)
		}
	}
}

// All cookies are in one table: nothing sets one but web/site/cookies.go, whose SetCookie takes only those of the
// table.
func TestNoCookieIsSetElsewhere(t *testing.T) {
	seen := 0
	require.NoError(t, fs.WalkDir(os.DirFS(".."), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() && (entry.Name() == "node_modules" || entry.Name() == "testdata" ||
			entry.Name() == "webtest") {
			if err == nil {
				err = fs.SkipDir
			}
			return err
		}
		if path.Ext(name) != ".go" || strings.HasPrefix(name, "web/load/") || // a client
			strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_templ.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path.Join("..", name), nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if of, ok := n.X.(*ast.Ident); ok && of.Name == "http" &&
					(n.Sel.Name == "SetCookie" || n.Sel.Name == "Cookie") {
					seen++
					assert.Equal(t, "web/site/cookies.go", name, "http.%s", n.Sel.Name)
				}
			case *ast.BasicLit:
				if strings.Contains(strings.ToLower(n.Value), "set-cookie") && !strings.Contains(n.Value, " ") {
					assert.Contains(t, []string{"web/site/cookies.go", "web/picture/picture.go",
						"web/install/install.go"}, name)
				}
			}
			return true
		})
		return nil
	}))
	assert.Equal(t, 2, seen)
	s := webtest.NewServer(t, nil)
	assert.Panics(t, func() {
		s.Site().SetCookie(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil), "another", "x")
	})
	assert.NotPanics(t, func() {
		for _, name := range site.Cookies() {
			s.Site().SetCookie(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil), name, "x")
		}
	})
}

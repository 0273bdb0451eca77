package web_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/time/rate"

	"chesstutor/assets"
	"chesstutor/tutor/chess"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

func TestWrongInput(t *testing.T) {
	const form, jsonType = "application/x-www-form-urlencoded", "application/json"
	for name, x := range map[string]struct {
		method, path, kind, body string
		status                   int
		words                    string
	}{
		"not a square":         {"POST", "/move", form, "from=e2&to=e9", 400, "is not a square"},
		"nothing from":         {"POST", "/move", form, "to=e4", 400, "lacks from"},
		"nothing to":           {"POST", "/move", jsonType, `{"from":"e2"}`, 400, "lacks to"},
		"not JSON":             {"POST", "/move", jsonType, `{"from":`, 400, "not a JSON object"},
		"not an object":        {"POST", "/move", jsonType, `["e2"]`, 400, "not a JSON object"},
		"null":                 {"POST", "/move", jsonType, `null`, 400, "not a JSON object"},
		"JSON and more":        {"POST", "/move", jsonType, `{"from":"e2"} x`, 400, "not a JSON object"},
		"JSON twice":           {"POST", "/move", jsonType, `{"from":"e2"}{}`, 400, "not a JSON object"},
		"a list for a square":  {"POST", "/move", jsonType, `{"from":["e2","e3"],"to":"e4"}`, 400, "is not a square"},
		"a list of numbers":    {"POST", "/move", jsonType, `{"from":[1]}`, 400, "must be a string"},
		"not a form":           {"POST", "/move", form, "from=%zz", 400, "not a form"},
		"not a position":       {"POST", "/new", form, "fen=x", 400, "six parts"},
		"no such page":         {"GET", "/nothing", "", "", 404, "Nothing is kept"},
		"no such file":         {"GET", "/assets/0/none.js", "", "", 404, ""},
		"put":                  {"PUT", "/move", form, "", 405, "it answers GET, POST"},
		"post to the page":     {"POST", "/", form, "", 405, "it answers GET, HEAD"},
		"put new":              {"PUT", "/new", "", "", 405, "it answers GET, HEAD, POST"},
		"delete":               {"DELETE", "/moves", "", "", 405, "it answers GET, HEAD"},
		"head changes nothing": {"HEAD", "/move", "", "", 405, ""},
		"game not over":        {"GET", "/move", "", "", 409, "your turn"},
		"too large a form":     {"POST", "/move", form, "from=" + strings.Repeat("x", 5000), 413, "4096 bytes"},
		"too large JSON":       {"POST", "/move", jsonType, `{"from":"` + strings.Repeat("x", 5000), 413, "4096 bytes"},
		"plain text":           {"POST", "/move", "text/plain", "e2e4", 415, "form or application/json"},
		"no type":              {"POST", "/move", "", "e2e4", 415, "form or application/json"},
		"illegal":              {"POST", "/move", form, "from=e2&to=e5", 422, "not a legal move"},
	} {
		for _, page := range []bool{false, true} {
			t.Run(name, func(t *testing.T) {
				c := webtest.NewClient(t, nil)
				if page {
					c = webtest.NewBrowser(t, nil)
				}
				r := httptest.NewRequest(x.method, x.path, strings.NewReader(x.body))
				if x.kind != "" {
					r.Header.Set("Content-Type", x.kind)
				}
				answer := c.Do(r)
				body := webtest.Text(t, answer)
				require.Equal(t, x.status, answer.StatusCode, body)
				assert.Empty(t, answer.Cookies())
				if strings.HasPrefix(x.path, "/assets/") || x.method == "HEAD" {
					return
				}
				if page {
					assert.Contains(t, answer.Header.Get("Content-Type"), "text/html")
					assert.Contains(t, body, "</html>")
					return
				}
				var e webtest.Refusal
				require.NoError(t, json.Unmarshal([]byte(body), &e))
				assert.Contains(t, e.Error, x.words)
				assert.True(t, strings.HasSuffix(e.Error, "."), e.Error)
				if x.status == http.StatusMethodNotAllowed {
					assert.NotEmpty(t, answer.Header.Get("Allow"))
				}
			})
		}
	}
}

func TestTooLargeABodyOfUnknownLength(t *testing.T) {
	c := webtest.NewClient(t, nil)
	r := httptest.NewRequest(http.MethodPost, "/move", strings.NewReader("from="+strings.Repeat("x", 5000)))
	r.ContentLength = -1
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	webtest.RequireRefused(t, c.Do(r), http.StatusRequestEntityTooLarge, "4096 bytes")
}

func TestEveryAnswerIsGuarded(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	guards := map[string]string{
		"Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
			"connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
		"Cross-Origin-Opener-Policy":   "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy":           "camera=(), geolocation=(), microphone=()",
		"Referrer-Policy":              "same-origin",
		"X-Content-Type-Options":       "nosniff",
		"X-Frame-Options":              "DENY",
	}
	for _, path := range []string{
		"/", "/nothing", "/moves", "/moves?ply=x", "/levels", "/new", "/room/nobody", "/game.pgn",
		assets.Prefix() + "/main.css", assets.Prefix() + "/icon.svg",
	} {
		h := c.Get(path).Header
		for name, value := range guards {
			assert.Equal(t, value, h.Get(name), "%s of %s", name, path)
		}
		if strings.HasPrefix(path, "/assets/") {
			assert.Contains(t, h.Get("Cache-Control"), "immutable")
		} else {
			assert.Equal(t, "no-store", h.Get("Cache-Control"), path)
			assert.Contains(t, h.Values("Vary"), "Accept", path)
		}
	}
}

// Where Accept names neither HTML nor JSON, as of programs that show links, pages are HTML and the rest is JSON.
func TestHTMLOrJSON(t *testing.T) {
	c := webtest.NewClient(t, nil)
	const page, json = "text/html; charset=utf-8", "application/json"
	pages := []string{
		"/", "/nothing", "/new", "/lessons", "/learn", "/lesson/rook", "/practice", "/practice/skills",
		"/practice/endings", "/settings",
		"/about", "/levels/nothing", "/rooms", "/room/nobody", "/progress", "/seen", "/forget", "/edit", "/import",
		"/g/x", "/review", "/lesson/rook?id=x",
	}
	ends := []string{
		"/show", "/moves", "/moves?ply=x", "/advice", "/why", "/threat", "/purpose", "/hint?step=1", "/move", "/levels",
		"/room/nobody/moves", "/room/nobody/events", "/g/x/explore/0/advice",
	}
	kind := func(method, path, accept string) string {
		c.Accept = accept
		return c.Do(httptest.NewRequest(method, path, nil)).Header.Get("Content-Type")
	}
	for _, path := range slices.Concat(pages, ends) {
		neither := page
		if slices.Contains(ends, path) {
			neither = json
		}
		for accept, want := range map[string]string{
			"*/*": neither, "": neither, "image/png, */*;q=0.5": neither, "text/*": neither,
			"application/json": json, "Application/JSON, */*": json,
		} {
			assert.Equal(t, want, kind(http.MethodGet, path, accept), "%s of %q", path, accept)
		}
	}
	for _, accept := range []string{"text/html", "application/json, text/html;q=0.5", "TEXT/HTML"} {
		assert.Equal(t, page, kind(http.MethodGet, "/", accept), accept)
	}
	assert.Equal(t, json, kind(http.MethodPost, "/new", "*/*"), "who changes something sees what it did")
	assert.Empty(t, kind(http.MethodPost, "/new", "text/html"), "a form leads to the page")
	c.Accept = "*/*"
	assert.Contains(t, webtest.Text(t, c.Get("/")), `property="og:image"`, "what a program shows of a link")
}

func TestOtherSitesChangeNothing(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Play("e2e4")
	for _, site := range []string{"cross-site", "same-site"} {
		r := httptest.NewRequest(http.MethodGet, "/move", nil)
		r.Header.Set("Sec-Fetch-Site", site)
		webtest.RequireRefused(t, c.Do(r), http.StatusForbidden, "another site")
		r = httptest.NewRequest(http.MethodPost, "/new", nil)
		r.Header.Set("Sec-Fetch-Site", site)
		webtest.RequireRefused(t, c.Do(r), http.StatusForbidden, "another site")
	}
	r := httptest.NewRequest(http.MethodPost, "/new", nil)
	r.Header.Set("Origin", "https://elsewhere.example")
	webtest.RequireRefused(t, c.Do(r), http.StatusForbidden, "another site")
	for _, site := range []string{"same-origin", "none"} {
		r := httptest.NewRequest(http.MethodGet, "/move?ply=1", nil)
		r.Header.Set("Sec-Fetch-Site", site)
		assert.Equal(t, 2, webtest.Decode[struct{ Board webtest.Board }](t, c.Do(r), http.StatusOK).Board.Ply)
		c.Start("", "")
		c.Play("e2e4")
	}
}

func TestTooManyRequests(t *testing.T) {
	c := webtest.NewClient(t, nil)
	var last *http.Response
	for range web.RequestsBurst + 50 {
		if last = c.Get("/nothing"); last.StatusCode == http.StatusTooManyRequests {
			break
		}
	}
	webtest.RequireRefused(t, last, http.StatusTooManyRequests, "Too many requests")
	assert.Equal(t, "1", last.Header.Get("Retry-After"))
	assert.Equal(t, http.StatusOK, c.Get(assets.Prefix()+"/main.css").StatusCode, "files are let through")
}

// A request with a long address, such as that of a game of thousands of moves, counts as several.
func TestLongAddressesCountMore(t *testing.T) {
	s := webtest.NewServer(t, nil)
	s.SetLimiter(site.NewLimiter(rate.Every(time.Hour), 10))
	c := webtest.ClientOf(t, s)
	long := strings.Repeat("1", 9*web.AddressUnit) // counts as ten with what stands before it
	assert.Equal(t, http.StatusNotFound, c.Get("/nothing").StatusCode)
	assert.Equal(t, http.StatusTooManyRequests, c.Get("/g/"+long).StatusCode, "nine are left")
	assert.Equal(t, http.StatusTooManyRequests, c.Get("/review?game="+long).StatusCode)
	assert.Equal(t, http.StatusNotFound, c.Get("/nothing").StatusCode)
}

func TestOurMistakesAreLoggedOnceAndApologisedFor(t *testing.T) {
	for name, broken := range map[string]site.Handler{
		"panic": func(http.ResponseWriter, *http.Request) error { panic("the cause") },
		"error": func(http.ResponseWriter, *http.Request) error { return errors.New("the cause") },
	} {
		t.Run(name, func(t *testing.T) {
			var lines bytes.Buffer
			s := webtest.NewServer(t, func(config *web.Config) {
				config.Log = slog.New(slog.NewTextHandler(&lines,
					nil))
			})
			s.Router().Get("/broken", broken)
			c := webtest.ClientOf(t, s)
			webtest.RequireRefused(t, c.Get("/broken"), http.StatusInternalServerError, "Something went wrong here")
			assert.Equal(t, 1, strings.Count(lines.String(), "the cause"))
			assert.Equal(t, 1, strings.Count(lines.String(), "msg=request"))
			c.Accept = "text/html"
			page := webtest.Text(t, c.Get("/broken"))
			assert.Contains(t, page, "Sorry")
			assert.NotContains(t, page, "the cause")
		})
	}
}

// A panic is logged with where it happened, and what is sent is whole, packed or not.
func TestAPanicIsLoggedWithItsStack(t *testing.T) {
	var lines bytes.Buffer
	s := webtest.NewServer(t, func(config *web.Config) { config.Log = slog.New(slog.NewTextHandler(&lines, nil)) })
	s.Router().Get("/broken", func(w http.ResponseWriter, _ *http.Request) error {
		var none *bytes.Buffer
		return site.Write(w, "text/html", http.StatusOK, none.Bytes())
	})
	c := &webtest.Client{T: t, Handler: s, Cookies: map[string]string{}, Accept: "text/html"}
	for _, coding := range []string{"", "gzip"} {
		lines.Reset()
		r := httptest.NewRequest(http.MethodGet, "/broken", nil)
		r.Header.Set("Accept-Encoding", coding)
		answer := c.Do(r)
		assert.Equal(t, http.StatusInternalServerError, answer.StatusCode)
		assert.Empty(t, answer.Header.Get("Content-Encoding"), "it is written outside the compression")
		page := webtest.Text(t, answer)
		assert.Contains(t, page, "Sorry")
		assert.NotContains(t, page, "server_test.go")
		assert.Regexp(t, `cause="panic: runtime error: .*" stack="goroutine.*server_test\.go:\d+`, lines.String())
	}
}

func TestOneLineARequest(t *testing.T) {
	var lines bytes.Buffer
	c := webtest.NewClient(t, func(config *web.Config) { config.Log = slog.New(slog.NewTextHandler(&lines, nil)) })
	c.Get("/show?secret=1")
	assert.Equal(t, 1, strings.Count(lines.String(), "\n"))
	assert.Contains(t, lines.String(), "method=GET path=/show status=200")
	assert.NotContains(t, lines.String(), "secret")
}

func TestAnswersAreCompressed(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.Header.Set("Accept-Encoding", "gzip, deflate, br, zstd")
	answer := c.Do(r)
	assert.Equal(t, "gzip", answer.Header.Get("Content-Encoding"), "zstd takes megabytes for each answer")
	assert.Less(t, len(webtest.Text(t, answer)), 8<<10)
}

// Many answers are compressed at once by few compressors, each whole.
func TestManyAnswersAreCompressedAtOnce(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	plain := webtest.Text(t, c.Get("/settings"))
	var wait sync.WaitGroup
	for range 32 {
		wait.Go(func() {
			r := httptest.NewRequest(http.MethodGet, "/settings", nil)
			r.Header.Set("Accept", c.Accept)
			r.Header.Set("Accept-Encoding", "gzip")
			w := httptest.NewRecorder()
			c.Handler.ServeHTTP(w, r)
			unpacked, err := gzip.NewReader(w.Body)
			if !assert.NoError(t, err) {
				return
			}
			page, err := io.ReadAll(unpacked)
			assert.NoError(t, err)
			assert.Equal(t, plain, string(page))
		})
	}
	wait.Wait()
}

func FuzzRequestBody(f *testing.F) {
	for _, seed := range []string{
		`{"from":"e2","to":"e4"}`, `{"from":"e2","to":"e4","promotion":null,"ply":0}`, `{"ply":1e999}`, "from=e2&to=e4",
		"fen=" + chess.StartFEN, `{"fen":"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1","players":"two"}`, "", "{", "\x00",
		"sound=true",
	} {
		for path := range 3 {
			f.Add(seed, byte(path), true)
			f.Add(seed, byte(path), false)
		}
	}
	s, err := web.New(webtest.Config())
	require.NoError(f, err)
	f.Fuzz(func(t *testing.T, body string, path byte, isJSON bool) {
		c := &webtest.Client{T: t, Handler: s, Cookies: map[string]string{}, Accept: "application/json", Unknown: true}
		kind := "application/x-www-form-urlencoded"
		if isJSON {
			kind = "application/json"
		}
		r := c.Send([]string{"/move", "/new", "/settings"}[path%3], kind, body)
		switch r.StatusCode {
		case 200:
			c.Board() // the cookies can be read again
		case 400, 409, 413, 422:
			answer := webtest.Decode[webtest.Refusal](t, r, r.StatusCode)
			require.NotEmpty(t, answer.Error)
			require.Empty(t, r.Cookies())
		default:
			t.Fatalf("status %d for %q", r.StatusCode, body)
		}
	})
}

package web

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
)

var testKey = []byte("a key for tests alone, of 32 bytes or more")

func testConfig() Config {
	return Config{
		Start: chess.Start(), Keys: [][]byte{testKey}, Pool: ai.NewPool(4, 64), Log: slog.New(slog.DiscardHandler),
		CoachTime: time.Minute, // however busy the machine is
	}
}

func newTestServer(t testing.TB, change func(*Config)) *Server {
	t.Helper()
	config := testConfig()
	if change != nil {
		change(&config)
	}
	s, err := New(config)
	require.NoError(t, err)
	return s
}

// client is an HTTP client with cookies.
type client struct {
	t       testing.TB
	handler http.Handler
	cookies map[string]string
	accept  string
	unknown bool   // its IP address is unknown, so it is not rate-limited
	from    string // its IP address, the same for all clients if ""
}

func newClient(t testing.TB, change func(*Config)) *client {
	return &client{t: t, handler: newTestServer(t, change), cookies: map[string]string{}, accept: "application/json"}
}

// browser returns a client that asks for pages.
func newBrowser(t testing.TB, change func(*Config)) *client {
	c := newClient(t, change)
	c.accept = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"
	return c
}

func (c *client) do(r *http.Request) *http.Response {
	if r.Header.Get("Accept") == "" {
		r.Header.Set("Accept", c.accept)
	}
	if c.unknown {
		r.RemoteAddr = ""
	}
	if c.from != "" {
		r.RemoteAddr = c.from + ":1234"
	}
	for name, value := range c.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	w := httptest.NewRecorder()
	c.handler.ServeHTTP(w, r)
	answer := w.Result()
	for _, cookie := range answer.Cookies() {
		if cookie.MaxAge < 0 {
			delete(c.cookies, cookie.Name)
		} else {
			c.cookies[cookie.Name] = cookie.Value
		}
	}
	return answer
}

func (c *client) get(path string) *http.Response {
	return c.do(httptest.NewRequest(http.MethodGet, path, nil))
}

// post sends a form of names and values in turn.
func (c *client) post(path string, pairs ...string) *http.Response {
	values := url.Values{}
	for i := 0; i+1 < len(pairs); i += 2 {
		values.Set(pairs[i], pairs[i+1])
	}
	return c.send(path, "application/x-www-form-urlencoded", values.Encode())
}

func (c *client) postJSON(path, body string) *http.Response {
	return c.send(path, "application/json", body)
}

func (c *client) send(path, kind, body string) *http.Response {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	r.Header.Set("Content-Type", kind)
	return c.do(r)
}

// gameBoard is a board as a client reads it.
type gameBoard struct {
	Captured map[string][]string
	Active   map[string]string
	Turn     string
	Ply      int
	Rev      string
	FEN      string
	Players  string
	Side     *string
	Level    *game.Level
	Offer    *game.Level
	Status   string
	Winner   *string
	Check    bool
	Last     *struct {
		From, To, SAN string
		Capture       bool
	}
	SAN    []string
	UCI    []string
	Notice *string
}

func text(t testing.TB, r *http.Response) string {
	t.Helper()
	var body bytes.Buffer
	_, err := io.Copy(&body, r.Body)
	require.NoError(t, err)
	return body.String()
}

func decode[T any](t testing.TB, r *http.Response, status int) (v T) {
	t.Helper()
	body := text(t, r)
	require.Equal(t, status, r.StatusCode, body)
	require.Equal(t, "application/json", r.Header.Get("Content-Type"))
	require.NoError(t, json.Unmarshal([]byte(body), &v), body)
	return v
}

func (c *client) board() gameBoard { return decode[gameBoard](c.t, c.get("/show"), http.StatusOK) }

// start begins a game from a position.
func (c *client) start(fen, players string) gameBoard {
	return decode[gameBoard](c.t, c.post("/new", "fen", fen, "players", players), http.StatusOK)
}

// play makes moves in UCI notation, as the human and both players.
func (c *client) play(moves ...string) (b gameBoard) {
	c.t.Helper()
	for _, m := range moves {
		b = decode[gameBoard](c.t, c.post("/move", "from", m[:2], "to", m[2:4], "promotion", m[4:]), http.StatusOK)
	}
	return b
}

type refused struct {
	Error string
	Board *gameBoard
}

// requireRefused checks a refusal: its status, its message, and that it set no cookie.
func requireRefused(t testing.TB, r *http.Response, status int, part string) refused {
	t.Helper()
	require.Empty(t, r.Cookies(), "a refusal touches no cookie")
	answer := decode[refused](t, r, status)
	require.Contains(t, answer.Error, part)
	return answer
}

// streamed is an event of a stream.
type streamed struct{ id, name, data string }

// readStream reads server-sent events until the stream ends.
func readStream(t testing.TB, body io.Reader) <-chan streamed {
	events := make(chan streamed, 64)
	go func() {
		defer close(events)
		var e streamed
		for lines := bufio.NewScanner(body); lines.Scan(); {
			name, value, _ := strings.Cut(lines.Text(), ": ")
			switch name {
			case "id":
				e.id = value
			case "event":
				e.name = value
			case "data":
				e.data = value
			case "":
				if lines.Text() == "" && e != (streamed{}) {
					select {
					case events <- e:
					case <-t.Context().Done():
						return
					}
					e = streamed{}
				}
			}
		}
	}()
	return events
}

// number formats a level as a request parameter.
func number(l ai.Level) string { return strconv.Itoa(int(l)) }

// json returns the same client asking for JSON.
func (c *client) json() *client {
	other := *c
	other.accept = "application/json"
	return &other
}

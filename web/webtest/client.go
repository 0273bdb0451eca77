// Package webtest is the client with which tests use the whole server. Nothing but tests imports it.
package webtest

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
	"chesstutor/ai/aitest"
	"chesstutor/tutor/chess"
	"chesstutor/web"
	"chesstutor/web/game"
)

// Key signs the cookies of test servers.
var Key = []byte("a key for tests alone, of 32 bytes or more")

// Config returns the configuration of test servers.
func Config() web.Config {
	return web.Config{
		Start: chess.Start(), Keys: [][]byte{Key}, Pool: ai.NewPool(4, 64), Log: slog.New(slog.DiscardHandler),
		CoachTime: time.Minute, // however busy the machine is
	}
}

// NewServer returns a server without rooms; change alters its configuration, unless it is nil. In tests, unlike
// benchmarks, it makes no search of a position twice, nor one that another server has made.
func NewServer(t testing.TB, change func(*web.Config)) *web.Server {
	t.Helper()
	config := Config()
	if change != nil {
		change(&config)
	}
	if _, is := t.(*testing.T); is {
		config.Pool.SearchBy(aitest.Search)
	}
	s, err := web.New(config)
	require.NoError(t, err)
	return s
}

// Client is an HTTP client with cookies.
type Client struct {
	T       testing.TB
	Handler http.Handler
	Cookies map[string]string
	Accept  string
	Unknown bool   // its IP address is unknown, so it is not rate-limited
	From    string // its IP address, the same for all clients if ""
}

// ClientOf returns a client of a handler without cookies.
func ClientOf(t testing.TB, h http.Handler) *Client {
	return &Client{T: t, Handler: h, Cookies: map[string]string{}, Accept: "application/json"}
}

// NewClient returns a client of a new server, which asks for JSON.
func NewClient(t testing.TB, change func(*web.Config)) *Client {
	return ClientOf(t, NewServer(t, change))
}

// NewBrowser returns a client of a new server, which asks for pages.
func NewBrowser(t testing.TB, change func(*web.Config)) *Client {
	c := NewClient(t, change)
	c.Accept = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"
	return c
}

// Do sends a request with the cookies of the client, and keeps those of the answer.
func (c *Client) Do(r *http.Request) *http.Response {
	if r.Header.Get("Accept") == "" {
		r.Header.Set("Accept", c.Accept)
	}
	if c.Unknown {
		r.RemoteAddr = ""
	}
	if c.From != "" {
		r.RemoteAddr = c.From + ":1234"
	}
	for name, value := range c.Cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	w := httptest.NewRecorder()
	c.Handler.ServeHTTP(w, r)
	answer := w.Result()
	for _, cookie := range answer.Cookies() {
		if cookie.MaxAge < 0 {
			delete(c.Cookies, cookie.Name)
		} else {
			c.Cookies[cookie.Name] = cookie.Value
		}
	}
	return answer
}

// Get asks for a path.
func (c *Client) Get(path string) *http.Response {
	return c.Do(httptest.NewRequest(http.MethodGet, path, nil))
}

// Post sends a form of names and values in turn.
func (c *Client) Post(path string, pairs ...string) *http.Response {
	values := url.Values{}
	for i := 0; i+1 < len(pairs); i += 2 {
		values.Set(pairs[i], pairs[i+1])
	}
	return c.Send(path, "application/x-www-form-urlencoded", values.Encode())
}

// PostJSON sends a JSON object.
func (c *Client) PostJSON(path, body string) *http.Response {
	return c.Send(path, "application/json", body)
}

// Send posts a body of a type.
func (c *Client) Send(path, kind, body string) *http.Response {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	r.Header.Set("Content-Type", kind)
	return c.Do(r)
}

// Board is a board as a client reads it.
type Board struct {
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

// Text returns the body of an answer.
func Text(t testing.TB, r *http.Response) string {
	t.Helper()
	var body bytes.Buffer
	_, err := io.Copy(&body, r.Body)
	require.NoError(t, err)
	return body.String()
}

// Decode requires an answer in JSON of a status, and returns it.
func Decode[T any](t testing.TB, r *http.Response, status int) (v T) {
	t.Helper()
	body := Text(t, r)
	require.Equal(t, status, r.StatusCode, body)
	require.Equal(t, "application/json", r.Header.Get("Content-Type"))
	require.NoError(t, json.Unmarshal([]byte(body), &v), body)
	return v
}

// Board returns the client's own game.
func (c *Client) Board() Board { return Decode[Board](c.T, c.Get("/show"), http.StatusOK) }

// Start begins a game from a position.
func (c *Client) Start(fen, players string) Board {
	return Decode[Board](c.T, c.Post("/new", "fen", fen, "players", players), http.StatusOK)
}

// Play makes moves in UCI notation, as the human and both players.
func (c *Client) Play(moves ...string) (b Board) {
	c.T.Helper()
	for _, m := range moves {
		b = Decode[Board](c.T, c.Post("/move", "from", m[:2], "to", m[2:4], "promotion", m[4:]), http.StatusOK)
	}
	return b
}

// Refusal is a refusal in JSON.
type Refusal struct {
	Error string
	Board *Board
}

// RequireRefused checks a refusal: its status, its message, and that it set no cookie.
func RequireRefused(t testing.TB, r *http.Response, status int, part string) Refusal {
	t.Helper()
	require.Empty(t, r.Cookies(), "a refusal touches no cookie")
	answer := Decode[Refusal](t, r, status)
	require.Contains(t, answer.Error, part)
	return answer
}

// Event is an event of a stream.
type Event struct{ ID, Name, Data string }

// Events reads server-sent events until the stream ends.
func Events(t testing.TB, body io.Reader) <-chan Event {
	events := make(chan Event, 64)
	go func() {
		defer close(events)
		var e Event
		for lines := bufio.NewScanner(body); lines.Scan(); {
			name, value, _ := strings.Cut(lines.Text(), ": ")
			switch name {
			case "id":
				e.ID = value
			case "event":
				e.Name = value
			case "data":
				e.Data = value
			case "":
				if lines.Text() == "" && e != (Event{}) {
					select {
					case events <- e:
					case <-t.Context().Done():
						return
					}
					e = Event{}
				}
			}
		}
	}()
	return events
}

// Number formats a level as a request parameter.
func Number(l ai.Level) string { return strconv.Itoa(int(l)) }

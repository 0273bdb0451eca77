package web

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
	"chesstutor/web/site"
)

// visitor is what a request for a page has of who asks: every cookie that there is, and headers.
type visitor struct {
	cookies      map[string]string
	language     string
	host, script string
}

// uncached makes an address too long for the cache, by a parameter that means nothing.
func uncached(path string) string {
	and := "?"
	if strings.Contains(path, and) {
		and = "&"
	}
	return path + and + "nothing=" + strings.Repeat("x", 100)
}

func (v *visitor) ask(t *testing.T, s http.Handler, path string) string {
	t.Helper()
	r := httptest.NewRequest(http.MethodGet, path, nil)
	r.Header.Set("Accept", "text/html")
	r.Header.Set("Accept-Language", v.language)
	if v.script != "" {
		r.Header.Set("Chess-Part", v.script)
	}
	if v.host != "" {
		r.Host = v.host
	}
	r.RemoteAddr = ""
	for name, value := range v.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	code := w.Header().Get(site.RequestIDHeader) // which a page of an error tells
	return fmt.Sprint(w.Code, " ", strings.ReplaceAll(w.Body.String(), code, ""))
}

// things are all that one visitor can have from another, each alone.
func things() (list []func(v, from *visitor)) {
	for _, name := range site.Cookies() {
		list = append(list, func(v, from *visitor) {
			if delete(v.cookies, name); from.cookies[name] != "" {
				v.cookies[name] = from.cookies[name]
			}
		})
	}
	return append(list,
		func(v, from *visitor) { v.language = from.language },
		func(v, from *visitor) { v.host = from.host },
		func(v, from *visitor) { v.script = from.script },
	)
}

// TestPagesFromTheCacheAreRight asks for pages of visitors who differ in all that a request has, each time after the page
// of one who differs in a single thing, and compares them with the page that no cache has.
func TestPagesFromTheCacheAreRight(t *testing.T) {
	other := *say.English
	other.Tag, other.Frame.NewGame, other.Pages.Play.Prompt = "de", "Neues Spiel", "Anders"
	twoLanguages := func(c *Config) {
		c.Languages, c.Pool = []*say.Language{say.English, &other}, ai.NewPool(2, 1000)
	}
	s := newTestServer(t, twoLanguages)
	random := rand.New(rand.NewPCG(7, 8))
	paths := []string{
		"/", "/?ply=0", "/?ply=1", "/?from=e2", "/?from=e2&to=e5", "/?saved=true", "/?hint=closed", "/?ask=new",
		"/?answer=e2", "/?guess=e2", "/?show=e2e4&step=1",
	}
	matters := make([]int, len(things()))
	for range 40 {
		base := randomVisitor(t, s, random)
		for i, take := range things() {
			v := *base
			v.cookies = maps.Clone(base.cookies)
			take(&v, randomVisitor(t, s, random))
			path := paths[random.IntN(len(paths))*random.IntN(2)] // half of the time the first
			want := v.ask(t, s, uncached(path))
			if v.cookies[site.GameCookie] == "" && path == "/" { // only without a query it asks where to begin
				want = v.ask(t, newTestServer(t, twoLanguages), path)
			}
			before := base.ask(t, s, path)
			require.Equal(t, want, v.ask(t, s, path), path)
			require.Equal(t, want, v.ask(t, s, path), path)
			require.Equal(t, before, base.ask(t, s, path), path)
			if before != want {
				matters[i]++
			}
		}
	}
	for i, name := range append(site.Cookies(), "language", "host", "script") {
		if name != site.OwnCookie && name != site.SeatCookie { // of other pages
			assert.Positive(t, matters[i], "%s must make a difference in some page", name)
		}
	}
}

// randomVisitor returns a visitor with a random game, settings, record and progress; some have none.
func randomVisitor(t *testing.T, s *Server, random *rand.Rand) *visitor {
	t.Helper()
	jar := mustCookies(t, testKey)
	v := &visitor{cookies: map[string]string{}, language: []string{"en", "de", ""}[random.IntN(3)]}
	v.host = []string{"", "chess.example", "127.0.0.1:8080"}[random.IntN(3)]
	v.script = []string{"", "page"}[random.IntN(2)]
	sign := func(name string, data []byte) {
		value, err := jar.Sign(name, data)
		require.NoError(t, err)
		v.cookies[name] = value
	}
	if random.IntN(6) > 0 {
		g := tutor.NewGame(tutor.Setup{
			Start: chess.Start(), Players: tutor.Players(random.IntN(4) / 3), Learner: chess.Color(random.IntN(2)),
			Level: ai.Levels()[random.IntN(len(ai.Levels()))], Seed: random.Uint32(),
		})
		for plies := random.IntN(12); g.Ply() < plies && g.Outcome() == chess.Playing; {
			moves := g.Position().Moves()
			require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
		}
		sign(site.GameCookie, g.Encode())
	}
	if random.IntN(2) == 0 {
		var record seen.Record
		data := record.Encode()
		for i := 2; i+4 < len(data); i += 2 {
			data[i] = 0x2a // the last three chances were taken
		}
		sign(site.SeenCookie, data)
	}
	if random.IntN(2) == 0 { // the first lessons were begun
		lessons := 4 * (1 + random.IntN(5))
		begun := append([]byte{1, byte(lessons)}, bytes.Repeat([]byte{0, 1}, lessons)...)
		sign(site.ProgressCookie, append(begun, make([]byte, lessons/4)...)) // and no tests
	}
	c := &client{t: t, handler: s, cookies: v.cookies, accept: "application/json", unknown: true}
	form := url.Values{}
	for _, setting := range [][]string{
		{"help", "full", "some", "none"}, {"warnings", "true", "false"},
		{"marks", "none", "moveable,threatened", "last,grade"},
		{"board", "all", "calm"}, {"full", "true", "false"}, {"guess", "true", "false"}, {"sound", "true", "false"},
		{"aloud", "true", "false"}, {"turn", "true", "false"}, {"language", "de", "en", "auto"},
	} {
		if random.IntN(2) == 0 {
			form.Set(setting[0], setting[1+random.IntN(len(setting)-1)])
		}
	}
	if len(form) > 0 {
		answer := c.send("/settings", "application/x-www-form-urlencoded", form.Encode())
		require.Equal(t, http.StatusOK, answer.StatusCode)
	}
	return v
}

package web

import (
	"crypto/tls"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"testing"

	"github.com/gorilla/securecookie"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

func TestBadCookies(t *testing.T) {
	fresh := newClient(t, nil)
	fresh.play("e2e4")
	good := fresh.cookies[site.GameCookie]
	later, err := mustCookies(t, testKey).Sign(site.GameCookie, []byte{99, 1, 2, 3, 4, 5, 6, 7})
	require.NoError(t, err)
	other, err := mustCookies(t, []byte(strings.Repeat("x", 32))).Sign(site.GameCookie, []byte{1, 0, 1, 2, 3, 4, 1})
	require.NoError(t, err)
	for name, value := range map[string]string{
		"truncated":       good[:len(good)/2],
		"tampered with":   strings.Replace(good, good[20:22], "xx", 1),
		"unknown version": later,
		"another key":     other,
		"empty":           "",
		"not base64":      "%%%",
	} {
		t.Run(name, func(t *testing.T) {
			c := newClient(t, nil)
			c.cookies[site.GameCookie] = value
			answer := requireRefused(t, c.post("/move", "from", "e2", "to", "e4"), http.StatusConflict,
				"could not be read")
			assert.Zero(t, answer.Board.Ply)
			requireRefused(t, c.get("/move"), http.StatusConflict, "could not be read")
			assert.Equal(t, http.StatusOK, c.get("/moves").StatusCode)

			b := c.board()
			require.NotNil(t, b.Notice)
			assert.Contains(t, *b.Notice, "could not be read")
			assert.Zero(t, b.Ply)
			assert.Nil(t, c.board().Notice, "said once")
			assert.Equal(t, 1, c.play("e2e4").Ply, "and then one can play")

			page := newBrowser(t, nil)
			page.cookies[site.GameCookie] = value
			assert.Contains(t, text(t, page.get("/")), "could not be read")
			c.cookies[site.GameCookie] = value
			assert.Zero(t, c.start("", "two").Ply, "starting over works at once")
		})
	}
}

func mustCookies(t testing.TB, keys ...[]byte) site.Jar {
	t.Helper()
	jar, err := site.NewJar(keys)
	require.NoError(t, err)
	return jar
}

func TestKeysRotate(t *testing.T) {
	old, next := testKey, []byte(strings.Repeat("next ", 8))
	c := newClient(t, nil)
	c.play("e2e4")
	c.handler = newTestServer(t, func(config *Config) { config.Keys = [][]byte{next, old} })
	assert.Equal(t, 1, c.board().Ply, "signed with the old key")
	decode[map[string]any](t, c.get("/move"), http.StatusOK)
	c.handler = newTestServer(t, func(config *Config) { config.Keys = [][]byte{next} })
	assert.Equal(t, 2, c.board().Ply, "signed anew with the next one")
}

func TestKeysAreChecked(t *testing.T) {
	config := testConfig()
	config.Keys = nil
	_, err := New(config)
	require.ErrorContains(t, err, "no signing key")
	config.Keys = [][]byte{testKey, []byte("short")}
	_, err = New(config)
	require.ErrorContains(t, err, "signing key 2 has 5 bytes")
}

func TestCookieAttributes(t *testing.T) {
	s := newTestServer(t, func(config *Config) {
		config.Proxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
	})
	for name, x := range map[string]struct {
		change func(*http.Request)
		secure bool
	}{
		"plain": {func(*http.Request) {}, false},
		"TLS":   {func(r *http.Request) { r.TLS = &tls.ConnectionState{} }, true},
		"TLS to a proxy": {func(r *http.Request) {
			r.RemoteAddr = "10.1.2.3:4"
			r.Header.Set("X-Forwarded-Proto",
				"https")
		}, true},
		"anyone's word for it": {func(r *http.Request) { r.Header.Set("X-Forwarded-Proto", "https") }, false},
	} {
		t.Run(name, func(t *testing.T) {
			r := httptest.NewRequest(http.MethodPost, "/move", strings.NewReader("from=e2&to=e4"))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			x.change(r)
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			cookies := w.Result().Cookies()
			require.Len(t, cookies, 3, w.Body)
			prefix := map[bool]string{true: "__Host-"}[x.secure]
			assert.Equal(t, prefix+"chess", cookies[2].Name)
			assert.Equal(t, prefix+"chess_seen", cookies[0].Name)
			assert.Equal(t, prefix+"chess_own", cookies[1].Name)
			for _, cookie := range cookies {
				assert.Equal(t, "/", cookie.Path)
				assert.True(t, cookie.HttpOnly)
				assert.Equal(t, http.SameSiteLaxMode, cookie.SameSite)
				assert.Equal(t, 365*24*60*60, cookie.MaxAge)
				assert.Equal(t, x.secure, cookie.Secure)
			}
		})
	}
}

// longGame plays random moves that avoid draws, until a number of plies is played.
func longGame(t testing.TB, plies int) *tutor.Game {
	for seed := range uint64(1000) {
		random := rand.New(rand.NewPCG(seed, 0))
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Ply() < plies && g.Outcome() == chess.Playing {
			moves := g.Position().Moves()
			random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
			// Pawn moves and captures only when the fifty moves run out: games last longer.
			slices.SortStableFunc(moves, func(a, b chess.Move) int { return irreversible(g, a) - irreversible(g, b) })
			require.NoError(t, g.Play(moves[0]))
		}
		if g.Ply() == plies {
			return g
		}
	}
	require.Fail(t, "no game so long was found")
	return nil
}

func irreversible(g *tutor.Game, m chess.Move) int {
	p := g.Position()
	changes := p.At(m.From()).Type() == chess.Pawn || chess.Taken(p, m) != chess.NoPiece
	if changes != (p.Clock() > 60) {
		return 1
	}
	return 0
}

func TestThreeHundredMovesFitInOneCookie(t *testing.T) {
	value, err := mustCookies(t, testKey).Sign(site.GameCookie, longGame(t, 600).Encode())
	require.NoError(t, err)
	assert.LessOrEqual(t, len(site.GameCookie)+1+len(value), 4096)
}

func TestATooLongGameRefusesItsNextMove(t *testing.T) {
	s := newTestServer(t, nil)
	g := longGame(t, 600)
	short := securecookie.New(testKey, nil).SetSerializer(securecookie.NopEncoder{})
	value, err := securecookie.EncodeMulti(site.GameCookie, g.Encode(), short)
	require.NoError(t, err)
	s.site.Cookies.Most = len(value)
	c := &client{t: t, handler: s, cookies: map[string]string{site.GameCookie: value}, accept: "application/json"}
	before := c.board()
	require.Equal(t, 600, before.Ply)
	for range 9 { // one of the next few moves no longer fits
		m := before.legal(t)
		r := c.post("/move", "from", m[:2], "to", m[2:4], "promotion", m[4:])
		if r.StatusCode == http.StatusConflict {
			answer := requireRefused(t, r, http.StatusConflict, "too long")
			assert.Equal(t, before, *answer.Board)
			assert.Equal(t, before, c.board(), "what there was is kept")
			return
		}
		before = decode[gameBoard](t, r, http.StatusOK)
	}
	t.Fatal("every move fitted")
}

// legal returns a legal move of the position on a board.
func (b gameBoard) legal(t testing.TB) string {
	p, err := chess.ParseFEN(b.FEN)
	require.NoError(t, err)
	return p.Moves()[0].String()
}

func BenchmarkGameCookie(b *testing.B) {
	jar := mustCookies(b, testKey)
	g := longGame(b, 80)
	for b.Loop() {
		if _, err := jar.Sign(site.GameCookie, g.Encode()); err != nil {
			b.Fatal(err)
		}
	}
}

// Whatever cookies a browser sends, the page shows a game, and starting over works.
func FuzzCookies(f *testing.F) {
	c := newClient(f, nil)
	c.play("e2e4")
	c.post("/settings", "sound", "false")
	f.Add(c.cookies[site.GameCookie], c.cookies["chess_settings"])
	f.Add("", "%")
	f.Add(c.cookies["chess_settings"], c.cookies[site.GameCookie])
	f.Add(c.cookies[site.GameCookie][:40], "AAAA")
	s := newTestServer(f, nil)
	f.Fuzz(func(t *testing.T, game, settings string) {
		c := &client{
			t:       t,
			handler: s,
			cookies: map[string]string{site.GameCookie: game, "chess_settings": settings},
			accept:  "application/json",
			unknown: true,
		}
		b := c.board()
		require.Len(t, b.UCI, b.Ply)
		again := c.board()
		require.Equal(t, b.FEN, again.FEN)
		require.Nil(t, again.Notice, "a cookie that cannot be read is ended")
		require.Zero(t, c.start("", "two").Ply)
	})
}

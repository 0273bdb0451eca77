package web_test

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
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

func TestBadCookies(t *testing.T) {
	fresh := webtest.NewClient(t, nil)
	fresh.Play("e2e4")
	good := fresh.Cookies[site.GameCookie]
	later, err := webtest.Jar(t, webtest.Key).Sign(site.GameCookie, []byte{99, 1, 2, 3, 4, 5, 6, 7})
	require.NoError(t, err)
	other, err := webtest.Jar(t, []byte(strings.Repeat("x", 32))).Sign(site.GameCookie, []byte{1, 0, 1, 2, 3, 4, 1})
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
			c := webtest.NewClient(t, nil)
			c.Cookies[site.GameCookie] = value
			answer := webtest.RequireRefused(t, c.Post("/move", "from", "e2", "to", "e4"), http.StatusConflict,
				"could not be read")
			assert.Zero(t, answer.Board.Ply)
			webtest.RequireRefused(t, c.Get("/move"), http.StatusConflict, "could not be read")
			assert.Equal(t, http.StatusOK, c.Get("/moves").StatusCode)

			b := c.Board()
			require.NotNil(t, b.Notice)
			assert.Contains(t, *b.Notice, "could not be read")
			assert.Zero(t, b.Ply)
			assert.Nil(t, c.Board().Notice, "said once")
			assert.Equal(t, 1, c.Play("e2e4").Ply, "and then one can play")

			page := webtest.NewBrowser(t, nil)
			page.Cookies[site.GameCookie] = value
			assert.Contains(t, webtest.Text(t, page.Get("/")), "could not be read")
			c.Cookies[site.GameCookie] = value
			assert.Zero(t, c.Start("", "two").Ply, "starting over works at once")
		})
	}
}

func TestKeysRotate(t *testing.T) {
	old, next := webtest.Key, []byte(strings.Repeat("next ", 8))
	c := webtest.NewClient(t, nil)
	c.Play("e2e4")
	c.Handler = webtest.NewServer(t, func(config *web.Config) { config.Keys = [][]byte{next, old} })
	assert.Equal(t, 1, c.Board().Ply, "signed with the old key")
	webtest.Decode[map[string]any](t, c.Get("/move"), http.StatusOK)
	c.Handler = webtest.NewServer(t, func(config *web.Config) { config.Keys = [][]byte{next} })
	assert.Equal(t, 2, c.Board().Ply, "signed anew with the next one")
}

func TestKeysAreChecked(t *testing.T) {
	config := webtest.Config()
	config.Keys = nil
	_, err := web.New(config)
	require.ErrorContains(t, err, "no signing key")
	config.Keys = [][]byte{webtest.Key, []byte("short")}
	_, err = web.New(config)
	require.ErrorContains(t, err, "signing key 2 has 5 bytes")
}

func TestCookieAttributes(t *testing.T) {
	s := webtest.NewServer(t, func(config *web.Config) {
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
	value, err := webtest.Jar(t, webtest.Key).Sign(site.GameCookie, longGame(t, 600).Encode())
	require.NoError(t, err)
	assert.LessOrEqual(t, len(site.GameCookie)+1+len(value), 4096)
}

func TestATooLongGameRefusesItsNextMove(t *testing.T) {
	s := webtest.NewServer(t, nil)
	g := longGame(t, 600)
	short := securecookie.New(webtest.Key, nil).SetSerializer(securecookie.NopEncoder{})
	value, err := securecookie.EncodeMulti(site.GameCookie, g.Encode(), short)
	require.NoError(t, err)
	s.Site().Cookies.Most = len(value)
	c := &webtest.Client{T: t, Handler: s, Cookies: map[string]string{site.GameCookie: value},
		Accept: "application/json"}
	before := c.Board()
	require.Equal(t, 600, before.Ply)
	for range 9 { // one of the next few moves no longer fits
		m := legal(before, t)
		r := c.Post("/move", "from", m[:2], "to", m[2:4], "promotion", m[4:])
		if r.StatusCode == http.StatusConflict {
			answer := webtest.RequireRefused(t, r, http.StatusConflict, "too long")
			assert.Equal(t, before, *answer.Board)
			assert.Equal(t, before, c.Board(), "what there was is kept")
			return
		}
		before = webtest.Decode[webtest.Board](t, r, http.StatusOK)
	}
	t.Fatal("every move fitted")
}

// legal returns a legal move of the position on a board.
func legal(b webtest.Board, t testing.TB) string {
	p, err := chess.ParseFEN(b.FEN)
	require.NoError(t, err)
	return p.Moves()[0].String()
}

func BenchmarkGameCookie(b *testing.B) {
	jar := webtest.Jar(b, webtest.Key)
	g := longGame(b, 80)
	for b.Loop() {
		if _, err := jar.Sign(site.GameCookie, g.Encode()); err != nil {
			b.Fatal(err)
		}
	}
}

// Whatever cookies a browser sends, the page shows a game, and starting over works.
func FuzzCookies(f *testing.F) {
	c := webtest.NewClient(f, nil)
	c.Play("e2e4")
	c.Post("/settings", "sound", "false")
	f.Add(c.Cookies[site.GameCookie], c.Cookies["chess_settings"])
	f.Add("", "%")
	f.Add(c.Cookies["chess_settings"], c.Cookies[site.GameCookie])
	f.Add(c.Cookies[site.GameCookie][:40], "AAAA")
	s := webtest.NewServer(f, nil)
	f.Fuzz(func(t *testing.T, game, settings string) {
		c := &webtest.Client{
			T:       t,
			Handler: s,
			Cookies: map[string]string{site.GameCookie: game, "chess_settings": settings},
			Accept:  "application/json",
			Unknown: true,
		}
		b := c.Board()
		require.Len(t, b.UCI, b.Ply)
		again := c.Board()
		require.Equal(t, b.FEN, again.FEN)
		require.Nil(t, again.Notice, "a cookie that cannot be read is ended")
		require.Zero(t, c.Start("", "two").Ply)
	})
}

package web

import (
	"crypto/tls"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gorilla/securecookie"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func TestBadCookies(t *testing.T) {
	fresh := newClient(t, nil)
	fresh.play("e2e4")
	good := fresh.cookies[gameCookie]
	later, err := securecookie.EncodeMulti(gameCookie, []byte{99, 1, 2, 3, 4, 5, 6, 7}, mustCookies(t, testKey).codecs...)
	require.NoError(t, err)
	other, err := securecookie.EncodeMulti(gameCookie, []byte{1, 0, 1, 2, 3, 4, 1}, mustCookies(t, []byte(strings.Repeat("x", 32))).codecs...)
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
			c.cookies[gameCookie] = value
			answer := requireRefused(t, c.post("/move", "from", "e2", "to", "e4"), http.StatusConflict, "could not be read")
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
			page.cookies[gameCookie] = value
			assert.Contains(t, text(t, page.get("/")), "could not be read")
			c.cookies[gameCookie] = value
			assert.Zero(t, c.start("", "two").Ply, "starting over works at once")
		})
	}
}

func mustCookies(t testing.TB, keys ...[]byte) cookies {
	t.Helper()
	jar, err := newCookies(keys)
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
		"plain":                {func(*http.Request) {}, false},
		"TLS":                  {func(r *http.Request) { r.TLS = &tls.ConnectionState{} }, true},
		"TLS to a proxy":       {func(r *http.Request) { r.RemoteAddr = "10.1.2.3:4"; r.Header.Set("X-Forwarded-Proto", "https") }, true},
		"anyone's word for it": {func(r *http.Request) { r.Header.Set("X-Forwarded-Proto", "https") }, false},
	} {
		t.Run(name, func(t *testing.T) {
			r := httptest.NewRequest(http.MethodPost, "/move", strings.NewReader("from=e2&to=e4"))
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			x.change(r)
			w := httptest.NewRecorder()
			s.ServeHTTP(w, r)
			require.Len(t, w.Result().Cookies(), 1, w.Body)
			cookie := w.Result().Cookies()[0]
			assert.Equal(t, "chess", cookie.Name)
			assert.Equal(t, "/", cookie.Path)
			assert.True(t, cookie.HttpOnly)
			assert.Equal(t, http.SameSiteLaxMode, cookie.SameSite)
			assert.Equal(t, 365*24*60*60, cookie.MaxAge)
			assert.Equal(t, x.secure, cookie.Secure)
		})
	}
}

// A cookie of every version released still opens. Their age is not looked at
// here: they were signed once and stay as they are.
func TestReleasedCookiesOpen(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "released-cookies.txt"))
	require.NoError(t, err)
	ageless := securecookie.New(testKey, nil).SetSerializer(securecookie.NopEncoder{}).MaxAge(0)
	opened := 0
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		value, want, _ := strings.Cut(rest, " ")
		var data []byte
		require.NoError(t, securecookie.DecodeMulti(name, value, &data, ageless), line)
		if name == gameCookie {
			g, err := tutor.DecodeGame(data)
			require.NoError(t, err, line)
			assert.Equal(t, want, strings.Join(g.SAN(), " "))
		} else {
			c := decodeSettings(data)
			assert.Equal(t, want, strings.TrimSpace(fmt.Sprintf("%t %s", c.on(soundSetting), c.without())))
		}
		opened++
	}
	assert.NotZero(t, opened)
}

func TestSignedLength(t *testing.T) {
	jar := mustCookies(t, testKey)
	for n := range 400 {
		value, err := jar.sign(gameCookie, make([]byte, n))
		require.NoError(t, err)
		require.Len(t, value, signedLength(n))
	}
}

func TestCookiesOfRealGamesAreSmall(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "tutor", "testdata", "games.txt"))
	require.NoError(t, err)
	jar := mustCookies(t, testKey)
	var lengths []int
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Seed: 1 << 31})
		for san := range strings.FieldsSeq(line) {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		require.Equal(t, 80, g.Ply())
		value, err := jar.sign(gameCookie, g.Encode())
		require.NoError(t, err)
		lengths = append(lengths, len(value))
	}
	slices.Sort(lengths)
	t.Log("characters after 80 plies:", lengths)
	assert.LessOrEqual(t, lengths[len(lengths)/2], 160)
}

// longGame plays at random, turning away from draws, until plies are played.
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
	changes := p.At(m.From()).Type() == chess.Pawn || tutor.Taken(p, m) != chess.NoPiece
	if changes != (p.Clock() > 60) {
		return 1
	}
	return 0
}

func TestThreeHundredMovesFitInOneCookie(t *testing.T) {
	value, err := mustCookies(t, testKey).sign(gameCookie, longGame(t, 600).Encode())
	require.NoError(t, err)
	assert.LessOrEqual(t, len(gameCookie)+1+len(value), 4096)
}

func TestATooLongGameRefusesItsNextMove(t *testing.T) {
	s := newTestServer(t, nil)
	g := longGame(t, 600)
	short := securecookie.New(testKey, nil).SetSerializer(securecookie.NopEncoder{})
	value, err := securecookie.EncodeMulti(gameCookie, g.Encode(), short)
	require.NoError(t, err)
	s.site.cookies.most = len(value)
	c := &client{t: t, handler: s, cookies: map[string]string{gameCookie: value}, accept: "application/json"}
	before := c.board()
	require.Equal(t, 600, before.Ply)
	for range 9 { // some move of the next few no longer fits
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
		if _, err := jar.sign(gameCookie, g.Encode()); err != nil {
			b.Fatal(err)
		}
	}
}

// Whatever a browser sends as cookies, there is a game to be seen, and starting
// over always works.
func FuzzCookies(f *testing.F) {
	c := newClient(f, nil)
	c.play("e2e4")
	c.post("/settings", "sound", "true")
	f.Add(c.cookies[gameCookie], c.cookies[settingsCookie])
	f.Add("", "%")
	f.Add(c.cookies[settingsCookie], c.cookies[gameCookie])
	f.Add(c.cookies[gameCookie][:40], "AAAA")
	s := newTestServer(f, nil)
	f.Fuzz(func(t *testing.T, game, settings string) {
		c := &client{t: t, handler: s, cookies: map[string]string{gameCookie: game, settingsCookie: settings}, accept: "application/json", unknown: true}
		b := c.board()
		require.Len(t, b.UCI, b.Ply)
		again := c.board()
		require.Equal(t, b.FEN, again.FEN)
		require.Nil(t, again.Notice, "a cookie that cannot be read is ended")
		require.Zero(t, c.start("", "two").Ply)
	})
}

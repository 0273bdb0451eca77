package site

import (
	"fmt"
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

// A cookie of every version released still opens. Their age is not looked at
// here: they were signed once and stay as they are.
func TestReleasedCookiesOpen(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "released-cookies.txt"))
	require.NoError(t, err)
	ageless := securecookie.New(jarKey, nil).SetSerializer(securecookie.NopEncoder{}).MaxAge(0)
	opened := 0
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		value, want, _ := strings.Cut(rest, " ")
		var data []byte
		require.NoError(t, securecookie.DecodeMulti(name, value, &data, ageless), line)
		if name == GameCookie {
			g, err := tutor.DecodeGame(data)
			require.NoError(t, err, line)
			assert.Equal(t, want, strings.Join(g.SAN(), " "))
		} else {
			c := decodeSettings(data)
			assert.Equal(t, want, strings.TrimSpace(fmt.Sprintf("%t %s", c.On(Sound), c.Without())))
		}
		opened++
	}
	assert.NotZero(t, opened)
}

func TestSignedLength(t *testing.T) {
	jar := jarOf(t, jarKey)
	for n := range 400 {
		value, err := jar.Sign(GameCookie, make([]byte, n))
		require.NoError(t, err)
		require.Len(t, value, signedLength(n))
	}
}

func TestACookieHoldsWhatCanBeSigned(t *testing.T) {
	jar := jarOf(t, jarKey)
	jar.Most = 400
	for n := range 400 {
		_, err := jar.Sign(GameCookie, make([]byte, n))
		require.Equal(t, err == nil, jar.Holds(n), "%d bytes", n)
	}
	assert.True(t, jar.Holds(0))
	assert.False(t, jar.Holds(400))
}

func TestCookiesOfRealGamesAreSmall(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "tutor", "testdata", "games.txt"))
	require.NoError(t, err)
	jar := jarOf(t, jarKey)
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
		value, err := jar.Sign(GameCookie, g.Encode())
		require.NoError(t, err)
		lengths = append(lengths, len(value))
	}
	slices.Sort(lengths)
	t.Log("characters after 80 plies:", lengths)
	assert.LessOrEqual(t, lengths[len(lengths)/2], 160)
}

var jarKey = []byte("a key for tests alone, of 32 bytes or more")

func jarOf(t testing.TB, keys ...[]byte) Jar {
	t.Helper()
	jar, err := NewJar(keys)
	require.NoError(t, err)
	return jar
}

package webtest

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// Jar signs cookies with keys.
func Jar(t testing.TB, keys ...[]byte) site.Jar {
	t.Helper()
	jar, err := site.NewJar(keys)
	require.NoError(t, err)
	return jar
}

// Hold gives a client a game, as if it had been played: moves in SAN from a position, the usual start if fen is "".
func (c *Client) Hold(fen, moves string, setup tutor.Setup) *tutor.Game {
	c.T.Helper()
	setup.Start = chess.Start()
	if fen != "" {
		var err error
		setup.Start, err = chess.ParseFEN(fen)
		require.NoError(c.T, err)
	}
	g := tutor.NewGame(setup)
	for san := range strings.FieldsSeq(moves) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(c.T, err, san)
		require.NoError(c.T, g.Play(m))
	}
	value, err := Jar(c.T, Key).Sign(site.GameCookie, g.Encode())
	require.NoError(c.T, err)
	c.Cookies[site.GameCookie] = value
	return g
}

// Used gives a client every cookie of the site.
func Used(t *testing.T, c *Client) {
	t.Helper()
	require.Equal(t, http.StatusOK, c.Post("/progress/reset").StatusCode)
	require.Equal(t, http.StatusOK, c.Post("/settings", "sound", "false").StatusCode)
	c.Play("e2e4")
	Decode[map[string]any](t, c.Get("/move"), http.StatusOK)
	c.Play("d2d4")
	for _, name := range site.Cookies() {
		require.Contains(t, c.Cookies, name)
	}
}

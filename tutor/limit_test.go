package tutor

import (
	"encoding/base64"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// longGame is a game of 5,000 plies, as a cookie held it before there was MaxPlies.
func longGame(t testing.TB) (*Game, []byte) {
	t.Helper()
	text, err := os.ReadFile("testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(string(text[:len(text)-1]))
	require.NoError(t, err)
	g, err := DecodeGame(data)
	require.NoError(t, err)
	return g, data
}

func TestALongGameIsADraw(t *testing.T) {
	long, _ := longGame(t)
	g := NewGame(Setup{Start: chess.Start()})
	for ply, m := range long.Moves()[:MaxPlies] {
		require.Equal(t, chess.Playing, g.Outcome())
		require.Equal(t, MaxPlies-ply, g.PliesLeft())
		require.NoError(t, g.Play(m))
	}
	assert.Equal(t, chess.MoveLimit, g.Outcome())
	assert.Zero(t, g.PliesLeft())
	assert.ErrorIs(t, g.Play(long.Moves()[MaxPlies]), chess.ErrGameOver)
	assert.Equal(t, MaxPlies, g.Ply())
	assert.Equal(t, KindMoveLimit, NewSurvey(g.Position()).Advice(g, g.Ply())[0].Kind)
	back, err := DecodeGame(g.Encode())
	require.NoError(t, err)
	assert.Equal(t, chess.MoveLimit, back.Outcome())
	require.True(t, g.TakeBack())
	assert.Equal(t, chess.Playing, g.Outcome())
}

// A game that was stored when there was no limit is read for ever, and is a draw.
func TestAStoredGameMayBeLonger(t *testing.T) {
	g, data := longGame(t)
	assert.Equal(t, 5000, g.Ply())
	assert.Equal(t, chess.MoveLimit, g.Outcome())
	assert.Equal(t, data, g.Encode())
	assert.Equal(t, chess.MoveLimit, g.Until(2000).Outcome())
	assert.Equal(t, chess.Playing, g.Until(MaxPlies-1).Outcome())
	assert.Zero(t, g.PliesLeft())
}

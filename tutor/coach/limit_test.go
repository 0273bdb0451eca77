package coach

import (
	"encoding/base64"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// longGame is a game of 5,000 plies, as a cookie held it before there was MaxPlies.
func longGame(t testing.TB) (*tutor.Game, []byte) {
	t.Helper()
	text, err := os.ReadFile("../testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(string(text[:len(text)-1]))
	require.NoError(t, err)
	g, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	return g, data
}

func TestALongGameIsADraw(t *testing.T) {
	long, _ := longGame(t)
	g := tutor.NewGame(tutor.Setup{Start: chess.Start()})
	for ply, m := range long.Moves()[:tutor.MaxPlies] {
		require.Equal(t, chess.Playing, g.Outcome())
		require.Equal(t, tutor.MaxPlies-ply, g.PliesLeft())
		require.NoError(t, g.Play(m))
	}
	assert.Equal(t, chess.MoveLimit, g.Outcome())
	assert.Zero(t, g.PliesLeft())
	assert.ErrorIs(t, g.Play(long.Moves()[tutor.MaxPlies]), chess.ErrGameOver)
	assert.Equal(t, tutor.MaxPlies, g.Ply())
	assert.Equal(t, fact.KindMoveLimit, NewSurvey(g.Position()).Advice(g, g.Ply())[0].Kind)
	back, err := tutor.DecodeGame(g.Encode())
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
	assert.Equal(t, data[1:], g.Encode()[1:], "all but the version")
	assert.Equal(t, chess.MoveLimit, g.Until(2000).Outcome())
	assert.Equal(t, chess.Playing, g.Until(tutor.MaxPlies-1).Outcome())
	assert.Zero(t, g.PliesLeft())
}

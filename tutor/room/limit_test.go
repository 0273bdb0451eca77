package room

import (
	"encoding/base64"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// longMoves are the moves of a game of 5,000 plies.
func longMoves(t testing.TB) (moves []string) {
	t.Helper()
	text, err := os.ReadFile("../testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(string(text[:len(text)-1]))
	require.NoError(t, err)
	g, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	for _, m := range g.Moves() {
		moves = append(moves, m.String())
	}
	return moves
}

func TestALongGameIsADraw(t *testing.T) {
	moves := longMoves(t)
	d := newTestRoom(t, Clock{Initial: time.Hour}).start().plays(moves[:tutor.MaxPlies-1]...)
	require.Equal(t, Playing, d.room.Status())
	d.plays(moves[tutor.MaxPlies-1])
	d.ended(Nobody, "move-limit")
	assert.Equal(t, Score{Draws: 1}, d.room.Score())
	assert.Equal(t, d.room.Remaining(chess.White, d.now), d.room.Remaining(chess.White, d.now.Add(time.Hour)))
	_, _, due := d.room.Due()
	assert.False(t, due)
	for name, command := range commands {
		if commandKinds[name].is(timed) {
			e, err := command(d.room, Maker, d.now)
			d.refuses(ErrOver, e, err)
		}
	}
	d.must(d.room.Rematch(Maker, d.now))
	d.must(d.room.Rematch(Guest, d.now))
	assert.Equal(t, Score{Draws: 1}, d.room.Score())
	assert.Zero(t, d.room.Game().Ply())
}

package game

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// played returns a game of random-looking moves.
func played(t *testing.T, plies int) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start()})
	for i := range plies {
		moves := g.Position().Moves()
		require.NoError(t, g.Play(moves[i*7%len(moves)]))
	}
	return g
}

// Requests that come at once and change what they got find the cached game as it was. Run with -race.
func TestACachedGameIsNeverChanged(t *testing.T) {
	k := NewGames(nil, chess.Start())
	data := k.Encode(played(t, 30))
	var wait sync.WaitGroup
	for i := range 16 {
		wait.Go(func() {
			g, err := k.Decode(data)
			if !assert.NoError(t, err) {
				return
			}
			g.SetLevel(ai.Strongest)
			g.TakeHint(2)
			if i%2 == 0 {
				assert.True(t, g.TakeBack())
			}
			for range 3 {
				moves := g.Position().Moves()
				assert.NoError(t, g.Play(moves[i%len(moves)]))
			}
			k.Encode(g)
		})
	}
	wait.Wait()
	again, err := k.Decode(data)
	require.NoError(t, err)
	assert.Equal(t, data, again.Encode())
}

func TestTheCacheOfGamesIsBounded(t *testing.T) {
	k := NewGames(nil, chess.Start())
	k.games.Most = 100
	for plies := range 60 {
		data := k.Encode(played(t, plies))
		again, err := k.Decode(data)
		require.NoError(t, err)
		assert.Equal(t, plies, again.Ply())
	}
	long := k.Encode(played(t, 120))
	_, kept := k.games.Get(string(long))
	assert.False(t, kept, "it alone would be more than a generation")
	again, err := k.Decode(long)
	require.NoError(t, err)
	assert.Equal(t, 120, again.Ply())
}

func TestBytesThatAreNoGameAreNotCached(t *testing.T) {
	k := NewGames(nil, chess.Start())
	data := []byte{99, 1, 2, 3, 4, 5, 6, 7}
	_, err := k.Decode(data)
	require.ErrorIs(t, err, tutor.ErrBadGame)
	_, kept := k.games.Get(string(data))
	assert.False(t, kept)
}

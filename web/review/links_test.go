package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/link"
)

// textOfPlies returns the text of the link of a game with so many plies, in which pieces wander.
func textOfPlies(t *testing.T, plies int) string {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for g.Ply() < plies {
		moves := g.Position().Moves()
		for i := range moves { // one after which the game goes on, and which differs from ply to ply
			next := g.Clone()
			if next.Play(moves[(i+7*g.Ply())%len(moves)]) == nil && next.Outcome() == chess.Playing {
				g = next
				break
			}
		}
	}
	return link.Encode(g)
}

// A game that was decoded lately is kept, and what is done to the one that is returned is not done to it.
func TestDecodedGamesAreKept(t *testing.T) {
	k := newLinks()
	text := textOfPlies(t, 20)
	first, err := k.decode(text)
	require.NoError(t, err)
	_, kept := k.games.Get(text)
	assert.True(t, kept)
	again, err := k.decode(text)
	require.NoError(t, err)
	assert.Equal(t, first.Rev(), again.Rev())
	require.True(t, again.TakeBack())
	once, err := k.decode(text)
	require.NoError(t, err)
	assert.Equal(t, first.Rev(), once.Rev())
	_, err = k.decode(strings.Repeat("x", 100))
	assert.ErrorIs(t, err, link.ErrNoGame)
}

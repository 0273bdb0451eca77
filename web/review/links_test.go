package review

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/link"
	"chesstutor/web/site"
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

// Long links are decoded one at a time, and refused where too many wait; others, and those decoded lately, are not.
func TestLongLinksTakeTurns(t *testing.T) {
	k := newLinks()
	short, long, known := textOfPlies(t, 20), textOfPlies(t, 240), textOfPlies(t, 242)
	require.Less(t, len(short), longLink)
	require.Greater(t, len(long), longLink)
	first, err := k.decode(t.Context(), known)
	require.NoError(t, err)

	leave, err := k.long.Enter(t.Context())
	require.NoError(t, err)
	waiting := make(chan error, mostWaiting+1)
	for range mostWaiting + 1 {
		go func() {
			_, err := k.decode(t.Context(), long)
			waiting <- err
		}()
	}
	var refused *site.Refusal
	require.ErrorAs(t, <-waiting, &refused, "there is room for one fewer")
	assert.Equal(t, http.StatusServiceUnavailable, refused.Status)
	_, err = k.decode(t.Context(), short)
	require.NoError(t, err)
	again, err := k.decode(t.Context(), known)
	require.NoError(t, err)
	assert.Equal(t, first.Rev(), again.Rev())
	require.True(t, again.TakeBack())
	kept, err := k.decode(t.Context(), known)
	require.NoError(t, err)
	assert.Equal(t, first.Rev(), kept.Rev(), "what is done to a game is not done to the one that is kept")
	leave()
	for range mostWaiting {
		require.NoError(t, <-waiting)
	}
	_, err = k.decode(t.Context(), strings.Repeat("x", longLink+1))
	assert.ErrorIs(t, err, link.ErrNoGame)
}

package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A moment whose question has no name for what was there tells which answer was to be feared; and a right try that
// takes what attacks a piece is told so, not what else it attacks.
func TestAMomentWithoutANameTellsWhatToFear(t *testing.T) {
	const moves = "e2e4 e7e5 g1f3 b8c6 f1b5 f8c5 e1g1 a7a6 b5c4 b7b5 c4d5 g8f6 " +
		"b1c3 e8g8 d2d3 g7g6 c1g5 c5e7 a2a3 a8b8 b2b4 c6d4 d1d2 d4f3"
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for _, uci := range strings.Fields(moves) {
		m, err := g.Position().ParseUCI(uci)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	r := whole(t, g, chess.Black)
	m, ok := r.Moment(19) // a rook moved, and a bishop could take the knight that guards a pawn
	require.True(t, ok)
	require.False(t, m.asks())
	told := r.Moves()[19].Told
	assert.Equal(t, "d5c6", told.Fears.String())
	assert.False(t, told.Came)
	assert.Nil(t, told.Missed)
	assert.Equal(t, m.Hint[3].Move, told.Better.Move)
	takes, err := g.PositionAt(19).ParseUCI("f6d5")
	require.NoError(t, err)
	tried, err := r.Try(t.Context(), searchNow, m, takes)
	require.NoError(t, err)
	require.True(t, tried.Right)
	require.Equal(t, fact.KindHintMove, tried.Why.Kind)
	assert.Equal(t, fact.KindHintPlan, tried.Why.Ideas[0].Kind)
}

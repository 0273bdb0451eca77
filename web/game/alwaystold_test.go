package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// A piece that was just lost is told instead of a question, and plans are told beside it. Beside a grave danger none
// is.
func TestALostPieceIsAlwaysTold(t *testing.T) {
	lost, plan := fact.Fact{Kind: fact.KindLostPiece, Count: -9}, fact.Fact{Kind: fact.KindPlanKeep}
	danger := fact.Fact{Kind: fact.KindHanging, Count: -3}
	assert.True(t, alwaysTold(lost))
	assert.True(t, alwaysTold(danger))
	assert.False(t, alwaysTold(plan))
	assert.Len(t, adviceOnce([]fact.Fact{lost, plan}), 2)
	assert.Len(t, adviceOnce([]fact.Fact{danger, plan}), 1)
}

// Who has seen three dangers of a pawn is asked about the next one, and told of it if it is still there a turn later.
func TestWhatStillHoldsIsTold(t *testing.T) {
	p, err := chess.ParseFEN("rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
	require.NoError(t, err)
	e5, err := p.ParseUCI("e4e5")
	require.NoError(t, err)
	v, survey := Viewer{}, coach.NewSurvey(&p)
	pawn := fact.On(&p, e5.From())
	danger := fact.Fact{Kind: fact.KindHanging, Side: chess.White, Start: p, Pieces: pawn, Count: -1}
	assert.False(t, v.asksOf([]fact.Fact{danger}), "nothing was seen yet")
	for seed := range uint32(3) {
		g := tutor.NewGame(tutor.Setup{Start: p, Seed: seed + 1})
		require.True(t, v.Seen.Count(g, survey, &danger, e5))
	}
	assert.True(t, v.asksOf([]fact.Fact{danger}))
	danger.Again = true
	assert.False(t, v.asksOf([]fact.Fact{danger}))
}

package game

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Advice about a piece is given once; dangers and chances are all told.
func TestAdviceAboutAPieceIsGivenOnce(t *testing.T) {
	p := chess.Start()
	knight, pawn := fact.On(&p, chess.SquareAt(1, 0)), fact.On(&p, chess.SquareAt(3, 1))
	facts := []fact.Fact{
		{Kind: fact.KindPlanPiece, Pieces: knight}, {Kind: fact.KindHanging, Pieces: knight},
		{Kind: fact.KindPlanReach, Pieces: knight}, {Kind: fact.KindPlanAim, Pieces: pawn},
		{Kind: fact.KindHabitCastle}, {Kind: fact.KindPlanMiddle, Pieces: pawn},
	}
	var kinds []fact.Kind
	for _, f := range adviceOnce(facts) {
		kinds = append(kinds, f.Kind)
	}
	assert.Equal(t, []fact.Kind{
		fact.KindPlanPiece, fact.KindHanging, fact.KindPlanAim, fact.KindHabitCastle,
	}, kinds)
}

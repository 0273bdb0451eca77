package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Advice about a piece is given once, and so is that about a move, which may be a chance or the way out of a danger,
// too. Dangers and chances are all told.
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

	d4, err := p.ParseUCI("d2d4")
	require.NoError(t, err)
	way := fact.Fact{Kind: fact.KindPlanWay, Pieces: fact.On(&p, chess.SquareAt(2, 0)), Move: d4}
	for _, first := range []fact.Fact{
		{Kind: fact.KindPlanMiddle, Pieces: pawn, Move: d4},
		{Kind: fact.KindHanging, Pieces: knight, Ways: []fact.WayOut{{Move: d4}}},
		{Kind: fact.KindFree, Pieces: knight, Line: []chess.Move{d4}},
	} {
		assert.Len(t, adviceOnce([]fact.Fact{first, way}), 1, first.Kind)
	}
	assert.Len(t, adviceOnce([]fact.Fact{{Kind: fact.KindHabitCastle}, way}), 2)

	e4, err := p.ParseUCI("e2e4")
	require.NoError(t, err)
	way.Move = e4
	for lost, told := range map[int]int{-1: 2, -3: 1} { // a piece in danger leaves no time for it
		hangs := fact.Fact{Kind: fact.KindHanging, Pieces: knight, Count: lost}
		assert.Len(t, adviceOnce([]fact.Fact{hangs, way}), told, lost)
	}
}

// Praise, and that a piece was lost, call for nothing.
func TestWhatTheLineAdvises(t *testing.T) {
	assert.False(t, Commentary{}.advises())
	for kind, advises := range map[fact.Kind]bool{
		fact.KindHabitCenter: true, fact.KindFree: true, fact.KindPraiseFree: false, fact.KindLostPiece: false,
	} {
		line := &fact.Fact{Kind: kind}
		assert.Equal(t, advises, Commentary{Line: line}.advises(), kind)
		assert.False(t, Commentary{Line: line, Asked: line}.advises(), kind)
	}
}

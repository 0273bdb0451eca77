package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A pawn about to promote is told of to who has begun no lesson that teaches it.
func TestAPromotionIsToldOfInPlainWords(t *testing.T) {
	p := fenOf(t, "8/8/8/3k4/8/1r4R1/p4PPP/6K1 w - - 0 1")
	told := promotionDanger(&p)
	require.Len(t, told, 1)
	plain, ok := Plain(told[0], fact.Vocabulary{})
	assert.True(t, ok)
	assert.Equal(t, "Next, the pawn on a2 could become a queen.", English(plain, tutor.ToWhite))
}

// Who knows no lure is not led to a move whose square is marked as one that loses the piece.
func TestASacrificeIsNotToldInPlainWords(t *testing.T) {
	p := fenOf(t, "6k1/5ppp/8/3q4/8/8/5PPP/3R2K1 w - - 0 1")
	for uci, told := range map[string]bool{"d1d4": false, "d1d5": true, "d1a1": true} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		idea := fact.Fact{Kind: fact.KindIdeaChance, Concept: fact.Lured, Start: p, Move: m, Count: 3}
		idea.Ideas = []fact.Fact{idea}
		_, ok := Plain(idea, fact.Everything.Without(fact.Lured))
		assert.Equal(t, told, ok, uci)
	}
}

// Who has begun no lesson about plans is told in plain words what the move of a plan does.
func TestPlansAreToldInPlainWords(t *testing.T) {
	p := fenOf(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	for kind, want := range map[fact.Kind]string{
		fact.KindPlanWay:   "Move a pawn so that your knight on b1 can go to more squares.",
		fact.KindPlanAir:   "Move a pawn to give your knight on b1 a square to go to.",
		fact.KindPlanPiece: "Move your knight on b1 to where it can go to more squares.",
		fact.KindPlanReach: "Move your knight on b1 to where it can go to more squares.",
		fact.KindPlanAim:   "Move your knight on b1 so that it attacks more squares in the middle.",
		fact.KindPlanWeak:  "Try to attack your knight on b1.",
		fact.KindPlanFile:  "",
	} {
		plan := fact.Fact{Kind: kind, Start: p, Pieces: fact.On(&p, chess.SquareAt(1, 0))}
		plain, ok := Plain(plan, fact.Vocabulary{})
		assert.Equal(t, want != "", ok, kind)
		if ok {
			assert.Equal(t, want, English(plain, tutor.ToWhite), kind)
		}
	}
}

// A fork without a name is told by what it attacks, not by the piece that can do it.
func TestAnUnnamedForkIsToldByWhatItAttacks(t *testing.T) {
	facts, _ := toldOf(t, "4k3/8/8/1r3r2/8/8/4N3/4K3 w - - 0 1")
	var told []string
	for _, f := range Plainly(facts, fact.Everything.Without(fact.Fork)) {
		told = append(told, English(f, tutor.ToWhite))
	}
	require.NotEmpty(t, told)
	assert.Equal(t, "Try to attack the rook on b5.", told[0])
}

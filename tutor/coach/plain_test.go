package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
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

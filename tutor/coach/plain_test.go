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

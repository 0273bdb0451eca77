package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMove(t *testing.T) {
	p := mustParse(t, "r3k2r/P7/8/8/3pP3/8/8/R3K2R b KQkq e3 0 1")
	short := mustUCI(t, &p, "e8g8")
	assert.True(t, short.IsCastle())
	assert.False(t, short.IsEnPassant())
	from, to := short.CastleRook()
	assert.Equal(t, []Square{H8, F8}, []Square{from, to})
	from, to = mustUCI(t, &p, "e8c8").CastleRook()
	assert.Equal(t, []Square{A8, D8}, []Square{from, to})

	passing := mustUCI(t, &p, "d4e3")
	assert.True(t, passing.IsEnPassant())
	assert.False(t, passing.IsCastle())
	assert.Equal(t, "d4", passing.From().String())
	assert.Equal(t, "e3", passing.To().String())

	assert.Equal(t, "0000", NoMove.String())
	for letter, piece := range map[string]PieceType{"q": Queen, "r": Rook, "b": Bishop, "n": Knight, "": NoPieceType} {
		m := newMove(A8-8, A8)
		if piece != NoPieceType {
			m |= promotionKind(piece)
		}
		assert.Equal(t, piece, m.Promotion())
		assert.Equal(t, "a7a8"+letter, m.String())
		assert.False(t, m.IsCastle())
		assert.False(t, m.IsEnPassant())
	}
}

package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSquares(t *testing.T) {
	for s := A1; s <= H8; s++ {
		again, err := ParseSquare(s.String())
		assert.NoError(t, err)
		assert.Equal(t, s, again)
		assert.Equal(t, s, SquareAt(s.File(), s.Rank()))
		assert.Equal(t, (int(s.File())+int(s.Rank()))%2 == 0, s.Dark(), s)
		assert.Equal(t, []Square{s}, s.Bitboard().Squares())
	}
	assert.Equal(t, "e4", SquareAt(4, 3).String())
	assert.Equal(t, "-", NoSquare.String())
	for _, name := range []string{"", "e", "e0", "e9", "i1", "E4", "e44", "-", " e4"} {
		s, err := ParseSquare(name)
		assert.EqualError(t, err, "unreadable: square, "+quote(name))
		assert.Equal(t, NoSquare, s)
	}
}

func TestBitboards(t *testing.T) {
	corners := A1.Bitboard() | H1.Bitboard() | A8.Bitboard() | H8.Bitboard()
	assert.Equal(t, []Square{A1, H1, A8, H8}, corners.Squares())
	assert.Equal(t, 4, corners.Count())
	assert.Equal(t, A1, corners.First())
	assert.True(t, corners.Has(H8))
	assert.False(t, corners.Has(G8))
	assert.Equal(t, NoSquare, Bitboard(0).First())
	assert.Empty(t, Bitboard(0).Squares())
	assert.False(t, Bitboard(0).several())
	assert.False(t, A1.Bitboard().several())
	assert.True(t, corners.several())
	assert.Equal(t, 32, darkSquares.Count())
}

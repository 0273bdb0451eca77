package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPieces(t *testing.T) {
	tests := []struct {
		color        Color
		piece        PieceType
		letter       byte
		symbol, name string
	}{
		{White, King, 'K', "♔", "white king"},
		{White, Queen, 'Q', "♕", "white queen"},
		{White, Rook, 'R', "♖", "white rook"},
		{White, Bishop, 'B', "♗", "white bishop"},
		{White, Knight, 'N', "♘", "white knight"},
		{White, Pawn, 'P', "♙", "white pawn"},
		{Black, King, 'k', "♚", "black king"},
		{Black, Queen, 'q', "♛", "black queen"},
		{Black, Rook, 'r', "♜", "black rook"},
		{Black, Bishop, 'b', "♝", "black bishop"},
		{Black, Knight, 'n', "♞", "black knight"},
		{Black, Pawn, 'p', "♟", "black pawn"},
	}
	for _, test := range tests {
		pc := PieceOf(test.piece, test.color)
		assert.Equal(t, test.piece, pc.Type())
		assert.Equal(t, test.color, pc.Color())
		assert.Equal(t, test.letter, pc.Letter())
		assert.Equal(t, test.symbol, pc.Symbol())
		assert.Equal(t, test.name, pc.String())
		read, ok := parsePiece(test.letter)
		assert.True(t, ok)
		assert.Equal(t, pc, read)
	}
	assert.Equal(t, byte('N'), Knight.Letter())
	assert.Equal(t, "nothing", NoPiece.String())
	assert.Equal(t, "nothing", NoPieceType.String())
	assert.Empty(t, NoPiece.Symbol())
	assert.Equal(t, byte('.'), NoPiece.Letter())
	_, ok := parsePiece('.')
	assert.False(t, ok)
}

func TestColors(t *testing.T) {
	assert.Equal(t, Black, White.Other())
	assert.Equal(t, White, Black.Other())
	assert.Equal(t, "white", White.String())
	assert.Equal(t, "black", Black.String())
}

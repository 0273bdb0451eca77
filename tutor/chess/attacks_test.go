package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func square(t testing.TB, name string) Square {
	t.Helper()
	s, err := ParseSquare(name)
	assert.NoError(t, err)
	return s
}

func TestBetween(t *testing.T) {
	tests := []struct {
		a, b string
		want []string
	}{
		{"a1", "d1", []string{"b1", "c1"}},
		{"d1", "a1", []string{"b1", "c1"}},
		{"e2", "e5", []string{"e3", "e4"}},
		{"a1", "d4", []string{"b2", "c3"}},
		{"h1", "e4", []string{"g2", "f3"}},
		{"a1", "b1", nil},
		{"a1", "b3", nil},
		{"a1", "a1", nil},
		{"h1", "a2", nil},
	}
	for _, test := range tests {
		var got []string
		for _, s := range Between(square(t, test.a), square(t, test.b)).Squares() {
			got = append(got, s.String())
		}
		assert.Equal(t, test.want, got, "%s %s", test.a, test.b)
	}
}

func TestAttacks(t *testing.T) {
	occupied := square(t, "d6").Bitboard() | square(t, "b4").Bitboard()
	tests := []struct {
		pc   Piece
		from string
		want []string
	}{
		{PieceOf(Pawn, White), "a2", []string{"b3"}},
		{PieceOf(Pawn, White), "d4", []string{"c5", "e5"}},
		{PieceOf(Pawn, Black), "h7", []string{"g6"}},
		{PieceOf(Pawn, Black), "d4", []string{"c3", "e3"}},
		{PieceOf(Knight, White), "a1", []string{"c2", "b3"}},
		{PieceOf(King, Black), "a1", []string{"b1", "a2", "b2"}},
		{PieceOf(Rook, Black), "d4", []string{"d1", "d2", "d3", "b4", "c4", "e4", "f4", "g4", "h4", "d5", "d6"}},
		{PieceOf(Bishop, Black), "a1", []string{"b2", "c3", "d4", "e5", "f6", "g7", "h8"}},
		{NoPiece, "d4", nil},
	}
	for _, test := range tests {
		var got []string
		for _, s := range Attacks(test.pc, square(t, test.from), occupied).Squares() {
			got = append(got, s.String())
		}
		assert.Equal(t, test.want, got, "%s on %s", test.pc, test.from)
	}
	d4 := square(t, "d4")
	assert.Equal(t, Attacks(PieceOf(Rook, White), d4, occupied)|Attacks(PieceOf(Bishop, White), d4, occupied),
		Attacks(PieceOf(Queen, White), d4, occupied))
}

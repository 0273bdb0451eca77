package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestCastling asks for both castling moves of White in many situations.
func TestCastling(t *testing.T) {
	tests := []struct {
		name, fen   string
		short, long bool
	}{
		{"free", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true},
		{"no rights", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", false, false},
		{"the short right", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", true, false},
		{"in check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", false, false},
		{"through check on f1", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", false, true},
		{"through check on d1", "4k3/8/8/8/3r4/8/8/R3K2R w KQ - 0 1", true, false},
		{"into check on g1", "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", false, true},
		{"into check on c1", "4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1", true, false},
		{"b1 may be attacked", "4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", true, true},
		{"the rooks may be attacked", "4k3/8/8/8/r6r/8/8/R3K2R w KQ - 0 1", true, true},
		{"a man on b1", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", true, false},
		{"men on c1 and g1", "4k3/8/8/8/8/8/8/R1B1K1nR w KQ - 0 1", false, false},
		{"a pawn attacks e1's neighbours", "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", false, false},
		{"a pawn on b2 attacks c1", "4k3/8/8/8/8/8/1p6/R3K2R w KQ - 0 1", true, false},
		{"a pawn on h2 attacks g1", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", false, true},
		{"the other king attacks", "8/8/8/8/8/8/6k1/R3K3 w Q - 0 1", false, true},
		{"a knight attacks both", "4k3/8/8/8/8/4n3/8/R3K2R w KQ - 0 1", false, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, q := mustParse(t, test.fen), mustParse(t, mirror(test.fen))
			assert.Equal(t, test.short, p.IsLegal(newMove(E1, G1)|castle), "White short")
			assert.Equal(t, test.long, p.IsLegal(newMove(E1, C1)|castle), "White long")
			assert.Equal(t, test.short, q.IsLegal(newMove(E8, G8)|castle), "Black short")
			assert.Equal(t, test.long, q.IsLegal(newMove(E8, C8)|castle), "Black long")
		})
	}
}

func TestCastlingRightsString(t *testing.T) {
	assert.Equal(t, "-", CastlingRights(0).String())
	assert.Equal(t, "KQkq", (WhiteShort | WhiteLong | BlackShort | BlackLong).String())
	assert.Equal(t, "Qk", (WhiteLong | BlackShort).String())
}

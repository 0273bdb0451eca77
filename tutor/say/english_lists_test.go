package say

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

func TestPhrases(t *testing.T) {
	for want, words := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}} {
		assert.Equal(t, want, English.Phrases.And(words))
	}
	for want, n := range map[string]int{"1 point": 1, "2 points": 2, "10 points": 10, "11 points": 11} {
		assert.Equal(t, want, English.Phrases.Points(n))
	}
}

func TestPiecesAreCounted(t *testing.T) {
	for want, types := range map[string][]chess.PieceType{
		"a queen, a rook, a bishop, a knight and a pawn": {chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn},
		"two rooks and three pawns":                      {chess.Rook, chess.Rook, chess.Pawn, chess.Pawn, chess.Pawn},
		"a queen and a pawn":                             {chess.Queen, chess.Pawn},
		"a knight":                                       {chess.Knight},
	} {
		assert.Equal(t, want, counted(types))
	}
}

package say

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

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

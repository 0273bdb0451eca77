//go:build soak

package ending

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
)

// By the rules, a position with a capture en passant is worth the best that its moves lead to.
func TestValuesFollowTheRulesEnPassant(t *testing.T) {
	pawns := places[chess.PieceOf(chess.Pawn, chess.White)][chess.PieceOf(chess.Pawn, chess.Black)].table
	values := all(t, pawns)
	var s setup
	looked := 0
	for i := range values {
		if pawns.at(i, &s); s.enPassant && values[i] != illegal {
			p := position(t, pawns, i)
			if _, passing := p.EnPassant(); passing { // else the king was in check before the two steps
				requireBestOfMoves(t, &p)
				looked++
			}
		}
	}
	assert.Greater(t, looked, 20_000)
}

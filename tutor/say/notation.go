package say

import "strings"

// Letters are how a language writes the pieces in moves, each in capitals. Pawns have none.
type Letters struct{ King, Queen, Rook, Bishop, Knight string }

// Write writes a move of international notation (SAN) with the letters.
func (l Letters) Write(san string) string {
	return strings.NewReplacer("K", l.King, "Q", l.Queen, "R", l.Rook, "B", l.Bishop, "N", l.Knight).Replace(san)
}

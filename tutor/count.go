package tutor

import "chesstutor/tutor/chess"

// Worth returns the value of a piece in pawns: pawn 1, knight 3, bishop 3, rook
// 5, queen 9, and 0 for the king.
func Worth(t chess.PieceType) int { return t.Worth() }

// Lead returns a side's material lead in pawns, negative if it is behind.
func Lead(p *chess.Position, c chess.Color) (pawns int) {
	for t := chess.Pawn; t < chess.King; t++ {
		pawns += Worth(t) * (p.Pieces(t, c).Count() - p.Pieces(t, c.Other()).Count())
	}
	return pawns
}

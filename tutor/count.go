package tutor

import "chesstutor/tutor/chess"

// worth is what men count, in pawns. A king has no price.
var worth = [...]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9, chess.King: 0}

// Worth returns what a man counts, in pawns: pawn 1, knight 3, bishop 3, rook
// 5, queen 9, and 0 for the king.
func Worth(t chess.PieceType) int { return worth[t] }

// Lead returns how many pawns a side's men on the board count more than the
// other's, negative if they count less.
func Lead(p *chess.Position, c chess.Color) (pawns int) {
	for t := chess.Pawn; t < chess.King; t++ {
		pawns += Worth(t) * (p.Pieces(t, c).Count() - p.Pieces(t, c.Other()).Count())
	}
	return pawns
}

package chess

// Taken returns the piece that a move captures, chess.NoPiece if none.
func Taken(p *Position, m Move) Piece {
	if m.IsEnPassant() {
		return PieceOf(Pawn, p.Turn().Other())
	}
	return p.At(m.To())
}

// TakenOn returns the square of the captured piece: the move's target, except
// for a capture en passant.
func TakenOn(m Move) Square {
	if m.IsEnPassant() {
		return SquareAt(m.To().File(), m.From().Rank())
	}
	return m.To()
}

// Lead returns a side's material lead in pawns, negative if it is behind.
func Lead(p *Position, c Color) (pawns int) {
	for t := Pawn; t < King; t++ {
		pawns += t.Worth() * (p.Pieces(t, c).Count() - p.Pieces(t, c.Other()).Count())
	}
	return pawns
}

// Gain returns what a legal move takes, in pawns, and what it gains by promotion.
func Gain(p *Position, m Move) int {
	gain := Taken(p, m).Type().Worth()
	if t := m.Promotion(); t != NoPieceType {
		gain += t.Worth() - Pawn.Worth()
	}
	return gain
}

// CapturesOn reports whether a capture takes the piece on s.
func CapturesOn(capture Move, s Square) bool {
	return TakenOn(capture) == s
}

package tutor

import "chesstutor/tutor/chess"

// Touched returns a fact about why a piece that a person selects cannot move:
// it is the other side's, or it has no legal move. It returns false for a piece
// that can move, and for an empty square.
func Touched(p *chess.Position, on chess.Square) (Fact, bool) {
	piece := pieceOn(p, on)
	f := Fact{Side: p.Turn(), Pieces: []PlacedPiece{piece}, Start: *p}
	switch {
	case piece.Piece == chess.NoPiece || hasMoves(p, on):
		return Fact{}, false
	case piece.Piece.Color() != p.Turn():
		flipped := p.Pass()
		f.Kind = KindTheirs
		return f.causedBy(p, KindTheirs, dearest(p, takeable(&flipped, on))), true
	case reach(p, on) == 0:
		f.Kind = KindStuckBlocked
	case piece.Piece.Type() == chess.King:
		f.Kind = KindStuckKing
	case p.InCheck():
		return f.causedBy(p, KindStuckCheck, p.Checkers()), true
	default:
		return f.causedBy(p, KindStuckPinned, kingAttackers(p, on, reach(p, on).First())), true
	}
	return f, true
}

// hasMoves reports whether the piece on a square has a legal move.
func hasMoves(p *chess.Position, on chess.Square) bool {
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.From() == on {
			return true
		}
	}
	return false
}

// dearest returns the most valuable of some pieces.
func dearest(p *chess.Position, pieces chess.Bitboard) chess.Bitboard {
	if pieces == 0 {
		return 0
	}
	list := piecesOn(p, pieces)
	return list[len(list)-1].Square.Bitboard()
}

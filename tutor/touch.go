package tutor

import "chesstutor/tutor/chess"

// Touched tells what keeps a man from being moved that a person touches: that it
// is the other side's, or why it has no legal move. It reports false for a man
// that can move, and for an empty square.
func Touched(p *chess.Position, on chess.Square) (Fact, bool) {
	man := manOn(p, on)
	f := Fact{Side: p.Turn(), Men: []Man{man}, Start: *p}
	switch {
	case man.Piece == chess.NoPiece || hasMoves(p, on):
		return Fact{}, false
	case man.Piece.Color() != p.Turn():
		flipped := p.Pass()
		f.Kind = KindTheirs
		return f.by(p, KindTheirs, dearest(p, takeable(&flipped, on))), true
	case reach(p, on) == 0:
		f.Kind = KindStuckBlocked
	case man.Piece.Type() == chess.King:
		f.Kind = KindStuckKing
	case p.InCheck():
		return f.by(p, KindStuckCheck, p.Checkers()), true
	default:
		return f.by(p, KindStuckPinned, kingAttackers(p, on, reach(p, on).First())), true
	}
	return f, true
}

// hasMoves reports whether a man has a legal move.
func hasMoves(p *chess.Position, on chess.Square) bool {
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.From() == on {
			return true
		}
	}
	return false
}

// dearest returns the one man of some that is worth most.
func dearest(p *chess.Position, men chess.Bitboard) chess.Bitboard {
	if men == 0 {
		return 0
	}
	list := menOn(p, men)
	return list[len(list)-1].Square.Bitboard()
}

package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Touched returns a fact about why a piece that a person selects cannot move:
// it is the other side's, or it has no legal move. It returns false for a piece
// that can move, and for an empty square.
func Touched(p *chess.Position, on chess.Square) (fact.Fact, bool) {
	piece := fact.PieceOn(p, on)
	f := fact.Fact{Side: p.Turn(), Pieces: []fact.PlacedPiece{piece}, Start: *p}
	switch {
	case piece.Piece == chess.NoPiece || hasMoves(p, on):
		return fact.Fact{}, false
	case piece.Piece.Color() != p.Turn():
		flipped := p.Pass()
		f.Kind = fact.KindTheirs
		return causedBy(f, p, fact.KindTheirs, dearest(p, takeable(&flipped, on))), true
	case reach(p, on) == 0 && piece.Piece.Type() == chess.Pawn && p.Color(p.Turn().Other()).Has(straightAhead(p, on)):
		return causedBy(f, p, fact.KindPawnStraight, straightAhead(p, on).Bitboard()), true
	case reach(p, on) == 0:
		f.Kind = fact.KindStuckBlocked
	case piece.Piece.Type() == chess.King:
		f.Kind = fact.KindStuckKing
	case p.InCheck():
		return causedBy(f, p, fact.KindStuckCheck, p.Checkers()), true
	default:
		return causedBy(f, p, fact.KindStuckPinned, kingAttackers(p, on, reach(p, on).First())), true
	}
	return f, true
}

// HowMoves returns the fact of how the piece on a square moves, of which there must be one.
func HowMoves(p *chess.Position, on chess.Square) fact.Fact {
	piece := fact.PieceOn(p, on)
	return fact.Fact{
		Kind: fact.KindMovesOtherwise, Side: piece.Piece.Color(), Pieces: []fact.PlacedPiece{piece}, Start: *p,
	}
}

// straightAhead returns the square straight before a pawn of the side to move.
func straightAhead(p *chess.Position, pawn chess.Square) chess.Square {
	if p.Turn() == chess.White {
		return pawn + 8
	}
	return pawn - 8
}

// hasMoves reports whether the piece on a square has a legal move.
func hasMoves(p *chess.Position, on chess.Square) bool {
	for m := range legal(p) {
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
	list := fact.PiecesOn(p, pieces)
	return list[len(list)-1].Square.Bitboard()
}

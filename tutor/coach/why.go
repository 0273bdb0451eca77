package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Why reports whether a move between two squares is legal, promotions included,
// and if not, the reason: one actual obstacle. It panics for squares beyond the
// board. Game.Why also uses the moves before, and so is more exact.
func Why(p *chess.Position, from, to chess.Square) (legal bool, why fact.Fact) {
	if from >= chess.NoSquare || to >= chess.NoSquare {
		panic("tutor: asked why about no square")
	}
	f := fact.Fact{Side: p.Turn(), Pieces: fact.On(p, from), Squares: []chess.Square{to},
		Start: *p}
	pc, there := p.At(from), p.At(to)
	switch {
	case pc == chess.NoPiece:
		f.Kind, f.Pieces, f.Squares = fact.KindEmptySquare, nil, []chess.Square{from}
	case pc.Color() != p.Turn():
		f.Kind, f.Squares = fact.KindNotYours, nil
	case from == to:
		f.Kind, f.Squares = fact.KindSameSquare, nil
	case isLegal(p, from, to):
		f.Kind = fact.KindLegal
		return true, f
	case there == chess.PieceOf(chess.Rook, p.Turn()) && pc.Type() == chess.King && onItsRook(p, from, to):
		f.Kind, f.Squares = fact.KindCastleHow, []chess.Square{castleTo(from, to)}
	case there != chess.NoPiece && there.Color() == p.Turn():
		f.Kind, f.Pieces = fact.KindOwnPiece, fact.On(p, to)
	case pc.Type() == chess.Pawn:
		f = whyPawn(p, f, from, to)
	case pc.Type() == chess.King && castlingTry(p, from, to):
		f = whyCastle(p, f, from, to)
	default:
		f = whyPiece(p, f, from, to)
	}
	return false, f
}

// castleTo returns the target square of a king that castles with a rook.
func castleTo(king, rook chess.Square) chess.Square {
	if rook > king {
		return king + 2
	}
	return king - 2
}

// onItsRook reports whether a king's move goes to the square of a rook with
// which it may castle now.
func onItsRook(p *chess.Position, king, rook chess.Square) bool {
	to := castleTo(king, rook)
	return castlingTry(p, king, to) && tryOf(p.Turn(), to).rook == rook && isLegal(p, king, to)
}

func isLegal(p *chess.Position, from, to chess.Square) bool {
	for m := range legal(p) {
		if m.From() == from && m.To() == to {
			return true
		}
	}
	return false
}

// causedBy returns the fact with a kind and the pieces on some squares as its cause.
func causedBy(f fact.Fact, p *chess.Position, kind fact.Kind, squares chess.Bitboard) fact.Fact {
	f.Kind, f.By = kind, fact.PiecesOn(p, squares)
	return f
}

// whyPiece returns why a knight, bishop, rook, queen or king cannot go to a
// square without an own piece.
func whyPiece(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	if !chess.Attacks(p.At(from), from, 0).Has(to) {
		f.Kind = fact.KindMovesOtherwise
		return f
	}
	if s := firstBetween(p, from, to); s != chess.NoSquare {
		return causedBy(f, p, fact.KindBlocked, s.Bitboard())
	}
	return whyKing(p, f, from, to)
}

// firstBetween returns the first square in the way from one square to another on
// which a piece stands, chess.NoSquare if the way is free.
func firstBetween(p *chess.Position, from, to chess.Square) chess.Square {
	nearest := chess.NoSquare
	for s := range (chess.Between(from, to) & p.Occupied()).All() {
		if nearest == chess.NoSquare || chess.Between(from, nearest).Has(s) {
			nearest = s
		}
	}
	return nearest
}

// whyKing returns how the own king could be captured after a move that is
// illegal for no other reason.
func whyKing(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	attackers, checkers := kingAttackers(p, from, to), p.Checkers()
	switch {
	case p.At(from).Type() == chess.King && p.At(to) != chess.NoPiece:
		f.Pieces = append(f.Pieces, fact.PieceOn(p, to))
		return causedBy(f, p, fact.KindKingGuarded, attackers)
	case p.At(from).Type() == chess.King:
		return causedBy(f, p, fact.KindKingAttacked, attackers)
	case attackers&checkers != 0:
		return causedBy(f, p, fact.KindCheckStays, attackers&checkers)
	}
	kind := fact.KindPinned
	for s := range reach(p, from).All() {
		if kingAttackers(p, from, s)&^checkers == 0 {
			kind = fact.KindPinnedThere
		}
	}
	return causedBy(f, p, kind, attackers)
}

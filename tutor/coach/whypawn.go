package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// whyPawn returns why a pawn cannot go to a square without an own piece.
func whyPawn(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	pawn := p.At(from)
	files := int(to.File()) - int(from.File())
	ranks := int(to.Rank()) - int(from.Rank())
	if pawn.Color() == chess.Black {
		ranks = -ranks
	}
	passed, available := p.EnPassant()
	switch {
	case ranks == 0 && available && isLegal(p, from, passed) && passed.File() == to.File():
		f.Squares = append(f.Squares, passed)
		return causedBy(f, p, fact.KindEnPassantBeside, to.Bitboard())
	case ranks <= 0:
		f.Kind = fact.KindPawnBackward
	case files == 0 && ranks == 2 && !onFirstRank(pawn, from):
		f.Kind = fact.KindPawnDouble
	case files == 0 && ranks <= 2:
		return whyPawnPush(p, f, from, to)
	case (files == 1 || files == -1) && ranks == 1:
		return whyPawnCapture(p, f, from, to)
	default:
		f.Kind = fact.KindMovesOtherwise
	}
	return f
}

// whyPawnPush returns why a pawn cannot go straight ahead.
func whyPawnPush(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	switch s := firstBetween(p, from, to); {
	case s != chess.NoSquare:
		return causedBy(f, p, fact.KindBlocked, s.Bitboard())
	case p.At(to) != chess.NoPiece:
		return causedBy(f, p, fact.KindPawnStraight, to.Bitboard())
	}
	return whyKing(p, f, from, to)
}

// whyPawnCapture returns why a pawn cannot go one square diagonally.
func whyPawnCapture(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	if p.At(to) != chess.NoPiece {
		return whyKing(p, f, from, to)
	}
	beside := chess.SquareAt(to.File(), from.Rank())
	if !doubleStepped(p, from, to, beside) {
		f.Kind = fact.KindPawnNothing
		return f
	}
	return whyEnPassant(p, f, from, to, beside)
}

// doubleStepped reports whether an opponent's pawn on beside could have come there by a double step
// over to.
func doubleStepped(p *chess.Position, from, to, beside chess.Square) bool {
	pawn := chess.PieceOf(chess.Pawn, p.Turn().Other())
	rank := chess.Rank(4)
	if p.Turn() == chess.Black {
		rank = 3
	}
	start := chess.Square(int(to) + forward(p.Turn()))
	return from.Rank() == rank && p.At(beside) == pawn && p.At(start) == chess.NoPiece
}

// whyEnPassant returns why a pawn cannot take another en passant. A position knows of an en passant
// square only if some capture on it is legal: where there is none, the double step was not the last
// move, unless the capture would expose the king. Then that is the reason, and true in either case.
func whyEnPassant(p *chess.Position, f fact.Fact, from, to, beside chess.Square) fact.Fact {
	passed, available := p.EnPassant()
	attackers, checkers := kingAttackers(p, from, to), p.Checkers()
	switch {
	case available && passed != to || !available && p.Clock() > 0 || attackers == 0:
		return causedBy(f, p, fact.KindEnPassantTooLate, beside.Bitboard())
	case attackers&checkers != 0:
		return causedBy(f, p, fact.KindCheckStays, attackers&checkers)
	}
	return causedBy(f, p, fact.KindEnPassantExposes, attackers)
}

package coach

import (
	"slices"

	"chesstutor/tutor/fact"
)

// toldWithin is within how many of a side's own moves a sentence should not come twice.
const toldWithin = 3

// wasTold reports whether a fact was told before one of the side's last three moves.
func wasTold(told []*fact.Fact, f *fact.Fact) bool {
	return slices.ContainsFunc(told[:min(len(told), toldWithin)], func(o *fact.Fact) bool {
		return o != nil && sameFact(o, f)
	})
}

// tires reports whether a fact is of something to win that may be there for many moves, and is not lost if it waits: a
// mate in two, a pawn that cannot be caught, or where to look for a good move.
func tires(f *fact.Fact) bool {
	return f.Concept == fact.PawnRun || f.Kind == fact.KindIdeaChance && f.Mate && f.Ideas[0].Count == 2 ||
		isLook(f.Kind)
}

// saidSo reports whether the very sentence of a fact that tires, told again or for the first time, was said before one
// of the side's last three moves. Told again, a mate names its move.
func saidSo(told []*fact.Fact, f *fact.Fact, again bool) bool {
	return slices.ContainsFunc(told[:min(len(told), toldWithin)], func(o *fact.Fact) bool {
		return o != nil && o.Again == again && sameFact(o, f) &&
			(!again || !f.Mate || o.Ideas[0].Move == f.Ideas[0].Move)
	})
}

// namesOf returns the pieces on the board that the coach's sentence names. The piece that a pawn
// promotes to is not on the board yet.
func namesOf(f *fact.Fact) []fact.PlacedPiece {
	switch {
	case f.Kind == fact.KindPromotionChance:
		return f.By[:1]
	case f.Kind == fact.KindExchangeDanger, f.Kind == fact.KindExchangeChance, f.ByPawn():
		return f.Pieces[:1]
	}
	return slices.Concat(f.Pieces[:min(len(f.Pieces), 1)], f.By[:min(len(f.By), 1)])
}

// alone reports whether a piece is the only one of its kind, so that it is named without
// its square.
func alone(f *fact.Fact, m fact.PlacedPiece) bool {
	return f.Start.Pieces(m.Piece.Type(), m.Piece.Color()).Count() == 1
}

// sameFact reports whether the sentences of two facts name the same pieces, and the same squares
// where they name squares, or the same number of moves.
func sameFact(a, b *fact.Fact) bool {
	switch {
	case a.Kind == fact.KindMateAhead:
		return b.Kind == a.Kind && a.Count == b.Count
	case a.Kind == fact.KindMateThreat && b.Kind == a.Kind && a.Line[0].To() != b.Line[0].To():
		return false
	}
	return (a.Kind == b.Kind && a.Concept == b.Concept || a.ByPawn() && b.ByPawn()) &&
		slices.EqualFunc(namesOf(a), namesOf(b), func(m, o fact.PlacedPiece) bool {
			return m.Piece == o.Piece && (m.Square == o.Square || alone(a, m) && alone(b, o))
		})
}

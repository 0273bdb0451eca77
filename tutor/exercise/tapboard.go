package exercise

import "chesstutor/tutor/chess"

// Rules about the board itself: which squares are right, and the reason why a tapped one is not.

func fileOf(e *Exercise) chess.Bitboard {
	return where(func(s chess.Square) bool { return s.File() == e.Square.File() })
}

func rankOf(e *Exercise) chess.Bitboard {
	return where(func(s chess.Square) bool { return s.Rank() == e.Square.Rank() })
}

// lineOf returns the squares from the one asked about to the other, both included.
func lineOf(e *Exercise) chess.Bitboard {
	return chess.Between(e.Square, e.Other) | e.Square.Bitboard() | e.Other.Bitboard()
}

// AsksShade reports whether an exercise asks for squares by whether they are dark or light.
func (e *Exercise) AsksShade() bool { return e.Rule == "pieces-on-dark" || e.Rule == "goes-to-dark" }

// shade returns all dark squares, or all light ones.
func shade(dark bool) chess.Bitboard {
	return where(func(s chess.Square) bool { return s.Dark() == dark })
}

// where returns the squares for which a predicate is true.
func where(so func(chess.Square) bool) (squares chess.Bitboard) {
	for s := chess.A1; s <= chess.H8; s++ {
		if so(s) {
			squares |= s.Bitboard()
		}
	}
	return squares
}

func shaded(_ *Exercise, s chess.Square) Reason {
	r := Reason{Kind: OtherShade, Squares: []chess.Square{s}}
	if s.Dark() {
		r.Count = 1
	}
	return r
}

// startsOf returns the squares of the pieces asked about in the starting position.
func startsOf(e *Exercise) chess.Bitboard {
	start := chess.Start()
	return start.Pieces(e.Type, e.Side)
}

func startHolds(_ *Exercise, s chess.Square) Reason {
	start := chess.Start()
	return about(StartHolds, &start, s)
}

// outOfPlace returns the squares whose contents differ from the starting position.
func outOfPlace(e *Exercise) chess.Bitboard {
	start := chess.Start()
	return where(func(s chess.Square) bool { return start.At(s) != e.Position.At(s) })
}

func inPlace(e *Exercise, s chess.Square) Reason {
	if e.Position.At(s) == chess.NoPiece {
		return Reason{Kind: NothingThere, Squares: []chess.Square{s}}
	}
	return about(InPlace, &e.Position, s)
}

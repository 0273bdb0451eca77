package ending

import "chesstutor/tutor/chess"

// side returns the squares of a side.
func (t *table) side(s *setup, us chess.Color) chess.Bitboard {
	all := s.kings[us].Bitboard()
	for i, man := range t.men {
		if man.Color() == us {
			all |= s.men[i].Bitboard()
		}
	}
	return all
}

// occupied returns the squares on which something stands.
func (t *table) occupied(s *setup) chess.Bitboard {
	return t.side(s, chess.White) | t.side(s, chess.Black)
}

// manOn returns the index of the man of a side on a square.
func (t *table) manOn(s *setup, square chess.Square, us chess.Color) int {
	if len(t.men) == 2 && t.men[1].Color() == us && s.men[1] == square {
		return 1
	}
	return 0
}

// inCheck reports whether a side's king is attacked; the man at index except does not count.
func (t *table) inCheck(s *setup, us chess.Color, occupied chess.Bitboard, except int) bool {
	for i, man := range t.men {
		if man.Color() != us && i != except && chess.Attacks(man, s.men[i], occupied).Has(s.kings[us]) {
			return true
		}
	}
	return false
}

// legal reports whether s, which is the position of an index, is a position, and the one that stands
// for those that a symmetry makes the same.
func (t *table) legal(i int, s *setup) bool {
	occupied := t.occupied(s)
	if occupied.Count() != 2+len(t.men) || t.index(s) != i {
		return false
	}
	for j, man := range t.men {
		if man.Type() == chess.Pawn && (s.men[j] <= chess.H1 || s.men[j] >= chess.A8) {
			return false
		}
	}
	if t.twoBishops() && s.men[0].Dark() == s.men[1].Dark() || s.enPassant && !t.canPass(s, occupied) {
		return false
	}
	return !t.inCheck(s, s.turn.Other(), occupied, -1)
}

// canPass reports whether the pawn of the side not to move can just have made two steps, and can be
// captured en passant.
func (t *table) canPass(s *setup, occupied chess.Bitboard) bool {
	us, them := s.turn, s.turn.Other()
	if relativeRank(them, s.men[them]) != 3 {
		return false
	}
	passed := step(us, s.men[them])
	home := step(us, passed)
	return occupied&(passed.Bitboard()|home.Bitboard()) == 0 && chess.Attacks(t.men[us], s.men[us], 0).Has(passed) &&
		!chess.Attacks(t.men[them], home, 0).Has(s.kings[us]) // which would have been in check before
}

// distinct returns the squares to or from which moves count: of two that are mirror images of each
// other, in a position that is its own mirror image, one.
func (t *table) distinct(occupied chess.Bitboard) chess.Bitboard {
	if t.pawns == 0 && occupied&^onDiagonal == 0 {
		return belowDiagonal
	}
	return ^chess.Bitboard(0)
}

// targets returns where the man at an index can go, whoever is then in check, but for a capture en
// passant.
func (t *table) targets(s *setup, i int, occupied, ours chess.Bitboard) chess.Bitboard {
	man, from := t.men[i], s.men[i]
	to := chess.Attacks(man, from, occupied) &^ ours
	if man.Type() != chess.Pawn {
		return to
	}
	to &= occupied
	us := man.Color()
	if next := step(us, from); !occupied.Has(next) {
		to |= next.Bitboard()
		if relativeRank(us, from) == 1 {
			to |= step(us, next).Bitboard() &^ occupied
		}
	}
	return to
}

// origins returns the squares from which the man at an index can have come without a capture, and
// without a right to capture it en passant.
func (t *table) origins(s *setup, i int, occupied chess.Bitboard) chess.Bitboard {
	man, to := t.men[i], s.men[i]
	if man.Type() != chess.Pawn {
		return chess.Attacks(man, to, occupied) &^ occupied
	}
	us, them := man.Color(), man.Color().Other()
	one := step(them, to)
	two := step(them, one)
	switch rank := relativeRank(us, to); {
	case rank < 2 || occupied.Has(one):
		return 0
	case rank != 3 || occupied.Has(two) || t.pawns == 2 && chess.Attacks(t.men[them], s.men[them], 0).Has(one):
		return one.Bitboard()
	}
	return one.Bitboard() | two.Bitboard()
}

// step returns the square a pawn's step ahead of another.
func step(us chess.Color, s chess.Square) chess.Square {
	if us == chess.White {
		return s + 8
	}
	return s - 8
}

// relativeRank returns a square's rank as a side counts it.
func relativeRank(us chess.Color, s chess.Square) chess.Rank {
	if us == chess.White {
		return s.Rank()
	}
	return 7 - s.Rank()
}

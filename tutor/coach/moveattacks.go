package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// attacks returns facts about the check that the move gives, and about pieces
// that the moved piece newly attacks: as a fork, if it is one.
func (v *Survey) attacks(s *moveSurvey, fork []fact.Fact) (facts []fact.Fact) {
	checkers := s.next.Checkers()
	targets := v.newTargets(s)
	pieces := fact.PiecesOn(&s.next, targets)
	slices.Reverse(pieces)
	if fork != nil {
		if checkers != 0 {
			facts = append(facts, v.givesCheck(s, checkers))
		}
		return append(facts, fork...)
	}
	switch {
	case checkers != 0 && targets != 0:
		f := v.fact(s, fact.KindCheckAndAttack)
		f.Pieces, f.By = pieces, fact.PiecesOn(&s.next, checkers)
		return append(facts, f)
	case checkers != 0:
		return append(facts, v.givesCheck(s, checkers))
	case targets != 0:
		f := v.fact(s, fact.KindMoveAttacks)
		f.Pieces = pieces
		return append(facts, f)
	}
	return nil
}

func (v *Survey) givesCheck(s *moveSurvey, checkers chess.Bitboard) fact.Fact {
	f := v.fact(s, fact.KindGivesCheck)
	f.By = fact.PiecesOn(&s.next, checkers)
	return f
}

// newTargets returns the pieces, but for the king, that the piece that moved could
// legally take if it were its turn again, and could not before the move.
func (v *Survey) newTargets(s *moveSurvey) (fresh chess.Bitboard) {
	again := s.next.Pass()
	for on := range takeable(&again, s.move.To()).All() {
		if !takersOn(&v.position, on).Has(s.move.From()) {
			fresh |= on.Bitboard()
		}
	}
	return fresh
}

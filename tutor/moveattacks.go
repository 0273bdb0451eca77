package tutor

import (
	"slices"

	"chesstutor/tutor/chess"
)

// attacks tells whether the move gives check, and what the man that moved
// attacks that it did not attack before.
func (v *Survey) attacks(s *surveyed) (facts []Fact) {
	checkers := s.next.Checkers()
	targets := v.newTargets(s)
	men := menOn(&s.next, targets)
	slices.Reverse(men)
	if fork := newStudy(&v.position, s.move).fork(); fork != nil {
		if checkers != 0 {
			facts = append(facts, v.givesCheck(s, checkers))
		}
		return append(facts, fork...)
	}
	switch {
	case checkers != 0 && targets != 0:
		f := v.fact(s, KindCheckAndAttack)
		f.Men, f.By = men, menOn(&s.next, checkers)
		return append(facts, f)
	case checkers != 0:
		return append(facts, v.givesCheck(s, checkers))
	case targets != 0:
		f := v.fact(s, KindMoveAttacks)
		f.Men = men
		return append(facts, f)
	}
	return nil
}

func (v *Survey) givesCheck(s *surveyed, checkers chess.Bitboard) Fact {
	f := v.fact(s, KindGivesCheck)
	f.By = menOn(&s.next, checkers)
	return f
}

// newTargets returns the men, but for the king, that the man that moved could
// legally take if it were its turn again, and could not before the move.
func (v *Survey) newTargets(s *surveyed) (fresh chess.Bitboard) {
	again := s.next.Pass()
	for men := takeable(&again, s.move.To()); men != 0; men &= men - 1 {
		if on := men.First(); !takersOn(&v.position, on).Has(s.move.From()) {
			fresh |= on.Bitboard()
		}
	}
	return fresh
}

package tutor

import (
	"slices"

	"chesstutor/tutor/chess"
)

// attacks tells whether the move gives check, and what the man that moved
// attacks that it did not attack before.
func (v *Survey) attacks(s *surveyed) (facts []Fact) {
	checkers := s.next.Checkers()
	targets, won := v.newTargets(s)
	men := menOn(&s.next, targets)
	slices.Reverse(men)
	switch {
	case won.Count() >= 2:
		if checkers != 0 {
			facts = append(facts, v.givesCheck(s, checkers))
		}
		f := v.fact(s, KindFork)
		f.Men = menOn(&s.next, won)
		slices.Reverse(f.Men)
		return append(facts, f)
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
// legally take if it were its turn again, and could not before the move; and
// among all that it could take then, those it would win by the count, if at
// least one is new. While another man gives check nothing is said to be won,
// since the answer to the check may change it.
func (v *Survey) newTargets(s *surveyed) (fresh, won chess.Bitboard) {
	var room [chess.MaxMoves]chess.Move
	q := s.next.Pass()
	king, to := q.King(q.Turn().Other()), s.move.To()
	discovered := s.next.Checkers()&^to.Bitboard() != 0
	for _, c := range q.AppendCaptures(room[:0]) {
		if c.From() != to || c.To() == king || c.IsEnPassant() {
			continue
		}
		if p := &v.position; !takersOn(p, c.To()).Has(s.move.From()) {
			fresh |= c.To().Bitboard()
		}
		after := q.Play(c)
		if !discovered && Gain(&q, c) > exchangeCount(&after, c.To(), 0) {
			won |= c.To().Bitboard()
		}
	}
	if fresh == 0 || won&fresh == 0 {
		won = 0
	}
	return fresh, won
}

// pins tells which men of the opponent's are pinned after the move that were
// not pinned by the same man before.
func (v *Survey) pins(s *surveyed) (facts []Fact) {
	them := s.next.Turn()
	before := pins(&v.position, them)
	for _, now := range pins(&s.next, them) {
		was := slices.ContainsFunc(before, func(b pin) bool {
			return b.man == now.man && (b.pinner == now.pinner || b.pinner == s.move.From())
		})
		if was {
			continue
		}
		f := v.fact(s, KindPins)
		f.Men, f.By = []Man{manOn(&s.next, now.man)}, []Man{manOn(&s.next, now.pinner)}
		facts = append(facts, f)
	}
	return facts
}

package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// skewers returns facts about skewers: a slider newly attacks a piece with
// another behind it on the line, where the first is the king or worth no less,
// and the move wins one of the two, or a piece interposed.
func (s *study) skewers() (facts []fact.Fact) {
	them := s.us.Other()
	again := s.next.Pass()
	checkers := s.next.Checkers()
	for slider := range sliders(&s.next, s.us).All() {
		front := takeable(&again, slider)
		if checkers.Has(slider) {
			front |= s.next.King(them).Bitboard()
		}
		for a := range front.All() {
			b, ok := behind(&s.next, slider, a)
			if !ok || !s.isSkewer(slider, a, b) {
				continue
			}
			v, ok := s.wins(takesOf(a.Bitboard() | b.Bitboard()))
			if !ok {
				continue
			}
			f := withVictory(s.idea(fact.KindSkewer, fact.Skewer), v)
			f.Pieces, f.By = fact.On(&s.next, a, b), fact.On(&s.next, slider)
			facts = append(facts, f)
		}
	}
	return facts
}

// isSkewer reports whether a slider newly attacks a, which may be skewered
// against b.
func (s *study) isSkewer(slider, a, b chess.Square) bool {
	first, second := s.next.At(a), s.next.At(b)
	if second.Color() == s.us || second.Type() == chess.King {
		return false
	}
	if first.Type() != chess.King && first.Type().Worth() < second.Type().Worth() {
		return false
	}
	return !takersOn(&s.p, a).Has(s.origin(slider))
}

package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// skewers returns facts about skewers: a slider newly attacks a piece with
// another behind it on the line, where the first is no pawn, and the king or worth no less,
// and the move wins one of the two, or a piece interposed; or the first is worth more, lost if it stays, and leaves the
// other to be lost wherever it goes.
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
			f := s.idea(fact.KindSkewer, fact.Skewer)
			if ok {
				f = withVictory(f, v)
			} else if !s.drivesOff(slider, a, b) {
				continue
			}
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
	if first.Type() == chess.Pawn || first.Type() != chess.King && first.Type().Worth() < second.Type().Worth() {
		return false
	}
	if s.p.InCheck() && slider != s.move.To() { // it could take nothing before, as the check had to be answered
		return false
	}
	return !takersOn(&s.p, a).Has(s.origin(slider))
}

// drivesOff reports whether the piece on a is worth more than that on b behind it, lost if it stays, and every move off
// the line of a slider loses that on b.
func (s *study) drivesOff(slider, a, b chess.Square) bool {
	again := s.next.Pass()
	return !s.next.InCheck() && s.next.At(a).Type() != chess.King &&
		s.next.At(a).Type().Worth() > s.next.At(b).Type().Worth() && exchange.Count(&again, a, 0) > 0 &&
		pinnedTo(&s.next, a, b, slider)
}

// notSkewered returns pins to other pieces without those that are skewers: where the piece in front is worth more.
func notSkewered(pins []fact.Fact) []fact.Fact {
	return slices.DeleteFunc(pins, func(f fact.Fact) bool {
		return f.Pieces[0].Piece.Type().Worth() > f.Pieces[1].Piece.Type().Worth()
	})
}

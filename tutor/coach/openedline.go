package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// openedLines returns facts about lines that the move opens for another slider
// onto a piece (a discovered attack), if the move wins that piece, or what the
// moved piece takes or attacks.
func (s *study) openedLines() (facts []fact.Fact) {
	if s.move.IsCastle() {
		return nil
	}
	again := s.next.Pass()
	attacked := takeable(&again, s.move.To())
	for slider := range (sliders(&s.next, s.us) &^ s.move.To().Bitboard()).All() {
		pc := s.next.At(slider)
		opened := chess.Attacks(pc, slider, s.next.Occupied()) &^ chess.Attacks(pc, slider, s.p.Occupied())
		for on := range (opened & takeable(&again, slider)).All() {
			v, ok := s.wins(takesOf(on.Bitboard() | attacked))
			if !ok {
				continue
			}
			f := withVictory(s.idea(fact.KindOpenedLine, fact.OpenedLine), v)
			f.Pieces, f.By = fact.On(&s.next, on), fact.On(&s.next, slider)
			facts = append(facts, f)
		}
	}
	return facts
}

// openedChecks returns the facts of a discovered check and of a double check.
func (s *study) openedChecks() []fact.Fact {
	checkers := s.next.Checkers()
	f := s.idea(fact.KindOpenedCheck, fact.OpenedCheck)
	f.By, f.Pieces = fact.PiecesOn(&s.next,
		checkers), fact.On(&s.next, s.next.King(s.next.Turn()))
	switch {
	case checkers.Count() > 1:
		f.Kind, f.Concept = fact.KindDoubleCheck, fact.DoubleCheck
	case checkers == 0 || s.moved(checkers.First()):
		return nil
	}
	if v, ok := s.wins(anyPrize); ok {
		f = withVictory(f, v)
	}
	return []fact.Fact{f}
}

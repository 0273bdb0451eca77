package tutor

import "chesstutor/tutor/chess"

// openedLines returns facts about lines that the move opens for another slider
// onto a piece (a discovered attack), if the move wins that piece, or what the
// moved piece takes or attacks.
func (s *study) openedLines() (facts []Fact) {
	if s.move.IsCastle() {
		return nil
	}
	again := s.next.Pass()
	attacked := takeable(&again, s.move.To())
	for from := sliders(&s.next, s.us) &^ s.move.To().Bitboard(); from != 0; from &= from - 1 {
		slider := from.First()
		pc := s.next.At(slider)
		opened := chess.Attacks(pc, slider, s.next.Occupied()) &^ chess.Attacks(pc, slider, s.p.Occupied())
		for pieces := opened & takeable(&again, slider); pieces != 0; pieces &= pieces - 1 {
			on := pieces.First()
			v, ok := s.wins(takesOf(on.Bitboard() | attacked))
			if !ok {
				continue
			}
			f := s.idea(KindOpenedLine, OpenedLine).won(v)
			f.Pieces, f.By = []PlacedPiece{pieceOn(&s.next, on)}, []PlacedPiece{pieceOn(&s.next, slider)}
			facts = append(facts, f)
		}
	}
	return facts
}

// openedChecks returns the facts of a discovered check and of a double check.
func (s *study) openedChecks() []Fact {
	checkers := s.next.Checkers()
	f := s.idea(KindOpenedCheck, OpenedCheck)
	f.By, f.Pieces = piecesOn(&s.next, checkers), []PlacedPiece{pieceOn(&s.next, s.next.King(s.next.Turn()))}
	switch {
	case checkers.Count() > 1:
		f.Kind, f.Concept = KindDoubleCheck, DoubleCheck
	case checkers == 0 || s.moved(checkers.First()):
		return nil
	}
	if v, ok := s.wins(anyPrize); ok {
		f = f.won(v)
	}
	return []Fact{f}
}

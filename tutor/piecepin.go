package tutor

import "chesstutor/tutor/chess"

// A piecePin is a man pinned to another: it may move off the line, but after
// each such move the slider takes the man behind for two points or more.
type piecePin struct{ man, behind, slider chess.Square }

// piecePins returns the men of the side to move that are pinned to others.
func piecePins(p *chess.Position) (list []piecePin) {
	us := p.Turn()
	for from := sliders(p, us.Other()); from != 0; from &= from - 1 {
		slider := from.First()
		front := chess.Attacks(p.At(slider), slider, p.Occupied()) & p.Color(us) &^ p.King(us).Bitboard()
		for ; front != 0; front &= front - 1 {
			man := front.First()
			b, ok := behind(p, slider, man)
			if ok && p.At(b).Color() == us && p.At(b).Type() != chess.King &&
				Worth(p.At(b).Type()) >= winsLeast && pinnedTo(p, man, b, slider) {
				list = append(list, piecePin{man, b, slider})
			}
		}
	}
	return list
}

// pinnedTo reports whether the man has a move off the line, and all of these
// cost two points or more behind it.
func pinnedTo(p *chess.Position, man, b, slider chess.Square) (pinned bool) {
	line := chess.Between(slider, b) | slider.Bitboard() | b.Bitboard()
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.From() != man || line.Has(m.To()) {
			continue
		}
		next := p.Play(m)
		if !nets(&next, slider, b, winsLeast) {
			return false
		}
		pinned = true
	}
	return pinned
}

// nets reports whether a capture from one square on another is legal and brings
// so many points or more by the count.
func nets(p *chess.Position, from, on chess.Square, least int) bool {
	var room [chess.MaxMoves]chess.Move
	for _, c := range p.AppendCaptures(room[:0]) {
		if c.From() != from || c.To() != on {
			continue
		}
		after := p.Play(c)
		if Gain(p, c)-exchangeCount(&after, on, 0) >= least {
			return true
		}
	}
	return false
}

// piecePins tells which men the move pins to others that the same slider did not
// pin to them before.
func (s *study) piecePins() (facts []Fact) {
	now := piecePins(&s.next)
	if len(now) == 0 {
		return nil
	}
	was := map[piecePin]bool{}
	flipped := s.p.Pass()
	for _, pin := range piecePins(&flipped) {
		was[pin] = true
	}
	for _, pin := range now {
		before := pin
		if before.slider = s.origin(pin.slider); was[before] {
			continue
		}
		f := s.idea(KindPinsToPiece, PinToPiece)
		f.Men = []Man{manOn(&s.next, pin.man), manOn(&s.next, pin.behind)}
		f.By = []Man{manOn(&s.next, pin.slider)}
		facts = append(facts, f)
	}
	return facts
}

// winBy fills in, of pins that the move makes, by which of them it wins: by the
// man pinned, or by the one behind it.
func (s *study) winBy(pins []Fact) []Fact {
	for i := range pins {
		var men chess.Bitboard
		for _, m := range pins[i].Men {
			men |= m.Square.Bitboard()
		}
		if v, ok := s.wins(takesOf(men)); ok {
			pins[i] = pins[i].won(v)
		}
	}
	return pins
}

// kingPins tells which men the move pins to their king.
func (s *study) kingPins() (facts []Fact) {
	them := s.us.Other()
	now := pins(&s.next, them)
	if len(now) == 0 {
		return nil
	}
	was := map[pin]bool{}
	for _, b := range pins(&s.p, them) {
		was[b] = true
	}
	for _, n := range now {
		before := n
		if before.pinner = s.origin(n.pinner); was[before] {
			continue
		}
		f := s.idea(KindPins, PinToKing)
		f.Men, f.By = []Man{manOn(&s.next, n.man)}, []Man{manOn(&s.next, n.pinner)}
		facts = append(facts, f)
	}
	return facts
}

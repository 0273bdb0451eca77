package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// A piecePin is a piece pinned to another: it may move off the line, but after
// each such move the slider takes the piece behind for two points or more.
type piecePin struct{ piece, behind, slider chess.Square }

// piecePins returns the pieces of the side to move that are pinned to others.
func piecePins(p *chess.Position) (list []piecePin) {
	us := p.Turn()
	for from := sliders(p, us.Other()); from != 0; from &= from - 1 {
		slider := from.First()
		front := chess.Attacks(p.At(slider), slider, p.Occupied()) & p.Color(us) &^ p.King(us).Bitboard()
		for ; front != 0; front &= front - 1 {
			piece := front.First()
			b, ok := behind(p, slider, piece)
			if ok && p.At(b).Color() == us && p.At(b).Type() != chess.King &&
				chess.Worth(p.At(b).Type()) >= winsLeast && pinnedTo(p, piece, b, slider) {
				list = append(list, piecePin{piece, b, slider})
			}
		}
	}
	return list
}

// pinnedTo reports whether the piece has a move off the line, and all of these
// cost two points or more behind it.
func pinnedTo(p *chess.Position, piece, b, slider chess.Square) (pinned bool) {
	line := chess.Between(slider, b) | slider.Bitboard() | b.Bitboard()
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.From() != piece || line.Has(m.To()) {
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

// nets reports whether a capture from one square on another is legal and gains
// at least least points by the count.
func nets(p *chess.Position, from, on chess.Square, least int) bool {
	var room [chess.MaxMoves]chess.Move
	for _, c := range p.AppendCaptures(room[:0]) {
		if c.From() != from || c.To() != on {
			continue
		}
		after := p.Play(c)
		if chess.Gain(p, c)-exchange.Count(&after, on, 0) >= least {
			return true
		}
	}
	return false
}

// piecePins returns facts about pieces that the move newly pins to other
// pieces.
func (s *study) piecePins() (facts []fact.Fact) {
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
		f := s.idea(fact.KindPinsToPiece, fact.PinToPiece)
		f.Pieces = []fact.PlacedPiece{fact.PieceOn(&s.next, pin.piece), fact.PieceOn(&s.next, pin.behind)}
		f.By = []fact.PlacedPiece{fact.PieceOn(&s.next, pin.slider)}
		facts = append(facts, f)
	}
	return facts
}

// winBy fills in by which of its pins the move wins: it wins the pinned piece
// or the one behind it.
func (s *study) winBy(pins []fact.Fact) []fact.Fact {
	for i := range pins {
		var pieces chess.Bitboard
		for _, m := range pins[i].Pieces {
			pieces |= m.Square.Bitboard()
		}
		if v, ok := s.wins(takesOf(pieces)); ok {
			pins[i] = withVictory(pins[i], v)
		}
	}
	return pins
}

// kingPins returns facts about pieces that the move pins to their king.
func (s *study) kingPins() (facts []fact.Fact) {
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
		f := s.idea(fact.KindPins, fact.PinToKing)
		f.Pieces, f.By = []fact.PlacedPiece{fact.PieceOn(&s.next, n.piece)}, []fact.PlacedPiece{fact.PieceOn(&s.next,
			n.pinner)}
		facts = append(facts, f)
	}
	return facts
}

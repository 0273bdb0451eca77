package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// piecePins returns the pieces of the side to move that are pinned to others: they may move off the line, but after
// each such move the slider takes the piece behind for two points or more.
func piecePins(p *chess.Position) (list []pin) {
	us := p.Turn()
	for slider := range sliders(p, us.Other()).All() {
		front := chess.Attacks(p.At(slider), slider, p.Occupied()) & p.Color(us) &^ p.King(us).Bitboard()
		for piece := range front.All() {
			b, ok := behind(p, slider, piece)
			if ok && p.At(b).Color() == us && p.At(b).Type() != chess.King &&
				p.At(b).Type().Worth() >= winsLeast && pinnedTo(p, piece, b, slider) {
				list = append(list, pin{piece, slider, b})
			}
		}
	}
	return list
}

// pinnedTo reports whether the piece has a move off the line, and all of these
// cost two points or more behind it.
func pinnedTo(p *chess.Position, piece, b, slider chess.Square) (pinned bool) {
	line := chess.Between(slider, b) | slider.Bitboard() | b.Bitboard()
	for m := range legal(p) {
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
	for c := range capturesOn(p, on) {
		after := p.Play(c)
		if c.From() == from && chess.Gain(p, c)-exchange.Count(&after, on, 0) >= least {
			return true
		}
	}
	return false
}

// piecePins returns facts about pieces that the move newly pins to other pieces, worth no less, and that cannot take
// what pins them without a loss.
func (s *study) piecePins() []fact.Fact {
	now := slices.DeleteFunc(piecePins(&s.next), func(n pin) bool {
		// In check nothing behind could be taken before: only what moves is new.
		return s.p.InCheck() && n.pinner != s.move.To() || nets(&s.next, n.piece, n.pinner, 0)
	})
	facts := notSkewered(s.newPins(now, func() []pin {
		flipped := s.p.Pass()
		return piecePins(&flipped)
	}, fact.KindPinsToPiece, fact.PinToPiece))
	return slices.DeleteFunc(facts, func(f fact.Fact) bool { return pinnedBefore(&f, f.Pieces[1].Square) })
}

// kingPins returns facts about pieces that the move newly pins to their king.
func (s *study) kingPins() []fact.Fact {
	them := s.us.Other()
	facts := s.newPins(pins(&s.next, them), func() []pin { return pins(&s.p, them) }, fact.KindPins, fact.PinToKing)
	for i := range facts {
		facts[i].Pieces = facts[i].Pieces[:1]
	}
	return facts
}

// pinnedBefore reports whether a fact tells of a pin to what stands on a square, on a line that was there before the
// move: the pinned piece could not have moved then for another reason.
func pinnedBefore(f *fact.Fact, behind chess.Square) bool {
	line := chess.Between(f.By[0].Square, behind)
	return f.By[0].Square != f.Move.To() && !line.Has(f.Move.From()) && !line.Has(chess.TakenOn(f.Move))
}

// newPins returns facts about the pins after the move that were none of those before it.
func (s *study) newPins(now []pin, before func() []pin, kind fact.Kind, concept fact.Concept) (facts []fact.Fact) {
	if len(now) == 0 {
		return nil
	}
	was := before()
	for _, n := range now {
		old := n
		if old.pinner = s.origin(n.pinner); slices.Contains(was, old) {
			continue
		}
		f := s.idea(kind, concept)
		f.Pieces, f.By = fact.On(&s.next, n.piece, n.behind), fact.On(&s.next, n.pinner)
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

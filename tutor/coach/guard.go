package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// guardRemoved returns facts about pieces whose guard the move captures: they are not lost by the
// count before it, and after it they are lost whatever the reply, for more than capturing the guard
// cost.
func (s *study) guardRemoved() (facts []fact.Fact) {
	if chess.Taken(&s.p, s.move) == chess.NoPiece || s.move.IsEnPassant() {
		return nil
	}
	taken := s.move.To()
	them := s.us.Other()
	for on := range (s.p.Color(them) &^ taken.Bitboard() &^ s.p.King(them).Bitboard()).All() {
		if exchange.Count(&s.p, on, 0) > 0 || !guards(&s.p, taken, on) {
			continue
		}
		if v, ok := s.losesPiece(on); ok {
			f := withVictory(s.idea(fact.KindGuardRemoved, fact.GuardRemoved), v)
			f.Pieces, f.Guards = fact.On(&s.p, on), fact.On(&s.p, taken)
			facts = append(facts, f)
		}
	}
	return facts
}

// guardsPawn reports whether an idea takes a queen as the guard of a pawn: then the queen is the reason.
func guardsPawn(f *fact.Fact) bool {
	return f.Kind == fact.KindGuardRemoved && !f.Mate && f.Pieces[0].Piece.Type() == chess.Pawn &&
		f.Guards[0].Piece.Type() == chess.Queen
}

// drivesForPawn reports whether an idea drives a guard off a pawn, which a line of the side that begins it does not
// take: then it wins by something else.
func drivesForPawn(f *fact.Fact, line []chess.Move) bool {
	return f.Kind == fact.KindDrivesGuard && !f.Mate && f.Pieces[0].Piece.Type() == chess.Pawn &&
		!goesTo(line, f.Pieces[0].Square)
}

// goesTo reports whether the side that begins a line goes to a square in it.
func goesTo(line []chess.Move, on chess.Square) bool {
	for i := 0; i < len(line); i += 2 {
		if line[i].To() == on {
			return true
		}
	}
	return false
}

// guards reports whether a piece could legally take back on a square after some legal capture there
// by the side to move, or is the only piece that keeps the opponent's king from taking there.
func guards(p *chess.Position, guard, on chess.Square) bool {
	if keepsKingOff(p, guard, on) {
		return true
	}
	for c := range capturesOn(p, on) {
		if after := p.Play(c); c.From() != guard && takersOn(&after, on).Has(guard) {
			return true
		}
	}
	return false
}

// covers reports whether a piece stands so that it would guard another of its side as soon as that could be taken.
func covers(p *chess.Position, guard, on chess.Square) bool {
	return p.At(guard).Color() == p.At(on).Color() && chess.Attacks(p.At(guard), guard, p.Occupied()).Has(on)
}

// stillCovers reports whether a guard, no king, is neither gone nor pinned, though a check by what takes the piece may
// keep it from taking back.
func stillCovers(p *chess.Position, guard, on chess.Square) bool {
	return p.At(guard).Type() != chess.King && covers(p, guard, on) &&
		!slices.ContainsFunc(pins(p, p.At(guard).Color()), func(n pin) bool { return n.piece == guard })
}

// keepsKingOff reports whether a piece, and nothing else, keeps the king of the side to
// move from taking the piece on a square.
func keepsKingOff(p *chess.Position, guard, on chess.Square) bool {
	us := p.Turn()
	king := p.King(us)
	if p.InCheck() || guard == on || !chess.Attacks(p.At(king), king, 0).Has(on) {
		return false
	}
	occupied, them := p.Occupied()&^king.Bitboard(), p.Color(us.Other())
	return p.AttackersTo(on, occupied)&them == guard.Bitboard() &&
		p.AttackersTo(on, occupied&^guard.Bitboard())&them&^guard.Bitboard() == 0
}

// losesPiece reports whether after every reply a piece, which may have moved, is lost by the count,
// and the mover is then ahead of where it was before its move; or else the mover keeps what it took.
// A best move may win later where the piece itself takes something first.
func (s *study) losesPiece(piece chess.Square) (v victory, ok bool) {
	answers := s.answers()
	v.points = 1 << 10
	for _, o := range answers {
		on := piece
		if o.reply.From() == piece {
			on = o.reply.To()
		}
		count := exchange.Count(&o.at, on, 0)
		points := chess.Lead(&o.at, s.us) + count - s.lead
		switch {
		case count == 0 && s.keeps(o):
			continue
		case points <= 0 && o.reply.From() == piece && s.winsLater(o).points > 0: // it takes something first
			continue
		case count == 0 || points <= 0:
			return victory{}, false
		case points < v.points:
			capture, _ := exchange.First(&o.at, on, count)
			v.points, v.line = points, []chess.Move{s.move, o.reply, capture}
		}
	}
	return v, v.line != nil
}

// guardDriven returns facts about pieces whose guard a check drives off: whatever answers the check, the guard cannot
// take back any more, and the piece is lost, or what answered is.
func (s *study) guardDriven() (facts []fact.Fact) {
	if !s.next.InCheck() {
		return nil
	}
	them := s.us.Other()
	again := s.next.Pass()
	for on := range (s.p.Color(them) &^ s.p.King(them).Bitboard() &^ s.move.To().Bitboard()).All() {
		if again.AttackersTo(on, again.Occupied())&again.Color(s.us) == 0 || exchange.Count(&s.p, on, 0) > 0 {
			continue
		}
		guard, ok := s.drivenFrom(on, &again)
		if !ok {
			continue
		}
		v, ok := s.losesPiece(on)
		if !ok || s.leavesChecker(on) {
			v, ok = s.wins(takesOf(on.Bitboard()))
			ok = ok && !v.mate
		}
		if ok {
			f := withVictory(s.idea(fact.KindDrivesGuard, fact.GuardRemoved), v)
			f.Pieces, f.Guards = fact.On(&s.p, on), fact.On(&s.p, guard)
			facts = append(facts, f)
		}
	}
	return facts
}

// leavesChecker reports whether an answer attacks the piece that gave check, so that it is lost when another piece
// takes the one on a square.
func (s *study) leavesChecker(on chess.Square) bool {
	return slices.ContainsFunc(s.answers(), func(o *outcome) bool {
		count := exchange.Count(&o.at, on, 0)
		if count == 0 {
			return false
		}
		capture, _ := exchange.First(&o.at, on, count)
		next := o.at.Play(capture)
		return capture.From() != s.move.To() && exchange.Count(&next, s.move.To(), 0) > 0
	})
}

// drivenFrom returns a guard of a piece that cannot take back there after any answer to a check, but for those that are
// lost at once, and whether there is one. It guarded the piece before the move, or would have if the check did not
// matter, of which again is the board.
func (s *study) drivenFrom(on chess.Square, again *chess.Position) (chess.Square, bool) {
	took := 0
	if s.p.At(on).Type() == chess.Pawn && chess.Taken(&s.p, s.move).Type() == chess.Pawn { // one pawn wins no other
		took = chess.Gain(&s.p, s.move) - exchange.Count(&s.next, s.move.To(), 0)
	}
	for guard := range (s.p.Color(s.us.Other()) &^ on.Bitboard()).All() {
		if (guards(&s.p, guard, on) || guards(again, guard, on)) &&
			!slices.ContainsFunc(s.answers(), func(o *outcome) bool {
				now := guard
				if o.reply.From() == guard {
					now = o.reply.To()
				}
				return (guards(&o.at, now, on) || stillCovers(&o.at, now, on)) && !o.punished(took)
			}) {
			return guard, true
		}
	}
	return chess.NoSquare, false
}

// punished reports whether the mover can mate after the reply, or take what replied and so win more than took points.
func (o *outcome) punished(took int) bool {
	return slices.ContainsFunc(o.prizes, func(z prize) bool {
		return z.points > took && chess.CapturesOn(z.capture, o.reply.To())
	}) || o.mating() != chess.NoMove
}

// guardCut returns facts about pieces whose guard the move cuts off, standing between the two: they are not lost by the
// count before it, and after it they, or what answered, are lost whatever the reply.
func (s *study) guardCut() (facts []fact.Fact) {
	them := s.us.Other()
	for guard := range sliders(&s.p, them).All() {
		for on := range (s.p.Color(them) &^ s.p.King(them).Bitboard() &^ s.move.To().Bitboard()).All() {
			if !s.cuts(guard, on) || exchange.Count(&s.p, on, 0) > 0 {
				continue
			}
			v, ok := s.losesPiece(on)
			if !ok {
				v, ok = s.wins(takesOf(on.Bitboard()))
			}
			if ok && !v.mate {
				f := withVictory(s.idea(fact.KindCutsGuard, fact.GuardRemoved), v)
				f.Pieces, f.Guards = fact.On(&s.p, on), fact.On(&s.p, guard)
				facts = append(facts, f)
			}
		}
	}
	return facts
}

// cuts reports whether the move stands between a slider and a piece that it guarded.
func (s *study) cuts(guard, on chess.Square) bool {
	return chess.Between(guard, on).Has(s.move.To()) &&
		chess.Attacks(s.p.At(guard), guard, s.p.Occupied()).Has(on)
}

// overloaded returns the fact that the move captures one of two pieces that share an overloaded
// guard. Before the move neither piece is lost by the count; the first is lost only if the guard
// does not take back; if it does, the other is lost, for more than the first capture cost.
func (s *study) overloaded() (facts []fact.Fact) {
	first := s.move.To()
	if chess.Taken(&s.p, s.move) == chess.NoPiece || s.move.IsEnPassant() || exchange.Count(&s.p, first, 0) > 0 {
		return nil
	}
	for guard := range takersOn(&s.next, first).All() {
		if chess.Gain(&s.p, s.move)-exchange.Without(&s.next, first, guard) <= 0 {
			continue
		}
		back := captureBy(&s.next, guard, first)
		later := s.next.Play(back)
		cost := chess.Gain(&s.next, back) - chess.Gain(&s.p, s.move)
		pieces := s.p.Color(s.us.Other()) &^ first.Bitboard() &^ guard.Bitboard()
		for second := range pieces.All() {
			won := exchange.Count(&later, second, 0)
			if won <= max(cost, 0) || exchange.Count(&s.p, second, 0) > 0 || !guards(&s.p, guard, second) {
				continue
			}
			f := s.idea(fact.KindOverloaded, fact.GuardOverloaded, back)
			f.Line = append(f.Line, exchange.On(&later, second).Line...)
			f.Pieces = fact.On(&s.p, first, second)
			f.Guards, f.Count = fact.On(&s.p, guard), won-cost
			facts = append(facts, f)
		}
	}
	return facts
}

// captureBy returns a legal capture from one square on another, the promotion to
// a queen before others.
func captureBy(p *chess.Position, from, on chess.Square) (best chess.Move) {
	for c := range capturesOn(p, on) {
		if c.From() == from && (best == chess.NoMove || c.Promotion() > best.Promotion()) {
			best = c
		}
	}
	return best
}

// pinnedGuards returns facts about pieces that seem to guard what the move takes but cannot take
// back, because they are pinned to their king.
func (s *study) pinnedGuards() (facts []fact.Fact) {
	if chess.Taken(&s.p, s.move) == chess.NoPiece || s.move.IsEnPassant() || s.next.InCheck() {
		return nil
	}
	on := s.move.To()
	legal := takersOn(&s.next, on)
	them := s.us.Other()
	for _, pin := range pins(&s.next, them) {
		pc := s.next.At(pin.piece)
		if legal.Has(pin.piece) || !chess.Attacks(pc, pin.piece, s.next.Occupied()).Has(on) {
			continue
		}
		f := s.idea(fact.KindPinnedGuard, fact.PinnedGuard)
		f.Pieces, f.Guards = fact.On(&s.p, on), fact.On(&s.next, pin.piece)
		f.By = fact.On(&s.next, pin.pinner)
		f.Count = max(0, chess.Gain(&s.p, s.move)-exchange.Count(&s.next, on, 0))
		facts = append(facts, f)
	}
	return facts
}

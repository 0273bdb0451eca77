package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// A shownLine is the line of a search that begins with a move: its reply, the same side's next move, and the board
// before that.
type shownLine struct {
	*study
	moves       []chess.Move
	reply, take chess.Move
	before      chess.Position
	points      int // how far the line brings the mover above the balance before its move
}

// byLine returns the ideas that the line of a search shows, by which it wins something, where other replies may escape
// them: they are judgements. What is named is so on the board, and falls in the line.
func (s *study) byLine(line []chess.Move, last lastMove) (facts []fact.Fact) {
	if len(line) < 3 || line[0] != s.move || exchange.Crowded(&s.p) {
		return nil
	}
	l := shownLine{study: s, moves: line, reply: line[1], take: line[2], before: s.next.Play(line[1])}
	for plies := 3; plies <= min(len(line), 5); plies += 2 {
		if points := leadAfter(&s.p, line[:plies]) - s.lead; points > 0 && l.points == 0 {
			l.points, l.moves = points, line[:plies]
		}
	}
	if l.points == 0 {
		return nil
	}
	for _, shows := range []func() (fact.Fact, bool){
		l.forks, l.pins, l.skewer, l.opens, l.traps, l.takesGuard, l.drivesGuard, l.cutsGuard, l.lure,
		func() (fact.Fact, bool) { return l.comesBetween(last) },
	} {
		if f, ok := shows(); ok {
			if f.Line, f.Count, f.Judgement = l.moves, l.points, true; l.escaped(&f) {
				continue
			}
			facts = append(facts, f)
		}
	}
	return facts
}

// escaped reports whether an idea wins a point in the line, and after another reply nothing, or whether a piece in a
// fork leaves it with check.
func (l *shownLine) escaped(f *fact.Fact) bool {
	if taken := l.before.Play(l.take); f.Kind == fact.KindDrivesGuard && taken.InCheck() &&
		exchange.Count(&l.before, l.take.To(), 0) > 0 { // there is no time to win it back
		return false
	}
	return l.comesToNothing(f) || f.Concept == fact.Fork && l.leavesWithCheck(f.Pieces)
}

// leavesWithCheck reports whether one of some pieces can answer with check, so that less is won by material than in the
// line.
func (l *shownLine) leavesWithCheck(pieces []fact.PlacedPiece) bool {
	least := ai.EvaluateMaterial(&l.p) + ai.Score(100*l.points) - near
	for m := range legal(&l.next) {
		goes := slices.ContainsFunc(pieces, func(p fact.PlacedPiece) bool { return p.Square == m.From() })
		if after := l.next.Play(m); goes && after.InCheck() && !reaches(&after, least) {
			return true
		}
	}
	return false
}

// takes reports whether the third move takes a piece that stood on a square after the first, wherever it went, or what
// replied.
func (l *shownLine) takes(on chess.Square) bool {
	return chess.Taken(&l.before, l.take) != chess.NoPiece &&
		(chess.CapturesOn(l.take, on) || l.reply.From() == on && chess.CapturesOn(l.take, l.reply.To()))
}

// falls reports whether the third move takes a piece where it stood before the line.
func (l *shownLine) falls(on chess.Square) bool {
	stood := l.before.At(on)
	return chess.CapturesOn(l.take, on) && stood != chess.NoPiece && l.p.At(on) == stood &&
		exchange.Count(&l.p, on, 0) == 0
}

func (l *shownLine) forks() (f fact.Fact, ok bool) {
	pieces := l.forkTargets()
	if pieces.Count() < 2 || l.take.From() != l.move.To() || chess.Taken(&l.before, l.take) == chess.NoPiece {
		return f, false
	}
	for target := range pieces.All() { // one that simply takes what attacks it is in no fork
		if nets(&l.next, target, l.move.To(), 0) {
			return f, false
		}
	}
	f = l.idea(fact.KindFork, fact.Fork)
	f.Pieces = fact.PiecesOn(&l.next, pieces)
	slices.Reverse(f.Pieces)
	return f, slices.ContainsFunc(f.Pieces, func(m fact.PlacedPiece) bool { return l.takes(m.Square) })
}

func (l *shownLine) pins() (f fact.Fact, ok bool) {
	for _, f := range slices.Concat(l.kingPins(), l.piecePins()) {
		if slices.ContainsFunc(f.Pieces, func(m fact.PlacedPiece) bool { return l.takes(m.Square) }) {
			return f, true
		}
	}
	return f, false
}

func (l *shownLine) skewer() (f fact.Fact, ok bool) {
	slider, a, b := l.take.From(), l.reply.From(), l.take.To()
	again := l.next.Pass()
	attacked := takeable(&again, slider).Has(a) || l.next.Checkers().Has(slider) && l.next.At(a).Type() == chess.King
	if on, found := behind(&l.next, slider, a); !attacked || !found || on != b || !sliders(&l.next, l.us).Has(slider) ||
		!l.isSkewer(slider, a, b) {
		return f, false
	}
	f = l.idea(fact.KindSkewer, fact.Skewer)
	f.Pieces, f.By = fact.On(&l.next, a, b), fact.On(&l.next, slider)
	return f, true
}

func (l *shownLine) opens() (f fact.Fact, ok bool) {
	slider, on := l.take.From(), l.take.To()
	if l.move.IsCastle() || slider == l.move.To() || !(sliders(&l.next, l.us) & sliders(&l.p, l.us)).Has(slider) ||
		l.next.At(on).Color() == l.us || l.next.At(on) != l.before.At(on) || l.next.At(on) == chess.NoPiece {
		return f, false
	}
	attacks := func(p *chess.Position) bool { return chess.Attacks(p.At(slider), slider, p.Occupied()).Has(on) }
	again := l.next.Pass()
	f = l.idea(fact.KindOpenedLine, fact.OpenedLine)
	f.Pieces, f.By = fact.On(&l.next, on), fact.On(&l.next, slider)
	return f, attacks(&l.next) && !attacks(&l.p) && takeable(&again, slider).Has(on)
}

func (l *shownLine) traps() (f fact.Fact, ok bool) {
	stuck, _ := trapsIn(&l.next)
	again := l.next.Pass()
	for on := range (stuck &^ l.trappedBefore()).All() {
		if l.takes(on) && exchange.Count(&again, on, 0) > 0 {
			f = l.idea(fact.KindTraps, fact.Trapped)
			f.Pieces, f.By = fact.On(&l.next, on), fact.PiecesOn(&l.next, takersOn(&again, on))
			return f, true
		}
	}
	return f, false
}

func (l *shownLine) takesGuard() (f fact.Fact, ok bool) {
	guard, on := l.move.To(), l.take.To()
	if chess.Taken(&l.p, l.move) == chess.NoPiece || l.move.IsEnPassant() || on == guard || !l.falls(on) ||
		!guards(&l.p, guard, on) && !covers(&l.p, guard, on) {
		return f, false
	}
	f = l.idea(fact.KindGuardRemoved, fact.GuardRemoved)
	f.Pieces, f.Guards = fact.On(&l.p, on), fact.On(&l.p, guard)
	return f, true
}

// drivesGuard is so of a check that a guard answers where it cannot take back any more.
func (l *shownLine) drivesGuard() (f fact.Fact, ok bool) {
	guard, on := l.reply.From(), l.take.To()
	again := l.next.Pass()
	if !l.next.InCheck() || !l.falls(on) ||
		!guards(&l.p, guard, on) && !guards(&again, guard, on) && !covers(&l.p, guard, on) ||
		guards(&l.before, l.reply.To(), on) || chess.CapturesOn(l.reply, l.move.To()) || l.keepsGuard(guard, on) {
		return f, false
	}
	if _, always := l.drivenFrom(on, &again); !always && l.p.At(on).Type() == chess.Pawn && l.checkWins() {
		return f, false
	}
	f = l.idea(fact.KindDrivesGuard, fact.GuardRemoved)
	f.Pieces, f.Guards = fact.On(&l.p, on), fact.On(&l.p, guard)
	return f, true
}

// checkWins reports whether the check is one by another piece, or a skewer of the king: then that is why it wins, and
// not a pawn whose guard is driven off by one answer.
func (l *shownLine) checkWins() bool {
	opened := l.next.Checkers()&^l.move.To().Bitboard() != 0
	return opened || slices.ContainsFunc(l.skewers(), func(f fact.Fact) bool {
		return f.Pieces[0].Piece.Type() == chess.King
	})
}

// keepsGuard reports whether a guard still guards after another answer that loses less than the line: what could be won
// before the move as well does not count. A king counts only beside a piece worth more than its taker: elsewhere the
// check itself drives it.
func (l *shownLine) keepsGuard(guard, on chess.Square) bool {
	if l.p.At(guard).Type() == chess.King && l.p.At(on).Type().Worth() <= l.before.At(l.take.From()).Type().Worth() {
		return false
	}
	could := prizes(&l.p, l.lead, l.least)
	isNew := func(z prize) bool {
		return !slices.ContainsFunc(could, func(o prize) bool { return o.capture == z.capture })
	}
	return slices.ContainsFunc(l.answers(), func(o *outcome) bool {
		now := guard
		if o.reply.From() == guard {
			now = o.reply.To()
		}
		loses := o.mating() != chess.NoMove ||
			slices.ContainsFunc(o.prizes, func(z prize) bool { return z.points >= l.points && isNew(z) })
		if !loses && len(could) == 0 {
			later := l.winsLater(o)
			loses = later.mate || later.points >= l.points
		}
		return guards(&o.at, now, on) && !loses
	})
}

// cutsGuard is so of a move between a guard and what it guarded, which falls.
func (l *shownLine) cutsGuard() (f fact.Fact, ok bool) {
	on := l.take.To()
	for guard := range sliders(&l.p, l.us.Other()).All() {
		if l.cuts(guard, on) && l.falls(on) && l.before.At(guard) == l.p.At(guard) {
			f = l.idea(fact.KindCutsGuard, fact.GuardRemoved)
			f.Pieces, f.Guards = fact.On(&l.p, on), fact.On(&l.p, guard)
			return f, true
		}
	}
	return f, false
}

// lure is so of an offer that is taken, and not simply taken back; of an even trade only if a capture or a check
// follows at once: else nothing shows what the piece was lured for.
func (l *shownLine) lure() (f fact.Fact, ok bool) {
	on := l.move.To()
	back, gain := exchange.Count(&l.next, on, 0), chess.Gain(&l.p, l.move)
	if !chess.CapturesOn(l.reply, on) || chess.CapturesOn(l.take, on) || back < gain ||
		back == gain && l.next.At(l.reply.From()).Type() == chess.Pawn {
		return f, false
	}
	if after := l.before.Play(l.take); back == gain && chess.Taken(&l.before, l.take) == chess.NoPiece &&
		!after.InCheck() {
		return f, false
	}
	f = l.idea(fact.KindLures, fact.Lured)
	f.Pieces, f.By = fact.On(&l.next, on), fact.On(&l.next, l.reply.From())
	return f, true
}

// comesBetween is so of a check, a threat or another capture before the last move's capture is answered by taking back,
// which comes next.
func (l *shownLine) comesBetween(last lastMove) (f fact.Fact, ok bool) {
	on := last.move.To()
	if !last.takes() || chess.CapturesOn(l.move, on) ||
		!l.next.InCheck() && chess.Gain(&l.p, l.move) == 0 && !l.threatens(on) ||
		!chess.CapturesOn(l.take, on) || l.p.At(on) != l.before.At(on) || exchange.Count(&l.p, on, 0) == 0 {
		return f, false
	}
	f = l.idea(fact.KindInBetween, fact.InBetween)
	f.Pieces = fact.On(&l.p, on)
	return f, true
}

// with returns the ideas of a move and those that a line shows beside them, the most important first.
func with(ideas, shown []fact.Fact) []fact.Fact {
	if len(ideas) > 0 && ideas[0].Mate {
		return ideas
	}
	for _, f := range shown {
		if slices.ContainsFunc(ideas, func(o fact.Fact) bool { return o.Concept == f.Concept && o.Count >= f.Count }) {
			continue
		}
		ideas = append(except(ideas, f.Concept), f)
	}
	sortIdeas(ideas)
	return onceByLine(ideas)
}

// onceByLine returns ideas without pins to a piece and skewers on a line that is told to be opened: that is what the
// move does; and without a guard that is driven off a pawn behind it on the line of a skewer.
func onceByLine(ideas []fact.Fact) []fact.Fact {
	ideas = slices.DeleteFunc(ideas, func(f fact.Fact) bool {
		return f.Kind == fact.KindDrivesGuard && slices.ContainsFunc(ideas, func(o fact.Fact) bool {
			return o.Concept == fact.Skewer && o.Pieces[0] == f.Guards[0] && o.Pieces[1] == f.Pieces[0] &&
				f.Pieces[0].Piece.Type() == chess.Pawn
		})
	})
	at := slices.IndexFunc(ideas, func(f fact.Fact) bool { return f.Concept == fact.OpenedLine })
	if at < 0 {
		return ideas
	}
	by := ideas[at].By[0]
	return slices.DeleteFunc(ideas, func(f fact.Fact) bool {
		return (f.Concept == fact.PinToPiece || f.Concept == fact.Skewer) && f.By[0] == by
	})
}

// withHeld returns the ideas of a move, and where one of them wins the pins to the king because of which a piece that
// attacks what moved cannot take it.
func (s *study) withHeld(ideas []fact.Fact) []fact.Fact {
	if len(ideas) == 0 || ideas[0].Mate || ideas[0].Count == 0 || tellOf(ideas, fact.PinnedGuard) {
		return ideas
	}
	to := s.move.To()
	for _, pin := range pins(&s.next, s.us.Other()) {
		if attacks := chess.Attacks(s.next.At(pin.piece), pin.piece, s.next.Occupied()); attacks.Has(to) &&
			!takersOn(&s.next, to).Has(pin.piece) {
			f := s.idea(fact.KindPinHolds, fact.PinnedGuard)
			f.Pieces, f.Guards = fact.On(&s.next, to), fact.On(&s.next, pin.piece)
			f.By = fact.On(&s.next, pin.pinner)
			return append(ideas, f)
		}
	}
	return ideas
}

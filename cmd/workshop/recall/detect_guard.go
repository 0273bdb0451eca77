package recall

import "chesstutor/tutor/chess"

// A capture is a move that captures and the positions before and after it.
type capture struct {
	p, next chess.Position
	move    chess.Move
	us      chess.Color
}

// others are the pieces of the other side but its king and what the capture takes.
func (c *capture) others() chess.Bitboard {
	them := c.us.Other()
	return c.p.Color(them) &^ c.move.To().Bitboard() &^ c.p.King(them).Bitboard()
}

// removesGuard reports whether "T is not lost by the count before and is after its guard was taken, in every reply,
// net of what taking the guard cost".
func (c *capture) removesGuard(t chess.Square) bool {
	return taking(&c.p, t, everyone) == 0 && guards(&c.p, c.move.To(), t) && c.falls(t)
}

// falls reports whether a piece, wherever it moves, is lost by the count after every reply, so that the mover is
// then ahead.
func (c *capture) falls(piece chess.Square) bool {
	before := chess.Lead(&c.p, c.us)
	for _, reply := range c.next.Moves() {
		at := c.next.Play(reply)
		where := piece
		if reply.From() == piece {
			where = reply.To()
		}
		if count := taking(&at, where, everyone); count <= 0 || chess.Lead(&at, c.us)+count <= before {
			return false
		}
	}
	return true
}

// overloads reports whether "one piece guards T1 and T2; forbidden to take back on one, that one is lost by the
// count; having taken back there, the other is", for more than that cost. T1 is what was taken, back the recapture.
func (c *capture) overloads(back chess.Move, two chess.Square) bool {
	one := c.move.To()
	if taking(&c.p, one, everyone) > 0 || taking(&c.p, two, everyone) > 0 ||
		chess.Lead(&c.next, c.us)-chess.Lead(&c.p, c.us) <= taking(&c.next, one, ^back.From().Bitboard()) {
		return false
	}
	later := c.next.Play(back)
	cost := chess.Lead(&c.p, c.us) - chess.Lead(&later, c.us)
	return taking(&later, two, everyone) > max(cost, 0) && guards(&c.p, back.From(), two)
}

// guards reports whether a piece could legally take back on a square after some legal capture there, or it alone
// keeps the king of the side to move from taking there.
func guards(p *chess.Position, guard, on chess.Square) bool {
	for _, m := range p.AppendCaptures(nil) {
		if m.To() != on || m.IsEnPassant() {
			continue
		}
		after := p.Play(m)
		if captures(&after, on, guard.Bitboard()) {
			return true
		}
	}
	king := p.King(p.Turn())
	around := p.Occupied() &^ king.Bitboard()
	them := p.Color(p.Turn().Other()) &^ on.Bitboard()
	return !p.InCheck() && attacked(p, king).Has(on) && p.AttackersTo(on, around)&them == guard.Bitboard() &&
		p.AttackersTo(on, around&^guard.Bitboard())&them&^guard.Bitboard() == 0
}

// capture returns the line's first move, and whether it is a capture on the square of a piece.
func (l *line) capture() (capture, bool) {
	first := l.moves[0]
	return capture{l.at[0], l.at[1], first, l.us}, l.at[0].At(first.To()) != chess.NoPiece
}

// guardRemoved: see removesGuard. In the line T is taken.
func (l *line) guardRemoved() bool {
	c, ok := l.capture()
	if !ok || l.paid() || !l.keeps(1) {
		return false
	}
	for t := range c.others().All() {
		if l.takes(t) && c.removesGuard(t) {
			return true
		}
	}
	return false
}

// overloaded: see overloads. In the line the guard takes back, and the other piece is taken.
func (l *line) overloaded() bool {
	c, ok := l.capture()
	back, two := l.moves[1], l.moves[2].To()
	return ok && back.To() == c.move.To() && c.others().Has(two) && back.From() != two && l.takes(two) && !l.paid() &&
		l.keeps(1) && c.overloads(back, two)
}

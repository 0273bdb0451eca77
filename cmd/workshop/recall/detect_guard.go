package recall

import "chesstutor/tutor/chess"

// falls reports whether a piece, wherever it moves, is lost by the count after every reply, so that the mover is
// then ahead.
func (l *line) falls(piece chess.Square) bool {
	before := chess.Lead(&l.at[0], l.us)
	for _, reply := range l.at[1].Moves() {
		at := l.at[1].Play(reply)
		where := piece
		if reply.From() == piece {
			where = reply.To()
		}
		if count := taking(&at, where, everyone); count <= 0 || chess.Lead(&at, l.us)+count <= before {
			return false
		}
	}
	return true
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

// capturesGuard reports whether the first move captures what may be a guard, and the line wins by that.
func (l *line) capturesGuard() bool {
	return l.at[0].At(l.moves[0].To()) != chess.NoPiece && !l.paid() && l.keeps(1)
}

// guardRemoved: "T is not lost by the count before and is after its guard was taken, in every reply, net of what taking
// the guard cost". In the line T is taken.
func (l *line) guardRemoved() bool {
	if !l.capturesGuard() {
		return false
	}
	p, guard := &l.at[0], l.moves[0].To()
	for t := range (p.Color(l.us.Other()) &^ guard.Bitboard() &^ p.King(l.us.Other()).Bitboard()).All() {
		if l.takes(t) && taking(p, t, everyone) == 0 && guards(p, guard, t) && l.falls(t) {
			return true
		}
	}
	return false
}

// overloaded: "one piece guards T1 and T2; forbidden to take back on one, that one is lost by the count; having taken
// back there, the other is", for more than that cost. In the line T1 is taken first, the guard takes back, and T2 is
// taken.
func (l *line) overloaded() bool {
	p, next, later := &l.at[0], &l.at[1], &l.at[2]
	one, guard, two := l.moves[0].To(), l.moves[1].From(), l.moves[2].To()
	them := p.Color(l.us.Other()) &^ p.King(l.us.Other()).Bitboard()
	if !l.capturesGuard() || l.moves[1].To() != one || two == one || two == guard || !them.Has(two) || !l.takes(two) ||
		taking(p, one, everyone) > 0 || taking(p, two, everyone) > 0 ||
		chess.Lead(next, l.us)-chess.Lead(p, l.us) <= taking(next, one, everyone&^guard.Bitboard()) {
		return false
	}
	cost := chess.Lead(p, l.us) - chess.Lead(later, l.us)
	return taking(later, two, everyone) > max(cost, 0) && guards(p, guard, two)
}

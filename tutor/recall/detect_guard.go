package recall

import "chesstutor/tutor/chess"

// guardRemoved: "T is not lost by the count before and is after its guard was taken, in every reply, net of what
// taking the guard cost". In the line T is taken.
func (l *line) guardRemoved() bool {
	p, first := &l.at[0], l.moves[0]
	if p.At(first.To()) == chess.NoPiece || l.paid() || !l.keeps(1) {
		return false
	}
	them := p.Color(l.us.Other()) &^ first.To().Bitboard() &^ p.King(l.us.Other()).Bitboard()
	for ; them != 0; them &= them - 1 {
		t := them.First()
		if l.takes(t) && taking(p, t, chess.NoSquare) == 0 && guards(p, first.To(), t) && l.falls(t) {
			return true
		}
	}
	return false
}

// falls reports whether a piece, wherever it moves, is lost by the count after every reply, so that the mover is
// then ahead.
func (l *line) falls(piece chess.Square) bool {
	p := &l.at[1]
	for _, reply := range p.Moves() {
		at := p.Play(reply)
		where := piece
		if reply.From() == piece {
			where = reply.To()
		}
		count := taking(&at, where, chess.NoSquare)
		if count <= 0 || balance(&at, l.us)+count <= balance(&l.at[0], l.us) {
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

// overloaded: "one piece guards T1 and T2; forbidden to take back on one, that one is lost by the count; having taken
// back there, the other is". In the line it takes back, and the other is taken.
func (l *line) overloaded() bool {
	p, first, back, take := &l.at[0], l.moves[0], l.moves[1], l.moves[2]
	one, two := first.To(), take.To()
	if p.At(one) == chess.NoPiece || back.To() != one || two == one || !l.takes(two) || l.paid() || !l.keeps(1) ||
		p.At(two) == chess.NoPiece || p.At(two).Color() == l.us {
		return false
	}
	cost := balance(p, l.us) - balance(&l.at[2], l.us)
	return taking(p, one, chess.NoSquare) == 0 && taking(p, two, chess.NoSquare) == 0 && guards(p, back.From(), two) &&
		balance(&l.at[1], l.us)-balance(p, l.us) > taking(&l.at[1], one, back.From()) &&
		taking(&l.at[2], two, chess.NoSquare) > max(cost, 0)
}

package recall

import "chesstutor/tutor/chess"

// attacked returns what a piece on a square attacks, as the pieces stand.
func attacked(p *chess.Position, from chess.Square) chess.Bitboard {
	return chess.Attacks(p.At(from), from, p.Occupied())
}

// behind returns what stands behind a piece on the line of a slider.
func behind(p *chess.Position, slider, front chess.Square) chess.Square {
	without := chess.Attacks(p.At(slider), slider, p.Occupied()&^front.Bitboard())
	return (without &^ attacked(p, slider) & p.Occupied()).First()
}

func slides(p *chess.Position, s chess.Square) bool {
	t := p.At(s).Type()
	return t == chess.Bishop || t == chess.Rook || t == chess.Queen
}

// fork: "one piece, after its move, attacks two or more that it would each win by the count (a king in check is one
// of them), at least one of them newly and none to be won before; and the move wins". In the line it takes one.
func (l *line) fork() bool {
	from, to := l.moves[0].From(), l.moves[0].To()
	p, again := &l.at[1], l.at[1].Pass()
	var targets chess.Bitboard
	newly := p.Checkers().Has(to)
	if newly {
		targets = p.King(p.Turn()).Bitboard()
	}
	for s := range (attacked(p, to) & p.Color(p.Turn()) &^ targets).All() {
		if taking(&again, s, to.Bitboard()) > 0 && taking(&l.at[0], s, everyone) == 0 {
			targets |= s.Bitboard()
			newly = newly || !captures(&l.at[0], s, from.Bitboard())
		}
	}
	return newly && targets.Count() >= 2 && l.moves[2].From() == to && targets.Has(l.moves[2].To()) && l.keeps(2) &&
		l.forced(anything)
}

// pin: "some move of it is illegal only because it exposes its own king", newly. In the line the pinned piece falls.
func (l *line) pin() bool {
	p, before := &l.at[1], l.at[0].Pass()
	if p.InCheck() || l.paid() || !l.keeps(2) {
		return false
	}
	king := p.King(p.Turn())
	for slider := range p.Color(l.us).All() {
		if !slides(p, slider) {
			continue
		}
		was := l.came(slider)
		for s := range (attacked(p, slider) & p.Color(p.Turn())).All() {
			pinned := behind(p, slider, s) == king && exposes(p, s)
			newly := !attacked(&before, was).Has(s) || behind(&before, was, s) != king
			if pinned && newly && l.takes(s) && l.moves[2].To() != slider {
				return true
			}
		}
	}
	return false
}

// exposes reports whether a piece of the side to move, which is not in check, has a move that only its own king
// forbids.
func exposes(p *chess.Position, piece chess.Square) bool {
	legal := chess.Bitboard(0)
	for _, m := range p.Moves() {
		if m.From() == piece {
			legal |= m.To().Bitboard()
		}
	}
	reach := attacked(p, piece) &^ p.Color(p.Turn())
	if p.At(piece).Type() == chess.Pawn {
		reach &= p.Color(p.Turn().Other())
		ahead := piece + 8
		if p.Turn() == chess.Black {
			ahead = piece - 8
		}
		reach |= ahead.Bitboard() &^ p.Occupied()
	}
	return reach&^legal != 0
}

// skewer: "a slider newly attacks A, with B behind on the line, A worth at least B or the king; the move wins, by A
// or by B" (or by what was put between). In the line A moves away, and the slider takes B.
func (l *line) skewer() bool {
	a, p := l.moves[1].From(), &l.at[1]
	slider := l.moves[2].From()
	if !slides(p, slider) || p.At(slider).Color() != l.us || !attacked(p, slider).Has(a) ||
		captures(&l.at[0], a, l.came(slider).Bitboard()) {
		return false
	}
	b := behind(p, slider, a)
	return b < chess.NoSquare && p.At(b).Color() != l.us && l.moves[2].To() == b &&
		price(p.At(a).Type()) >= price(p.At(b).Type()) && l.keeps(2) && l.forced(on(a.Bitboard()|b.Bitboard()))
}

// opened: "the move opens a line of another piece onto T (not the king), and wins T, or what the mover takes or
// attacks". In the line that piece takes T.
func (l *line) opened() bool {
	first, take, p := l.moves[0], l.moves[2], &l.at[1]
	t := take.To()
	return !first.IsCastle() && first.To() != take.From() && slides(&l.at[2], take.From()) &&
		p.At(t) != chess.NoPiece && p.At(t).Color() != l.us && !l.paid() &&
		chess.Between(take.From(), t).Has(first.From()) && attacked(p, take.From()).Has(t) && l.keeps(2) &&
		l.forced(on(t.Bitboard()|attacked(p, first.To())))
}

// trapped: "not a pawn, attacked, its side not in check; after every legal move of its side it is lost by the count",
// newly. In the line it is taken.
func (l *line) trapped() bool {
	p, before := &l.at[1], l.at[0].Pass()
	if l.paid() || !l.keeps(1) {
		return false
	}
	for s := range p.Color(p.Turn()).All() {
		if l.takes(s) && lostAlways(p, s) && !lostAlways(&before, s) {
			return true
		}
	}
	return false
}

// lostAlways reports whether a piece of the side to move is trapped.
func lostAlways(p *chess.Position, piece chess.Square) bool {
	t, again := p.At(piece).Type(), p.Pass()
	if p.InCheck() || t == chess.Pawn || t == chess.King || !captures(&again, piece, everyone) {
		return false
	}
	for _, reply := range p.Moves() {
		at := p.Play(reply)
		where, took := piece, 0
		if reply.From() == piece {
			where, took = reply.To(), chess.Lead(&at, p.Turn())-chess.Lead(p, p.Turn())
		} else if reply.IsCastle() {
			if rook, to := reply.CastleRook(); rook == piece {
				where = to
			}
		}
		if taking(&at, where, everyone) <= took {
			return false
		}
	}
	return true
}

package recall

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// pieces is the values of pieces, in points. A king is beyond price.
var pieces = [8]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9, chess.King: 99}

// A line is a best line and the positions in it, the first before its first move.
type line struct {
	us    chess.Color
	moves []chess.Move
	at    []chess.Position
	score ai.Score
	last  chess.Move // the move that led to the first position, NoMove if unknown
	took  bool       // that move took something
}

func newLine(p chess.Position, found ai.Result) *line {
	l := &line{us: p.Turn(), score: found.Score, at: []chess.Position{p}}
	for _, m := range found.PV {
		p = p.Play(m)
		l.moves, l.at = append(l.moves, m), append(l.at, p)
	}
	return l
}

// san returns the first moves of the line.
func (l *line) san() (text string) {
	for i, m := range l.moves[:min(len(l.moves), 4)] {
		text += " " + l.at[i].SAN(m)
	}
	return text[min(1, len(text)):]
}

// gain returns by how many points the material balance rises in a number of plies.
func (l *line) gain(plies int) int {
	plies = min(plies, len(l.moves))
	return balance(&l.at[plies], l.us) - balance(&l.at[0], l.us)
}

func balance(p *chess.Position, us chess.Color) (points int) {
	for t := chess.Pawn; t <= chess.Queen; t++ {
		points += pieces[t] * (p.Pieces(t, us).Count() - p.Pieces(t, us.Other()).Count())
	}
	return points
}

// wins reports whether the line wins two points in four plies and still has them after six.
func (l *line) wins() bool { return len(l.moves) >= 3 && l.gain(4) >= 2 && l.gain(6) >= 2 }

// paid reports whether the first move captures so much more than it may lose that the capture alone is the idea.
func (l *line) paid() bool {
	p, m := &l.at[0], l.moves[0]
	taken := pieces[p.At(m.To()).Type()]
	if guarded := l.at[1].AttackersTo(m.To(), l.at[1].Occupied())&l.at[1].Color(l.us.Other()) != 0; guarded {
		taken -= pieces[p.At(m.From()).Type()]
	}
	return p.At(m.To()) != chess.NoPiece && taken >= 2
}

// attacked returns what a piece on a square attacks, as the pieces stand.
func attacked(p *chess.Position, from chess.Square) chess.Bitboard {
	return chess.Attacks(p.At(from), from, p.Occupied())
}

// ideas returns the ideas that a player would find in the line.
func (l *line) ideas() (list []tutor.Concept) {
	if plies, ok := l.score.Mate(); ok && plies > 0 {
		switch {
		case plies <= 3 && len(l.moves) >= plies && l.backRank(plies):
			return []tutor.Concept{tutor.BackRank}
		case plies == 1:
			return []tutor.Concept{tutor.MateInOne}
		case plies == 3:
			return []tutor.Concept{tutor.MateInTwo}
		}
		return nil
	}
	if len(l.moves) < 3 {
		return nil
	}
	for _, each := range []struct {
		concept tutor.Concept
		holds   func() bool
	}{
		{tutor.Fork, l.fork}, {tutor.PinToKing, l.pin}, {tutor.Skewer, l.skewer}, {tutor.OpenedLine, l.opened},
		{tutor.Trapped, l.trapped}, {tutor.FreePiece, l.free}, {tutor.Promotion, l.promotion},
		{tutor.GuardRemoved, l.guardRemoved}, {tutor.GuardOverloaded, l.overloaded}, {tutor.Lured, l.lured},
		{tutor.InBetween, l.inBetween},
	} {
		if each.holds() {
			list = append(list, each.concept)
		}
	}
	return list
}

// backRank: mate along the king's first rank, where the king's own pieces shut it in.
func (l *line) backRank(plies int) bool {
	p := &l.at[plies]
	king := p.King(p.Turn())
	checker := p.Checkers().First()
	if checker >= chess.NoSquare || int(king.Rank())%7 != 0 || king.Rank() != checker.Rank() ||
		p.At(checker).Type() < chess.Rook {
		return false
	}
	if (king.Rank() == 0) != (p.Turn() == chess.White) {
		return false
	}
	shut := attacked(p, king) & p.Color(p.Turn())
	without := p.Occupied() &^ shut &^ king.Bitboard()
	for ; shut != 0; shut &= shut - 1 { // an escape square, were these pieces not there
		if p.AttackersTo(shut.First(), without)&p.Color(l.us) == 0 {
			return true
		}
	}
	return false
}

// fork: the moved piece newly attacks two pieces that could not be won before, and captures one of them two plies
// later.
func (l *line) fork() bool {
	to := l.moves[0].To()
	p := &l.at[1]
	mover := p.At(to)
	var targets chess.Bitboard
	newly := p.InCheck()
	for list := attacked(p, to) & p.Color(l.us.Other()); list != 0; list &= list - 1 {
		s := list.First()
		loose := p.AttackersTo(s, p.Occupied())&p.Color(l.us.Other()) == 0
		if pieces[p.At(s).Type()] > pieces[mover.Type()] || loose && p.At(s).Type() != chess.Pawn {
			targets |= s.Bitboard()
			newly = newly || !attacked(&l.at[0], l.moves[0].From()).Has(s)
			if taking(&l.at[0], s, chess.NoSquare) > 0 {
				return false
			}
		}
	}
	return newly && targets.Count() >= 2 && l.moves[2].From() == to && targets.Has(l.moves[2].To()) && l.wins() &&
		l.forced(anything)
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

// pin: the slider that moved attacks a piece that shields its king, and that piece is taken two plies later.
func (l *line) pin() bool {
	to := l.moves[0].To()
	p := &l.at[1]
	if !slides(p, to) || p.InCheck() || l.moves[2].To() == to || l.paid() {
		return false
	}
	for list := attacked(p, to) & p.Color(l.us.Other()); list != 0; list &= list - 1 {
		s := list.First()
		from := l.moves[0].From()
		if before := &l.at[0]; attacked(before, from).Has(s) && behind(before, from, s) == p.King(l.us.Other()) {
			continue // pinned already
		}
		if behind(p, to, s) == p.King(l.us.Other()) && l.moves[2].To() == s && l.wins() {
			return true
		}
	}
	return false
}

// skewer: the slider that moved attacks a piece, which moves away, and captures the piece behind it, worth no more.
func (l *line) skewer() bool {
	to, reply := l.moves[0].To(), l.moves[1]
	p := &l.at[1]
	if !slides(p, to) || !attacked(p, to).Has(reply.From()) {
		return false
	}
	b := behind(p, to, reply.From())
	return b < chess.NoSquare && p.At(b).Color() != l.us && l.forced(on(reply.From().Bitboard()|b.Bitboard())) &&
		l.moves[2].From() == to &&
		l.moves[2].To() == b &&
		pieces[p.At(reply.From()).Type()] >= pieces[p.At(b).Type()] &&
		l.wins()
}

// opened: another slider captures two plies later along the line that the first move opened.
func (l *line) opened() bool {
	first, take := l.moves[0], l.moves[2]
	return l.at[1].At(take.To()).Color() != l.us && l.forced(on(take.To().Bitboard()|attacked(&l.at[1], first.To()))) && !l.paid() && first.To() != take.From() && slides(&l.at[2], take.From()) && !first.IsCastle() &&
		chess.Between(take.From(), take.To()).Has(first.From()) &&
		attacked(&l.at[1], take.From()).Has(take.To()) &&
		l.at[1].At(take.To()) != chess.NoPiece &&
		l.wins()
}

// trapped: a piece that the first move attacks can go only to squares where it can be captured, and is captured.
func (l *line) trapped() bool {
	p := &l.at[1]
	taken := l.moves[2].To()
	was := taken
	if l.moves[1].To() == taken {
		was = l.moves[1].From()
	}
	piece := p.At(was)
	if piece == chess.NoPiece || piece.Color() == l.us || piece.Type() == chess.Pawn || piece.Type() == chess.King ||
		p.InCheck() ||
		p.AttackersTo(was, p.Occupied())&p.Color(l.us) == 0 ||
		l.at[0].AttackersTo(was, l.at[0].Occupied())&l.at[0].Color(l.us) != 0 {
		return false
	}
	moves := 0
	for _, m := range p.Moves() {
		if m.From() != was {
			continue
		}
		moves++
		next := p.Play(m)
		if next.AttackersTo(m.To(), next.Occupied())&next.Color(l.us) == 0 || p.At(m.To()) != chess.NoPiece {
			return false
		}
	}
	return moves > 0 && !l.paid() && l.wins() && l.lostAlways(was)
}

// free: the first move takes a piece that nothing guards.
func (l *line) free() bool {
	p, m := &l.at[0], l.moves[0]
	taken := p.At(m.To())
	return taken.Type() > chess.Pawn && taken.Type() < chess.King && taken != chess.NoPiece &&
		l.at[1].AttackersTo(m.To(), l.at[1].Occupied())&l.at[1].Color(l.us.Other()) == 0 && l.gain(4) >= 3
}

// promotion: the first move promotes, and the new queen stays.
func (l *line) promotion() bool { return l.moves[0].Promotion() == chess.Queen && l.gain(4) >= 5 }

// guardRemoved: a guard is taken, and then what it guarded.
func (l *line) guardRemoved() bool {
	p, first, take := &l.at[0], l.moves[0], l.moves[2]
	guard := p.At(first.To())
	target := p.At(take.To())
	return !l.paid() && guard != chess.NoPiece && guard.Type() != chess.King && target != chess.NoPiece && target.Color() != l.us && take.To() != first.To() &&
		attacked(p, first.To()).Has(take.To()) &&
		l.moves[1].To() == first.To() &&
		l.wins() &&
		taking(p, take.To(), chess.NoSquare) == 0 &&
		l.falls(take.To())
}

// falls reports whether a piece, wherever it moves, can be captured after every reply, so that the mover is then
// ahead.
func (l *line) falls(piece chess.Square) bool {
	return winsAfter(&l.at[1], balance(&l.at[0], l.us)+1, func(reply, capture chess.Move) bool {
		if reply.From() == piece {
			return capture.To() == reply.To()
		}
		return capture.To() == piece
	})
}

// overloaded: the piece that recaptures stops guarding another one.
func (l *line) overloaded() bool {
	p, first, back, take := &l.at[0], l.moves[0], l.moves[1], l.moves[2]
	target := p.At(take.To())
	return !l.paid() && p.At(first.To()) != chess.NoPiece && back.To() == first.To() && take.To() != first.To() &&
		target != chess.NoPiece && target.Color() != l.us && attacked(p, back.From()).Has(take.To()) && l.wins() &&
		taking(p, first.To(), chess.NoSquare) == 0 && taking(p, take.To(), chess.NoSquare) == 0 &&
		balance(&l.at[1], l.us)-balance(p, l.us) > taking(&l.at[1], first.To(), back.From())
}

// lured: a piece is offered that can be captured with gain; if it is declined, nothing is lost; if it is accepted,
// more is won or mate follows.
func (l *line) lured() bool {
	first, back := l.moves[0], l.moves[1]
	before := balance(&l.at[0], l.us)
	if back.To() != first.To() || l.moves[2].To() == first.To() || !l.wins() ||
		taking(&l.at[1], first.To(), chess.NoSquare) <= balance(&l.at[1], l.us)-before ||
		!winsAfter(&l.at[3], before+1, anything) && balance(&l.at[3], l.us)-takingAnywhere(&l.at[3]) <= before {
		return false
	}
	for _, reply := range l.at[1].Moves() {
		next := l.at[1].Play(reply)
		if reply.To() != first.To() && balance(&next, l.us)+takingAnywhere(&next) < before {
			return false
		}
	}
	return true
}

// inBetween: the recapture comes only after a check, and after every answer to the check as much can be captured.
func (l *line) inBetween() bool {
	s := l.last.To()
	if !l.took || l.moves[0].To() == s || !l.at[1].InCheck() || l.moves[2].To() != s || l.gain(4) < 1 {
		return false
	}
	back := taking(&l.at[0], s, chess.NoSquare)
	return back > 0 && winsAfter(&l.at[1], balance(&l.at[0], l.us)+back, anything)
}

package exercise

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// least is how many points above what was before a combination must come to.
const least = 2

// wins reports whether, after every legal reply to a move, its side mates in one
// or takes so that its balance, less the other side's best exchange then, is two
// points or more above that before the move.
func wins(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	for _, reply := range next.Moves() {
		at := next.Play(reply)
		have := tutor.Gain(p, m) - tutor.Gain(&next, reply)
		if mating(&at) == chess.NoMove && !someCapture(&at, least-have) {
			return false
		}
	}
	return next.HasMove() || next.InCheck()
}

// someCapture reports whether some capture nets so many points.
func someCapture(p *chess.Position, points int) bool {
	for _, m := range p.Moves() {
		if takes(p, m) && net(p, m) >= points {
			return true
		}
	}
	return false
}

// fork asks that the man that moves attacks two or more that it would win, none of
// them to be won before, and that this wins.
func fork(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	prey := preyOf(&e.Position, m)
	works := prey.Count() >= 2 && wins(&e.Position, m)
	if r := loss(&e.Position, m); !works && !r.Right() {
		return r
	}
	switch {
	case prey.Count() < 2:
		attacked := chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) & next.Color(chess.Black)
		return about(AttacksOnly, &next, m.To()).by(&next, attacked)
	case !works:
		return about(ForkFails, &next, m.To()).by(&next, prey)
	}
	return Reason{}
}

// preyOf returns the enemy men that the man that moves attacks afterwards and
// would win by the count, and that could not be won before.
func preyOf(p *chess.Position, m chess.Move) (prey chess.Bitboard) {
	next := p.Play(m)
	flipped := next.Pass()
	for _, s := range (chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) & next.Color(next.Turn())).Squares() {
		if next.At(s).Type() == chess.King {
			prey |= s.Bitboard()
			continue
		}
		capture, err := flipped.FindMove(m.To(), s, chess.NoPieceType)
		if err != nil {
			continue
		}
		after := flipped.Play(capture)
		won := tutor.Gain(&flipped, capture) - tutor.ExchangeOn(&after, s).Count
		if won > 0 && tutor.ExchangeOn(p, s).Count == 0 {
			prey |= s.Bitboard()
		}
	}
	return prey
}

func forksIfAsked(e *Exercise, m chess.Move) Reason {
	if !e.Forks {
		return Reason{}
	}
	return fork(e, m)
}

// skewer asks that a slider newly attacks a man with one worth no more behind it,
// and that this wins.
func skewer(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	slider := next.At(m.To())
	attacked := chess.Attacks(slider, m.To(), next.Occupied()) & next.Color(chess.Black)
	front := chess.NoSquare
	for _, s := range attacked.Squares() {
		behind := behind(&next, m.To(), s)
		if behind != chess.NoSquare && price(next.At(s).Type()) >= price(next.At(behind).Type()) && wins(&e.Position, m) {
			return Reason{}
		}
		if front == chess.NoSquare || price(next.At(s).Type()) > price(next.At(front).Type()) {
			front = s
		}
	}
	if r := loss(&e.Position, m); !r.Right() {
		return r
	}
	if front == chess.NoSquare {
		return about(AttacksOnly, &next, m.To())
	}
	return about(NothingBehind, &next, front)
}

// behind returns the next enemy man on the line from a slider beyond the one on
// s, NoSquare if there is none.
func behind(p *chess.Position, slider, s chess.Square) chess.Square {
	pc := p.At(slider)
	if pc.Type() != chess.Bishop && pc.Type() != chess.Rook && pc.Type() != chess.Queen {
		return chess.NoSquare
	}
	beyond := chess.Attacks(pc, slider, p.Occupied()&^s.Bitboard()) & p.Color(p.At(s).Color())
	for _, b := range beyond.Squares() {
		if chess.Between(slider, b).Has(s) {
			return b
		}
	}
	return chess.NoSquare
}

// opensLine asks that the move opens a line of another man onto one of the
// enemy's, not the king, and that this wins.
func opensLine(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	opened := false
	for _, s := range (next.Color(chess.Black) &^ next.King(chess.Black).Bitboard()).Squares() {
		attackers := next.AttackersTo(s, next.Occupied()) & next.Color(chess.White) &^ m.To().Bitboard()
		fresh := attackers &^ e.Position.AttackersTo(s, e.Position.Occupied())
		for _, a := range fresh.Squares() {
			opened = opened || chess.Between(a, s).Has(m.From())
		}
	}
	if !opened {
		return Reason{Kind: OpensNothing}
	}
	if wins(&e.Position, m) {
		return Reason{}
	}
	if r := loss(&e.Position, m); !r.Right() {
		return r
	}
	return Reason{Kind: OpensNothing, Count: 1}
}

// pins asks that the man spoken of is pinned to its king afterwards, and was not
// before.
func pins(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	before := e.Position.Pass()
	if !isPinned(&next, e.Square) || isPinned(&before, e.Square) {
		return about(PinsNothing, &e.Position, e.Square)
	}
	return Reason{}
}

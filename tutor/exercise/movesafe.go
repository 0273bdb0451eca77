package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
)

// Conditions about attacking, guarding and saving.

// newAttack asks that the piece that moves attacks the square spoken of from where it goes, and did not before.
func newAttack(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	attackers := next.AttackersTo(e.Square, next.Occupied())
	before := e.Position.AttackersTo(e.Square, e.Position.Occupied())
	switch {
	case m.To() == e.Square:
		return capturedInstead(e, m)
	case !attackers.Has(m.To()):
		return fromThere(NoNewAttack, 0, e, m)
	case before.Has(m.From()):
		return fromThere(NoNewAttack, 1, e, m)
	}
	return Reason{}
}

// capturedInstead returns the reason for a move that captures on the square that it should only attack.
func capturedInstead(e *Exercise, m chess.Move) Reason {
	if coach.Takers(&e.Position, m) != 0 {
		return takenBack(e, m)
	}
	return Reason{Kind: DoesNothing}
}

// fromThere returns a reason about the piece that moves, where it goes, and the square spoken of.
func fromThere(kind ReasonKind, count int, e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	r := about(kind, &next, m.To())
	r.Squares, r.Count = append(r.Squares, e.Square), count
	return r
}

// newGuard asks that the piece that moves guards the square spoken of from where it goes, and did not before.
func newGuard(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	switch {
	case m.From() == e.Square:
		return about(MovesIt, &e.Position, e.Square)
	case !guards(&next, e.Square).Has(m.To()):
		return fromThere(NoNewGuard, 0, e, m)
	case guards(&e.Position, e.Square).Has(m.From()):
		return fromThere(NoNewGuard, 1, e, m)
	}
	return Reason{}
}

// saved asks that the piece spoken of is safe afterwards, and that nothing else is lost for it.
func saved(e *Exercise, m chess.Move) Reason {
	if e.Way == ByThreat && wayOf(e, m) == ByThreat {
		return threatens(e, m)
	}
	next := e.Position.Play(m)
	on := e.Square
	if m.From() == on {
		on = m.To()
	}
	if x := exchange.On(&next, on); x.Count > chess.Gain(&e.Position, m) && on == e.Square {
		r, after := about(StillTakes, &next, on).by(&next, x.Line[0].From().Bitboard()), next.Play(x.Line[0])
		back := func(m chess.Move) bool { return m.To() == x.Line[0].To() }
		if !slices.ContainsFunc(after.Moves(), back) {
			r.Count = 1
		}
		return r
	}
	return sound(e, m)
}

// inTheWay asks that the piece is saved by the method that the exercise names, if any.
func inTheWay(e *Exercise, m chess.Move) Reason {
	if got := wayOf(e, m); e.Way != AnyWay && got != e.Way {
		return Reason{Kind: OtherWay, Way: e.Way}
	}
	return Reason{}
}

// wayOf returns in which way a move meets the attack on the square spoken of.
func wayOf(e *Exercise, m chess.Move) Way {
	attackers := coach.Threatened(&e.Position)[e.Square]
	next := e.Position.Play(m)
	switch {
	case attackers.Has(m.To()):
		return ByTaking
	case m.From() == e.Square:
		return ByMoving
	case between(e.Square, attackers).Has(m.To()):
		return ByBlocking
	case guards(&next, e.Square)&^guards(&e.Position, e.Square) != 0:
		return ByGuarding
	}
	return ByThreat
}

// between returns the squares between one square and any of others.
func between(s chess.Square, others chess.Bitboard) (squares chess.Bitboard) {
	for _, o := range others.Squares() {
		squares |= chess.Between(s, o)
	}
	return squares
}

// threatens asks that the move attacks something worth more than what is attacked, and that after every reply
// nothing need be lost.
func threatens(e *Exercise, m chess.Move) Reason {
	p := &e.Position
	next := p.Play(m)
	larger := false
	attacked := chess.Attacks(next.At(m.To()), m.To(), next.Occupied()) & next.Color(chess.Black)
	for _, s := range attacked.Squares() {
		t := next.At(s).Type()
		larger = larger || t == chess.King || t.Worth() > p.At(e.Square).Type().Worth()
	}
	if !larger {
		takers := coach.Threatened(p)[e.Square]
		return about(StillTakes, p, e.Square).by(p, takers)
	}
	for _, reply := range next.Moves() {
		at := next.Play(reply)
		need := chess.Gain(&next, reply) - chess.Gain(p, m)
		met := false
		for _, answer := range at.Moves() {
			if met = net(&at, answer) >= need; met {
				break
			}
		}
		if !met && takes(&next, reply) {
			return thenTakes(&next, reply)
		} else if !met {
			return about(StillTakes, &next, e.Square).by(&next, coach.Threatened(p)[e.Square])
		}
	}
	return Reason{}
}

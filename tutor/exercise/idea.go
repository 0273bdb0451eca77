package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Conditions about ideas that have a name; package coach proves them.

// fork asks that the move is a fork.
func fork(e *Exercise, m chess.Move) Reason {
	if coach.CarriesOut(&e.Position, m, fact.Fork) != nil {
		return Reason{}
	}
	if r := sound(e, m); !r.Right() {
		return r
	}
	next := e.Position.Play(m)
	attacked := attackedFrom(&next, m.To())
	r := about(AttacksOnly, &next, m.To()).by(&next, attacked)
	if attacked.Count() <= 1 {
		return r
	}
	if s := spared(e, attacked); s != chess.NoSquare {
		return about(NoNewAttack, &next, m.To()).on(m.To(), s)
	}
	r.Kind = ForkFails
	return r
}

// spared returns where the dearest piece stands that forks of the exercise attack and that is not among some; NoSquare
// if all are.
func spared(e *Exercise, attacked chess.Bitboard) chess.Square {
	dearest := chess.NoSquare
	for _, m := range e.Position.Moves() {
		for _, f := range coach.CarriesOut(&e.Position, m, fact.Fork) {
			for _, piece := range f.Pieces {
				if !attacked.Has(piece.Square) &&
					(dearest == chess.NoSquare || piece.Piece.Type() > e.Position.At(dearest).Type()) {
					dearest = piece.Square
				}
			}
		}
	}
	return dearest
}

// attackedFrom returns the enemy pieces that the piece on a square attacks.
func attackedFrom(p *chess.Position, s chess.Square) chess.Bitboard {
	return chess.Attacks(p.At(s), s, p.Occupied()) & p.Color(p.At(s).Color().Other())
}

// skewer asks that the move is a skewer.
func skewer(e *Exercise, m chess.Move) Reason {
	if coach.CarriesOut(&e.Position, m, fact.Skewer) != nil {
		return Reason{}
	}
	if r := sound(e, m); !r.Right() {
		return r
	}
	next := e.Position.Play(m)
	attacked := pieces(&next, attackedFrom(&next, m.To()))
	if len(attacked) == 0 {
		return about(AttacksOnly, &next, m.To())
	}
	front := attacked[0].Square
	if s, ok := coach.Behind(&next, m.To(), front); ok && next.At(s).Color() == chess.Black &&
		(next.At(s).Type() == chess.King || next.At(s).Type().Worth() > next.At(front).Type().Worth()) {
		return about(PinInstead, &next, front)
	}
	return about(NothingBehind, &next, front)
}

// opensLine asks that the move opens a line of another piece, and wins by it.
func opensLine(e *Exercise, m chess.Move) Reason {
	if coach.CarriesOut(&e.Position, m, fact.OpenedLine) != nil {
		return Reason{}
	}
	if !opensAny(&e.Position, m) {
		return Reason{Kind: OpensNothing}
	}
	if r := sound(e, m); !r.Right() {
		return r
	}
	return Reason{Kind: OpensNothing, Count: 1}
}

// opensAny reports whether a move opens a line of another piece onto one of the enemy's.
func opensAny(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	for _, s := range next.Color(next.Turn()).Squares() {
		attackers := next.AttackersTo(s, next.Occupied()) & next.Color(p.Turn()) &^ m.To().Bitboard()
		for _, a := range (attackers &^ p.AttackersTo(s, p.Occupied())).Squares() {
			if chess.Between(a, s).Has(m.From()) {
				return true
			}
		}
	}
	return false
}

// pins asks that the move pins the piece spoken of to its king.
func pins(e *Exercise, m chess.Move) Reason {
	for _, f := range coach.CarriesOut(&e.Position, m, fact.PinToKing) {
		if f.Pieces[0].Square == e.Square {
			return Reason{}
		}
	}
	return about(PinsNothing, &e.Position, e.Square)
}

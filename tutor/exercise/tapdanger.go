package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// What can be asked about attacks and guards.

// takeable returns the enemy pieces that can legally be taken.
func takeable(e *Exercise) chess.Bitboard {
	return targets(e.moves(&e.Position), e.captures) & black(e)
}

// threatened returns the pieces of the side to move that could be taken.
func threatened(p *chess.Position) (squares chess.Bitboard) {
	for s := range coach.Threatened(p) {
		squares |= s.Bitboard()
	}
	return squares
}

func unguarded(e *Exercise) (squares chess.Bitboard) {
	for _, s := range black(e).Squares() {
		if s != e.Position.King(chess.Black) && guards(&e.Position, s) == 0 {
			squares |= s.Bitboard()
		}
	}
	return squares
}

func guarded(e *Exercise, s chess.Square) Reason {
	if s == e.Position.King(chess.Black) {
		return about(KingNeedsNone, &e.Position, s)
	}
	return about(GuardedBy, &e.Position, s).by(&e.Position, guards(&e.Position, s))
}

// free returns the enemy pieces that some legal move takes so that nothing can take back.
func free(p *chess.Position) chess.Bitboard {
	return targets(p.Moves(), func(m chess.Move) bool { return takes(p, m) && coach.Takers(p, m) == 0 })
}

// MarkedOtherwise reports whether a game would mark an answer otherwise than the rule judges it. Of what is to be taken
// for nothing that is a piece that is taken only at a loss elsewhere, or by letting the other side give mate. Of
// squares where a piece is to be safe it is also one where it could be taken, but is guarded well enough.
func (e *Exercise) MarkedOtherwise() bool {
	p := &e.Position
	switch e.Rule {
	case "free":
		v := coach.NewSurvey(p)
		return free(p) != targets(p.Moves(), func(m chess.Move) bool {
			return takes(p, m) && coach.Takers(p, m) == 0 && !costs(v.Grade(m))
		})
	case "safe-squares":
		v := coach.NewSurvey(p)
		return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
			grade := v.Grade(m)
			return m.From() == e.Piece && (grade == fact.Guarded || costs(grade) && coach.Takers(p, m) == 0)
		})
	}
	return false
}

// ChosenNoMore reports whether practice keeps the exercise only for those who missed it.
func (e *Exercise) ChosenNoMore() bool { return e.Doubted || e.MarkedOtherwise() }

// costs reports whether a game would mark a move of a grade as one that loses.
func costs(g fact.Grade) bool { return g == fact.Loses || g == fact.AllowsMate }

// guardedBy returns the pieces that the piece asked about, of their own side, guards.
func guardedBy(e *Exercise) (squares chess.Bitboard) {
	for _, s := range ofSide(e).Squares() {
		if s != e.Piece && s != e.Position.King(e.Side) && guards(&e.Position, s).Has(e.Piece) {
			squares |= s.Bitboard()
		}
	}
	return squares
}

func notGuardedBy(e *Exercise, s chess.Square) Reason {
	if s == e.Piece {
		return about(NotOneOfThem, &e.Position, s)
	}
	return about(DoesNotGuard, &e.Position, e.Piece).on(s).barred(e)
}

// losable returns the own pieces on whose square the other side would gain by taking.
func losable(e *Exercise) chess.Bitboard {
	flipped := e.Position.Pass()
	return gaining(&flipped)
}

// winnable returns the enemy pieces on whose square taking gains.
func winnable(e *Exercise) chess.Bitboard { return gaining(&e.Position) }

func gaining(p *chess.Position) chess.Bitboard {
	return where(func(s chess.Square) bool {
		return p.At(s) != chess.NoPiece && exchange.On(p, s).Count > 0
	})
}

func notLosable(e *Exercise, s chess.Square) Reason {
	flipped := e.Position.Pass()
	return notGaining(&flipped, s)
}

func notWinnable(e *Exercise, s chess.Square) Reason { return notGaining(&e.Position, s) }

// notGaining tells why the side to move gains nothing by taking on a square.
func notGaining(p *chess.Position, s chess.Square) Reason {
	for _, m := range p.Moves() {
		if m.To() == s {
			next := p.Play(m)
			return about(WouldTakeBack, p, s).by(&next, coach.Takers(p, m))
		}
	}
	return about(NothingTakes, p, s)
}

// safeReach returns where the piece asked about can go so that nothing can take it.
func safeReach(e *Exercise) chess.Bitboard {
	return targets(e.moves(&e.Position), func(m chess.Move) bool {
		return m.From() == e.Piece && coach.Takers(&e.Position, m) == 0
	})
}

func unsafeReach(e *Exercise, s chess.Square) Reason {
	for _, m := range e.moves(&e.Position) {
		if m.From() == e.Piece && m.To() == s {
			return Reason{Kind: SquareAttacked}.on(s).by(&e.Position, coach.Takers(&e.Position, m))
		}
	}
	return cannotMove(e, s)
}

// What the last move changed.

func newlyAttacked(e *Exercise) chess.Bitboard {
	before := targets(e.Before.Moves(), func(m chess.Move) bool { return takes(&e.Before, m) })
	return threatened(&e.Position) &^ before
}

func attackedBefore(e *Exercise, s chess.Square) Reason {
	if threatened(&e.Position).Has(s) {
		return about(Before, &e.Position, s)
	}
	return notTaken(e, s)
}

// notTaken tells why nothing can take a white piece: who guards it, where the king stands beside it.
func notTaken(e *Exercise, s chess.Square) Reason {
	p := &e.Position
	king := p.King(chess.Black)
	if p.InCheck() || !(p.AttackersTo(s, p.Occupied()) & black(e)).Has(king) {
		return about(NothingTakes, p, s)
	}
	flipped := p.Pass()
	return forbidden(e, CannotMove, &flipped, king, s)
}

func newlyFree(e *Exercise) chess.Bitboard {
	before := e.Before.Pass()
	return free(&e.Position) &^ free(&before)
}

func freeBefore(e *Exercise, s chess.Square) Reason {
	if free(&e.Position).Has(s) {
		return about(Before, &e.Position, s)
	}
	return notWinnable(e, s)
}

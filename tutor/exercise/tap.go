package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// A tap defines the right squares of a task, and the reason why another square is wrong.
type tap struct {
	right func(*Exercise) chess.Bitboard
	wrong func(*Exercise, chess.Square) Reason
}

// taps are the rules of the tasks to tap squares, by their names.
var taps = map[string]tap{
	"square": {
		func(e *Exercise) chess.Bitboard { return e.Square.Bitboard() },
		func(e *Exercise, s chess.Square) Reason { return Reason{Kind: OtherSquare}.on(e.Square, s) },
	},
	"diagonal": {lineOf, onlySquare(OffLine)},
	"pieces-on-file": {
		func(e *Exercise) chess.Bitboard { return fileOf(e) & drawn(e) },
		among(drawn, onlySquare(SquareNamed)),
	},
	"pieces-on-rank": {
		func(e *Exercise) chess.Bitboard { return rankOf(e) & drawn(e) },
		among(drawn, onlySquare(SquareNamed)),
	},
	"pieces-on-dark": {
		func(e *Exercise) chess.Bitboard { return shade(true) & drawn(e) },
		among(drawn, shaded),
	},
	"start":        {startsOf, startHolds},
	"out-of-place": {outOfPlace, inPlace},

	"goes-to":      {reachOf, cannotMove},
	"goes-to-dark": {func(e *Exercise) chess.Bitboard { return reachOf(e) & shade(true) }, cannotOrLight},
	"takes-on": {
		func(e *Exercise) chess.Bitboard { return reachOf(e) & e.Position.Color(chess.Black) },
		cannotMove,
	},
	"king-goes-to": {kingReach, kingCannot},
	"safe-squares": {safeReach, unsafeReach},
	"movable-pawns": {
		func(e *Exercise) chess.Bitboard {
			return movers(e.moves(&e.Position), any1) & e.Position.Pieces(chess.Pawn, chess.White)
		},
		among(white, stuckPawn),
	},

	"goers":     {onto, among(white, doesNot(DoesNotReach))},
	"attackers": {onto, among(white, doesNot(DoesNotAttack))},
	"taken-by": {
		func(e *Exercise) chess.Bitboard { return coach.Threatened(&e.Position)[e.Square] },
		among(black, doesNot(DoesNotAttack)),
	},
	"takers": {
		func(e *Exercise) chess.Bitboard { return movers(e.moves(&e.Position), e.captures) },
		among(white, aboutIt(TakesNothing)),
	},
	"targets": {takeable, among(black, aboutIt(NothingTakes))},
	"mine-taken": {
		func(e *Exercise) chess.Bitboard { return threatened(&e.Position) },
		among(white, notTaken),
	},
	"unguarded": {unguarded, among(black, guarded)},
	"free":      {func(e *Exercise) chess.Bitboard { return free(&e.Position) }, among(black, notWinnable)},
	"guards": {
		func(e *Exercise) chess.Bitboard { return guards(&e.Position, e.Square) },
		among(ofSide, doesNot(DoesNotGuard)),
	},
	"guarded-by": {guardedBy, among(ofSide, notGuardedBy)},
	"losable":    {losable, among(white, notLosable)},
	"winnable":   {winnable, among(black, notWinnable)},

	"checkers": {
		func(e *Exercise) chess.Bitboard { return e.Position.Checkers() },
		among(black, func(e *Exercise, s chess.Square) Reason {
			return about(DoesNotAttack, &e.Position, s).on(e.Position.King(chess.White)).barred(e)
		}),
	},
	"escapes":       {kingReach, kingCannot},
	"blocks":        {blocks, onlySquare(NotBetween)},
	"helpers":       {helpers, among(white, aboutIt(NoHelp))},
	"check-givers":  {checkGivers, among(white, aboutIt(CannotCheck))},
	"check-squares": {checkSquares, noCheckFrom},
	"pinned":        {pinned, among(ofSide, aboutIt(NotPinned))},

	"behind": {pieceBehind, among(black, notBehind)},
	"openers": {
		func(e *Exercise) chess.Bitboard {
			return movers(e.moves(&e.Position), func(m chess.Move) bool { return opensAny(&e.Position, m) })
		},
		among(white, aboutIt(OpensNone)),
	},
	"checkers-after": {checkersAfter, among(white, aboutIt(NoCheckThen))},
	"overloaded":     {overloaded, among(black, aboutIt(HoldsOne))},
	"trapped":        {trapped, among(black, hasSafe)},
	"mate-squares":   {mateSquares, noMateFrom},
	"threatens-mate": {matingSquares, onlySquare(NoMateThere)},
	"false-guards":   {falseGuards, among(black, notFalse)},

	"tradable":    {tradable, among(black, notTradable)},
	"open-files":  {openFiles, notOpen},
	"least-reach": {leastReach, among(white, reachesMore)},
	"shelter":     {shelter, among(ofSide, notShelter)},
	"weak-pawns":  {weakPawns, among(black, notWeak)},
	"passed":      {ownPassers, among(white, notPassed)},
	"at-home":     {atHome, among(white, notAtHome)},
	"set-up":      {leftToMove, among(ofSide, stays)},
	"threatens":   {dangers, noDanger},
	"savers":      {savers, among(white, aboutIt(SavesNothing))},

	"keeping":        {keeping, notKeeping},
	"box":            {box, onlySquare(OutsideBox)},
	"opposition":     {facing, notFacing},
	"key-squares":    {keySquares, onlySquare(NotKey)},
	"cut-off":        {cutting, notCutting},
	"promotes-first": {promotesFirst, among(drawn, slower)},

	"newly-attacked": {newlyAttacked, among(white, attackedBefore)},
	"newly-free":     {newlyFree, among(black, freeBefore)},
}

func any1(chess.Move) bool { return true }

// The pieces that a task can ask about: those that are drawn, White's, Black's, or those of the side of the exercise.
func drawn(e *Exercise) chess.Bitboard  { return e.Position.Occupied() &^ e.Hidden() }
func white(e *Exercise) chess.Bitboard  { return e.Position.Color(chess.White) &^ e.Hidden() }
func black(e *Exercise) chess.Bitboard  { return e.Position.Color(chess.Black) &^ e.Hidden() }
func ofSide(e *Exercise) chess.Bitboard { return e.Position.Color(e.Side) &^ e.Hidden() }

// among checks first that a piece of those that the task asks about is on the square.
func among(
	pieces func(*Exercise) chess.Bitboard,
	wrong func(*Exercise, chess.Square) Reason,
) func(*Exercise, chess.Square) Reason {
	return func(e *Exercise, s chess.Square) Reason {
		switch {
		case !drawn(e).Has(s):
			return Reason{Kind: NothingThere, Squares: []chess.Square{s}}
		case !pieces(e).Has(s):
			return about(OtherSide, &e.Position, s)
		}
		return wrong(e, s)
	}
}

func (e *Exercise) captures(m chess.Move) bool { return takes(&e.Position, m) }

// reachOf returns where the piece asked about can legally go.
func reachOf(e *Exercise) chess.Bitboard {
	return targets(e.moves(&e.Position), func(m chess.Move) bool { return m.From() == e.Piece })
}

// cannotMove tells what forbids the piece asked about to go to a square.
func cannotMove(e *Exercise, s chess.Square) Reason {
	return forbidden(e, CannotMove, &e.Position, e.Piece, s)
}

// forbidden tells what forbids a move; hidden kings do not. Of a move that goes nowhere it tells why the piece that was
// pressed cannot move.
func forbidden(e *Exercise, kind ReasonKind, p *chess.Position, from, to chess.Square) Reason {
	at := *p
	if e.HiddenKings {
		if hidden(e, p).Has(from) {
			empty := fact.Fact{Kind: fact.KindEmptySquare, Side: p.Turn(), Squares: []chess.Square{from}, Start: *p}
			return Reason{Kind: kind, Why: empty, Squares: []chess.Square{to}}
		}
		if q, ok := seat(p, p, from.Bitboard()|to.Bitboard()); ok {
			at = q
		}
	}
	if why, stuck := coach.Touched(&at, from); stuck && from == to {
		return Reason{Kind: kind, Why: why}
	}
	_, why := coach.Why(&at, from, to)
	return Reason{Kind: kind, Why: why, Squares: []chess.Square{to}}
}

func cannotOrLight(e *Exercise, s chess.Square) Reason {
	if reachOf(e).Has(s) {
		return shaded(e, s)
	}
	return cannotMove(e, s)
}

// stuckPawn returns the reason for a piece that is no pawn or cannot move.
func stuckPawn(e *Exercise, s chess.Square) Reason {
	r := about(Stuck, &e.Position, s)
	if t := e.Position.At(s).Type(); t != chess.Pawn {
		r.Kind, r.Got, r.Want = OtherKind, t, chess.Pawn
	}
	return r
}

// kingReach returns where the king of the side asked about can go.
func kingReach(e *Exercise) chess.Bitboard {
	p := e.turned()
	king := p.King(e.Side)
	return targets(p.Moves(), func(m chess.Move) bool { return m.From() == king })
}

func kingCannot(e *Exercise, s chess.Square) Reason {
	p := e.turned()
	return forbidden(e, CannotMove, &p, p.King(e.Side), s)
}

// turned returns the position with the side asked about to move.
func (e *Exercise) turned() chess.Position {
	if e.Position.Turn() == e.Side {
		return e.Position
	}
	return e.Position.Pass()
}

// onto returns the pieces that can legally go to, or take on, the square asked about.
func onto(e *Exercise) chess.Bitboard {
	return movers(e.moves(&e.Position), func(m chess.Move) bool { return m.To() == e.Square })
}

// onlySquare returns the reason of a kind that is about the square alone.
func onlySquare(kind ReasonKind) func(*Exercise, chess.Square) Reason {
	return func(_ *Exercise, s chess.Square) Reason { return Reason{Kind: kind, Squares: []chess.Square{s}} }
}

// aboutIt returns the reason of a kind that is about the piece on the square.
func aboutIt(kind ReasonKind) func(*Exercise, chess.Square) Reason {
	return func(e *Exercise, s chess.Square) Reason { return about(kind, &e.Position, s) }
}

// doesNot returns the reason that a piece does not attack or reach the square asked about, or what is in its way.
func doesNot(kind ReasonKind) func(*Exercise, chess.Square) Reason {
	return func(e *Exercise, s chess.Square) Reason {
		if s == e.Square {
			return about(NotOneOfThem, &e.Position, s)
		}
		p := e.Position
		if p.At(s).Color() != p.Turn() && !p.InCheck() {
			p = p.Pass()
		}
		reaches := chess.Attacks(p.At(s), s, p.Occupied()&^e.Hidden()).Has(e.Square)
		if own := p.At(s).Color() == p.Turn(); kind == DoesNotAttack && own && reaches {
			return forbidden(e, CannotMove, &p, s, e.Square) // it does, but may not take there
		}
		r := about(kind, &e.Position, s).on(e.Square).barred(e)
		if r.Kind == DoesNotReach {
			r.Why = forbidden(e, kind, &p, s, e.Square).Why
		}
		return r
	}
}

// pinned returns the pieces of the side asked about that are pinned to their king.
func pinned(e *Exercise) chess.Bitboard { return coach.PinnedPieces(&e.Position, e.Side) }

package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// A judgement decides whether the answer to a task is yes, with the reason; the reason is ItIsSo where only the
// texts of the exercise explain it.
type judgement func(*Exercise) (bool, Reason)

// judgements are the rules of the tasks to answer with yes or no, by their names, but for those of a move.
var judgements = map[string]judgement{
	"same-shade": func(e *Exercise) (bool, Reason) { return e.Square.Dark() == e.Other.Dark(), so },
	"can-move":   canMove,
	"attacked":   attacked,
	"en-passant": func(e *Exercise) (bool, Reason) {
		_, can := e.Position.EnPassant()
		return can, so
	},
	"draw":     func(e *Exercise) (bool, Reason) { return e.Position.Insufficient(), so },
	"race-won": func(e *Exercise) (bool, Reason) { return raceValue(&e.Position) > 0, so },
}

// moveJudgements are the rules of the tasks to answer with yes or no that speak of a legal move, from Piece to Square.
var moveJudgements = map[string]func(*Exercise, chess.Move) (bool, Reason){
	"fair-trade": ifMeets(fair),
	"forks":      ifMeets(fork),
	"free":       ifMeets(nothingTakesBack),
	"safe":       ifMeets(safe),
	"gains":      ifMeets(func(e *Exercise, m chess.Move) Reason { return enough(e, m, 1) }),
	"checks":     ifMeets(unexplained(check)),
	"sound":      ifMeets(sound),
	"mistake":    mistake,
	"mates":      ifMeets(mates),
	"stalemates": ifMeets(func(e *Exercise, m chess.Move) Reason {
		if noStalemate(e, m).Right() {
			return so
		}
		return Reason{}
	}),
}

var so = Reason{Kind: ItIsSo}

// verdict returns the right answer to a task of the kind Judge, and the reason.
func (e *Exercise) verdict() (bool, Reason) {
	if judge, ok := judgements[e.Rule]; ok {
		return judge(e)
	}
	m, err := e.moveAsked()
	if err != nil {
		panic("exercise: " + e.ID + ": " + err.Error()) // unreachable: Read refuses such an exercise
	}
	return moveJudgements[e.Rule](e, m)
}

// moveAsked returns the legal move from Piece to Square.
func (e *Exercise) moveAsked() (chess.Move, error) {
	return e.Position.FindMove(e.Piece, e.Square, chess.NoPieceType)
}

// ifMeets judges a move by a condition.
func ifMeets(met condition) func(*Exercise, chess.Move) (bool, Reason) {
	return func(e *Exercise, m chess.Move) (bool, Reason) {
		r := met(e, m)
		if r.Right() {
			return true, so
		}
		return false, r
	}
}

// unexplained is a condition whose reason is left to the texts of the exercise.
func unexplained(met condition) condition {
	return func(e *Exercise, m chess.Move) Reason {
		if !met(e, m).Right() {
			return so
		}
		return Reason{}
	}
}

// canMove judges whether the move spoken of is legal.
func canMove(e *Exercise) (bool, Reason) {
	r := forbidden(e, CannotMove, &e.Position, e.Piece, e.Square)
	if r.Why.Kind == fact.KindLegal {
		return true, so
	}
	return false, r
}

// attacked judges whether the piece spoken of could be taken.
func attacked(e *Exercise) (bool, Reason) {
	takers := coach.Threatened(&e.Position)[e.Square]
	if takers == 0 {
		return false, about(NothingTakes, &e.Position, e.Square)
	}
	return true, about(CanTake, &e.Position, e.Square).by(&e.Position, takers)
}

// mistake judges whether the move spoken of loses something, or allows mate.
func mistake(e *Exercise, m chess.Move) (bool, Reason) {
	is, why := ifMeets(sound)(e, m)
	return !is, why
}

package exercise

import (
	"chesstutor/ai/ending"
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
	"guards":     guardsIt,
	"attacked":   attacked,
	"en-passant": func(e *Exercise) (bool, Reason) {
		_, can := e.Position.EnPassant()
		return can, so
	},
	"draw":     func(e *Exercise) (bool, Reason) { return e.Position.Insufficient(), so },
	"weak":     weak,
	"fitted":   fitted,
	"wins":     func(e *Exercise) (bool, Reason) { return resultOf(&e.Position) == ending.Won, so },
	"holds":    func(e *Exercise) (bool, Reason) { return resultOf(&e.Position) != ending.Lost, so },
	"race-won": func(e *Exercise) (bool, Reason) { return newRace(&e.Position).value(&e.Position) > 0, so },
}

// moveJudgements are the rules of the tasks to answer with yes or no that speak of a legal move, from Piece to Square:
// the answer is yes if the move meets the condition.
var moveJudgements = map[string]condition{
	"fair-trade":   fair,
	"forks":        fork,
	"free":         nothingTakesBack,
	"safe":         safe,
	"gains":        func(e *Exercise, m chess.Move) Reason { return enough(e, m, 1) },
	"checks":       asks(func(e *Exercise, m chess.Move) bool { return checks(&e.Position, m) }, ItIsSo),
	"skewers":      skewer,
	"traps":        trapsOther,
	"sound":        sound,
	"mistake":      sound, // the answer is yes if it does not
	"mates":        mates,
	"helps":        helpsAhead,
	"passes":       makesPassed,
	"habit":        habit,
	"fits":         inSetUp,
	"keeps-result": keepsResult,
	"stalemates":   asks(func(e *Exercise, m chess.Move) bool { return !noStalemate(e, m).Right() }, ItIsSo),
}

var so = Reason{Kind: ItIsSo}

// verdict returns the right answer to a task of the kind Judge, and the reason.
func (e *Exercise) verdict() (yes bool, why Reason) {
	if judge, ok := judgements[e.Rule]; ok {
		return judge(e)
	}
	m, err := e.moveAsked()
	if err != nil {
		panic("exercise: " + e.ID + ": " + err.Error()) // unreachable: Read refuses such an exercise
	}
	why = moveJudgements[e.Rule](e, m)
	yes = why.Right() != (e.Rule == "mistake")
	if why.Right() {
		why = so
	}
	return yes, why
}

// moveAsked returns the legal move from Piece to Square.
func (e *Exercise) moveAsked() (chess.Move, error) {
	return e.Position.FindMove(e.Piece, e.Square, chess.NoPieceType)
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

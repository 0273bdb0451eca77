package review

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// against returns what is wrong with a move: that it is stalemate, the warning that it would get during play, else its
// first fact about a danger that the search expects.
func (r *Review) against(g *tutor.Game, move chess.Move, best, mine ai.Result) *fact.Fact {
	after := g.Until(g.Ply())
	if err := after.Play(move); err != nil {
		return nil
	}
	v := coach.NewSurvey(g.Position())
	grade, facts := v.MoveAdvice(move)
	if grade == fact.Stalemates {
		return &facts[0]
	}
	answer := ai.Result{Score: -mine.Score}
	if len(mine.PV) > 1 {
		answer.PV, answer.Move = mine.PV[1:], mine.PV[1]
	}
	searched := coach.Searched{Before: best, After: answer}
	allButMissed := func(w coach.Warn) bool { return w != coach.WarnMissed }
	if f := coach.WarningOf(after, v, searched, false, allButMissed); f != nil {
		if f.Concept == fact.InBetween { // that something can be taken later: the answer that comes first says more
			return nil
		}
		if kind, ok := triedKinds[f.Kind]; ok {
			f.Kind = kind
			return f
		}
	}
	danger := firstDanger(expected(facts, answer.PV))
	if danger == nil || len(danger.Squares) == 0 || danger.Squares[0] != move.To() {
		return danger
	}
	return inAll(facts, danger) // what it takes there counts, too
}

// triedKinds are the kinds of what is told of a move that is only tried, so that there is nothing to wait for, by those
// of the warnings that say the same. A warning that only shows the answer has none.
var triedKinds = map[fact.Kind]fact.Kind{
	fact.KindWarnMate:     fact.KindAllowsMate,
	fact.KindWarnHanging:  fact.KindThenHangs,
	fact.KindWarnExchange: fact.KindThenLoses,
	fact.KindWarnIdea:     fact.KindThenIdea,
	fact.KindWarnAttack:   fact.KindThenAttacks,
}

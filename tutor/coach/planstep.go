package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// PlanSteps returns how a plan is followed: by the move that a search recommends, with the plan as its reason and the
// pieces that it is about; and where pieces are traded, by the pawn that runs next. The last of a step's Squares is the
// one that its piece goes to in the end: of a pawn, if nothing stands in its way, the last of its file. There are no
// steps of what is no plan, nor of the plan to trade nothing, which no one move shows.
func (v *Survey) PlanSteps(f *fact.Fact) []fact.Fact {
	is := slices.ContainsFunc(plans, func(plan plan) bool { return plan.kind == f.Kind })
	p := &v.position
	if !is || f.Kind == fact.KindPlanKeep || f.Start != *p {
		return nil
	}
	idea := fact.Fact{Kind: fact.KindHintPlan, Side: f.Side, Ideas: []fact.Fact{*f}, Pieces: f.Pieces}
	step := fact.Fact{
		Kind: fact.KindHintMove, Side: f.Side, Pieces: fact.On(p, f.Move.From()), Start: *p, Move: f.Move,
		Squares: []chess.Square{f.Move.To()}, Line: []chess.Move{f.Move}, Judgement: true,
	}
	runner := chess.NoSquare
	switch f.Kind {
	case fact.KindPlanTrade:
		s := v.find(f.Move)
		idea.Pieces, runner = fact.PiecesOn(p, v.traded(s)), freeRunner(&s.next, f.Side)
	case fact.KindPlanPush:
		if pawn := f.Move.From(); runsFree(p, pawn) {
			step.Squares = append(step.Squares, promotesOn(pawn, f.Side))
		}
	}
	step.Ideas = []fact.Fact{idea}
	if runner == chess.NoSquare {
		return []fact.Fact{step}
	}
	return []fact.Fact{step, {
		Kind: fact.KindPlanPush, Side: f.Side, Pieces: fact.On(p, runner), Start: *p, Also: true, Judgement: true,
		Squares: []chess.Square{promotesOn(runner, f.Side)},
	}}
}

// promotesOn returns the square on which a pawn of a side becomes another piece.
func promotesOn(pawn chess.Square, side chess.Color) chess.Square {
	if side == chess.White {
		return chess.SquareAt(pawn.File(), 7)
	}
	return chess.SquareAt(pawn.File(), 0)
}

// runsFree reports whether all squares before a pawn are empty.
func runsFree(p *chess.Position, pawn chess.Square) bool {
	last := promotesOn(pawn, p.At(pawn).Color())
	return (chess.Between(pawn, last)|last.Bitboard())&p.Occupied() == 0
}

// freeRunner returns the most advanced passed pawn of a side before which all squares are empty; NoSquare if there is
// none.
func freeRunner(p *chess.Position, side chess.Color) chess.Square {
	best := chess.NoSquare
	left := func(pawn chess.Square) int { return kingSteps(pawn, promotesOn(pawn, side)) }
	for pawn := range passedPawns(p, side).All() {
		if runsFree(p, pawn) && (best == chess.NoSquare || left(pawn) < left(best)) {
			best = pawn
		}
	}
	return best
}

package game

import (
	"chesstutor/templates/board"
	"chesstutor/templates/play"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// planSteps returns how the plan that the coach's line tells is followed; none if it tells no such plan.
func (c Commentary) planSteps(v Viewer, p *chess.Position) []fact.Fact {
	if c.Line == nil || !v.MayMove {
		return nil
	}
	return v.Surveys.Of(p).PlanSteps(c.Line)
}

// plan returns the steps of the plan that the page is asked to show; none if it is not.
func (p *Page) plan() []fact.Fact {
	if !p.View.Plan || p.View.LookingBack {
		return nil
	}
	return p.said.planSteps(p.Viewer, p.Game.Position())
}

// planSentence returns how a plan is followed in one sentence of the page, with the way back.
func planSentence(v Viewer, steps []fact.Fact) play.Sentence {
	text := ""
	for _, f := range steps {
		text += " " + v.Language.Fact(f, v.Audience)
	}
	return play.Sentence{Text: text[1:], Tone: string(fact.ToneAdvice), Show: v.URL, Shown: true}
}

// planPoints returns what shows a plan on the board: one arrow after the other, and rings around the pieces that it is
// about.
func planPoints(b *chess.Position, steps []fact.Fact) (p pointing) {
	for _, f := range steps {
		from, goal := planSpan(&f)
		p.arrow(ArrowSpan{Kind: arrowIdea, From: from, To: goal, Thin: true, Plan: true, Ringed: promotes(&f)})
		for _, idea := range f.Ideas {
			for _, s := range standing(b, idea.Pieces) {
				if s != from {
					p.ring(ringIdea, s)
				}
			}
		}
	}
	return p
}

// planSpan returns where the piece of a plan's step stands, and where it goes in the end.
func planSpan(f *fact.Fact) (from, goal chess.Square) {
	return f.Pieces[0].Square, f.Squares[len(f.Squares)-1]
}

// promotes reports whether the piece of a plan's step is a pawn that becomes another one in the end.
func promotes(f *fact.Fact) bool {
	_, goal := planSpan(f)
	return f.Pieces[0].Piece.Type() == chess.Pawn && (goal.Rank() == 0 || goal.Rank() == 7)
}

// paleQueen returns the queen that a pawn of a plan becomes, nil if none does.
func paleQueen(v Viewer, steps []fact.Fact) *board.Pale {
	for _, f := range steps {
		if promotes(&f) {
			_, goal := planSpan(&f)
			x, y := middleOf(goal, v.Turned)
			return &board.Pale{
				X: whole(x - 50), Y: whole(y - 50), Piece: *PieceView(chess.PieceOf(chess.Queen, f.Side)),
			}
		}
	}
	return nil
}

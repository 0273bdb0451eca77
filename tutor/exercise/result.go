package exercise

import (
	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
)

// Rules of endings of three and four pieces, of which a table knows what best play leads to.

// keepsWin asks that White still wins after the move.
func keepsWin(e *Exercise, m chess.Move) Reason { return leadsTo(e, m, ending.Won) }

// keepsDraw asks that White does not lose after the move.
func keepsDraw(e *Exercise, m chess.Move) Reason { return leadsTo(e, m, ending.Drawn) }

// leadsTo asks that White has a result, or a better one, after the move; the reason is otherwise a reply by which Black
// gets what best play gives.
func leadsTo(e *Exercise, m chess.Move, least ending.Result) Reason {
	next := e.Position.Play(m)
	black, known := ending.Judge(&next)
	if known && -black.Result >= least {
		return Reason{}
	}
	if r := noStalemate(e, m); !r.Right() {
		return r
	}
	r := Reason{Kind: DrawnThen}
	if black.Result == ending.Won {
		r.Kind = LostThen
	}
	for _, reply := range sorted(next.Moves()) {
		at := next.Play(reply)
		white, _ := ending.Judge(&at)
		switch {
		case white.Result != -black.Result:
		case takes(&next, reply):
			return thenTakes(&next, reply)
		case r.By == nil:
			r.Squares = []chess.Square{reply.To()}
			r = r.by(&next, reply.From().Bitboard())
		}
	}
	return r
}

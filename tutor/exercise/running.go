package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
)

// noteFreed keeps the learner's last move that let go a pawn of Black's, which nothing can catch since, while another
// move would have held them all.
func (a *Attempt) noteFreed(before *chess.Position, m chess.Move) {
	e := a.exercise
	switch {
	case e.Rule != "pawns":
	case !e.anyRuns(&a.position):
		a.freed = chess.NoMove
	case slices.ContainsFunc(e.moves(before), func(o chess.Move) bool {
		next := e.playInSearch(before, o)
		return o.Promotion() != chess.NoPieceType || !e.anyRuns(&next)
	}):
		a.freed = m
	}
}

// anyRuns reports whether Black, to move, has a pawn that nothing can catch.
func (e *Exercise) anyRuns(p *chess.Position) bool {
	return slices.ContainsFunc(p.Pieces(chess.Pawn, chess.Black).Squares(), func(s chess.Square) bool {
		return e.runs(p, s)
	})
}

// runs reports whether a pawn gets through by its own moves, Black to move, whatever White does.
func (e *Exercise) runs(p *chess.Position, pawn chess.Square) bool {
	return slices.ContainsFunc(e.moves(p), func(m chess.Move) bool {
		if m.From() != pawn || m.Promotion() != chess.NoPieceType {
			return m.From() == pawn
		}
		next := e.playInSearch(p, m)
		replies := e.moves(&next)
		return len(replies) > 0 && !slices.ContainsFunc(replies, func(reply chess.Move) bool {
			if reply.Promotion() != chess.NoPieceType || takes(&next, reply) && chess.TakenOn(reply) == m.To() {
				return true
			}
			after := e.playInSearch(&next, reply)
			return !e.runs(&after, m.To())
		})
	})
}

package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A freeing is the learner's move since which nothing can catch a black pawn, with what was before it: the position and
// how many moves the learner had made.
type freeing struct {
	move   chess.Move
	before chess.Position
	used   int
}

// noteFreed keeps the learner's last move that let go a pawn of Black's, which nothing can catch since, while another
// move would have held them all.
func (a *Attempt) noteFreed(before *Attempt, m chess.Move) {
	e := a.exercise
	switch {
	case e.Rule != "pawns":
	case !e.anyRuns(&a.position):
		a.freed = freeing{}
	case slices.ContainsFunc(e.moves(&before.position), func(o chess.Move) bool {
		return o.Promotion() != chess.NoPieceType || e.holds(&before.position, o)
	}):
		a.freed = freeing{m, before.position, before.used}
	}
}

// holds reports whether after a move of White's no pawn of Black's gets away.
func (e *Exercise) holds(p *chess.Position, m chess.Move) bool {
	next := e.playInSearch(p, m)
	return !e.anyRuns(&next)
}

// heldByCapture returns a capture after which no pawn of Black's gets away, NoMove if there is none.
func (e *Exercise) heldByCapture(p *chess.Position) chess.Move {
	for _, m := range sorted(e.moves(p)) {
		if takes(p, m) && e.holds(p, m) {
			return m
		}
	}
	return chess.NoMove
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

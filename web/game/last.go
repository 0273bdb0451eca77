package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// lastOf returns the move that was played last, chess.NoMove if there is none.
func lastOf(g *tutor.Game) chess.Move {
	if g.Ply() == 0 {
		return chess.NoMove
	}
	return g.Moves()[g.Ply()-1]
}

// lastMoveOf returns the move that was played last, and the position before it.
func lastMoveOf(g *tutor.Game) (before *chess.Position, m chess.Move) {
	return g.PositionAt(g.Ply() - 1), lastOf(g)
}

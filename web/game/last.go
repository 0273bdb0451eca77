package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// lastSquares are the two squares of the last move, if there is one.
type lastSquares struct {
	from, to chess.Square
	some     bool
}

func (l lastSquares) has(s chess.Square) bool { return l.some && (s == l.from || s == l.to) }

func lastOf(g *tutor.Game) lastSquares {
	if g.Ply() == 0 {
		return lastSquares{}
	}
	_, m := lastMoveOf(g)
	return lastSquares{m.From(), m.To(), true}
}

// lastMoveOf returns the move that was played last, and the position before it.
func lastMoveOf(g *tutor.Game) (before *chess.Position, m chess.Move) {
	n := g.Ply() - 1
	return g.PositionAt(n), g.Moves()[n]
}

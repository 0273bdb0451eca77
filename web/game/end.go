package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
)

// Caught says which pieces have mated the king in a game that ended by checkmate, and on which move: those that attack
// the king or the squares it could flee to.
func Caught(l *say.Language, g *tutor.Game) string {
	var types []chess.PieceType
	for _, each := range coach.MatingPieces(g.Position()) {
		types = append(types, each.Piece.Type())
	}
	return l.End.Caught(types, g.PositionAt(g.Ply()-min(g.Ply(), 1)).MoveNumber())
}

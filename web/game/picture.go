package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// PictureQuery returns the query of the picture of a game's board, with its last move; side is at the bottom.
func PictureQuery(g *tutor.Game, side chess.Color) string {
	return site.BoardQuery(g.Position().FEN(), lastUCI(g), side)
}

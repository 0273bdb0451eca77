package game

import (
	"unicode"

	"chesstutor/templates"
	"chesstutor/tutor/chess"
)

func pieceView(pc chess.Piece) *templates.Piece {
	if pc == chess.NoPiece {
		return nil
	}
	return &templates.Piece{
		Symbol: string(unicode.ToLower(rune(pc.Letter()))),
		White:  pc.Color() == chess.White,
		Text:   pc.Symbol(),
		Name:   pc.String(),
	}
}

// PieceViews are pieces as they are drawn.
func PieceViews(pieces []chess.Piece) []templates.Piece {
	list := make([]templates.Piece, 0, len(pieces))
	for _, pc := range pieces {
		list = append(list, *pieceView(pc))
	}
	return list
}

// choices are what a pawn may become, the queen first.
func choices(c chess.Color) (list []templates.Choice) {
	for _, t := range []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		piece := *pieceView(chess.PieceOf(t, c))
		piece.Name = t.String()
		list = append(list, templates.Choice{Value: piece.Symbol, Piece: piece})
	}
	return list
}

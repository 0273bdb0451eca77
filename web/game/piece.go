package game

import (
	"unicode"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// PieceView returns a piece for the templates, nil for an empty square.
func PieceView(pc chess.Piece) *board.Piece {
	if pc == chess.NoPiece {
		return nil
	}
	return &board.Piece{
		Symbol: string(unicode.ToLower(rune(pc.Letter()))), White: pc.Color() == chess.White, Text: pc.Symbol(),
	}
}

// Choices returns the pieces that a pawn of a color may promote to, the queen first.
func Choices(l *say.Language, c chess.Color) (list []board.Choice) {
	for _, t := range []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		piece := *PieceView(chess.PieceOf(t, c))
		list = append(list, board.Choice{Value: piece.Symbol, Name: l.Labels.Piece(t), Piece: piece})
	}
	return list
}

package game

import (
	"chesstutor/templates"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// KeyEntries explain the marks, each on a square that wears it. They are six at most: what is explained by looking at
// the board, like the last move, is not in the key.
func KeyEntries(words say.Key) []templates.KeyEntry {
	piece := func(t chess.PieceType, c chess.Color) *templates.Piece { return PieceView(chess.PieceOf(t, c)) }
	return []templates.KeyEntry{
		{Square: templates.Square{Piece: piece(chess.Knight, chess.White), Moveable: true}, Text: words.Movable},
		{
			Square: templates.Square{Piece: piece(chess.Rook, chess.White), Threatened: true, Ring: ringDanger},
			Text:   words.Taken,
		},
		{Square: templates.Square{Valid: true}, Text: words.Good},
		{Square: templates.Square{Valid: true, Unsafe: true, Fair: true}, Text: words.Fair},
		{Square: templates.Square{Valid: true, Unsafe: true}, Text: words.Loses},
		{Square: templates.Square{Piece: piece(chess.Queen, chess.Black), Threat: true}, Text: words.Threatens},
	}
}

package game

import (
	"chesstutor/templates"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// KeyEntries returns the legend: an example square for each mark, with its meaning. There are at most six; marks
// that explain themselves, like the last move, are left out.
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

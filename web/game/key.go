package game

import (
	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// KeyEntries returns the legend: an example square for each mark, with its meaning. Marks that explain
// themselves, like the last move, are left out.
func KeyEntries(words say.Key) []board.KeyEntry {
	piece := func(t chess.PieceType, c chess.Color) *board.Piece { return PieceView(chess.PieceOf(t, c)) }
	return []board.KeyEntry{
		{Square: board.Square{Piece: piece(chess.Knight, chess.White), Moveable: true}, Text: words.Movable},
		{
			Square: board.Square{Piece: piece(chess.Rook, chess.White), Threatened: true, Ring: ringDanger},
			Text:   words.Taken,
		},
		{Square: board.Square{Valid: true, Wins: true}, Text: words.Wins},
		{Square: board.Square{Valid: true}, Text: words.Good},
		{Square: board.Square{Valid: true, Unsafe: true, Fair: true}, Text: words.Fair},
		{Square: board.Square{Valid: true, Grade: fact.Loses.String()}, Text: words.Careful},
		{Square: board.Square{Valid: true, Unsafe: true}, Text: words.Loses},
		{Square: board.Square{Valid: true, Grade: fact.Stalemates.String()}, Text: words.Draws},
		{Square: board.Square{Piece: piece(chess.Queen, chess.Black), Threat: true}, Text: words.Threatens},
	}
}

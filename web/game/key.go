package game

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// KeyEntries explain the marks, each on a piece that wears it.
func KeyEntries(words say.Key) []templates.KeyEntry {
	piece := func(t chess.PieceType, c chess.Color) *templates.Piece { return PieceView(chess.PieceOf(t, c)) }
	return []templates.KeyEntry{
		{Square: templates.Square{Piece: piece(chess.Knight, chess.White), Moveable: true}, Text: words.Movable},
		{Square: templates.Square{Piece: piece(chess.Bishop, chess.White), Moveable: true, Threatened: true}, Text: words.ThreatenedCanMove},
		{Square: templates.Square{Piece: piece(chess.Rook, chess.White), Threatened: true}, Text: words.ThreatenedCannot},
		{Square: templates.Square{Piece: piece(chess.Queen, chess.White), Selected: true}, Text: words.Chosen},
		{Square: templates.Square{Valid: true}, Text: words.Safe},
		{Square: templates.Square{Valid: true, Unsafe: true}, Text: words.Unsafe},
		{Square: templates.Square{Piece: piece(chess.Pawn, chess.Black), Valid: true}, Text: words.Take},
		{Square: templates.Square{Piece: piece(chess.Knight, chess.Black), Valid: true, Unsafe: true}, Text: words.TakeUnsafe},
		{Square: templates.Square{Valid: true, Unsafe: true, Grade: tutor.Guarded.String()}, Text: words.Guarded},
		{Square: templates.Square{Valid: true, Grade: tutor.Loses.String()}, Text: words.Loses},
		{Square: templates.Square{Valid: true, Grade: tutor.Mates.String()}, Text: words.Mates},
		{Square: templates.Square{Valid: true, Grade: tutor.Stalemates.String()}, Text: words.Stalemates},
		{Square: templates.Square{Piece: piece(chess.Queen, chess.Black), Threat: true}, Text: words.Threatens},
		{Square: templates.Square{Piece: piece(chess.King, chess.White), Check: true}, Text: words.InCheck},
		{Square: templates.Square{Dark: true, Last: true}, Text: words.LastMove},
	}
}

package game

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// KeyEntries explain the marks, each on a man that wears it.
func KeyEntries() []templates.KeyEntry {
	man := func(t chess.PieceType, c chess.Color) *templates.Piece { return pieceView(chess.PieceOf(t, c)) }
	return []templates.KeyEntry{
		{Square: templates.Square{Piece: man(chess.Knight, chess.White), Moveable: true},
			Text: "A thick border: this piece can move."},
		{Square: templates.Square{Piece: man(chess.Bishop, chess.White), Moveable: true, Threatened: true},
			Text: "A marked corner and shading: it could be taken. It can move."},
		{Square: templates.Square{Piece: man(chess.Rook, chess.White), Threatened: true},
			Text: "A marked corner and plain red: it could be taken. It cannot move."},
		{Square: templates.Square{Piece: man(chess.Queen, chess.White), Selected: true},
			Text: "The piece you chose."},
		{Square: templates.Square{Valid: true},
			Text: "A dot: it may go here, and nothing could take it."},
		{Square: templates.Square{Valid: true, Unsafe: true},
			Text: "An open diamond: it may go here, but something could take it."},
		{Square: templates.Square{Piece: man(chess.Pawn, chess.Black), Valid: true},
			Text: "It may take this piece, and nothing could take back."},
		{Square: templates.Square{Piece: man(chess.Knight, chess.Black), Valid: true, Unsafe: true},
			Text: "A dashed ring: it may take this piece, but something could take back."},
		{Square: templates.Square{Valid: true, Unsafe: true, Grade: tutor.Guarded.String()},
			Text: "A full diamond: something could take it, but by the count nothing is lost."},
		{Square: templates.Square{Valid: true, Grade: tutor.Loses.String()},
			Text: "Safe here, but the move loses something elsewhere or allows checkmate."},
		{Square: templates.Square{Valid: true, Grade: tutor.Mates.String()},
			Text: "Checkmate."},
		{Square: templates.Square{Valid: true, Grade: tutor.Stalemates.String()},
			Text: "Stalemate: a draw."},
		{Square: templates.Square{Piece: man(chess.Queen, chess.Black), Threat: true},
			Text: "Flashing: this is the piece that threatens."},
		{Square: templates.Square{Piece: man(chess.King, chess.White), Check: true},
			Text: "This king is in check."},
		{Square: templates.Square{Dark: true, Last: true},
			Text: "The last move went from here or to here."},
	}
}

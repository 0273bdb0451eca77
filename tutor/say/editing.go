package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
)

// Editing is the page on which a position is set up.
type Editing struct {
	Words wording.Edit

	Square func(chess.Square, chess.Piece) string // names a square and what stands there
	Tool   func(chess.Piece) string               // names a piece that is to be placed
	Right  func(chess.CastlingRights) string      // names one castling right
	// what is wrong with a position, and what helps; "" leaves it to Errors
	Wrong func(*chess.ParseError) string
}

// Wrong says what is wrong with a position that is being set up.
func (l *Language) Wrong(err *chess.ParseError) string {
	if text := l.Pages.Editing.Wrong(err); text != "" {
		return text
	}
	return l.Errors.Faults[err.Fault](err)
}

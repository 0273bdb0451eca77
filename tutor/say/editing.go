package say

import "chesstutor/tutor/chess"

// Editing is the page on which a position is set up.
type Editing struct {
	Words EditWords

	Square func(chess.Square, chess.Piece) string // names a square and what stands there
	Tool   func(chess.Piece) string               // names a piece that is to be placed
	Right  func(chess.CastlingRights) string      // names one castling right
	Wrong  func(*chess.ParseError) string         // what is wrong with a position, and what helps; "" leaves it to Errors
}

// EditWords holds the page's texts that nothing is told of.
type EditWords struct {
	Title     string // of the tab and of the page
	Board     string // names the board for screen readers
	Pieces    string // names what can be placed, for screen readers
	Move      string // moves pieces, instead of placing them
	Erase     string // takes pieces away
	How       string // to use the board
	Fine      string // the position can be played
	Nothing   string // the coach has nothing to say
	Ask       string // asks the coach
	PlayWhite string
	PlayBlack string
	Look      string // leads to a link that holds the position
	Turn      string // asks for one of the next two
	White     string
	Black     string
	Castling  string // heads the rights
	Passed    string // heads the en passant squares
	Clear     string // empties the board
	Start     string // puts all pieces at their places
	FEN       string // names the field for a position as text
	Use       string // shows the position typed there
}

// Wrong says what is wrong with a position that is being set up.
func (l *Language) Wrong(err *chess.ParseError) string {
	if text := l.Pages.Editing.Wrong(err); text != "" {
		return text
	}
	return l.Errors.Faults[err.Fault](err)
}

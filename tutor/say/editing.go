package say

import (
	"fmt"

	"chesstutor/tutor/chess"
)

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

var englishEditing = Editing{
	Words: EditWords{
		Title: "Set up a position", Board: "Board to set up", Pieces: "Pieces to place",
		Move: "Move pieces", Erase: "Take away",
		How:  "Choose a piece and touch squares, or drag pieces to where you want them.",
		Fine: "This position can be played.", Nothing: "I see no danger here, and nothing to win at once.",
		Ask: "What would you say here?", PlayWhite: "Play White", PlayBlack: "Play Black", Look: "Make a link",
		Turn: "Who moves next?", White: "White", Black: "Black",
		Castling: "May still castle", Passed: "En passant: a pawn has just gone over",
		Clear: "Empty the board", Start: "All pieces at home",
		FEN: "The position in FEN", Use: "Show it",
	},
	Square: func(s chess.Square, pc chess.Piece) string {
		if pc == chess.NoPiece {
			return s.String() + ", empty"
		}
		return s.String() + ", " + pc.String()
	},
	Tool: chess.Piece.String,
	Right: func(right chess.CastlingRights) string {
		switch right {
		case chess.WhiteShort:
			return "White, short"
		case chess.WhiteLong:
			return "White, long"
		case chess.BlackShort:
			return "Black, short"
		}
		return "Black, long"
	},
	Wrong: func(e *chess.ParseError) string {
		if tell, ok := wrongInEnglish[e.Fault]; ok {
			return tell(e)
		}
		return ""
	},
}

// wrongInEnglish says what is wrong with the pieces on a board.
var wrongInEnglish = Faults{
	chess.FaultKings: func(e *chess.ParseError) string {
		if e.Numbers[0] == 0 {
			return color(e.Color) + " has no king yet. Put one on the board."
		}
		return fmt.Sprintf("%s has %d kings. Leave just one.", color(e.Color), e.Numbers[0])
	},
	chess.FaultPieces: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s has %d pieces. Nobody has more than 16.", color(e.Color), e.Numbers[0])
	},
	chess.FaultPawns: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s has %d pawns. Nobody has more than 8.", color(e.Color), e.Numbers[0])
	},
	chess.FaultPromoted: func(e *chess.ParseError) string {
		return color(e.Color) + " has too many pieces for its pawns. Only a pawn that promotes makes a new one."
	},
	chess.FaultLastRank: func(e *chess.ParseError) string {
		return fmt.Sprintf("No pawn can stand on %s. Move it off the first and last row.", e.Squares[0])
	},
	chess.FaultCheck: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s's king is in check, so %s must move next. Change who moves, or a piece.",
			color(e.Color), color(e.Color))
	},
	chess.FaultCheckers: func(e *chess.ParseError) string {
		return fmt.Sprintf("%d pieces give check at once. In a game it is never more than two.", e.Numbers[0])
	},
}

package english

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var editing = say.Editing{
	Words: wording.Edit{
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
	Square: occupied,
	Tool:   chess.Piece.String,
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
		if tell, ok := boardFaults[e.Fault]; ok {
			return tell(e)
		}
		return ""
	},
}

// boardFaults says what is wrong with the pieces on a board.
var boardFaults = say.Faults{
	chess.FaultKings: func(e *chess.ParseError) string {
		if e.Numbers[0] == 0 {
			return color(e.Color) + " has no king yet. Put one on the board."
		}
		return fmt.Sprintf("%s has %d kings. Leave just one.", color(e.Color), e.Numbers[0])
	},
	chess.FaultPieces:   fault("$Side has $number pieces. Nobody has more than 16."),
	chess.FaultPawns:    fault("$Side has $number pawns. Nobody has more than 8."),
	chess.FaultPromoted: fault("$Side has too many pieces for its pawns. Only a pawn that promotes makes a new one."),
	chess.FaultLastRank: fault("No pawn can stand on $square. Move it off the first and last row."),
	chess.FaultCheck:    fault("$Side's king is in check, so $side must move next. Change who moves, or a piece."),
	chess.FaultCheckers: fault("$Number pieces give check at once. In a game it is never more than two."),
}

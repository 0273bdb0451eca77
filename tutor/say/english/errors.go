package english

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var failures = say.Errors{
	Faults: faults,
	IllegalMove: func(e *chess.IllegalMoveError) string {
		if e.SAN != "" {
			return e.SAN + " is not a legal move here."
		}
		return fmt.Sprintf("Going from %s to %s is not a legal move here.", e.From, e.To)
	},
	GameOver: "The game is over.",
	TooLong:  fmt.Sprintf("This game is too long: at most %d moves of each side can be read.", mostMoves),
	Players:  "Players is computer or two.",
	Problems: joined(problems, roomProblems),
	Refusals: say.Refusals{
		"clock":         "A clock has from one second to three hours. A move adds three minutes at most.",
		"not-player":    "Only the two players can do that.",
		"seat-taken":    "Both seats are taken. You can watch.",
		"no-opponent":   "Nobody has joined yet.",
		"not-started":   "The game has not started yet.",
		"over":          "The game is over.",
		"not-over":      "The game is not over yet.",
		"not-your-turn": "It is your opponent's turn.",
		"stale":         "The board has changed since.",
		"illegal-move":  "That is not a legal move here.",
		"promotion":     "Which piece shall the pawn become: queen, rook, bishop or knight?",
		"offered":       "You have offered a draw already. Make a move before you offer one again.",
		"no-offer":      "Your opponent offers no draw.",
		"too-late":      "Both have moved, so the game cannot be aborted. You can resign.",
		"opponent-here": "Your opponent was here less than a minute ago.",
		"rematch":       "You have offered a rematch. Your opponent has yet to answer.",
		"no-rematch":    "Your opponent offers no rematch.",
		"no-change":     "That is so already.",
		"not-due":       "It is not time for that yet.",
		"too-many":      "Too much has happened in this room. Please open a new one.",
	},
}

// faults says what is wrong with a move or a position as it is written.
var faults = say.Faults{
	chess.FaultSquare:    fault("$Text is not a square; squares are named a1 to h8."),
	chess.FaultPromotion: fault("A pawn becomes q, r, b or n, not $text."),
	chess.FaultUCI:       fault("$Text is not a move; moves look like e2e4 or e7e8q."),
	chess.FaultSAN:       fault("$Text is not a move; moves look like e4, Nf3, exd5, O-O or e8=Q."),
	chess.FaultAmbiguous: fault("$Text could be the piece on $square or the one on $square2."),

	chess.FaultFields:   fault("A position in FEN has six parts with one space between two; this has $number."),
	chess.FaultRows:     fault("A board has eight rows with / between two; this has $number."),
	chess.FaultGaps:     fault("Row $number has two numbers side by side."),
	chess.FaultPiece:    fault("Row $number has $text, which is neither a piece nor a number from 1 to 8."),
	chess.FaultRow:      fault("Row $number has $number2 squares instead of 8."),
	chess.FaultTurn:     fault("The side to move is w or b, not $text."),
	chess.FaultKings:    fault("$Color has $number kings instead of one."),
	chess.FaultPieces:   fault("$Color has $number pieces; nobody has more than 16."),
	chess.FaultPawns:    fault("$Color has $number pawns; nobody has more than 8."),
	chess.FaultPromoted: fault("$Color cannot have these pieces: promotions needed $number, pawns gone $number2."),
	chess.FaultLastRank: fault("A pawn stands on $square; pawns never stand on the first or last row."),
	chess.FaultCheck:    fault("$Color is in check, but it is $other's move."),
	chess.FaultCheckers: fault("$Number pieces give check on $square at once; one move cannot do that."),

	chess.FaultNoCastling:    fault("The castling rights are missing; write - for none."),
	chess.FaultCastlingTwice: fault("The castling right $text is given twice."),
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "long"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "short"
		}
		return sentence("%s's %s castling needs the king on %s and a rook on %s", e.Color, side, e.Squares[0],
			e.Squares[1])
	},
	chess.FaultCastling:      fault("The castling rights are made of K, Q, k and q, not $text."),
	chess.FaultEnPassant:     fault("The en passant square is a square or -, not $text."),
	chess.FaultEnPassantRow:  fault("With $color to move the en passant square is on row $number, not $square."),
	chess.FaultEnPassantPawn: fault("No pawn can just have gone over $square."),
	chess.FaultEnPassantClock: fault("A pawn has just gone over $square, so no half-moves have passed " +
		"since a pawn move, not $number."),
	chess.FaultEnPassantCheck: fault("No pawn can just have gone over $square: " +
		"$color would have been in check before."),
	chess.FaultClock: fault("The count of half-moves since a capture or pawn move is a whole number " +
		"from $number to $number2, not $text."),
	chess.FaultNumber: fault("The number of the move is a whole number from $number to $number2, not $text."),
}

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

// The parts of what is said of faults.
func faultText(e *chess.ParseError) any    { return e.Text }
func faultColor(e *chess.ParseError) any   { return e.Color }
func otherColor(e *chess.ParseError) any   { return e.Color.Other() }
func faultSide(e *chess.ParseError) any    { return color(e.Color) }
func firstNumber(e *chess.ParseError) any  { return e.Numbers[0] }
func secondNumber(e *chess.ParseError) any { return e.Numbers[1] }
func firstSquare(e *chess.ParseError) any  { return e.Squares[0] }
func secondSquare(e *chess.ParseError) any { return e.Squares[1] }

const (
	uciLooks = "moves look like e2e4 or e7e8q"
	sanLooks = "moves look like e4, Nf3, exd5, O-O or e8=Q"
)

// faults says what is wrong with a move or a position as it is written.
var faults = say.Faults{
	chess.FaultSquare:    telling("%s is not a square; squares are named a1 to h8", faultText),
	chess.FaultPromotion: telling("a pawn becomes q, r, b or n, not %s", faultText),
	chess.FaultUCI:       telling("%s is not a move; "+uciLooks, faultText),
	chess.FaultSAN:       telling("%s is not a move; "+sanLooks, faultText),
	chess.FaultAmbiguous: telling("%s could be the piece on %s or the one on %s", faultText, firstSquare, secondSquare),

	chess.FaultFields: telling("a position in FEN has six parts with one space between two; this has %d",
		firstNumber),
	chess.FaultRows: telling("a board has eight rows with / between two; this has %d", firstNumber),
	chess.FaultGaps: telling("row %d has two numbers side by side", firstNumber),
	chess.FaultPiece: telling("row %d has %s, which is neither a piece nor a number from 1 to 8",
		firstNumber, faultText),
	chess.FaultRow:    telling("row %d has %d squares instead of 8", firstNumber, secondNumber),
	chess.FaultTurn:   telling("the side to move is w or b, not %s", faultText),
	chess.FaultKings:  telling("%s has %d kings instead of one", faultColor, firstNumber),
	chess.FaultPieces: telling("%s has %d pieces; nobody has more than 16", faultColor, firstNumber),
	chess.FaultPawns:  telling("%s has %d pawns; nobody has more than 8", faultColor, firstNumber),
	chess.FaultPromoted: telling("%s cannot have these pieces: promotions needed %d, pawns gone %d",
		faultColor, firstNumber, secondNumber),
	chess.FaultLastRank: telling("a pawn stands on %s; pawns never stand on the first or last row", firstSquare),
	chess.FaultCheck:    telling("%s is in check, but it is %s's move", faultColor, otherColor),

	chess.FaultCheckers: telling("%d pieces give check on %s at once; one move cannot do that",
		firstNumber, firstSquare),

	chess.FaultNoCastling: func(*chess.ParseError) string {
		return "The castling rights are missing; write - for none."
	},
	chess.FaultCastlingTwice: telling("the castling right %s is given twice", faultText),
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "long"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "short"
		}
		return sentence("%s's %s castling needs the king on %s and a rook on %s", e.Color, side, e.Squares[0],
			e.Squares[1])
	},
	chess.FaultCastling:  telling("the castling rights are made of K, Q, k and q, not %s", faultText),
	chess.FaultEnPassant: telling("the en passant square is a square or -, not %s", faultText),
	chess.FaultEnPassantRow: telling("with %s to move the en passant square is on row %d, not %s",
		faultColor, firstNumber, firstSquare),
	chess.FaultEnPassantPawn: telling("no pawn can just have gone over %s", firstSquare),
	chess.FaultEnPassantClock: telling(
		"a pawn has just gone over %s, so no half-moves have passed since a pawn move, not %d",
		firstSquare, firstNumber),
	chess.FaultEnPassantCheck: telling("no pawn can just have gone over %s: %s would have been in check before",
		firstSquare, faultColor),
	chess.FaultClock: telling(
		"the count of half-moves since a capture or pawn move is a whole number from %d to %d, not %s",
		firstNumber, secondNumber, faultText),
	chess.FaultNumber: telling("the number of the move is a whole number from %d to %d, not %s", firstNumber,
		secondNumber, faultText),
}

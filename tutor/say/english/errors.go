package english

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var failures = say.Errors{
	Faults: faultsTexts(),
	IllegalMove: func(e *chess.IllegalMoveError) string {
		if e.SAN != "" {
			return e.SAN + " is not a legal move here."
		}
		return fmt.Sprintf("Going from %s to %s is not a legal move here.", e.From, e.To)
	},
	GameOver: "The game is over.",
	TooLong:  fmt.Sprintf("This game is too long: at most %d moves of each side can be read.", mostMoves),
	Players:  "Players is computer or two.",
	Problems: joined(problems(), roomProblems),
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

// faultsTexts returns a whole sentence for each fault.
func faultsTexts() say.Faults {
	faults := say.Faults{}
	for fault, tell := range faultsInEnglish {
		faults[fault] = func(e *chess.ParseError) string { return sentence("%s", tell(e)) }
	}
	return faults
}

const (
	uciLooks = "moves look like e2e4 or e7e8q"
	sanLooks = "moves look like e4, Nf3, exd5, O-O or e8=Q"
)

var faultsInEnglish = say.Faults{
	chess.FaultSquare: func(e *chess.ParseError) string {
		return e.Text + " is not a square; squares are named a1 to h8"
	},
	chess.FaultPromotion: func(e *chess.ParseError) string { return "a pawn becomes q, r, b or n, not " + e.Text },
	chess.FaultUCI:       func(e *chess.ParseError) string { return e.Text + " is not a move; " + uciLooks },
	chess.FaultSAN:       func(e *chess.ParseError) string { return e.Text + " is not a move; " + sanLooks },
	chess.FaultAmbiguous: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s could be the piece on %s or the one on %s", e.Text, e.Squares[0], e.Squares[1])
	},

	chess.FaultFields: func(e *chess.ParseError) string {
		return fmt.Sprintf("a position in FEN has six parts with one space between two; this has %d", e.Numbers[0])
	},
	chess.FaultRows: func(e *chess.ParseError) string {
		return fmt.Sprintf("a board has eight rows with / between two; this has %d", e.Numbers[0])
	},
	chess.FaultGaps: func(e *chess.ParseError) string {
		return fmt.Sprintf("row %d has two numbers side by side", e.Numbers[0])
	},
	chess.FaultPiece: func(e *chess.ParseError) string {
		return fmt.Sprintf("row %d has %s, which is neither a piece nor a number from 1 to 8", e.Numbers[0], e.Text)
	},
	chess.FaultRow: func(e *chess.ParseError) string {
		return fmt.Sprintf("row %d has %d squares instead of 8", e.Numbers[0], e.Numbers[1])
	},
	chess.FaultTurn: func(e *chess.ParseError) string { return "the side to move is w or b, not " + e.Text },
	chess.FaultKings: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s has %d kings instead of one", e.Color, e.Numbers[0])
	},
	chess.FaultPieces: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s has %d pieces; nobody has more than 16", e.Color, e.Numbers[0])
	},
	chess.FaultPawns: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s has %d pawns; nobody has more than 8", e.Color, e.Numbers[0])
	},
	chess.FaultPromoted: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s cannot have these pieces: promotions needed %d, pawns gone %d", e.Color, e.Numbers[0],
			e.Numbers[1])
	},
	chess.FaultLastRank: func(e *chess.ParseError) string {
		return fmt.Sprintf("a pawn stands on %s; pawns never stand on the first or last row", e.Squares[0])
	},
	chess.FaultCheck: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s is in check, but it is %s's move", e.Color, e.Color.Other())
	},

	chess.FaultCheckers: func(e *chess.ParseError) string {
		return fmt.Sprintf("%d pieces give check on %s at once; one move cannot do that", e.Numbers[0], e.Squares[0])
	},

	chess.FaultNoCastling: func(*chess.ParseError) string {
		return "the castling rights are missing; write - for none"
	},
	chess.FaultCastlingTwice: func(e *chess.ParseError) string {
		return "the castling right " + e.Text + " is given twice"
	},
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "long"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "short"
		}
		return fmt.Sprintf("%s's %s castling needs the king on %s and a rook on %s", e.Color, side, e.Squares[0],
			e.Squares[1])
	},
	chess.FaultCastling: func(e *chess.ParseError) string {
		return "the castling rights are made of K, Q, k and q, not " + e.Text
	},
	chess.FaultEnPassant: func(e *chess.ParseError) string {
		return "the en passant square is a square or -, not " + e.Text
	},
	chess.FaultEnPassantRow: func(e *chess.ParseError) string {
		return fmt.Sprintf("with %s to move the en passant square is on row %d, not %s", e.Color, e.Numbers[0],
			e.Squares[0])
	},
	chess.FaultEnPassantPawn: func(e *chess.ParseError) string {
		return fmt.Sprintf("no pawn can just have gone over %s", e.Squares[0])
	},
	chess.FaultEnPassantClock: func(e *chess.ParseError) string {
		return fmt.Sprintf("a pawn has just gone over %s, so no half-moves have passed since a pawn move, not %d",
			e.Squares[0], e.Numbers[0])
	},
	chess.FaultEnPassantCheck: func(e *chess.ParseError) string {
		return fmt.Sprintf("no pawn can just have gone over %s: %s would have been in check before",
			e.Squares[0], e.Color)
	},
	chess.FaultClock: func(e *chess.ParseError) string {
		return wholeNumber("the count of half-moves since a capture or pawn move", e)
	},
	chess.FaultNumber: func(e *chess.ParseError) string { return wholeNumber("the number of the move", e) },
}

func wholeNumber(what string, e *chess.ParseError) string {
	return fmt.Sprintf("%s is a whole number from %d to %d, not %s", what, e.Numbers[0], e.Numbers[1], e.Text)
}

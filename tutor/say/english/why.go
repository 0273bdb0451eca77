package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// movesOtherwise tells how each kind of piece moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "A pawn moves straight ahead, and takes one square diagonally ahead.",
	chess.Knight: "A knight goes two squares straight and one to the side.",
	chess.Bishop: "A bishop moves only diagonally.",
	chess.Rook:   "A rook moves only straight, never diagonally.",
	chess.Queen:  "A queen moves straight or diagonally, in one line.",
	chess.King:   "A king moves one square at a time.",
}

// What is said of two squares between which a move was tried.
var whyFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:       plain("This move is legal."),
	fact.KindEmptySquare: tells("nothing stands on %s", square),
	fact.KindSameSquare: func(v voice, f fact.Fact) string {
		return sentence("%s stands there already", v.piece(f.Pieces[0])) + " Choose another square."
	},
	fact.KindNotYours: func(v voice, f fact.Fact) string {
		if v.you(f.Pieces[0].Piece.Color()) {
			return sentence("it is %s turn", v.owner(f.Side))
		}
		return sentence("%s belongs to %s", the(f.Pieces[0]), v.side(f.Pieces[0].Piece.Color()))
	},
	fact.KindOwnPiece:       tells("%s stands there already", piece),
	fact.KindMovesOtherwise: func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked:        tells("a %s cannot jump over %s", pieceType, theAttacker),
	fact.KindEnPassantBeside: func(_ voice, f fact.Fact) string {
		return sentence("en passant: to take %s, move to %s", the(f.By[0]), f.Squares[1])
	},
	fact.KindPawnBackward:     plain("Pawns only move forward."),
	fact.KindPawnStraight:     tells("pawns take diagonally, so %s blocks the way", theAttacker),
	fact.KindPawnDouble:       plain("A pawn goes two squares only from where it starts."),
	fact.KindPawnNothing:      tells("pawns go diagonally only to take, and nothing stands on %s", square),
	fact.KindEnPassantTooLate: plain("En passant is allowed only right after a pawn goes two squares."),
	fact.KindEnPassantExposes: tells("taking en passant lets %s take %s king", theAttacker, owner),
	fact.KindPinned:           tells("it is pinned: moving it lets %s take %s king", theAttacker, owner),
	fact.KindPinnedThere:      tells("it is pinned: going there lets %s take %s king", theAttacker, owner),
	fact.KindCheckStays:       tells("this does not stop the check from %s", theAttacker),
	fact.KindKingAttacked:     tells("the king cannot go to %s: %s attacks it", square, theAttacker),
	fact.KindKingGuarded: func(_ voice, f fact.Fact) string {
		return sentence("the king cannot take %s: %s guards it", the(f.Pieces[1]), the(f.By[0]))
	},
	fact.KindTheirs: func(v voice, f fact.Fact) string {
		text := sentence("%s belongs to %s", the(f.Pieces[0]), v.side(f.Pieces[0].Piece.Color()))
		if len(f.By) > 0 {
			text += " " + sentence("it attacks %s", v.piece(f.By[0]))
		}
		return text
	},
	fact.KindStuckBlocked: tells("%s cannot move now: its way is blocked", piece),
	fact.KindStuckPinned: func(v voice, f fact.Fact) string {
		return sentence("%s is pinned to the king by %s", v.piece(f.Pieces[0]), v.the(f.By[0]))
	},
	fact.KindStuckCheck: func(v voice, f fact.Fact) string {
		return sentence("%s cannot help against the check from %s", v.kind(f.Pieces[0]), v.the(f.By[0]))
	},
	fact.KindStuckKing:       tells("%s has no safe square to go to", piece),
	fact.KindCastleHow:       tells("to castle, move the king to %s: the rook comes along", square),
	fact.KindCastleRights:    tells("%s cannot castle here: the king or the rook on %s has moved", side, square),
	fact.KindCastleKingMoved: tells("%s cannot castle: the king moved on move %d", side, moveNumber),
	fact.KindCastleRookMoved: tells("%s cannot castle here: the rook from %s moved on move %d",
		side, square, moveNumber),
	fact.KindCastleRookTaken: tells("%s cannot castle here: the rook on %s was taken on move %d",
		side, square, moveNumber),
	fact.KindCastleSetUp: plain("The game began without the right to castle on this side."),
	fact.KindCastleNoRook: func(v voice, f fact.Fact) string {
		return sentence("%s no rook on %s to castle with", v.has(f.Side), f.Squares[0])
	},
	fact.KindCastleBetween:    tells("%s cannot castle: %s stands between king and rook", side, theAttacker),
	fact.KindCastleOutOfCheck: tells("%s cannot castle out of check: %s attacks the king", side, theAttacker),
	fact.KindCastleAcross:     tells("%s cannot castle across %s: %s attacks it", side, square, theAttacker),
	fact.KindCastleInto:       tells("%s cannot castle to %s: %s attacks it", side, square, theAttacker),
}

func (v voice) has(c chess.Color) string {
	if v.you(c) {
		return "you have"
	}
	return v.side(c) + " has"
}

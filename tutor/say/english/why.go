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
var whyEnglish = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:       func(voice, fact.Fact) string { return "This move is legal." },
	fact.KindEmptySquare: func(_ voice, f fact.Fact) string { return sentence("nothing stands on %s", f.Squares[0]) },
	fact.KindSameSquare: func(v voice, f fact.Fact) string {
		return sentence("%s stands there already", v.piece(f.Pieces[0])) + " Choose another square."
	},
	fact.KindNotYours: func(v voice, f fact.Fact) string {
		if v.you(f.Pieces[0].Piece.Color()) {
			return sentence("it is %s turn", v.owner(f.Side))
		}
		return sentence("%s belongs to %s", the(f.Pieces[0]), v.side(f.Pieces[0].Piece.Color()))
	},
	fact.KindOwnPiece: func(v voice, f fact.Fact) string {
		return sentence("%s stands there already", v.piece(f.Pieces[0]))
	},
	fact.KindMovesOtherwise: func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked: func(_ voice, f fact.Fact) string {
		return sentence("a %s cannot jump over %s", f.Pieces[0].Piece.Type(), the(f.By[0]))
	},
	fact.KindEnPassantBeside: func(_ voice, f fact.Fact) string {
		return sentence("en passant: to take %s, move to %s", the(f.By[0]), f.Squares[1])
	},
	fact.KindPawnBackward: func(voice, fact.Fact) string { return "Pawns only move forward." },
	fact.KindPawnStraight: func(_ voice, f fact.Fact) string {
		return sentence("pawns take diagonally, so %s blocks the way", the(f.By[0]))
	},
	fact.KindPawnDouble: func(voice, fact.Fact) string {
		return "A pawn goes two squares only from where it starts."
	},
	fact.KindPawnNothing: func(_ voice, f fact.Fact) string {
		return sentence("pawns go diagonally only to take, and nothing stands on %s", f.Squares[0])
	},
	fact.KindEnPassantTooLate: func(voice, fact.Fact) string {
		return "En passant is allowed only right after a pawn goes two squares."
	},
	fact.KindEnPassantExposes: func(v voice, f fact.Fact) string {
		return sentence("taking en passant lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	fact.KindPinned: func(v voice, f fact.Fact) string {
		return sentence("it is pinned: moving it lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	fact.KindPinnedThere: func(v voice, f fact.Fact) string {
		return sentence("it is pinned: going there lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	fact.KindCheckStays: func(_ voice, f fact.Fact) string {
		return sentence("this does not stop the check from %s", the(f.By[0]))
	},
	fact.KindKingAttacked: func(_ voice, f fact.Fact) string {
		return sentence("the king cannot go to %s: %s attacks it", f.Squares[0], the(f.By[0]))
	},
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
	fact.KindStuckBlocked: func(v voice, f fact.Fact) string {
		return sentence("%s cannot move now: its way is blocked", v.piece(f.Pieces[0]))
	},
	fact.KindStuckPinned: func(v voice, f fact.Fact) string {
		return sentence("%s is pinned to the king by %s", v.piece(f.Pieces[0]), v.the(f.By[0]))
	},
	fact.KindStuckCheck: func(v voice, f fact.Fact) string {
		return sentence("%s cannot help against the check from %s", v.kind(f.Pieces[0]), v.the(f.By[0]))
	},
	fact.KindStuckKing: func(v voice, f fact.Fact) string {
		return sentence("%s has no safe square to go to", v.piece(f.Pieces[0]))
	},
	fact.KindCastleHow: func(v voice, f fact.Fact) string {
		return sentence("to castle, move the king to %s: the rook comes along", f.Squares[0])
	},
	fact.KindCastleRights: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle here: the king or the rook on %s has moved", v.side(f.Side), f.Squares[0])
	},
	fact.KindCastleKingMoved: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle: the king moved on move %d", v.side(f.Side), f.Number)
	},
	fact.KindCastleRookMoved: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle here: the rook from %s moved on move %d",
			v.side(f.Side), f.Squares[0], f.Number)
	},
	fact.KindCastleRookTaken: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle here: the rook on %s was taken on move %d", v.side(f.Side), f.Squares[0],
			f.Number)
	},
	fact.KindCastleSetUp: func(voice, fact.Fact) string {
		return "The game began without the right to castle on this side."
	},
	fact.KindCastleNoRook: func(v voice, f fact.Fact) string {
		return sentence("%s no rook on %s to castle with", v.has(f.Side), f.Squares[0])
	},
	fact.KindCastleBetween: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle: %s stands between king and rook", v.side(f.Side), the(f.By[0]))
	},
	fact.KindCastleOutOfCheck: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle out of check: %s attacks the king", v.side(f.Side), the(f.By[0]))
	},
	fact.KindCastleAcross: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle across %s: %s attacks it", v.side(f.Side), f.Squares[0], the(f.By[0]))
	},
	fact.KindCastleInto: func(v voice, f fact.Fact) string {
		return sentence("%s cannot castle to %s: %s attacks it", v.side(f.Side), f.Squares[0], the(f.By[0]))
	},
}

func (v voice) has(c chess.Color) string {
	if v.you(c) {
		return "you have"
	}
	return v.side(c) + " has"
}

package say

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
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
var whyEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindLegal:       func(voice, tutor.Fact) string { return "This move is legal." },
	tutor.KindEmptySquare: func(_ voice, f tutor.Fact) string { return sentence("nothing stands on %s", f.Squares[0]) },
	tutor.KindSameSquare: func(v voice, f tutor.Fact) string {
		return sentence("%s stands there already", v.piece(f.Pieces[0])) + " Choose another square."
	},
	tutor.KindNotYours: func(v voice, f tutor.Fact) string {
		if v.you(f.Pieces[0].Piece.Color()) {
			return sentence("it is %s turn", v.owner(f.Side))
		}
		return sentence("%s belongs to %s", the(f.Pieces[0]), v.side(f.Pieces[0].Piece.Color()))
	},
	tutor.KindOwnPiece: func(v voice, f tutor.Fact) string {
		return sentence("%s stands there already", v.piece(f.Pieces[0]))
	},
	tutor.KindMovesOtherwise: func(_ voice, f tutor.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	tutor.KindBlocked: func(_ voice, f tutor.Fact) string {
		return sentence("a %s cannot jump over %s", f.Pieces[0].Piece.Type(), the(f.By[0]))
	},
	tutor.KindEnPassantBeside: func(_ voice, f tutor.Fact) string {
		return sentence("en passant: to take %s, move to %s", the(f.By[0]), f.Squares[1])
	},
	tutor.KindPawnBackward: func(voice, tutor.Fact) string { return "Pawns only move forward." },
	tutor.KindPawnStraight: func(_ voice, f tutor.Fact) string {
		return sentence("pawns take diagonally, so %s blocks the way", the(f.By[0]))
	},
	tutor.KindPawnDouble: func(voice, tutor.Fact) string {
		return "A pawn goes two squares only from where it starts."
	},
	tutor.KindPawnNothing: func(_ voice, f tutor.Fact) string {
		return sentence("pawns go diagonally only to take, and nothing stands on %s", f.Squares[0])
	},
	tutor.KindEnPassantTooLate: func(voice, tutor.Fact) string {
		return "En passant is allowed only right after a pawn goes two squares."
	},
	tutor.KindEnPassantExposes: func(v voice, f tutor.Fact) string {
		return sentence("taking en passant lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	tutor.KindPinned: func(v voice, f tutor.Fact) string {
		return sentence("it is pinned: moving it lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	tutor.KindPinnedThere: func(v voice, f tutor.Fact) string {
		return sentence("it is pinned: going there lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	tutor.KindCheckStays: func(_ voice, f tutor.Fact) string {
		return sentence("this does not stop the check from %s", the(f.By[0]))
	},
	tutor.KindKingAttacked: func(_ voice, f tutor.Fact) string {
		return sentence("the king cannot go to %s: %s attacks it", f.Squares[0], the(f.By[0]))
	},
	tutor.KindKingGuarded: func(_ voice, f tutor.Fact) string {
		return sentence("the king cannot take %s: %s guards it", the(f.Pieces[1]), the(f.By[0]))
	},
	tutor.KindTheirs: func(v voice, f tutor.Fact) string {
		text := sentence("%s belongs to %s", the(f.Pieces[0]), v.side(f.Pieces[0].Piece.Color()))
		if len(f.By) > 0 {
			text += " " + sentence("it attacks %s", v.piece(f.By[0]))
		}
		return text
	},
	tutor.KindStuckBlocked: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot move now: its way is blocked", v.piece(f.Pieces[0]))
	},
	tutor.KindStuckPinned: func(v voice, f tutor.Fact) string {
		return sentence("%s is pinned to the king by %s", v.piece(f.Pieces[0]), v.the(f.By[0]))
	},
	tutor.KindStuckCheck: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot help against the check from %s", v.kind(f.Pieces[0]), v.the(f.By[0]))
	},
	tutor.KindStuckKing: func(v voice, f tutor.Fact) string {
		return sentence("%s has no safe square to go to", v.piece(f.Pieces[0]))
	},
	tutor.KindCastleHow: func(v voice, f tutor.Fact) string {
		return sentence("to castle, move the king to %s: the rook comes along", f.Squares[0])
	},
	tutor.KindCastleRights: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle here: the king or the rook on %s has moved", v.side(f.Side), f.Squares[0])
	},
	tutor.KindCastleKingMoved: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle: the king moved on move %d", v.side(f.Side), f.Number)
	},
	tutor.KindCastleRookMoved: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle here: the rook from %s moved on move %d",
			v.side(f.Side), f.Squares[0], f.Number)
	},
	tutor.KindCastleRookTaken: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle here: the rook on %s was taken on move %d", v.side(f.Side), f.Squares[0],
			f.Number)
	},
	tutor.KindCastleSetUp: func(voice, tutor.Fact) string {
		return "The game began without the right to castle on this side."
	},
	tutor.KindCastleNoRook: func(v voice, f tutor.Fact) string {
		return sentence("%s no rook on %s to castle with", v.has(f.Side), f.Squares[0])
	},
	tutor.KindCastleBetween: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle: %s stands between king and rook", v.side(f.Side), the(f.By[0]))
	},
	tutor.KindCastleOutOfCheck: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle out of check: %s attacks the king", v.side(f.Side), the(f.By[0]))
	},
	tutor.KindCastleAcross: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle across %s: %s attacks it", v.side(f.Side), f.Squares[0], the(f.By[0]))
	},
	tutor.KindCastleInto: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot castle to %s: %s attacks it", v.side(f.Side), f.Squares[0], the(f.By[0]))
	},
}

func (v voice) has(c chess.Color) string {
	if v.you(c) {
		return "you have"
	}
	return v.side(c) + " has"
}

package tutor

import "chesstutor/tutor/chess"

// movesOtherwise tells how each kind of man moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "A pawn moves straight ahead, and takes one square diagonally ahead.",
	chess.Knight: "A knight goes two squares straight and one to the side.",
	chess.Bishop: "A bishop moves only diagonally.",
	chess.Rook:   "A rook moves only straight, never diagonally.",
	chess.Queen:  "A queen moves straight or diagonally, in one line.",
	chess.King:   "A king moves one square at a time.",
}

// What is said of two squares between which a move was tried.
var whyEnglish = map[Kind]func(voice, Fact) string{
	KindLegal:       func(voice, Fact) string { return "This move is legal." },
	KindEmptySquare: func(_ voice, f Fact) string { return say("nothing stands on %s", f.Squares[0]) },
	KindSameSquare: func(v voice, f Fact) string {
		return say("%s stands there already", v.man(f.Men[0])) + " Choose another square."
	},
	KindNotYours: func(v voice, f Fact) string {
		owner := v.owner(f.Men[0].Piece.Color())
		if owner == "your" {
			owner = "yours"
		}
		return say("it is %s turn, and %s is %s", v.owner(f.Side), the(f.Men[0]), owner)
	},
	KindOwnMan:         func(v voice, f Fact) string { return say("%s stands there already", v.man(f.Men[0])) },
	KindMovesOtherwise: func(_ voice, f Fact) string { return movesOtherwise[f.Men[0].Piece.Type()] },
	KindBlocked: func(_ voice, f Fact) string {
		return say("a %s cannot jump over %s", f.Men[0].Piece.Type(), the(f.By[0]))
	},
	KindPassingBeside: func(_ voice, f Fact) string {
		return say("en passant: to take %s, move to %s", the(f.By[0]), f.Squares[1])
	},
	KindPawnBackward: func(voice, Fact) string { return "Pawns only move forward." },
	KindPawnStraight: func(_ voice, f Fact) string {
		return say("pawns take diagonally, so %s stands in the way", the(f.By[0]))
	},
	KindPawnDouble: func(voice, Fact) string { return "A pawn goes two squares only from where it starts." },
	KindPawnNothing: func(_ voice, f Fact) string {
		return say("pawns go diagonally only to take, and nothing stands on %s", f.Squares[0])
	},
	KindPassingOver: func(_ voice, f Fact) string {
		return say("taking %s en passant is allowed only right after a double step", the(f.By[0]))
	},
	KindPassingExposes: func(v voice, f Fact) string {
		return say("taking en passant lets %s take %s king", the(f.By[0]), v.owner(f.Side))
	},
	KindPinned: func(v voice, f Fact) string {
		return say("%s is pinned: moving it lets %s take %s king", the(f.Men[0]), the(f.By[0]), v.owner(f.Side))
	},
	KindPinnedThere: func(v voice, f Fact) string {
		return say("%s is pinned: moving it there lets %s take %s king", the(f.Men[0]), the(f.By[0]), v.owner(f.Side))
	},
	KindCheckStays: func(v voice, f Fact) string {
		return say("%s in check from %s; this does not stop it", v.does(f.Side, "are"), the(f.By[0]))
	},
	KindKingAttacked: func(_ voice, f Fact) string {
		return say("the king cannot go to %s: %s attacks it", f.Squares[0], the(f.By[0]))
	},
	KindKingGuarded: func(_ voice, f Fact) string {
		return say("the king cannot take %s: %s guards it", the(f.Men[1]), the(f.By[0]))
	},
	KindCastleRights: func(v voice, f Fact) string {
		return say("%s cannot castle here: the king or the rook on %s has moved", v.side(f.Side), f.Squares[0])
	},
	KindCastleKingMoved: func(v voice, f Fact) string {
		return say("%s cannot castle: the king moved on move %d", v.side(f.Side), f.Number)
	},
	KindCastleRookMoved: func(v voice, f Fact) string {
		return say("%s cannot castle here: the rook from %s moved on move %d", v.side(f.Side), f.Squares[0], f.Number)
	},
	KindCastleRookTaken: func(v voice, f Fact) string {
		return say("%s cannot castle here: the rook on %s was taken on move %d", v.side(f.Side), f.Squares[0], f.Number)
	},
	KindCastleSetUp: func(voice, Fact) string { return "The game began without the right to castle on this side." },
	KindCastleNoRook: func(v voice, f Fact) string {
		return say("%s no rook on %s to castle with", v.has(f.Side), f.Squares[0])
	},
	KindCastleBetween: func(v voice, f Fact) string {
		return say("%s cannot castle: %s stands between king and rook", v.side(f.Side), the(f.By[0]))
	},
	KindCastleOutOfCheck: func(v voice, f Fact) string {
		return say("%s cannot castle out of check: %s attacks the king", v.side(f.Side), the(f.By[0]))
	},
	KindCastleAcross: func(v voice, f Fact) string {
		return say("%s cannot castle across %s: %s attacks it", v.side(f.Side), f.Squares[0], the(f.By[0]))
	},
	KindCastleInto: func(v voice, f Fact) string {
		return say("%s cannot castle to %s: %s attacks it", v.side(f.Side), f.Squares[0], the(f.By[0]))
	},
}

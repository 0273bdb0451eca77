package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// movesOtherwise tells how each kind of piece moves.
var movesOtherwise = map[chess.PieceType]string{
	chess.Pawn:   "A pawn moves straight ahead, and takes one square diagonally ahead.",
	chess.Knight: "A knight goes two squares straight and one to the side.",
	chess.Bishop: "A bishop moves only diagonally.",
	chess.Rook:   "A rook moves only straight: ahead, back or to the side.",
	chess.Queen:  "A queen moves straight or diagonally, in one line.",
	chess.King:   "A king moves one square at a time.",
}

// What is said of two squares between which a move was tried.
var whyFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindLegal:            tells("This move is legal."),
	fact.KindEmptySquare:      tells("Nothing stands on $square."),
	fact.KindSameSquare:       tells("$Piece stands there already. Choose another square."),
	fact.KindNotYours:         eitherTo(toOwner, "It is $owner turn.", "$Thing belongs to $theirs."),
	fact.KindOwnPiece:         tells("$Owner $type stands there already."),
	fact.KindMovesOtherwise:   func(_ voice, f fact.Fact) string { return movesOtherwise[f.Pieces[0].Piece.Type()] },
	fact.KindBlocked:          tells("A $type cannot jump over $theBy."),
	fact.KindEnPassantBeside:  tells("En passant: to take $theBy, move to $square2."),
	fact.KindPawnBackward:     tells("Pawns only move forward."),
	fact.KindPawnStraight:     tells("A pawn never takes straight ahead: $theBy blocks the way."),
	fact.KindPawnTooFar:       tells("A pawn goes one square ahead, or two from where it starts."),
	fact.KindPawnNothing:      tells("Pawns go diagonally only to take, and nothing stands on $square."),
	fact.KindEnPassantTooLate: tells("En passant is allowed only right after a pawn goes two squares."),
	fact.KindEnPassantExposes: tells("Taking en passant lets $theBy take $owner king."),
	fact.KindPinned:           tells("It is pinned: moving it lets $theBy take $owner king."),
	fact.KindPinnedThere:      tells("It is pinned: going there lets $theBy take $owner king."),
	fact.KindCheckStays:       tells("This does not stop the check from $theBy."),
	fact.KindKingAttacked: either(say.ByKing, "Between two kings there is always a square.",
		"The king cannot go to $square: $theBy attacks that square."),
	fact.KindKingGuarded: tells("The king cannot take $theBehind: $theBy guards it."),
	fact.KindTheirs: func(v voice, f fact.Fact) string {
		text := sentence("%s belongs to %s", the(f.Pieces[0]), v.side(f.Pieces[0].Piece.Color()))
		if len(f.By) > 0 {
			text += " " + sentence("it attacks %s", v.piece(f.By[0]))
		}
		return text
	},
	fact.KindStuckBlocked:     tells("$Piece cannot move now: the way is blocked."),
	fact.KindStuckPinned:      tells("$Piece is pinned to the king by $theOnly."),
	fact.KindStuckCheck:       tells("$Kind cannot help against the check from $theOnly."),
	fact.KindStuckKing:        tells("$Piece has no safe square to go to."),
	fact.KindCastleHow:        tells("To castle, move the king to $square: the rook comes along."),
	fact.KindCastleRights:     tells("$Side cannot castle here: the king or the rook on $square has moved."),
	fact.KindCastleKingMoved:  tells("$Side cannot castle: the king moved on move $number."),
	fact.KindCastleRookMoved:  tells("$Side cannot castle here: the rook from $square moved on move $number."),
	fact.KindCastleRookTaken:  tells("$Side cannot castle here: the rook on $square was taken on move $number."),
	fact.KindCastleSetUp:      tells("The game began without the right to castle on this side."),
	fact.KindCastleNoRook:     tells("$Has no rook on $square to castle with."),
	fact.KindCastleBetween:    tells("$Side cannot castle: $theBy stands between king and rook."),
	fact.KindCastleOutOfCheck: tells("$Side cannot castle out of check: $theBy attacks the king."),
	fact.KindCastleAcross:     tells("$Side cannot castle across $square: $theBy attacks it."),
	fact.KindCastleInto:       tells("$Side cannot castle to $square: $theBy attacks it."),
}

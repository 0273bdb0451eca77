package path

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Teaching returns the lesson that teaches the subject of a fact: a named idea, or a rule that makes a move
// illegal. It returns false if no lesson does.
func Teaching(f tutor.Fact) (*Lesson, bool) {
	if name, ok := ideaLessons[f.Concept]; ok {
		return Find(name)
	}
	if name, ok := kindLessons[f.Kind]; ok {
		return Find(name)
	}
	switch f.Kind {
	case tutor.KindMovesOtherwise, tutor.KindBlocked, tutor.KindOwnPiece:
		if len(f.Pieces) == 0 {
			return nil, false
		}
		return Find(pieceLessons[f.Pieces[0].Piece.Type()])
	}
	return nil, false
}

// pieceLessons are the lessons in which each kind of piece is learned.
var pieceLessons = map[chess.PieceType]string{
	chess.Pawn: "pawn", chess.Knight: "knight", chess.Bishop: "bishop",
	chess.Rook: "rook", chess.Queen: "queen", chess.King: "king",
}

// ideaLessons are the lessons in which ideas are learned.
var ideaLessons = map[tutor.Concept]string{
	tutor.MateInOne: "mate", tutor.BackRank: "mate", tutor.MateInTwo: "look", tutor.MateInThree: "finish",
	tutor.Fork:      "fork",
	tutor.PinToKing: "lines", tutor.PinToPiece: "lines", tutor.PinnedGuard: "lines", tutor.Skewer: "lines",
	tutor.OpenedLine: "lines", tutor.OpenedCheck: "lines", tutor.DoubleCheck: "lines",
	tutor.FreePiece: "free", tutor.WinningTrade: "worth",
	tutor.AttackersAndGuards: "count", tutor.GuardRemoved: "count", tutor.GuardOverloaded: "count",
	tutor.WaysOut: "save", tutor.Trapped: "save",
	tutor.Promotion: "odd-pawns", tutor.StalemateTrap: "stalemate",
	tutor.Development: "first-game",
}

// kindLessons are the lessons of kinds of facts without an idea.
var kindLessons = map[tutor.Kind]string{
	tutor.KindHanging: "free", tutor.KindFree: "free",
	tutor.KindExchangeDanger: "count", tutor.KindExchangeChance: "count",
	tutor.KindCheck: "check", tutor.KindCheckStays: "check",
	tutor.KindMateThreat: "mate", tutor.KindMateChance: "mate", tutor.KindCheckmate: "mate",
	tutor.KindStalemate: "stalemate", tutor.KindStalemateBy: "stalemate",
	tutor.KindPromotionChance: "odd-pawns",
	tutor.KindThreefold:       "first-game", tutor.KindFiftyMove: "first-game", tutor.KindInsufficient: "first-game",
	tutor.KindMoveLimit:   "first-game",
	tutor.KindHabitCenter: "first-game", tutor.KindHabitDevelop: "first-game", tutor.KindHabitTwice: "first-game",
	tutor.KindHabitQueen: "first-game", tutor.KindHabitCastle: "castling",

	tutor.KindPawnBackward: "pawn", tutor.KindPawnStraight: "pawn", tutor.KindPawnDouble: "pawn",
	tutor.KindPawnNothing: "pawn", tutor.KindEnPassantBeside: "odd-pawns", tutor.KindEnPassantTooLate: "odd-pawns",
	tutor.KindEnPassantExposes: "odd-pawns", tutor.KindPinned: "lines", tutor.KindPinnedThere: "lines",
	tutor.KindKingAttacked: "king", tutor.KindKingGuarded: "king",
	tutor.KindCastleRights: "castling", tutor.KindCastleKingMoved: "castling", tutor.KindCastleRookMoved: "castling",
	tutor.KindCastleRookTaken: "castling", tutor.KindCastleSetUp: "castling", tutor.KindCastleNoRook: "castling",
	tutor.KindCastleBetween: "castling", tutor.KindCastleOutOfCheck: "castling", tutor.KindCastleAcross: "castling",
	tutor.KindCastleInto: "castling", tutor.KindCastleHow: "castling",
}

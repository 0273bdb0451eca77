package lesson

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Teaching returns the lesson that teaches the subject of a fact: a named idea, or a rule that makes a move
// illegal. It returns false if no lesson does.
func Teaching(f fact.Fact) (*Lesson, bool) {
	if name, ok := ideaLessons[f.Concept]; ok {
		return Find(name)
	}
	if name, ok := kindLessons[f.Kind]; ok {
		return Find(name)
	}
	switch f.Kind {
	case fact.KindMovesOtherwise, fact.KindBlocked, fact.KindOwnPiece:
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
var ideaLessons = map[fact.Concept]string{
	fact.MateInOne: "mate", fact.BackRank: "mating-nets", fact.MateInTwo: "look", fact.MateInThree: "finish",
	fact.Fork:      "fork",
	fact.PinToKing: "lines", fact.PinToPiece: "lines", fact.PinnedGuard: "use-pin", fact.Skewer: "lines",
	fact.OpenedLine: "lines", fact.OpenedCheck: "discovered", fact.DoubleCheck: "discovered",
	fact.FreePiece: "free", fact.WinningTrade: "worth",
	fact.AttackersAndGuards: "count", fact.GuardRemoved: "defender",
	fact.GuardOverloaded: "deflection", fact.Lured: "deflection",
	fact.WaysOut: "save", fact.Trapped: "trap",
	fact.Promotion: "odd-pawns", fact.StalemateTrap: "stalemate",
	fact.PassedPawn: "passed", fact.PawnRun: "passed", fact.Development: "habits",
}

// kindLessons are the lessons of kinds of facts without an idea.
var kindLessons = map[fact.Kind]string{
	fact.KindHanging: "free", fact.KindFree: "free",
	fact.KindExchangeDanger: "count", fact.KindExchangeChance: "count",
	fact.KindCheck: "check", fact.KindCheckStays: "check",
	fact.KindMateThreat: "mate", fact.KindMateChance: "mate", fact.KindCheckmate: "mate",
	fact.KindStalemate: "stalemate", fact.KindStalemateBy: "stalemate",
	fact.KindPromotionChance: "odd-pawns",
	fact.KindThreefold:       "first-game", fact.KindFiftyMove: "first-game", fact.KindInsufficient: "first-game",
	fact.KindMoveLimit:   "first-game",
	fact.KindHabitCenter: "habits", fact.KindHabitDevelop: "habits", fact.KindHabitTwice: "habits",
	fact.KindHabitQueen: "habits", fact.KindHabitCastle: "castling",
	fact.KindTableWon: "finish", fact.KindOnlyWin: "finish",
	fact.KindPlanBox: "finish", fact.KindPlanNear: "finish", fact.KindPlanTrade: "trade-ahead",
	fact.KindPlanKeep: "look",
	fact.KindPlanPush: "passed", fact.KindPlanThreat: "attacks", fact.KindPlanGuard: "save",
	fact.KindPlanKing: "finish", fact.KindPlanWay: "habits", fact.KindPlanFile: "files",
	fact.KindPlanWeak: "weak-pawns", fact.KindPlanPiece: "files", fact.KindPlanAir: "shelter",
	fact.KindPlanPawn: "finish", fact.KindPlanChecks: "look", fact.KindPlanTakes: "look",
	fact.KindPlanMoves: "look", fact.KindPlanMiddle: "habits", fact.KindPlanAim: "habits",
	fact.KindPlanMore: "attacks", fact.KindPlanReach: "files", fact.KindPlanEdge: "finish",

	fact.KindPawnBackward: "pawn", fact.KindPawnStraight: "pawn", fact.KindPawnDouble: "pawn",
	fact.KindPawnNothing: "pawn", fact.KindEnPassantBeside: "odd-pawns", fact.KindEnPassantTooLate: "odd-pawns",
	fact.KindEnPassantExposes: "odd-pawns", fact.KindPinned: "lines", fact.KindPinnedThere: "lines",
	fact.KindKingAttacked: "king", fact.KindKingGuarded: "king",
	fact.KindCastleRights: "castling", fact.KindCastleKingMoved: "castling", fact.KindCastleRookMoved: "castling",
	fact.KindCastleRookTaken: "castling", fact.KindCastleSetUp: "castling", fact.KindCastleNoRook: "castling",
	fact.KindCastleBetween: "castling", fact.KindCastleOutOfCheck: "castling", fact.KindCastleAcross: "castling",
	fact.KindCastleInto: "castling", fact.KindCastleHow: "castling",
}

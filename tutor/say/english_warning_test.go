package say_test

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// warningSayings are of warnings, threats and hints.
var warningSayings = []saying{
	{tutor.KindWarnMate, chess.StartFEN, "f3 e5", "g2g4", "Wait: the queen can give mate on h4."},
	{
		tutor.KindWarnMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"h2h3",
		"Wait: the king can give mate by castling.",
	},
	{
		tutor.KindWarnHanging,
		"4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Wait: the pawn can take your rook for nothing.",
	},
	{
		tutor.KindWarnExchange,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Wait: you would lose a rook for a pawn on d5.",
	},

	{
		tutor.KindThreatCheck,
		"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",
		"",
		"",
		"You are in check from the rook: that is the threat.",
	},
	{tutor.KindThreatMate, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "Next, the queen could give mate on f2."},
	{
		tutor.KindThreatMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"",
		"Next, the king could give mate by castling.",
	},
	{
		tutor.KindThreatHanging,
		"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1",
		"",
		"",
		"Next, the bishop could take your knight for nothing.",
	},
	{
		tutor.KindThreatExchange,
		"4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1",
		"",
		"",
		"Next, the pawn could take your knight. You would lose a knight for a pawn.",
	},
	{tutor.KindThreatPromotion, "4k3/8/8/8/8/8/p7/6K1 w - - 0 1", "", "", "Next, the pawn on a2 could become a queen."},
	{tutor.KindThreatNone, "7k/8/8/8/8/8/1p6/3R2K1 w - - 0 1", "", "", "I see no big threat right now."},
	{tutor.KindThreatNone, chess.StartFEN, "", "", "I see no big threat right now."},

	{tutor.KindHintLook, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Look at the king."},
	{tutor.KindHintPiece, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Your rook can do it."},
	{tutor.KindHintMove, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Rook to a8: checkmate."},
	{tutor.KindHintMove, "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "", "", "Rook to d8: mate on the back rank."},
}

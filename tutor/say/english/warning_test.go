package english_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// warningSayings are of warnings, threats and hints.
var warningSayings = []saying{
	{fact.KindWarnMate, chess.StartFEN, "f3 e5", "g2g4", "Wait: the queen can give checkmate on h4."},
	{
		fact.KindWarnMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"h2h3",
		"Wait: the king can give checkmate by castling.",
	},
	{
		fact.KindWarnHanging,
		"4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Wait: the pawn can take your rook for free.",
	},
	{
		fact.KindWarnExchange,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Wait: the pawn can take your rook.",
	},
	{
		fact.KindWarnExchange,
		"4k3/8/2n5/5n2/8/2P2N2/8/4K3 w - - 0 1",
		"",
		"f3d4",
		"Wait: on d4 you would lose a knight and a pawn for a knight.",
	},

	{
		fact.KindThreatCheck,
		"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",
		"",
		"",
		"You are in check from the rook: that is the threat.",
	},
	{fact.KindThreatMate, chess.StartFEN, "e4 e5 a3 Bc5 a4 Qh4", "", "Next, the queen could give checkmate on f2."},
	{
		fact.KindThreatMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"",
		"Next, the king could give checkmate by castling.",
	},
	{
		fact.KindThreatHanging,
		"4k3/8/8/8/6b1/5N2/8/4K3 w - - 0 1",
		"",
		"",
		"Next, the bishop could take your knight for free.",
	},
	{
		fact.KindThreatExchange,
		"4k3/8/8/6p1/5N2/4P3/8/4K3 w - - 0 1",
		"",
		"",
		"Next, the pawn could take your knight. You would lose a knight for a pawn.",
	},
	{fact.KindThreatPromotion, "4k3/8/8/8/8/8/p7/6K1 w - - 0 1", "", "", "Next, the pawn on a2 could become a queen."},
	{fact.KindThreatNone, "7k/8/8/8/8/8/1p6/3R2K1 w - - 0 1", "", "", "I see no big threat right now."},
	{fact.KindThreatNone, chess.StartFEN, "", "", "I see no big threat right now."},

	{fact.KindHintLook, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Look at the computer's king."},
	{fact.KindHintPiece, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Your rook can help."},
	{fact.KindHintMove, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "", "Rook to a8: checkmate."},
	{fact.KindHintMove, "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "", "", "Rook to d8: mate on the back rank."},
}

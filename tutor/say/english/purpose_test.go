package english_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// purposeSayings tell what the last of the moves was for.
var purposeSayings = []saying{
	{fact.KindPurposeGuards, chess.StartFEN, "e4 e5 Nf3 Nc6", "", "It guards the pawn on e5."},
	{fact.KindPurposeSaves, "4k3/8/8/4n3/3P4/8/8/4K3 b - - 0 1", "Ng6", "", "Now the knight is out of danger."},
	{
		fact.KindPurposeLeaves, "r1bqkbnr/pppp3p/2n5/4p1p1/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4", "Nh6", "",
		"It moves away from an attack.",
	},
	{
		fact.KindPurposePrepares, "4k3/8/2n5/8/8/8/8/R3K3 b Q - 0 1", "Nb4", "",
		"It prepares this: a fork of king and rook.",
	},
	{fact.KindPurposeOut, chess.StartFEN, "a3 Nc6", "", "It brings a piece out."},
	{fact.KindPurposeCheck, "4k3/8/8/8/8/8/3n4/R3K3 b - - 0 1", "Nf3+ Kd1", "", "It answers the check."},
	{
		fact.KindPurposeReaches, "4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1", "Nh3 Kd7 Nf4", "",
		"It reaches more squares from there.",
	},
	{fact.KindPurposeNone, "r7/k7/8/8/8/8/P6P/R3K3 b Q - 0 1", "Kb7", "", "I see nothing that this move does."},
	{fact.KindPurposeCalm, chess.StartFEN, "e4 a6", "", "I see no new threat in this move."},
	{
		fact.KindPurposeMore, "rn1qk1nr/pp3ppp/2p1p3/3p1b2/1b1P1B2/2NBPN2/PPP2PPP/R2QK2R b KQkq - 3 6", "Qa5", "",
		"It attacks your knight on c3 once more.",
	},
	{
		fact.KindPurposeUncovers, "Qn1q1rk1/p1p2p1p/6p1/4b3/8/2P5/PPP2PPP/R1B1KB1R b KQ - 0 11", "Na6", "",
		"It lets the queen attack your queen.",
	},
	{
		fact.KindPurposeTakesBack, chess.StartFEN, "e4 d5 exd5 Qxd5", "",
		"It takes back: a pawn for a pawn, an even trade.",
	},
	{
		fact.KindPurposeTakesBack, "4k3/8/4p3/3p4/8/2N5/8/4K3 w - - 0 1", "Nxd5 exd5", "",
		"It takes back: a knight for a pawn.",
	},
	{fact.KindPurposeTakesBack, "3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "Rxd5 Rxd5", "", "It takes back."},
}

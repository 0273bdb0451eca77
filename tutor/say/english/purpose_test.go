package english_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// purposeSayings tell what the last of the moves was for.
var purposeSayings = []saying{
	{fact.KindPurposeGuards, chess.StartFEN, "e4 e5 Nf3 Nc6", "", "It guards the pawn on e5."},
	{fact.KindPurposeSaves, "4k3/8/8/4n3/3P4/8/8/4K3 b - - 0 1", "Ng6", "", "It was in danger."},
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
	{fact.KindPurposeNone, chess.StartFEN, "e4 a6", "", "I see nothing that this move does."},
}

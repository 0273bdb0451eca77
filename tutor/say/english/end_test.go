package english_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// endSayings are of ends of games.
var endSayings = []saying{
	{
		fact.KindCheckmate,
		chess.StartFEN,
		"f3 e5 g4 Qh4#",
		"",
		"Checkmate! The queen attacks your king, and nothing can stop it. The computer wins.",
	},
	{
		fact.KindMateAllowed,
		chess.StartFEN,
		"f3 e5 g4 Qh4#",
		"",
		"The turning point: move 2. Moving your pawn to g4 let mate happen.",
	},
	{
		fact.KindMostLost,
		chess.StartFEN,
		"f3 e5 Nc3 a6 Nd5 a5 Nxc7 Qxc7 Nh3 a4 Ng5 Qd8 Nxf7 Kxf7 g4 Qh4#",
		"",
		"The most costly: move 4. Taking the pawn on c7 with your knight cost 2 points.",
	},
	{
		fact.KindStalemate,
		"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1",
		"Qg6",
		"",
		"Stalemate: no legal move and no check. That is a draw.",
	},
	{fact.KindStalemateBy, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "Another move kept the game going."},
	{fact.KindFinalCount, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", "", "You were 9 points ahead at the end."},
	{
		fact.KindThreefold,
		chess.StartFEN,
		"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
		"",
		"The same position three times: a draw.",
	},
	{
		fact.KindFiftyMove,
		"7k/8/8/8/8/8/8/KR6 w - - 99 80",
		"Rb2",
		"",
		"Fifty moves, and no piece taken or pawn moved: a draw.",
	},
	{
		fact.KindInsufficient,
		"7k/8/8/8/8/8/1r6/K7 w - - 0 1",
		"Kxb2",
		"",
		"Nobody has enough pieces left to give mate: a draw.",
	},
	{fact.KindMoveLimit, chess.StartFEN, longMoves(1200), "",
		"That was move 600, the last one of a game here: a draw."},
}

package english_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// moveSayings are of what a move does.
var moveSayings = []saying{
	{fact.KindMates, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "a1a8", "This is checkmate."},
	{fact.KindStalemates, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "", "g5g6", "This is stalemate: a draw."},
	{fact.KindAllowsMate, chess.StartFEN, "f3 e5", "g2g4", "Then the queen can give checkmate on h4."},
	{
		fact.KindAllowsMate,
		"r3k3/8/8/8/8/8/2P1P2P/2RKR3 w q - 0 1",
		"",
		"h2h3",
		"Then the king can give checkmate by castling.",
	},
	{
		fact.KindUnguards,
		"4k3/8/8/8/6b1/5N2/6P1/4K3 w - - 0 1",
		"",
		"g2g3",
		"Your knight loses its guard: the bishop can take it.",
	},
	{
		fact.KindOpens,
		"4r1k1/8/8/8/4N3/8/4Q3/7K w - - 0 1",
		"",
		"e4g5",
		"This lets the rook take your queen for free.",
	},
	{
		fact.KindThenHangs,
		"4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Then the pawn can take your rook for free.",
	},
	{
		fact.KindThenLoses,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"Then the pawn can take your rook.",
	},
	{
		fact.KindThenLoses,
		"4k3/8/2n5/5n2/8/2P2N2/8/4K3 w - - 0 1",
		"",
		"f3d4",
		"Then on d4 you would lose a knight and a pawn for a knight.",
	},
	{fact.KindInAll, "4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "", "d1d5", "You would take 1 point, but could lose 5."},
	{fact.KindInAll, "4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "You would take 3 points, but could lose 1."},
	{fact.KindInAll, "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "An even trade: 1 point each."},
	{fact.KindBlocksCheck, "4k3/4r3/8/8/8/8/8/2B1K3 w - - 0 1", "", "c1e3", "It blocks the check."},
	{
		fact.KindTaken,
		"4k3/8/4p3/8/4P3/8/8/3RK3 w - - 0 1",
		"",
		"d1d5",
		"The pawn can take it there. Your pawn can take back.",
	},
	{
		fact.KindTaken,
		"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
		"",
		"e2e4",
		"The pawn can take it there en passant for free.",
	},
	{
		fact.KindThenHangs,
		"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
		"",
		"e2e4",
		"Then the pawn can take it en passant for free.",
	},
	{
		fact.KindThenHangs, "rnbqkb1r/ppp1p1p1/3p1p2/8/2BPP1nN/8/PPP2PPP/RNBQ1RK1 w kq - 1 7", "", "h2h3",
		"Then the rook on h8 can take your knight on h4.", // and the pawn the one on g4
	},
	{fact.KindTaken, "4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "", "d1d5", "The pawn can take it there for free."},
	{
		fact.KindTaken, "r2qkbnr/pp3ppp/2p5/4P3/2B5/2n2Q2/PPP2PPP/R1B2RK1 w kq - 0 10", "", "h2h4",
		"The queen can take it there, but wins nothing by it.",
	},
	{fact.KindEndsDanger, "4k3/8/8/3n4/1N6/8/8/4K3 w - - 0 1", "", "b4c6", "There it is out of danger."},
	{
		fact.KindEndsDanger, "4k3/8/8/3n4/1N6/8/P7/4K3 w - - 0 1", "", "a2a3",
		"Then your knight is out of danger.",
	},
	{fact.KindUntouchable, chess.StartFEN, "", "a2a3", "Nothing can take it there."},
	{fact.KindKingSafe, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e2", "Nothing attacks the king there."},
	{
		fact.KindCastles,
		"4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1",
		"",
		"e1g1",
		"The king leaves the middle, with three pawns before it.",
	},
	{fact.KindLastCastle, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e1e2", "After this you can no longer castle."},
	{fact.KindCenter, chess.StartFEN, "", "e2e4", "It takes a place in the middle."},
	{fact.KindMakesWay, chess.StartFEN, "", "e2e4", "It makes way for your bishop and queen."},
	{fact.KindComesOut, chess.StartFEN, "", "g1f3", "It comes out, and reaches five squares from there."},
	{fact.KindComesOut, chess.StartFEN, "", "g1h3", "It comes out, and reaches three squares from there."},
	{fact.KindGivesCheck, "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "", "d1d8", "This gives check."},
	{
		fact.KindFork,
		"6k1/8/1r3r2/8/8/2N3P1/5PK1/8 w - - 0 1",
		"",
		"c3d5",
		"A fork: it attacks the rook on f6 and the rook on b6.",
	},
	{
		fact.KindCheckAndAttack,
		"r3k3/8/1b6/3N4/8/8/8/4K3 w - - 0 1",
		"",
		"d5c7",
		"This gives check and attacks the rook.",
	},
	{
		fact.KindCheckAndAttack,
		"2b1k3/1p6/p7/8/4N3/8/8/4RK2 w - - 0 1",
		"",
		"e4c5",
		"This gives check and attacks the pawn on b7 and the pawn on a6.",
	},
	{fact.KindMoveAttacks, "4k3/8/8/8/1n6/8/8/R3K3 w - - 0 1", "", "a1a4", "It attacks the knight."},
	{fact.KindPins, "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", "", "f1b5", "It pins the knight to the king."},
	{fact.KindPins, "4k3/4n3/8/8/4B3/8/8/4RK2 w - - 0 1", "", "e4b1", "Then your rook pins the knight to the king."},
	{fact.KindTakes, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", "It takes the pawn."},
	{fact.KindTakes, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "", "e5d6", "It takes the pawn en passant."},
	{fact.KindPromotes, "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "", "a7a8q", "The pawn becomes a queen."},
}

package lesson

import "chesstutor/tutor/chess"

// pieces tells how each of them moves and takes.
var pieces = []Lesson{
	{
		Name: "the-board", Title: "The board",
		Text: []string{
			"The board has 64 squares. Half of them are dark, and a1 is a dark one.",
			"Each side has eight pawns, two knights, two bishops, two rooks, one queen and one king. " +
				"White moves first, and then the sides take turns.",
			"You win by checkmate: you attack the other king, and no move can save it.",
		},
		Diagrams: []Diagram{{
			Name: "start", FEN: chess.StartFEN, Chosen: square("g1"),
			Caption: "This is the start. Only the pawns and the knights can move.",
		}},
	},
	{
		Name: "rook", Title: "The rook",
		Text: []string{
			"The rook moves in straight lines: forward, backward or sideways, as far as it likes. " +
				"The rook cannot jump over other pieces.",
		},
		Diagrams: []Diagram{{
			Name: "rook-moves", FEN: "6k1/8/3P4/8/3R4/8/8/6K1 w - - 0 1", Chosen: square("d4"),
			Caption: "The rook on d4 can go to 11 squares. Its own pawn on d6 stops it.",
		}},
	},
	{
		Name: "bishop", Title: "The bishop",
		Text: []string{
			"The bishop moves diagonally, as far as it likes. The bishop cannot jump over other pieces.",
			"A bishop that starts on a dark square stays on dark squares.",
		},
		Diagrams: []Diagram{{
			Name: "bishop-moves", FEN: "2k5/5p2/8/8/3B4/8/8/7K w - - 0 1", Chosen: square("d4"),
			Caption: "The bishop on d4 can go to 13 squares. All of them are dark.",
		}},
	},
	{
		Name: "queen", Title: "The queen",
		Text: []string{
			"The queen moves like a rook or like a bishop. The queen cannot jump over other pieces.",
			"On an empty board the queen reaches more squares than any other piece.",
		},
		Diagrams: []Diagram{{
			Name: "queen-moves", FEN: "k7/7p/8/8/3Q4/8/8/7K w - - 0 1", Chosen: square("d4"),
			Caption: "The queen on d4 can go to 27 squares.",
		}},
	},
	{
		Name: "king", Title: "The king",
		Text: []string{
			"The king moves one square in any direction. It may never go to a square that an enemy piece attacks.",
			"So the two kings can never stand side by side.",
		},
		Diagrams: []Diagram{{
			Name: "king-moves", FEN: "4r2k/8/8/8/3K4/8/8/8 w - - 0 1", Chosen: square("d4"),
			Caption: "The king on d4 can go to c3, c4, c5, d3 and d5. The rook on e8 attacks e3, e4 and e5.",
		}},
	},
	{
		Name: "knight", Title: "The knight",
		Text: []string{
			"The knight goes two squares in a straight line, and then one square to the side. " +
				"The knight can jump over other pieces.",
			"From a dark square the knight always lands on a light square.",
		},
		Diagrams: []Diagram{{
			Name: "knight-jumps", FEN: "6k1/8/8/2PPP3/2PNP3/2PPP3/8/6K1 w - - 0 1", Chosen: square("d4"),
			Caption: "The knight on d4 can go to b3, b5, c2, c6, e2, e6, f3 and f5. " +
				"It jumps over the pawns around it.",
		}},
	},
	{
		Name: "pawn", Title: "The pawn",
		Text: []string{
			"The pawn moves straight forward, one square at a time. From its first place it may move one square or two.",
			"The pawn takes one square diagonally forward, and in no other way. The pawn never moves backward.",
		},
		Diagrams: []Diagram{
			{
				Name: "pawn-moves", FEN: "6k1/8/8/8/1P6/8/4P3/6K1 w - - 0 1", Chosen: square("e2"),
				Caption: "The pawn on e2 can go to e3 and e4. The pawn on b4 can go to b5.",
			},
			{
				Name: "pawn-takes", FEN: "6k1/8/8/2npr3/3P4/8/8/6K1 w - - 0 1", Chosen: square("d4"),
				Caption: "The pawn on d4 can take the knight on c5 and the rook on e5. The pawn on d5 is in its way.",
			},
		},
	},
	{
		Name: "taking", Title: "Taking",
		Text: []string{
			"You take an enemy piece by moving to its square. It leaves the board for the rest of the game.",
			"All pieces but the pawn take in the way they move. " +
				"No piece may go to a square where a piece of its own side stands.",
			"Sometimes an enemy piece can take back.",
		},
		Diagrams: []Diagram{{
			Name: "takes", FEN: "6k1/8/4p3/1b1p4/8/2N5/8/6K1 w - - 0 1", Chosen: square("c3"),
			Caption: "The knight on c3 can take the bishop on b5 and the pawn on d5. " +
				"On b5 nothing can take back. On d5 the pawn on e6 can take back.",
		}},
	},
}

package guide

import "chesstutor/tutor/chess"

// pieces are the lessons on how each piece moves and captures.
var pieces = []Lesson{
	{
		Name: "the-board",
		Diagrams: []Diagram{{
			Name: "start", FEN: chess.StartFEN, Chosen: square("g1"),
		}},
	},
	{
		Name: "rook",
		Diagrams: []Diagram{{
			Name: "rook-moves", FEN: "6k1/8/3P4/8/3R4/8/8/6K1 w - - 0 1", Chosen: square("d4"),
		}},
	},
	{
		Name: "bishop",
		Diagrams: []Diagram{{
			Name: "bishop-moves", FEN: "2k5/5p2/8/8/3B4/8/8/7K w - - 0 1", Chosen: square("d4"),
		}},
	},
	{
		Name: "queen",
		Diagrams: []Diagram{{
			Name: "queen-moves", FEN: "k7/7p/8/8/3Q4/8/8/7K w - - 0 1", Chosen: square("d4"),
		}},
	},
	{
		Name: "king",
		Diagrams: []Diagram{{
			Name: "king-moves", FEN: "4r2k/8/8/8/3K4/8/8/8 w - - 0 1", Chosen: square("d4"),
		}},
	},
	{
		Name: "knight",
		Diagrams: []Diagram{{
			Name: "knight-jumps", FEN: "6k1/8/8/2PPP3/2PNP3/2PPP3/8/6K1 w - - 0 1", Chosen: square("d4"),
		}},
	},
	{
		Name: "pawn",
		Diagrams: []Diagram{
			{
				Name: "pawn-moves", FEN: "6k1/8/8/8/1P6/8/4P3/6K1 w - - 0 1", Chosen: square("e2"),
			},
			{
				Name: "pawn-takes", FEN: "6k1/8/8/2npr3/3P4/8/8/6K1 w - - 0 1", Chosen: square("d4"),
			},
		},
	},
	{
		Name: "taking",
		Diagrams: []Diagram{{
			Name: "takes", FEN: "6k1/8/4p3/1b1p4/8/2N5/8/6K1 w - - 0 1", Chosen: square("c3"),
		}},
	},
}

package guide

// specials are the moves with rules of their own.
var specials = []Lesson{
	{
		Name: "castling",
		Diagrams: []Diagram{
			{
				Name: "castling-both", FEN: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Chosen: square("e1"),
			},
			{
				Name: "castling-across", FEN: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", Chosen: square("e1"),
			},
		},
	},
	{
		Name: "en-passant",
		Diagrams: []Diagram{
			{
				Name: "takes-en-passant", FEN: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", Moves: []string{"d7d5"},
				Chosen: square("e5"),
			},
			{
				Name: "passed", FEN: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", Moves: []string{"d7d5", "e5d6"},
				Chosen: square("e8"),
			},
		},
	},
	{
		Name: "promotion",
		Diagrams: []Diagram{{
			Name: "promotes", FEN: "r5k1/1P6/8/8/8/8/8/6K1 w - - 0 1", Chosen: square("b7"),
		}},
	},
}

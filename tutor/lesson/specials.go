package lesson

// specials are the moves with rules of their own.
var specials = []Lesson{
	{
		Name: "castling", Title: "Castling",
		Text: []string{
			"Castling moves the king and a rook in one move. The king goes two squares towards the rook. " +
				"The rook goes to the square that the king has crossed.",
			"Neither of the two may have moved before. No piece may stand between them.",
			"The king may not castle out of check, across an attacked square or into check. " +
				"An attack on the rook does not matter.",
		},
		Diagrams: []Diagram{
			{
				Name: "castling-both", FEN: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Chosen: square("e1"),
				Caption: "The king on e1 can castle to c1 and g1.",
			},
			{
				Name: "castling-across", FEN: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", Chosen: square("e1"),
				Caption: "The king on e1 can castle to c1. It cannot castle to g1: the bishop on a6 attacks f1.",
			},
		},
	},
	{
		Name: "en-passant", Title: "En passant",
		Text: []string{
			"A pawn that has just moved two squares can be taken as if it had moved one. " +
				"Only an enemy pawn beside it can do so, and only with the very next move.",
		},
		Diagrams: []Diagram{
			{
				Name: "passing", FEN: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", Moves: []string{"d7d5"}, Chosen: square("e5"),
				Caption: "The last move went from d7 to d5. The pawn on e5 can take this pawn by going to d6.",
			},
			{
				Name: "passed", FEN: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", Moves: []string{"d7d5", "e5d6"}, Chosen: square("e8"),
				Caption: "White has taken: the pawn that stood on d5 is gone.",
			},
		},
	},
	{
		Name: "promotion", Title: "Promotion",
		Text: []string{
			"A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight. " +
				"You choose which, and it cannot stay a pawn.",
			"Any of them is allowed, even if you still have one.",
		},
		Diagrams: []Diagram{{
			Name: "promotes", FEN: "r5k1/1P6/8/8/8/8/8/6K1 w - - 0 1", Chosen: square("b7"),
			Caption: "The pawn on b7 can go to b8 or take the rook on a8. Either way it is promoted.",
		}},
	},
}

package guide

import "chesstutor/tutor/chess"

// king are the lessons on check, checkmate and stalemate.
var king = []Lesson{
	{
		Name: "check",
		Diagrams: []Diagram{{
			Name: "check-answers", FEN: "R3r1k1/1P6/8/8/8/8/1B6/4K3 w - - 0 1", Chosen: square("b2"),
		}},
	},
	{
		Name: "checkmate",
		Diagrams: []Diagram{
			{
				Name: "before-mate", FEN: "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", Chosen: square("e1"),
			},
			{
				Name: "mate", FEN: "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", Moves: []string{"e1e8"},
				Chosen: chess.NoSquare,
			},
		},
	},
	{
		Name: "stalemate",
		Diagrams: []Diagram{
			{
				Name: "before-stalemate", FEN: "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1", Chosen: square("b5"),
			},
			{
				Name: "stalemate-board", FEN: "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1", Moves: []string{"b5b6"},
				Chosen: chess.NoSquare,
			},
		},
	},
}

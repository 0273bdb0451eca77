package guide

import "chesstutor/tutor/chess"

// game is about the game as a whole: its end, its numbers, its notation and the marks on its board.
var game = []Lesson{
	{
		Name: "draws",
		Diagrams: []Diagram{
			{
				Name: "third-time", FEN: chess.StartFEN, Chosen: chess.NoSquare,
				Moves: []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"},
			},
			{
				Name: "too-few", FEN: "8/8/3k4/8/3N4/3K4/8/8 w - - 0 1", Chosen: chess.NoSquare,
			},
		},
	},
	{
		Name: "worth",
		Diagrams: []Diagram{{
			Name: "fewer-points", FEN: "6rk/6pp/7N/8/8/8/8/6K1 w - - 0 1", Moves: []string{"h6f7"},
			Chosen: chess.NoSquare,
		}},
	},
	{
		Name: "notation",
		Diagrams: []Diagram{
			{
				Name: "e4", FEN: chess.StartFEN, Moves: []string{"e2e4"}, Chosen: chess.NoSquare,
			},
			{
				Name: "Nf3", FEN: chess.StartFEN, Moves: []string{"e2e4", "e7e5", "g1f3"}, Chosen: chess.NoSquare,
			},
		},
	},
	{
		Name: "marks",
		Diagrams: []Diagram{{
			Name: "marked", FEN: chess.StartFEN, Moves: []string{"e2e4", "d7d5"}, Chosen: square("f1"),
		}},
	},
}

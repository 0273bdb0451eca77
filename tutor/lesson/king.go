package lesson

import "chesstutor/tutor/chess"

// king tells of the dangers a king can be in.
var king = []Lesson{
	{
		Name: "check", Title: "Check",
		Text: []string{
			"A king that an enemy piece attacks is in check. You must answer a check with your very next move.",
			"There are three answers: take the piece that gives check, block its line, or move the king.",
			"A check by a knight or a pawn cannot be blocked. Against two checkers at once only the king can move.",
		},
		Diagrams: []Diagram{{
			Name: "check-answers", FEN: "R3r1k1/1P6/8/8/8/8/1B6/4K3 w - - 0 1", Chosen: square("b2"),
			Caption: "The rook on e8 gives check. The rook on a8 can take it. " +
				"The bishop on b2 can block its line on e5. The king on e1 can go to d1, d2, f1 and f2.",
		}},
	},
	{
		Name: "checkmate", Title: "Checkmate",
		Text: []string{
			"Checkmate is a check that no move can answer. It ends the game, and the side that gave it wins.",
		},
		Diagrams: []Diagram{
			{
				Name: "before-mate", FEN: "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", Chosen: square("e1"),
				Caption: "The rook on e1 can give checkmate on e8.",
			},
			{
				Name: "mate", FEN: "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", Moves: []string{"e1e8"}, Chosen: chess.NoSquare,
				Caption: "This is checkmate. Nothing can take the rook on e8 or block its line. " +
					"The pawns on f7, g7 and h7 shut their own king in.",
			},
		},
	},
	{
		Name: "stalemate", Title: "Stalemate",
		Text: []string{
			"Stalemate means that the side to move has no legal move but is not in check. " +
				"It ends the game in a draw, so nobody wins.",
		},
		Diagrams: []Diagram{
			{
				Name: "before-stalemate", FEN: "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1", Chosen: square("b5"),
				Caption: "Careful: if the queen on b5 goes to b6, it is stalemate.",
			},
			{
				Name: "stalemate-board", FEN: "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1", Moves: []string{"b5b6"}, Chosen: chess.NoSquare,
				Caption: "This is stalemate. The queen on b6 attacks a7, b7 and b8, but not the king on a8.",
			},
		},
	},
}

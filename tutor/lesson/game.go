package lesson

import "chesstutor/tutor/chess"

// game is about the game as a whole: its end, its numbers, its notation and the
// marks on its board.
var game = []Lesson{
	{
		Name: "draws", Title: "Draws",
		Text: []string{
			"A draw is a game that nobody wins. Stalemate is a draw.",
			"It is a draw when the same position comes up for the third time.",
			"It is a draw after fifty moves of each side without a capture or a pawn move.",
			"It is a draw when only the kings and one knight or one bishop are left.",
		},
		Diagrams: []Diagram{
			{
				Name: "third-time", FEN: chess.StartFEN, Chosen: chess.NoSquare,
				Moves:   []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"},
				Caption: "Two knights went out and back twice. This position has come up for the third time, so it is a draw.",
			},
			{
				Name: "too-few", FEN: "8/8/3k4/8/3N4/3K4/8/8 w - - 0 1", Chosen: chess.NoSquare,
				Caption: "A king and a knight alone cannot give checkmate, so it is a draw.",
			},
		},
	},
	{
		Name: "worth", Title: "What pieces are worth",
		Text: []string{
			"A pawn counts 1, a knight 3 and a bishop 3. A rook counts 5 and a queen 9. The king is never taken.",
			"If you give a queen for a rook, you lose 4 points.",
			"These points are a guide: they do not decide the game, checkmate does.",
		},
		Diagrams: []Diagram{{
			Name: "fewer-points", FEN: "6rk/6pp/7N/8/8/8/8/6K1 w - - 0 1", Moves: []string{"h6f7"}, Chosen: chess.NoSquare,
			Caption: "White has 3 points and Black has 7. This is checkmate all the same.",
		}},
	},
	{
		Name: "notation", Title: "How to read moves",
		Text: []string{
			"Each square has a name: its file from a to h, then its rank from 1 to 8.",
			"A move is the letter of a piece and the square it goes to. " +
				"K is the king, Q the queen, R the rook, B the bishop and N the knight.",
			"A pawn has no letter: e4 means that a pawn goes to e4. Nf3 means that a knight goes to f3.",
			"An x means taking, a + means check and a # means checkmate. " +
				"O-O is castling on the side of the h-file, and O-O-O on the side of the a-file. " +
				"An =Q after a pawn's move means that it becomes a queen.",
		},
		Diagrams: []Diagram{
			{
				Name: "e4", FEN: chess.StartFEN, Moves: []string{"e2e4"}, Chosen: chess.NoSquare,
				Caption: "The move was e4. The pawn went from e2 to e4.",
			},
			{
				Name: "Nf3", FEN: chess.StartFEN, Moves: []string{"e2e4", "e7e5", "g1f3"}, Chosen: chess.NoSquare,
				Caption: "The moves were e4, e5 and Nf3. The knight went from g1 to f3.",
			},
		},
	},
	{
		Name: "marks", Title: "The key to the marks",
		Text: []string{
			"The board shows where each piece can go, and what an enemy piece could take.",
		},
		Diagrams: []Diagram{{
			Name: "marked", FEN: chess.StartFEN, Moves: []string{"e2e4", "d7d5"}, Chosen: square("f1"),
			Caption: "The pawn on d5 could take the pawn on e4. The bishop on f1 is safe on b5, d3 and e2. " +
				"It could be taken on a6 and c4. On d3 it guards the pawn on e4.",
		}},
	},
}

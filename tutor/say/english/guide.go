package english

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// topics are the topics of the page, in its order.
var topics = say.Topics{
	"the-board": {
		Title: "The board",
		Text: []string{
			"The board has 64 squares. Half of them are dark, and a1 is a dark one.",
			"Each side has eight pawns, two knights, two bishops, two rooks, one queen and one king. " +
				"White moves first, and then the sides take turns.",
			"You win by checkmate: you attack the other king, and no move can save it.",
		},
	},
	"rook": {
		Title: "The rook",
		Text: []string{
			"The rook moves in straight lines: forward, backward or sideways, as far as it likes. " +
				"The rook cannot jump over other pieces.",
		},
	},
	"bishop": {
		Title: "The bishop",
		Text: []string{
			"The bishop moves diagonally, as far as it likes. The bishop cannot jump over other pieces.",
			"A bishop that starts on a dark square stays on dark squares.",
		},
	},
	"queen": {
		Title: "The queen",
		Text: []string{
			"The queen moves like a rook or like a bishop. The queen cannot jump over other pieces.",
			"On an empty board the queen reaches more squares than any other piece.",
		},
	},
	"king": {
		Title: "The king",
		Text: []string{
			"The king moves one square in any direction. It may never go to a square that an enemy piece attacks.",
			"So the two kings can never stand side by side.",
		},
	},
	"knight": {
		Title: "The knight",
		Text: []string{
			"The knight goes two squares in a straight line, and then one square to the side. " +
				"The knight can jump over other pieces.",
			"From a dark square the knight always lands on a light square.",
		},
	},
	"pawn": {
		Title: "The pawn",
		Text: []string{
			"The pawn moves straight forward, one square at a time. From its first place it may move one square or two.",
			"The pawn takes one square diagonally forward, and in no other way. The pawn never moves backward.",
		},
	},
	"taking": {
		Title: "Taking",
		Text: []string{
			"You take an enemy piece by moving to its square. It leaves the board for the rest of the game.",
			"All pieces but the pawn take in the way they move. " +
				"No piece may go to a square where a piece of its own side stands.",
			"Sometimes an enemy piece can take back.",
		},
	},
	"check": {
		Title: "Check",
		Text: []string{
			"A king that an enemy piece attacks is in check. You must answer a check with your very next move.",
			"There are three answers: take the piece that gives check, block its line, or move the king.",
			"A check by a knight or a pawn cannot be blocked. Against two checkers at once only the king can move.",
		},
	},
	"checkmate": {
		Title: "Checkmate",
		Text: []string{
			"Checkmate is a check that no move can answer. It ends the game, and the side that gave it wins.",
		},
	},
	"stalemate": {
		Title: "Stalemate",
		Text: []string{
			"Stalemate means that the side to move has no legal move but is not in check. " +
				"It ends the game in a draw, so nobody wins.",
		},
	},
	"castling": {
		Title: "Castling",
		Text: []string{
			"Castling moves the king and a rook in one move. The king goes two squares towards the rook. " +
				"The rook goes to the square that the king has crossed.",
			"Neither of the two may have moved before. No piece may stand between them.",
			"The king may not castle out of check, across an attacked square or into check. " +
				"An attack on the rook does not matter.",
		},
	},
	"en-passant": {
		Title: "En passant",
		Text: []string{
			"A pawn that has just moved two squares can be taken as if it had moved one. " +
				"Only an enemy pawn beside it can do so, and only with the very next move.",
		},
	},
	"promotion": {
		Title: "Promotion",
		Text: []string{
			"A pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight. " +
				"You choose which, and it cannot stay a pawn.",
			"Any of them is allowed, even if you still have one.",
		},
	},
	"draws": {
		Title: "Draws",
		Text: []string{
			"A draw is a game that nobody wins. Stalemate is a draw.",
			"It is a draw when the same position comes up for the third time.",
			"It is a draw after fifty moves of each side without a capture or a pawn move.",
			"It is a draw when only the kings and one knight or one bishop are left.",
		},
	},
	"worth": {
		Title: "What pieces are worth",
		Text: []string{
			"A pawn counts 1, a knight 3 and a bishop 3. A rook counts 5 and a queen 9. The king is never taken.",
			"If you give a queen for a rook, you lose 4 points.",
			"These points are a guide: they do not decide the game, checkmate does.",
		},
	},
	"notation": {
		Title: "How to read moves",
		Text: []string{
			"Each square has a name: its file from a to h, then its rank from 1 to 8.",
			"A move is the letter of a piece and the square it goes to. " +
				"K is the king, Q the queen, R the rook, B the bishop and N the knight.",
			"A pawn has no letter: e4 means that a pawn goes to e4. Nf3 means that a knight goes to f3.",
			"An x means taking, a + means check and a # means checkmate. " +
				"O-O is castling on the side of the h-file, and O-O-O on the side of the a-file. " +
				"An =Q after a pawn's move means that it becomes a queen.",
		},
	},
	"marks": {
		Title: "The key to the marks",
		Text: []string{
			"The board shows where each piece can go, and what an enemy piece could take.",
		},
	},
}

var captions = say.Captions{
	"start":        "This is the start. Only the pawns and the knights can move.",
	"rook-moves":   "The rook on d4 can go to 11 squares. Its own pawn on d6 stops it.",
	"bishop-moves": "The bishop on d4 can go to 13 squares. All of them are dark.",
	"queen-moves":  "The queen on d4 can go to 27 squares.",
	"king-moves":   "The king on d4 can go to c3, c4, c5, d3 and d5. The rook on e8 attacks e3, e4 and e5.",
	"knight-jumps": "The knight on d4 can go to b3, b5, c2, c6, e2, e6, f3 and f5. " +
		"It jumps over the pawns around it.",
	"pawn-moves": "The pawn on e2 can go to e3 and e4. The pawn on b4 can go to b5.",
	"pawn-takes": "The pawn on d4 can take the knight on c5 and the rook on e5. The pawn on d5 is in its way.",
	"takes": "The knight on c3 can take the bishop on b5 and the pawn on d5. " +
		"On b5 nothing can take back. On d5 the pawn on e6 can take back.",
	"check-answers": "The rook on e8 gives check. The rook on a8 can take it. " +
		"The bishop on b2 can block its line on e5. The king on e1 can go to d1, d2, f1 and f2.",
	"before-mate": "The rook on e1 can give checkmate on e8.",
	"mate": "This is checkmate. Nothing can take the rook on e8 or block its line. " +
		"The pawns on f7, g7 and h7 shut their own king in.",
	"before-stalemate": "Careful: if the queen on b5 goes to b6, it is stalemate.",
	"stalemate-board":  "This is stalemate. The queen on b6 attacks a7, b7 and b8, but not the king on a8.",
	"castling-both":    "The king on e1 can castle to c1 and g1.",
	"castling-across":  "The king on e1 can castle to c1. It cannot castle to g1: the bishop on a6 attacks f1.",
	"takes-en-passant": "The last move went from d7 to d5. The pawn on e5 can take this pawn by going to d6.",
	"passed":           "White has taken: the pawn that stood on d5 is gone.",
	"promotes":         "The pawn on b7 can go to b8 or take the rook on a8. Either way it is promoted.",
	"third-time":       "Two knights went out and back twice. This position has come up for the third time, so it is a draw.",
	"too-few":          "A king and a knight alone cannot give checkmate, so it is a draw.",
	"fewer-points":     "White has 3 points and Black has 7. This is checkmate all the same.",
	"e4":               "The move was e4. The pawn went from e2 to e4.",
	"Nf3":              "The moves were e4, e5 and Nf3. The knight went from g1 to f3.",
	"marked": "The pawn on d5 could take the pawn on e4. The bishop on f1 is safe on b5, d3 and e2. " +
		"It could be taken on a6 and c4. On d3 it guards the pawn on e4.",
}

var guideTexts = say.Guide{
	Topics: topics, Captions: captions,
	CanGo: func(t chess.PieceType, on chess.Square, squares int) string {
		return sentence("the %s on %s can go to %d %s", t, on, squares, plural("square", squares))
	},
}

var guidePage = wording.Guide{
	Title:    "How to play",
	Intro:    "You can play on every board here. Tap a piece with a thick border to see where it can go.",
	Contents: "Contents",
	Back:     "Back to the game", Play: "Play a game",
	BackToContents: "Back to the contents",
}

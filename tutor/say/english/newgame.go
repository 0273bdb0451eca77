package english

import "chesstutor/templates/wording"

var newGame = wording.NewGame{
	Title:      "New game",
	LookFor:    "Look for:",
	GivesUp:    "The game you are playing will be given up.",
	WhoPlays:   "Who plays?",
	Computer:   "I play against the computer",
	TwoHere:    "Two players, here on this device",
	Elsewhere:  "Someone else, through a link",
	Turn:       "Turn the board after each move",
	HowItPlays: "Who will you play?",
	Match:      "Next", Beaten: "Beaten",
	YourSide: "Which side is yours?", White: "White", Black: "Black", Either: "Either",
	OtherStart: "Start from another position",
	SetUp:      "Set it up on a board",
	PasteFEN:   "Or paste a position in FEN, a line of text that chess programs give.",
	Start:      "Start", Midway: "You can change to another in the middle of a game.",
}

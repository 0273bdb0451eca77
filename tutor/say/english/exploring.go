package english

import "chesstutor/tutor/say"

var exploring = say.Exploring{
	Title: "Trying moves", Prompt: "Try any move, for both sides. The game itself stays.",
	Back: "To the game", Moment: "To the moment",
}

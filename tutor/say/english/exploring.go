package english

import "chesstutor/templates/wording"

var exploring = wording.Explore{
	Title: "Trying moves", Prompt: "Try any move, for both sides. The game itself stays.",
	Back: "To the game", Moment: "To the moment",
}

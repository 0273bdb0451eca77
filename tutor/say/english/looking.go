package english

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var looking = say.Looking{
	Look: wording.Look{
		Title: "A game to look at", Board: "Chess board",
		Steps: "Look through the game", First: "First position", Back: "Back", Forward: "Forward",
		Last:  "Last position",
		Moves: "Moves", PlayOn: "Play on from here", Explore: "Try moves here", Own: "To my own game",
		Link: "A link to this game", LinkIs: "The link holds the whole game. Send it to anybody.",
		PGN: "Download the game", Away: "Look at it elsewhere",
	},
	Review: func(c chess.Color) string { return "Review for " + color(c) },
}

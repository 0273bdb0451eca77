package say

import "chesstutor/tutor/chess"

// Looking is the page that shows the game of a link.
type Looking struct {
	Title   string // of its tab
	Board   string // names the board for screen readers
	Steps   string // names the buttons that step through the game, for screen readers
	First   string
	Back    string
	Forward string
	Last    string
	Moves   string // heads their list
	PlayOn  string // plays a game from the position shown
	Explore string // tries moves in the position shown
	Own     string // leads to the reader's own game
	Link    string // names the text of the link
	LinkIs  string // what can be done with it
	PGN     string // leads to the game as a file
	Away    string // heads the links to other sites

	Review func(chess.Color) string // goes through the game again for a side
}

var englishLooking = Looking{
	Title: "A game to look at", Board: "Chess board",
	Steps: "Look through the game", First: "First position", Back: "Back", Forward: "Forward", Last: "Last position",
	Moves: "Moves", PlayOn: "Play on from here", Explore: "Try moves here", Own: "To my own game",
	Link: "A link to this game", LinkIs: "The link holds the whole game. Send it to anybody.",
	PGN: "Download the game", Away: "Look at it elsewhere",
	Review: func(c chess.Color) string { return "Review for " + color(c) },
}

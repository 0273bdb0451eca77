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

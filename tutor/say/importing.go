package say

import "chesstutor/tutor/pgn"

// Importing is the page for importing games.
type Importing struct {
	Title   string
	Intro   string
	Text    string // names the field for the text
	File    string // names the one for a file
	Read    string // on the button that imports
	Found   string // heads the list of games
	Look    string // leads to a view of one
	Take    string // continues one
	Ask     string // heads the question whether to give up the game under way
	GivesUp string
	Do      string
	Leave   string // keeps the game under way
	Kept    string // after a fault: the moves before it are kept
	Dropped string // castling rights of the start were dropped
	Back    string

	Each  func(number int, white, black, result string, plies int) string // a game in the list
	Fault func(*pgn.Error) string                                         // why the rest of one could not be read
}

package reviews

import (
	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/wording"
)

// Look is the page that shows a game from a link.
type Look struct {
	frame.Layout
	Say     wording.Look
	Heading string   // the move that led to the position shown, or how the game ended
	Detail  string   // one more sentence, or ""
	Players []string // who played, how it ended, where and when: lines
	Rows    [][]board.Square
	History play.History
	Link    string       // the link that holds the game
	PlayOn  string       // the URL of a new game from this position; "" if the game has ended here
	Explore string       // the URL where moves are tried in this position; "" if the game has ended here
	Review  []frame.Link // to the review of the game for each side
	PGN     string       // the URL of the game as a PGN file
	Away    []frame.Link // to analysis on other sites
}

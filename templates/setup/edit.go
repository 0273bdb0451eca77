package setup

import (
	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/wording"
)

// Edit is the page on which a position is set up. Everything on it is a button of one form or a link, so it needs no
// scripts; with them the page is exchanged in place.
type Edit struct {
	frame.Layout
	Say      wording.Edit
	Here     string // the address of the page as it stands
	FEN      string // the position, whatever its pieces
	Hand     string // what the next square gets: the value of a tool, or the square of a piece that is to move
	Rows     [][]board.Square
	Arrows   []board.Arrow // what the coach speaks of
	Tools    [][]EditTool
	Turn     []EditTool
	Castling []EditTool
	Passed   []EditTool      // the en passant squares, none if there are none
	Wrong    string          // why the position cannot be played, in a sentence, or ""
	Line     []play.Sentence // what the coach says, if asked
	Acts     []frame.Link    // what can be done with the position, the first mainly; none with a wrong one
	Clear    string          // the address of an empty board
	Start    string          // the address of the start of a game
}

// EditTool is a button that stays pressed.
type EditTool struct {
	Name, Value string // what it sends
	Label       string
	Piece       *board.Piece // drawn instead of the label, nil for none
	Icon        string       // the same
	On          bool
	Off         bool // it cannot be pressed
}

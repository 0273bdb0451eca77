package learn

import (
	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// PrintedSheet is a sheet of exercises to print.
type PrintedSheet struct {
	frame.Layout
	Say         wording.Practice
	Title       string
	Level       string // "easy"
	Right       string // a line for how many are right
	Other, Back frame.Link
	Three       bool // three diagrams in a row, otherwise two
	Figures     []Figure
	Answers     []PrintedAnswer
	Source      string // the URL of the sheet
}

// Figure is an exercise as a diagram.
type Figure struct {
	Number  string
	Task    string
	Label   string            // the position in words
	Drawn   bool              // it is answered on the board, not on a line below it
	Squares []PrintedSquare   // all 64
	Asked   []PrintedSquare   // those that the task is about, drawn with a frame
	Stars   []board.SmallSpot // those with a star
	Files   []PrintedSquare   // their names
	Ranks   []PrintedSquare
}

// PrintedSquare is a place on a diagram: a square's top left corner, or the middle of a text's base line, in units
// of which a square is a hundred wide.
type PrintedSquare struct {
	X, Y  string
	Dark  bool
	Piece *board.Piece
	Text  string
}

// PrintedAnswer is the solution of an exercise.
type PrintedAnswer struct{ Number, Text string }

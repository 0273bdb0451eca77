package learn

import (
	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Guide is the page "How to play", which explains the rules from the beginning.
type Guide struct {
	frame.Layout
	Say     wording.Guide
	Lessons []Lesson
}

// Lesson explains one thing, in words and on small boards.
type Lesson struct {
	Name      string // the section's id
	Title     string
	Text      []string // paragraphs
	Diagrams  []Diagram
	Exercises []frame.Link     // the lessons of the path that practise it
	Key       []board.KeyEntry // the key to the marks, if the lesson shows it
}

// Diagram is a small board that shows where a piece can move when it is clicked.
type Diagram struct {
	Name    string // the figure's id
	Caption string
	Said    string // what the board shows just now, in a sentence
	Rows    [][]Spot
}

// Spot is one square of a diagram. Its ID is unique on the page, which has many boards.
type Spot struct {
	board.Square
	URL string // the page that shows where the piece here can move; "" if it cannot
}

// silent reports whether screen readers skip the square.
func (s Spot) silent() bool { return s.Piece == nil && !s.Valid && !s.Last }

// current returns the value of aria-current: whether the square's link leads to the page shown.
func (s Spot) current() string {
	if s.Selected {
		return "true"
	}
	return "false"
}

// Package reviews has the pages that look at a game: its review, a moment to try again, a game of a link, and moves
// that are tried.
package reviews

import (
	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/templates/wording"
)

// Review is the page that reviews a game.
type Review struct {
	frame.Layout
	Say     wording.Review
	Done    bool // the review is complete
	Steps   int  // steps done of Of, until it is complete
	Of      int
	Again   string // the URL of the page, to load it again
	Lost    string // message for a lost connection
	Heading string // how the game went
	Face    string // id of the drawing of who tells it: the opponent, or else the tutor
	Voice   learn.Voice
	First   string // the URL of the first moment to try again; "" for none
	Story   string // the same in a sentence
	Well    string // what was done well, "" for nothing that is known
	Chart   Chart
	Shown   Shown
	Moments []Moment
	Moves   []Move
	Parts   []frame.Link // to other moves of a long game, in place of those listed
	Listing bool         // such a link was followed, so the list is open
	PGN     string       // the URL of the game as PGN with comments
	Look    string       // the URL of the page that steps through the game
	Other   string       // the URL of the review for the other side, "" if there is none

	Often     string      // what kind of mistake came again and again, "" for none
	Practice  *frame.Link // to practice that, or what cost most, nil if that has no name
	PlayAgain *frame.Link // sets up another game, nil while this one goes on or where it is not the visitor's own
	Begins    *frame.Act  // begins one with a friend at once instead
}

// Shown is a position of the game beside the rest, where there is room for it.
type Shown struct {
	Rows       [][]board.Square
	Label      string // the board's name
	Text       string // the move that led to it, and what happened by it
	Back, Next string // URLs of the page with another position, "" for none
	Try        string // the URL of the moment that it shows, or of the first; "" for none
	Chosen     bool   // somebody asked for it
}

// Chart is a line chart of the expected score after each move, 640 units wide and 200 high.
type Chart struct {
	Line   string // an SVG path
	Area   string // the SVG path of the area between Line and the middle
	Points []ChartPoint
	Plies  []ChartPoint // positions in between, with links to them
}

// ChartPoint is a moment on the chart, with a link to it.
type ChartPoint struct{ X, Y, Text, Label, URL string }

// Moment is a moment as a small board.
type Moment struct {
	Rows   [][]board.Square
	URL    string
	Sets   string // the URL of the page with what came of it on the board
	Place  string // "Moment 2 of 3 · move 16"
	Text   string
	Praise bool
	Done   string // says that it was solved, "" before
	// Current tells that what came of it is on the board.
	Current bool
}

// Move is a move with its mark and comment.
type Move struct {
	Piece     board.Piece // that moves
	Move, URL string      // URL is that of the page with the position after it on the board
	Current   bool        // that position is on the board
	Stood     string      // who is ahead after it, "" where that is as before
	Mark      string      // its mark in words, of the other side's with whose it is
	Kind      string      // the CSS class of its mark
	Text      string
}

// Try is the page of one moment: an exercise whose answer is any move that is good enough.
type Try struct {
	learn.Exercise
	Review wording.Review
	Fields []frame.Option // hidden form fields that identify the review
	All    string         // the URL of the review, or of practice
	// AllText is the text of the link to All.
	AllText  string
	PlayOn   string        // the URL of a new game from this position
	Free     string        // the URL where any moves are tried in it
	Base     string        // the URL of the page without its query
	Keep     string        // the button that puts the position into practice; "" for none
	Kept     string        // there instead, where it is in practice
	Practice *frame.Link   // to practise what the moment is about, nil if that has no name
	Why      *frame.Link   // asks what the move before was for, nil if there was none
	Links    []MomentLink  // to each moment
	Play     *wording.Play // what More and its sheet are called
}

// MomentLink leads to a moment, in which nothing is left to try if it is Done.
type MomentLink struct {
	frame.Link
	Number int // among those to try
	Done   bool
}

// moments returns those in which something was done well, or those to try again.
func (p Review) moments(well bool) (list []Moment) {
	for _, m := range p.Moments {
		if m.Praise == well {
			list = append(list, m)
		}
	}
	return list
}

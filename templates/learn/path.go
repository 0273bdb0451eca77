// Package learn has the pages of lessons, of exercises, of practice, and of the rules.
package learn

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Path is the page of the lessons of a path.
type Path struct {
	frame.Layout
	Say      wording.Path
	Heading  string
	Notice   string // something that went wrong, in a sentence, or ""
	Total    string // "9 of 25 lessons · 23 stars"
	Met, All string // lessons done, and all, in digits
	Chapters []Chapter
	Other    frame.Link // leads to the other path
	Today    Today
	Rings    string // what is celebrated where all of the day is done, once
	Sounds   string // labels what switches sounds on and off, which is there once the day is done and heard
	Voice    Voice  // reads what the day's card says
	// Certificate leads to the page to print, nil while lessons are left.
	Certificate *frame.Link
	Practice    PracticeCard
}

// Chapter is a part of the path.
type Chapter struct {
	Title  string
	Stones []Stone
	Test   *frame.Act // opens its test, nil if it has none
}

// Stone is a lesson on the path.
type Stone struct {
	Name    string // the lesson's name, which selects its drawing
	Title   string
	URL     string
	Stars   Stars
	Current bool
	Known   string // says that who came by a later door knows it already; "" for others, or once it was begun
	Begun   string // how much of it was done, "3 of 9"; "" for nothing, or all
}

// Stars are the stars earned in a lesson.
type Stars struct {
	Text string // "2 of 3 stars"; "" for none
	On   []bool
}

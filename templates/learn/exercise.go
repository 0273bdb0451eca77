package learn

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// LessonScreen is one screen of a lesson, before its exercises.
type LessonScreen struct {
	frame.Layout
	Say       wording.Exercise
	Notice    string
	Head      string // "Lesson 10 · Nothing takes back"
	Title     string
	Text      string // two sentences at most
	Picture   Picture
	Seen      string // "Screen 2 of 3"
	Further   bool   // not the first screen: reading goes on at the heading
	Large     bool   // the board's letters and numbers are large
	Bars      []bool // whether each screen was seen
	Voice     Voice
	Path      string     // the page of the path, or the game
	Back      string     // the URL of the previous screen, or of the path
	Next      string     // the URL of the next screen, "" on the last one
	First     *frame.Act // starts the exercises
	Exercises []ExerciseLink
	Test      frame.Act
	Practice  []frame.Link // links to practise the lesson's skills
	More      []frame.Link
}

// ExerciseLink opens an exercise from a lesson's list.
type ExerciseLink struct {
	frame.Act
	Label string // "Exercise 3 of 9, right", or "done"
	Met   bool   // it was tried
	Right bool   // it was right at the first try
}

// Exercise is the page of one exercise.
type Exercise struct {
	frame.Layout
	Say    wording.Exercise
	Notice string
	Head   string // "Lesson 10 · Nothing takes back"
	Path   string // where the exercise is left for: the page of the path, or the game
	Place  string // "Exercise 4 of 9"
	Face   string // the id of the portrait of who tells the task, "" where it stands above the board
	Large  bool   // the board's letters and numbers are large
	Task   string // with the rules of a game
	Title  string // the task without them
	Dots   []Dot
	Note   string // "Moves: 1 of 3", or ""
	ID     string
	URL    string // the exercise's own URL
	Answer string // the URL that answers are posted to
	Try    string // the state of the attempt, which an answer sends back
	Taps   string // the squares that are tapped, separated by commas
	Wrong  string // those that were wrong
	Rows   [][]Try
	Arrows []board.Arrow
	Sheet  Sheet
	Spoken string // what screen readers announce when this state is reached
	Voice  Voice
	Above  bool   // the page has the task above the board, so the sheet has not
	Last   string // the last move of the other side, or the learner's, in UCI notation, "" for none
	Mate   bool   // the position shown is checkmate
	Versus bool   // it is a game against Pip
	One    bool   // the first square that is tapped is the answer
	// Copied is the shown answer that is to be made on the board, in UCI notation.
	Copied   []string
	Kind     string // what the board accepts: "tap", "move", or "" for nothing
	Skill    string // the skill that is practised alone, "" for none
	Missed   string // the number among those that a session missed, "" for none
	FromGame bool   // the learner came from their game, and goes back there
	Stats    []string
	Word     string // added to the label of a tapped square
}

// Voice is what a page of lessons lets hear.
type Voice struct {
	Say   string // what a press on the tutor reads aloud: full words, no notation
	Press string // what that press is called
	Aloud bool   // the page reads by itself
	Sound bool   // sounds are on
	Tune  string // the sound of this state: "step", "right", "end", "wrong", "refused", "move", or "" for none
}

// Dot stands for an exercise of the lesson: Right is right at the first try, Begun is tried and not done.
type Dot struct{ Met, Right, Begun, Current bool }

// Try is a square of an exercise's board.
type Try struct {
	board.Square
	Form  string // the id of the form that a click submits, "" for none
	Field string
	Value string
	To    string // the squares that the piece here may move to, separated by spaces
	Asks  string // those of them on which it promotes
	Tap   bool   // it can be tapped; Selected tells whether it is
	// Judged tells of a square that was tapped before whether that was right, or else why not.
	Judged string
}

// Picture is a board with marks that accepts no input.
type Picture struct {
	Rows   [][]Try
	Arrows []board.Arrow
}

// Sheet is the panel below or beside the board: what to do, or the result of the answer.
type Sheet struct {
	Tone    string // "", "right", "wrong", "shown" or "went": its class
	Lost    bool   // it tells how a small game was lost, whose last position is on the board
	Heading string
	Text    []string
	Link    *frame.Link // to the lesson that explains the text
	Main    *frame.Act  // the main button, if it submits a form
	Go      *frame.Link // the main button, if it is a link
	Other   *frame.Act
	Way     *frame.Link  // another way on, beside the main button
	Turn    string       // stands where the main button would: the board waits
	Shows   *board.Piece // the piece to bring to a star, for who cannot read yet
	Prey    *board.Piece // what it is to take in the place of a star, nil for a star
	Tracks  []Track      // how far each side of a small game has come
	Check   bool         // has a button to submit the tapped squares
	Count   string       // how many squares are tapped
	Judge   bool         // has buttons for yes and no
	Choices []board.Choice
	Move    string // the promotion that Choices are for
	Focus   bool   // the main button takes the focus
}

// skips reports whether the sheet has room beside its button for the way on from a small game.
func (s Sheet) skips() bool { return s.Lost && s.Link != nil && s.Other == nil }

// Track is how far a side of a small game has come.
type Track struct {
	Who   string
	Piece board.Piece
	Steps []bool // whether each is done
	Left  string // "4 to go"
}

// LessonEnd is the page after the last exercise of a lesson.
type LessonEnd struct {
	frame.Layout
	Say     wording.Exercise
	Head    string
	Heading string // what the learner can do now
	Voice   Voice
	Stars   Stars
	Text    string
	Rest    *frame.Act // opens the exercises that are left, nil if none are
	Test    *frame.Act // opens the test, which can win the missing stars; nil if there is none
	// PartTest opens the test of a part after its last lesson, nil after others.
	PartTest *frame.Act
	Fix      *Fix         // opens the exercises that were missed, nil if none were
	Next     *NextLesson  // nil after the last
	After    []frame.Link // what else to do, or what to do after the last lesson
	Path     string       // the page of the path, or the game
	FromGame bool         // the learner came from there, which is the way on
	Today    Today
}

// NextLesson leads to the next lesson: its drawing is found by its name.
type NextLesson struct {
	frame.Link
	Name string
}

// Fix opens the exercises of a lesson that were missed.
type Fix struct {
	frame.Act
	For    string // what it is for, "" if no star is missing
	Boards []Corner
}

// Corner is a small picture of the part of a board where something stands, four squares wide, each 48 units.
type Corner struct {
	Dark   bool // its upper left square
	Pieces []CornerPiece
	Stars  []CornerPlace
}

// CornerPlace is the upper left corner of a square.
type CornerPlace struct{ X, Y string }

// CornerPiece is a piece in a Corner.
type CornerPiece struct {
	CornerPlace
	Symbol, Color string
}

// Brief reports whether the task is short enough to be written large.
func (p Exercise) Brief() bool { return p.Sheet.Tone == "" && len(p.Title) <= briefTask }

// briefTask is how many bytes a task may have that is written large: two lines of a small phone.
const briefTask = 28

// Base is the address of the exercise's lesson.
func (p Exercise) Base() string {
	base, _, _ := strings.Cut(p.URL, "?")
	return base
}

// attributes returns the HTML attributes of the square's button.
func (s Try) attributes() templ.Attributes {
	attrs := templ.Attributes{}
	if s.Form == "" {
		attrs["type"], attrs["tabindex"] = "button", "-1"
	} else {
		attrs["type"], attrs["form"] = "submit", s.Form
		if s.Field != "" {
			attrs["name"], attrs["value"] = s.Field, s.Value
		}
	}
	if s.To != "" {
		attrs["data-to"] = s.To
	}
	if s.Asks != "" {
		attrs["data-asks"] = s.Asks
	}
	if s.Judged != "" {
		attrs["data-judged"] = s.Judged
	}
	if s.Tap {
		attrs["aria-pressed"] = strconv.FormatBool(s.Selected)
	}
	return attrs
}

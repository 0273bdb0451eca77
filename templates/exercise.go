package templates

import (
	"strconv"
	"strings"

	"github.com/a-h/templ"
)

// LessonScreen is one screen of a lesson, before its exercises.
type LessonScreen struct {
	Layout
	Say       ExerciseWords
	Notice    string
	Head      string // "Lesson 10 · Nothing takes back"
	Title     string
	Text      string // at most two sentences
	Picture   Picture
	Seen      string // "Screen 2 of 3"
	Bars      []bool // the screens, seen or not
	Back      string // the screen before, or the path
	Next      string // the next screen, "" on the last one
	First     *Act   // begins the exercises
	Exercises []ExerciseLink
	Test      Act
	Practice  []Link // of the lesson's skills
	More      []Link
}

// ExerciseLink opens an exercise from a lesson's list.
type ExerciseLink struct {
	Act
	Label string // "Exercise 3 of 9, right"
	Met   bool
	Right bool
}

// ExerciseWords are the texts of lessons and exercises that no view model holds.
type ExerciseWords struct {
	Close, Back, Next, Exercises, First, KnowIt, Test, More                                                string
	Begin, Again, Check, Yes, No, Retry                                                                    string
	HowTap, HowMove, HowJudge, HowGame, NotOpen, Becomes, NotThis                                          string
	Right, GoodStep, NotYet, Almost, CannotGo, ShownHere, LostGame                                         string
	Passed, NotPassed, Lost, Unsent                                                                        string
	Star, Asked, Chosen, Tapped, CanMove, Target, WasRight, WasWrong, WasMissed, WasTried, Shown, Attacked string
	LessonDone, Missing, Finish, MoreStars, NextLesson, Path                                               string
}

// Exercise is the page of one exercise.
type Exercise struct {
	Layout
	Say    ExerciseWords
	Notice string
	Head   string // "Lesson 10 · Nothing takes back"
	Place  string // "Exercise 4 of 9"
	Task   string // with the rules of a game
	Title  string // the task without them
	Dots   []Dot
	Note   string // "Moves: 1 of 3", or ""
	ID     string
	URL    string // of the exercise
	Answer string // the address that answers are sent to
	Try    string // names the state of the exercise, which an answer sends along
	Taps   string // the squares that are tapped, with commas between
	Rows   [][]Try
	Arrows []ArrowShape
	Sheet  Sheet
	Spoken string // to a screen reader, when this state is reached
	Kind   string // of the board: "tap", "move", or "" where nothing can be done
	Skill  string // the only one that is practised, "" for none
	Stats  []string
	Word   string // what a tapped square is said to be
}

// Dot stands for an exercise of the lesson.
type Dot struct{ Met, Right, Current bool }

// Try is a square of an exercise's board.
type Try struct {
	Square
	Form  string // the form that pressing it sends, "" for none
	Field string
	Value string
	To    string   // the squares that the piece here may go to, with spaces between
	Asks  string   // those of them on which it becomes something else
	Signs []string // over the square: "star", "asked", "good", "bad", "missed", "tried", "attacked"
	Tap   bool     // it can be tapped, and Selected says that it is
}

// Picture is a board to look at, with what is marked on it.
type Picture struct {
	Rows   [][]Try
	Arrows []ArrowShape
}

// Sheet is what stands below the board or beside it: what to do, and what came of
// it.
type Sheet struct {
	Tone    string // "", "right", "wrong", "shown" or "went": its class
	Heading string
	Text    []string
	Link    *Link // leads to where the text is explained
	Main    *Act  // the main button; a form
	Go      *Link // or a link, as the main button
	Other   *Act
	Check   bool   // offers to send what is tapped
	Count   string // how many that is
	Judge   bool   // offers yes and no
	Choices []Choice
	Move    string // the move that the choices are of
	Focus   bool   // the main button takes the focus
}

// LessonEnd is the page after the last exercise of a lesson.
type LessonEnd struct {
	Layout
	Say     ExerciseWords
	Head    string
	Heading string
	Stars   Stars
	Text    string
	Rest    *Act  // does the exercises that are left
	Test    *Act  // may win the stars that are missing
	Next    *Link // the next lesson
}

// Base is the address of the exercise's lesson.
func (p Exercise) Base() string {
	base, _, _ := strings.Cut(p.URL, "?")
	return base
}

// attributes are what pressing the square does, and what it may do.
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
	if s.Tap {
		attrs["aria-pressed"] = strconv.FormatBool(s.Selected)
	}
	return attrs
}

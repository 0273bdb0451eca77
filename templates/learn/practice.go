package learn

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Skills is the page of all skills that can be practised.
type Skills struct {
	frame.Layout
	Say    wording.Practice
	Notice string
	Mixed  string // the button that begins a session, or goes on with one
	Now    string // before how a skill went today: "Today"
	Today  Today  // without a button: that of practice is the page's
	Stats  []string
	Skills []Skill // that were met, those of today first
	Later  []Skill // the others
}

// Skill is a skill with the learner's progress in it.
type Skill struct {
	Name   string // selects its drawing
	Title  string
	Text   string // "step 2 of 5", "you have it", "2 of 3 stars" of its lesson, or ""
	Known  bool   // it was practised, or its lesson was begun
	Met    bool   // it was practised
	Went   string // how it went today, "2 of 3", "" if it was not practised today
	Has    bool   // it is mastered
	Due    bool   // it is to be practised today
	URL    string // page that practises it alone
	Sheet  string // page of a sheet to print
	Lesson string // page of the lesson that teaches it
	One    string // label of URL: "Practise: Fork"
}

// PracticeCard is a card on other pages that links to practice, with a drawing of each skill, dark once it was
// practised.
type PracticeCard struct {
	Title, Go, See string
	Stats          []string
	Skills         []Skill
}

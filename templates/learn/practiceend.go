package learn

import (
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// PracticeEnd is the page after the last exercise of a practice session.
type PracticeEnd struct {
	frame.Layout
	Say    wording.Practice
	Close  string // label of the link that leaves
	Sound  string // label of what switches sounds on and off
	Score  string // "8 of 10", or "5 solved" where none was right at the first try
	Won    bool   // it is celebrated
	Glad   bool   // half of them or more were right, at whatever try, of which the tutor is glad
	Text   string
	Voice  Voice
	Skills []SkillTally
	Back   string      // how many that were missed come back when, "" for none
	Missed []Corner    // the first of them
	See    *frame.Link // leads to just these
	Today  Today
	Whole  bool // the day's card is shown whole, where no skills fill the page
	// Tomorrow tells which lesson comes then, whose drawing has the name Then; "" where the day's is not done.
	Tomorrow, Then string
	Main           frame.Link // what comes next
	Begins         *frame.Act // begins it at once instead, nil where it is no game
	Done           frame.Link // another way on
	Over           bool       // the day lacks nothing: Done is the way on, and Main is left out
}

// SkillTally is how a skill went in the session.
type SkillTally struct {
	Name, Title string
	Count       string // "2 of 3"
	URL         string // the page that practises it
	Right, Of   int
}

// arc returns how much of a ring of 100 units is drawn.
func (t SkillTally) arc() string { return strconv.Itoa(100*t.Right/t.Of) + " 100" }

package learn

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Skills is the page of all skills that can be practised.
type Skills struct {
	frame.Layout
	Say     wording.Practice
	Notice  string
	Stats   []string
	Skills  []Skill
	Picture SkillPicture
}

// Skill is a skill with the learner's progress in it.
type Skill struct {
	Title  string
	Text   string // "step 2 of 5", "you have it", or ""
	Step   int    // how many of the steps are done
	Has    bool   // it is mastered
	Due    bool   // it is to be practised today
	URL    string // page that practises it alone
	Sheet  string // page of a sheet to print
	Lesson string // page of the lesson that teaches it
	One    string // label of URL: "Practise: Fork"
}

// SkillPicture is a small bar chart of the progress in each skill, which is a link.
type SkillPicture struct {
	Label string // label of the link for screen readers
	Bars  []Skill
	Steps int
}

// PracticeCard is a card on other pages that links to practice.
type PracticeCard struct {
	Title, Go, See string
	Stats          []string
	Picture        SkillPicture
}

// heights returns for each step of a skill's bar whether it is done, the lowest first.
func (p SkillPicture) heights(s Skill) (list []bool) {
	for i := range p.Steps {
		list = append(list, i < s.Step)
	}
	return list
}

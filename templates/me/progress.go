package me

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/templates/wording"
)

// LearnedLesson is a line of the page of progress.
type LearnedLesson struct {
	Title, URL string
	Stars      learn.Stars
	Met        string // "3 of 9", or that the learner came with it
}

// Progress is the page of a learner's progress.
type Progress struct {
	frame.Layout
	Say      wording.Progress
	Notice   string
	Total    string
	Lessons  []LearnedLesson
	Practice learn.PracticeCard
	Seen     string       // the text of the link to SeenPage
	Kept     []frame.Link // to positions from games, in practice
	Chances  []ChanceCount
	Link     string // the link that takes the progress to another device; "" until the learner asks for it
	QR       frame.QR
	Arrived  string // the code of such a link that was opened here, "" for none
	Brings   string // the progress in it: "9 of 25 lessons · 23 stars"
}

// ChanceCount is how many chances of a group of ideas were seen and missed.
type ChanceCount struct {
	Group, Seen, Missed string
	None                bool // there was no chance
}

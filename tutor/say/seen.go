package say

import "chesstutor/tutor/seen"

// Fading holds the texts for help that fades: the names of the groups of ideas, and the questions that the coach
// asks instead of telling.
type Fading struct {
	Groups    GroupNames
	Questions Questions
	Saw       func(told string) string // after a right answer by tapping, before what the coach then tells
	Not       string                   // after a wrong one
}

// GroupNames names the groups of ideas.
type GroupNames map[seen.Group]string

// Questions are what the coach asks instead of telling, one sentence for each group.
type Questions map[seen.Group]string

// SeenPage is the page with the recorded results of chances in games.
type SeenPage struct {
	Title, Intro, Kept  string
	Group, Last, Now    string // head the columns of the table
	Done, Alone, Missed string // how a chance went
	None                string // there was no chance yet
	Tells, Asks         string // what the coach does
	Full                string // full help is chosen: it always tells
	Forget, ForgetHow   string // the heading of the reset, and what it does
	Reset, Sure, Was    string // asks for it, confirms it, and says that it was done
	Settings            string // leads to the settings
}

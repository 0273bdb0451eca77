package say

import "chesstutor/tutor/chance"

// Fading holds the texts for help that fades: the names of the groups of ideas, and the questions that the coach
// asks instead of telling.
type Fading struct {
	Groups    GroupNames
	Questions Questions
	Saw       func(told string) string // after a right answer by tapping, before what the coach then tells
	Not       string                   // after a wrong one
}

// GroupNames names the groups of ideas.
type GroupNames map[chance.Group]string

// Questions are what the coach asks instead of telling, one sentence for each group.
type Questions map[chance.Group]string

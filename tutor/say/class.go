package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/class"
)

// Class has the texts of a class: of its pages, and the names of animals and colors.
type Class struct {
	Find    wording.FindClass
	New     wording.NewClass
	Join    wording.JoinClass
	Lead    wording.LeadClass
	Paper   wording.ClassPaper
	Animals AnimalNames
	Colors  ColorNames
	Name    func(color, animal string) string // "Blue Otter", of their names
	Not     func(name string) string          // asks whether it is another child: "Not Blue Otter?"
	Days    func(days int) string             // how long a class lasts, "90 days"
	Ends    func(days int) string             // in how many days it ends, in a sentence
	Here    func(here, of int) string         // how many children are here
	Tally   func(right, wrong int) string     // of answers
	Stars   func(n int) string
	Tasks   ClassTasks
}

// AnimalNames holds the name of each of class.Animals.
type AnimalNames map[string]string

// ColorNames holds the name of each of class.Colors, as it stands before an animal.
type ColorNames map[string]string

// ClassTasks words what is for today, given the title of the lesson, the skill, or the position.
type ClassTasks map[class.TaskKind]func(title string) string

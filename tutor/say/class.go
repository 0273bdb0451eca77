package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
)

// Class has the texts of a class: of its pages, and the names of animals and colors.
type Class struct {
	Find  wording.FindClass
	New   wording.NewClass
	Join  wording.JoinClass
	Lead  wording.LeadClass
	Paper wording.ClassPaper
	// Together has the labels of what everyone looks at; Turn asks for what, with whose turn it is; Answered says how
	// many have answered; Look numbers the position in the class; Reply and Votes name a reply, and how often it came.
	Together wording.Together
	Turn     func(side chess.Color, square bool) string
	Answered func(n, of int) string
	Look     func(number int) string
	Reply    func(before *chess.Position, reply string) string
	Votes    func(n int) string
	// Pairs has the labels of those who play each other; Plays leads a child to the game against another, by name; Pair
	// names two.
	Pairs    wording.Pairs
	Plays    func(name string) string
	Pair     func(one, other string) string
	Animals  AnimalNames
	Colors   ColorNames
	Name     func(color, animal string) string // "Blue Otter", of their names
	Not      func(name string) string          // asks whether it is another child: "Not Blue Otter?"
	Days     func(days int) string             // how long a class lasts, "90 days"
	Ends     func(days int) string             // in how many days it ends, in a sentence
	Here     func(here, of int) string         // how many children are here
	Tally    func(right, wrong int) string     // of answers
	Stars    func(n int) string
	LastMove func(from, to string) string // the last move of a child's game
	Midnight func(zone string) string     // by which clock days end, such as "UTC+2", in a sentence
	Tasks    ClassTasks
}

// AnimalNames holds the name of each of class.Animals.
type AnimalNames map[string]string

// ColorNames holds the name of each of class.Colors, as it stands before an animal.
type ColorNames map[string]string

// ClassTasks words what is for today, given the title of the lesson, the skill, or the position.
type ClassTasks map[class.TaskKind]func(title string) string

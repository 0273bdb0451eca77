package say

import (
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// Practice holds the words of skills, difficulties and the exercises of the bank.
type Practice struct {
	Skills       SkillTexts
	Tasks        PracticeTasks
	Difficulties DifficultyTexts
}

// SkillTexts are the names of the skills.
type SkillTexts map[practice.Skill]string

// PracticeTasks are the tasks of the exercises of the bank, by rule.
type PracticeTasks map[string]func(*exercise.Exercise) Task

// DifficultyTexts are the names of the difficulties.
type DifficultyTexts map[practice.Difficulty]string

// task returns the words of an exercise of a lesson or of the bank.
func (l *Language) task(e *exercise.Exercise) Task {
	if practice.IsID(e.ID) {
		return l.Practice.Tasks[e.Rule](e)
	}
	return l.Path.Tasks[e.ID]
}

// Why says in one sentence why the solution of an exercise is right.
func (l *Language) Why(e *exercise.Exercise) string { return l.task(e).Why }

// PracticePage holds the words of the pages of practice, the page of skills, and the sheets to print.
type PracticePage struct {
	Title  string
	Repeat string // the exercise was missed before
	Done   string // the session is
	More   string // begins the next one
	GoOn   string // goes on with it
	Closed string // the exercise shown is not the open one
	Skills string // leads to the page of skills, and heads it
	Intro  string // of that page
	Mixed  string // begins a session
	Has    string // the learner has mastered the skill
	Today  string // it is due
	Sheet  string // leads to a sheet of one skill to print
	Print  string // leads to a sheet of all
	Lesson string // leads to the lesson

	// Of a sheet to print.
	Name, Date, Answer, Solutions, Other, White, MixedSheet, Letter string

	Phrases PracticePhrases
}

// PracticePhrases are texts with numbers and names in them.
type PracticePhrases struct {
	Place   func(number, of int) string // of an exercise in its session
	Days    func(n int) string          // on which something was practised
	Due     func(n int) string          // counts the exercises due today
	One     func(skill string) string   // leads to practice of one skill
	Box     func(n, of int) string      // how far a skill has come
	Found   func(n, of int) string      // counts squares that were found
	Right   func(of int) string         // of a sheet: a line for how many are right
	Paper   func(task string) string    // a task as it is asked on paper
	Figure  func(n int) string          // the number of an exercise on a sheet
	Yes, No func() string               // as solutions of a sheet
}

package say

import (
	"chesstutor/templates/wording"
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
	wording.Practice

	Phrases PracticePhrases
}

// PracticePhrases are texts with numbers and names in them.
type PracticePhrases struct {
	Place func(number, of int) string // of an exercise in its session
	Score func(right, of int) string  // after the last of a session
	// Ended stands in place of a score of none: how many were right at another try, or were done.
	Ended   func(later, of int) string
	AtOnce  func(right, of int) string        // a score of some, but not all
	Went    func(right, later, of int) string // what else there is to say of these, "" for nothing
	Back    func(n int) string                // counts what was missed and comes back tomorrow
	Tricky  func(n int) string                // counts what was missed, of lessons alone
	See     func(n int) string                // leads to what was missed
	Days    func(n int) string                // on which something was practised
	Due     func(n int) string                // counts the exercises due today
	One     func(skill string) string         // leads to practice of one skill
	Box     func(n, of int) string            // how far a skill has come
	Found   func(n, of int) string            // counts squares that were found
	Right   func(of int) string               // of a sheet: a line for how many are right
	Paper   func(task string) string          // a task as it is asked on paper
	Figure  func(n int) string                // the number of an exercise on a sheet
	Yes, No func() string                     // as solutions of a sheet
}

package say

import (
	"chesstutor/tutor/lesson/exercise"
	"chesstutor/tutor/practice"
)

// Path says the words of the lessons: their texts, the tasks of their exercises,
// and why an answer is right or wrong.
type Path struct {
	Chapters []string // the chapters' titles, the first one first
	Lessons  Lessons
	Tasks    Tasks
	Reasons  Reasons
	Games    GameRules
}

// Lessons says the lessons, by their names.
type Lessons map[string]LessonText

// A LessonText is a lesson's title and what its screens say: at most two sentences
// each.
type LessonText struct {
	Title   string
	Screens []string
}

// Tasks says the exercises, by their ids.
type Tasks map[string]Task

// A Task is what an exercise asks, in at most 14 words, and in one sentence why
// its solution is right. What it says must be so for every solution.
type Task struct{ Task, Why string }

// Reasons says why an answer is wrong, or a judgement right, by the kind of
// reason, to White.
type Reasons map[exercise.ReasonKind]func(exercise.Reason) string

// GameRules says how a small game is won and lost, by its rule.
type GameRules map[string]func(*exercise.Exercise) string

// Task says what an exercise asks, with the rules of its game if it is one.
func (l *Language) Task(e *exercise.Exercise) string {
	text := l.Title(e)
	if rules := l.Rules(e); rules != "" {
		text += " " + rules
	}
	return text
}

// Title says what an exercise asks, without the rules of its game.
func (l *Language) Title(e *exercise.Exercise) string { return l.task(e).Task }

// Rules says how the game of an exercise is won and lost, "" if it is none.
func (l *Language) Rules(e *exercise.Exercise) string {
	if e.Kind != exercise.Game {
		return ""
	}
	return l.Path.Games[e.Rule](e)
}

// Answer says why an answer to an exercise is right or wrong. A step that is right
// but not the last says nothing.
func (l *Language) Answer(e *exercise.Exercise, r exercise.Result) string {
	switch {
	case r.Right && !r.Done:
		return ""
	case r.Right && practice.IsID(e.ID) && !r.Reason.Right() && r.Reason.Kind != exercise.ItIsSo:
		return l.Reason(r.Reason) // of a judgement, whose words are those of many
	case r.Right, r.Reason.Kind == exercise.ItIsSo:
		return l.Why(e)
	}
	return l.Reason(r.Reason)
}

// Reason says a reason. It panics for a kind that the language lacks.
func (l *Language) Reason(r exercise.Reason) string {
	switch r.Kind {
	case exercise.CannotMove, exercise.Illegal:
		return l.Fact(r.Why, learner)
	}
	tell, ok := l.Path.Reasons[r.Kind]
	if !ok {
		panic("say: no " + l.Name + " for a reason of kind " + string(r.Kind))
	}
	return tell(r)
}

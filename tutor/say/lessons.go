package say

import (
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// Path holds the texts of the path of lessons: the lessons' screens, the tasks
// of their exercises, and why an answer is right or wrong.
type Path struct {
	Chapters []string // the titles of the chapters of the first path, the first one first
	Parts    []string // those of the parts of the second path
	Lessons  Lessons
	Tasks    Tasks
	Reasons  Reasons
	Games    GameRules
	// Nameless says a sentence about an answer without the names of squares, which the first lessons do not know yet.
	Nameless func(string) string
}

// Lessons holds the texts of the lessons, by name.
type Lessons map[string]LessonText

// A LessonText is a lesson's title, what its learner can do after it, in a
// sentence, and the texts of its screens, at most two sentences each.
type LessonText struct {
	Title   string
	Can     string
	Screens []string
}

// Tasks holds the tasks of the exercises, by ID.
type Tasks map[string]Task

// A Task is what an exercise asks, in at most 14 words, and in one sentence why
// its solution is right. It must be true of every solution.
type Task struct{ Task, Why string }

// Reasons explains to White why an answer is wrong, or a judgement right, by
// the kind of reason.
type Reasons map[exercise.ReasonKind]func(exercise.Reason) string

// GameRules explains how a small game is won and lost, by its rule.
type GameRules map[string]func(*exercise.Exercise) string

// Task returns the task of an exercise, with the rules of its game if it is
// one.
func (l *Language) Task(e *exercise.Exercise) string {
	text := l.Title(e)
	if rules := l.Rules(e); rules != "" {
		text += " " + rules
	}
	return text
}

// Title returns the task of an exercise, without the rules of its game.
func (l *Language) Title(e *exercise.Exercise) string { return l.task(e).Task }

// Rules returns how the game of an exercise is won and lost, "" if it is no
// game.
func (l *Language) Rules(e *exercise.Exercise) string {
	if e.Kind != exercise.Game {
		return ""
	}
	return l.Path.Games[e.Rule](e)
}

// Answer returns why an answer to an exercise is right or wrong, "" for a step
// that is right but not the last.
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

// Reason returns the sentence for a reason. It panics for a kind that the
// language lacks.
func (l *Language) Reason(r exercise.Reason) string {
	switch r.Kind {
	case exercise.CannotMove, exercise.DoesNotReach, exercise.Illegal:
		return l.Fact(r.Why, Learner)
	}
	tell, ok := l.Path.Reasons[r.Kind]
	if !ok {
		panic("say: no " + l.Name + " for a reason of kind " + string(r.Kind))
	}
	return tell(r)
}

// NoMate tells that a legal move is no mate where there was one, and why. Reasons speak of pieces to a learner with
// White, so others are told only of those that name none.
func (l *Language) NoMate(p *chess.Position, m chess.Move, audience tutor.Audience) string {
	return strings.TrimSpace(l.Pages.Reviewing.NotMate + " " + l.noMate(p, m, audience))
}

// Escape tells how a check that is no mate can be answered; "" for a move that gives no check.
func (l *Language) Escape(p *chess.Position, m chess.Move, audience tutor.Audience) string {
	if next := p.Play(m); !next.InCheck() {
		return ""
	}
	return l.noMate(p, m, audience)
}

// noMate tells why a move is no mate, "" to whom reasons cannot tell it.
func (l *Language) noMate(p *chess.Position, m chess.Move, audience tutor.Audience) string {
	why := exercise.NoMate(p, m)
	if !audience.You(chess.White) && len(why.Pieces)+len(why.By) > 0 {
		return ""
	}
	return l.Reason(why)
}

// Learner is whom exercises speak to: their learner is White, and the other side is Black, not the computer.
var Learner = tutor.ToWhiteOfTwo

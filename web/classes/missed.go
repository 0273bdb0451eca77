package classes

import (
	"strings"

	"chesstutor/templates/classes"
	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// openRow returns the row of one child with the exercises that were missed, the latest first: each can be looked at,
// most by everyone, and all can be printed.
func openRow(l *say.Language, s *class.Seat, row classes.Row) *classes.Open {
	open := &classes.Open{Row: row}
	var printed []string
	for n := len(s.Missed) - 1; n >= 0; n-- {
		id := s.Missed[n]
		e := site.ExerciseNamed(id)
		if e == nil {
			continue // another release had it
		}
		missed := classes.Missed{Task: l.Task(e)}
		missed.Board = game.SmallBoard(&e.Position, e.Hidden(), e.Stars, e.About()...)
		missed.URL, missed.Title = exerciseAt(l, id)
		if looksAlike(e.Kind) {
			missed.Ask = id
		}
		if e.Kind != exercise.Game {
			printed = append(printed, id)
		}
		open.Missed = append(open.Missed, missed)
	}
	if len(printed) > 0 {
		open.Sheet = "/practice/sheet?ids=" + strings.Join(printed, ",")
	}
	return open
}

// exerciseAt returns where an exercise of a lesson or of practice is, and of what it is one.
func exerciseAt(l *say.Language, id string) (url, title string) {
	if item, ok := practice.Find(id); ok {
		return "/practice?id=" + id, l.Practice.Skills[item.Skill]
	}
	for _, at := range lesson.Lessons() {
		if e, ok := at.Exercise(id); ok {
			return site.ExerciseURL(at, e), l.Path.Lessons[at.Name].Title
		}
	}
	return "", ""
}

package learn_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

var squareName = regexp.MustCompile(`\b[a-h][1-8]\b`)

// tries are the answers that a learner can give to a new exercise: each square, each way of each piece, yes and no.
func tries(e *exercise.Exercise) (list []exercise.Answer) {
	opened := exercise.Open(e)
	for to := chess.A1; to <= chess.H8; to++ {
		list = append(list, exercise.Tapped(to))
		for from := chess.A1; from <= chess.H8; from++ {
			if p := opened.Position(); p.At(from) != chess.NoPiece {
				list = append(list, exercise.Moved(from, to, chess.NoPieceType))
			}
		}
	}
	return append(list, exercise.Said(true), exercise.Said(false))
}

// Before the lesson that teaches the names of squares no task and no reason uses one, whatever is answered.
func TestNoSquareIsNamedBeforeItsLesson(t *testing.T) {
	named, told := 0, 0
	for _, l := range lesson.Lessons() {
		if l.NamesSquares() {
			continue
		}
		for _, e := range l.Exercises {
			assert.NotRegexp(t, squareName, english.English.Task(e), e.ID)
			for _, answer := range tries(e) {
				attempt := exercise.Open(e)
				r, err := attempt.Answer(answer)
				if err != nil {
					continue
				}
				told++
				text := english.English.Answer(e, r)
				if squareName.MatchString(text) {
					named++
				}
				assert.NotRegexp(t, squareName, english.English.Path.Nameless(text), e.ID)
			}
		}
	}
	assert.Greater(t, told, 5000)
	assert.Greater(t, named, 1000, "without it they would be")
}

// The page and the JSON answer of an early lesson say it so, those of a later one with names.
func TestAnswersOfEarlyLessonsNameNoSquares(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	begun(b, "pawn", "pawn-3")
	page := answered(b, "pawn", "pawn-3", "squares", "g3")
	assert.Contains(t, part(page, "sheet"), "nothing stands there")
	c := webtest.NewClient(t, nil)
	c.OpenExercise("pawn", "pawn-3")
	assert.Contains(t, c.Answer("pawn", "pawn-3", "squares", []string{"g3"}).Text, "nothing stands there")
	begun(b, "free", "free-2")
	assert.Contains(t, part(answered(b, "free", "free-2", "move", "d2d5"), "sheet"), "on e6")
}

package english_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say/english"
)

// Every task of the bank, and every answer to one in fifty, is told in short
// sentences, with the pieces named where they stand.
func TestPracticeIsTold(t *testing.T) {
	for _, s := range practice.Skills() {
		for number := 0; number < practice.Size(s); number += 50 {
			e := practice.At(s, number).Exercise
			for _, text := range []string{english.English.Task(e), english.English.Why(e)} {
				assert.LessOrEqual(t, longest(text), 14, text)
				assert.NotContains(t, text, "%!", e.ID)
				assert.Regexp(t, `^[A-Z].*[.?!]$`, text)
			}
			if e.Piece < 64 {
				assert.Contains(t, english.English.Task(e), e.Position.At(e.Piece).Type().String()+" on "+
					e.Piece.String())
			}
			for _, answer := range answers(e) {
				a := exercise.Open(e)
				r, err := a.Answer(answer)
				if err != nil || r.Right && !r.Done || r.Reason.Kind == exercise.Illegal ||
					r.Reason.Kind == exercise.CannotMove {
					continue
				}
				text := english.English.Answer(e, r)
				assert.NotEmpty(t, strings.TrimSpace(text), e.ID)
				assert.LessOrEqual(t, longest(text), 14, text)
			}
		}
	}
}

// Of a judgement that is right the reason is told, not only that it is so.
func TestWhyAMoveIsAMistake(t *testing.T) {
	told := map[string]bool{}
	for number := range 100 {
		e := practice.At(practice.Mistake, number).Exercise
		a := exercise.Open(e)
		if r, err := a.Answer(exercise.Said(true)); assert.NoError(t, err) && r.Right {
			told[english.English.Answer(e, r)] = true
		}
	}
	assert.Greater(t, len(told), 10)
	assert.NotContains(t, told, "It loses nothing.")
}

// One that was solved at another try than the first is told as one.
func TestOneSolvedAtAnotherTry(t *testing.T) {
	went := english.English.Pages.Practice.Phrases.Went
	assert.Equal(t, "None on the first try, but one on another. That is how we learn.", went(0, 1, 5))
	assert.Equal(t, "None on the first try, but these on another. That is how we learn.", went(0, 2, 5))
}

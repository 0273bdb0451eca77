package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// Every wrong first answer to an exercise of king and pawn is told a legal reply, after which the win or the draw is
// gone by a table that shares nothing with the program's.
func TestRepliesTakeTheWinOrTheDraw(t *testing.T) {
	told := map[exercise.ReasonKind]int{}
	for number := range practice.Size(practice.KingAndPawn) {
		e := practice.At(practice.KingAndPawn, number).Exercise
		for _, m := range e.Position.Moves() {
			a := exercise.Open(e)
			r, err := a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
			require.NoError(t, err, e.ID)
			if r.Right {
				continue
			}
			text := e.ID + " " + m.String() + " " + string(r.Reason.Kind)
			told[r.Reason.Kind]++
			next := e.Position.Play(m)
			if r.Reason.Kind == exercise.IsStalemate {
				assert.False(t, next.HasMove() || next.InCheck(), text)
				continue
			}
			require.NotEmpty(t, r.Reason.By, text)
			to := r.Reason.Squares[0]
			reply, err := next.FindMove(r.Reason.By[0].Square, to, 0)
			if err != nil { // a pawn that becomes a queen
				continue
			}
			at := next.Play(reply)
			b := readSlow(at.FEN())
			switch r.Reason.Kind {
			case exercise.ThenTakes:
				assert.True(t, at.Insufficient(), text)
			case exercise.DrawnThen:
				assert.False(t, b.won(), text)
				assert.Equal(t, "keeps-win", e.Rule, text)
			case exercise.LostThen:
				assert.True(t, b.won(), text)
			default:
				assert.Fail(t, "this reason is not proved", text)
			}
		}
	}
	assert.Greater(t, told[exercise.DrawnThen], 500)
	assert.Greater(t, told[exercise.LostThen], 200)
	assert.Positive(t, told[exercise.ThenTakes])
}

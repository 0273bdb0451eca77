package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// Whoever practises on the day of the first lessons gets other boards than those that they have just solved, with
// answers as many; what they missed comes back as itself. What is open stays so in the cookie.
func TestPracticeHasOtherBoardsThanTheLessons(t *testing.T) {
	var p Progress
	for _, l := range OfPath(1)[:6] {
		for _, e := range l.Exercises {
			p.set(&open{lesson: l, exercise: e}, firstTry)
		}
		for range DailyExercises {
			at, e, ok := p.Recall(20_700)
			require.True(t, ok)
			original, _ := at.Exercise(e.ID)
			assert.NotEqual(t, original.Position.FEN(), e.Position.FEN(), e.ID)
			assert.Equal(t, original.Kind, e.Kind, e.ID)
			assert.Equal(t, original.Solutions()[0].Squares == nil, e.Solutions()[0].Squares == nil, e.ID)
			assert.Len(t, e.Solutions()[0].Moves, len(original.Solutions()[0].Moves), e.ID)
			assert.Equal(t, original.Solutions()[0].Yes, e.Solutions()[0].Yes, e.ID)
			_, err := p.OpenRecalled(at, e)
			require.NoError(t, err)
			again, err := Decode(p.Encode())
			require.NoError(t, err)
			_, attempt, ok := again.Current()
			require.True(t, ok)
			assert.Same(t, e, attempt.Exercise())
			p.Leave()
			p.NoteRecalled(at, e, true, false)
		}
	}
	rook := OfPath(1)[0]
	missed := rook.Exercises[0]
	p.lessons[rook.place].marks[place(missed)] = met
	var seen []*exercise.Exercise
	for range DailyExercises {
		at, e, _ := p.Recall(20_700)
		seen = append(seen, e)
		p.NoteRecalled(at, e, true, false)
	}
	assert.Contains(t, seen, missed)
}

// Boards that are turned can be solved as before, new ones in as many moves by the same rule.
func TestOtherBoardsAreSolvedAlike(t *testing.T) {
	for _, l := range OfPath(1) {
		for id, another := range l.another {
			e, _ := l.Exercise(id)
			was, is := e.Solutions()[0], another.Solutions()[0]
			assert.Len(t, is.Moves, len(was.Moves), id)
			assert.Equal(t, was.Yes, is.Yes, id)
			assert.Equal(t, []any{e.Kind, e.Rule, e.Most}, []any{another.Kind, another.Rule, another.Most}, id)
			if another.Position.FEN() == e.Turned(turns[l.Name]).Position.FEN() || e.Counted {
				assert.Len(t, is.Squares, len(was.Squares), id)
			}
		}
	}
}

package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// FuzzProgress opens, answers rightly and wrongly, tests and comes back, in any order, with nothing but the bytes
// kept in between. What an exercise came to at first stays; whoever was wrong before has not found it at the first
// try; and what was answered cannot be answered again.
func FuzzProgress(f *testing.F) {
	f.Add([]byte{0, 9, 1, 0, 9, 2, 0, 9, 2, 3, 9, 2, 1, 2, 2})
	f.Add([]byte{0, 130, 2, 0, 130, 1, 1, 0, 131, 2, 0, 130, 2})
	f.Fuzz(func(t *testing.T, steps []byte) {
		if len(steps) > 24 {
			return
		}
		ids, lessonOf := []string(nil), map[string]*Lesson{}
		for _, l := range Lessons() {
			for _, e := range l.Exercises {
				ids = append(ids, e.ID)
				lessonOf[e.ID] = l
			}
		}
		type state struct{ met, first, wrong bool }
		model := map[string]state{}
		var p Progress
		for i := 0; i < len(steps); i++ {
			var err error
			p, err = Decode(p.Encode())
			require.NoError(t, err)
			l, at, open := p.Current()
			_, testing := p.Testing()
			switch op := steps[i] % 4; {
			case op == 0 || op == 3:
				if i++; i == len(steps) {
					return
				}
				id := ids[int(steps[i])%len(ids)]
				if op == 0 {
					_, err = p.Open(lessonOf[id].Name, id)
				} else {
					_, err = p.OpenTest(lessonOf[id].Name)
				}
				require.NoError(t, err)
			case !open || at.Exercise().Kind == exercise.Game:
			default:
				id := at.Exercise().ID
				if op == 1 {
					fail(t, &p)
					was := model[id]
					was.wrong = was.wrong || !testing && !was.met
					model[id] = was
				} else {
					solve(t, &p)
				}
				if _, now, ok := p.Current(); !ok || now.Exercise().ID != id {
					_, err = p.Answer(l.Name, id, exercise.Said(true))
					assert.ErrorIs(t, err, ErrNotOpen)
				}
			}
			for id, was := range model {
				met, first := p.MetExercise(lessonOf[id], id)
				assert.True(t, met || !was.met, id)
				assert.True(t, first || !was.first, id)
				assert.False(t, first && was.wrong && !was.met, "%s: a wrong answer costs the first try", id)
			}
			for _, id := range ids {
				if met, first := p.MetExercise(lessonOf[id], id); met {
					model[id] = state{true, first, model[id].wrong && !first}
				}
			}
		}
	})
}

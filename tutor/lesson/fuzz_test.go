package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// FuzzAttempt answers an exercise with whatever the bytes say. No answer panics, what is left after each is what
// its bytes give back, and nothing can be answered once it is done.
func FuzzAttempt(f *testing.F) {
	for n := range 25 {
		f.Add(uint8(n), uint8(n%8), []byte{12, 28, 0, 52, 36, 0, 1, 18})
	}
	f.Fuzz(func(t *testing.T, lesson, slot uint8, data []byte) {
		l := Lessons()[int(lesson)%len(Lessons())]
		e := l.Exercises[int(slot)%len(l.Exercises)]
		a := exercise.Open(e)
		for len(data) >= 3 && len(data) < 60 {
			answer := anyAnswer(&a, data[0], data[1], data[2])
			data = data[3:]
			before, done := a, a.Done()
			r, err := a.Answer(answer)
			if err != nil {
				assert.Equal(t, before, a)
				assert.Equal(t, done, err == exercise.ErrDone)
				continue
			}
			assert.Equal(t, a.Done(), r.Done)
			assert.Equal(t, r.Done, r.Solutions != nil || r.Done && e.Kind == exercise.Game)
			if a.Done() {
				continue
			}
			assert.LessOrEqual(t, len(a.State()), exercise.MaxStateBytes)
			again, err := exercise.Resume(e, a.Wrong(), a.State())
			require.NoError(t, err)
			assert.Equal(t, a, again)
		}
	})
}

// anyAnswer makes an answer of three bytes: more often than not a legal move.
func anyAnswer(a *exercise.Attempt, kind, x, y byte) exercise.Answer {
	switch list := a.Moves(); {
	case kind%8 == 0:
		return exercise.Said(x%2 == 0)
	case kind%8 == 1:
		return exercise.Tapped(chess.Square(x%64), chess.Square(y%64))
	case kind%8 == 2 || len(list) == 0:
		return exercise.Moved(chess.Square(x%64), chess.Square(y%64), chess.PieceType(kind/8%7))
	default:
		m := list[int(x)%len(list)]
		return exercise.Moved(m.From(), m.To(), m.Promotion())
	}
}

// FuzzResume reads any bytes as the state of an attempt: an error, or an attempt with those bytes.
func FuzzResume(f *testing.F) {
	for n := range 25 {
		f.Add(uint8(n), uint8(7), uint8(n%3), []byte{3, 8, 0, 2, 0, 0, 0, 0, 0, 1, 0x11})
		f.Add(uint8(n), uint8(n%8), uint8(0), []byte{1})
	}
	f.Fuzz(func(t *testing.T, lesson, slot, wrong uint8, state []byte) {
		l := Lessons()[int(lesson)%len(Lessons())]
		e := l.Exercises[int(slot)%len(l.Exercises)]
		a, err := exercise.Resume(e, int(wrong), state)
		if err != nil {
			assert.ErrorIs(t, err, exercise.ErrBadAttempt)
			return
		}
		assert.False(t, a.Done())
		assert.Equal(t, int(wrong), a.Wrong())
		if len(state) > 0 || len(a.State()) > 0 {
			assert.Equal(t, state, a.State())
		}
		if list := a.Moves(); len(list) > 0 { // it can be gone on with
			_, err := a.Answer(exercise.Moved(list[0].From(), list[0].To(), list[0].Promotion()))
			assert.NoError(t, err)
		}
	})
}

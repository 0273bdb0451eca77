package practice

import (
	"slices"

	"chesstutor/tutor/exercise"
)

// A Miss is an exercise that was missed in a session: one of the bank, which comes back, or one of a lesson.
type Miss struct {
	Item
	Lesson uint16 // what NoteLesson was told for one of a lesson, 0 for one of the bank
}

// Missed returns the exercises that were missed in the session, in the order in which they were missed.
func (r *Record) Missed() (list []Miss) {
	left := slices.Clone(r.missed)
	for i := int(r.done) - 1; i >= 0; i-- {
		if s := r.steps[i]; s.lesson > 0 && !s.right {
			list = append(list, Miss{Lesson: s.lesson})
		}
		for k := len(left) - 1; k >= 0 && !r.steps[i].right; k-- {
			if m := left[k]; m.skill == r.steps[i].skill && m.box == 0 && m.due == r.latest+gaps[0] {
				list = append(list, Miss{Item: At(skills[m.skill].skill, int(m.number))})
				left = slices.Delete(left, k, k+1)
				break
			}
		}
	}
	slices.Reverse(list)
	return list
}

// Fix opens an exercise of the bank that Missed returned. The session, which has ended, stays as it was: the exercise
// counts as nothing, whether it is right this time or not, and comes back as it would have.
func (r *Record) Fix(item Item) {
	if o := r.open; o == nil || !o.fix || o.item.Exercise.ID != item.Exercise.ID {
		r.open = &openExercise{item: item, repeat: true, fix: true, attempt: exercise.Open(item.Exercise)}
	}
}

// Fixing reports whether the open exercise was opened by Fix.
func (r *Record) Fixing() bool { return r.open != nil && r.open.fix }

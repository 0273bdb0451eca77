package practice

import (
	"slices"

	"chesstutor/tutor/exercise"
)

// Missed returns the exercises that were missed in the session and come back, in the order in which they were missed.
// Those of lessons are not among them: the lessons know them.
func (r *Record) Missed() (list []Item) {
	left := slices.Clone(r.missed)
	for i := int(r.done) - 1; i >= 0; i-- {
		for k := len(left) - 1; k >= 0 && !r.steps[i].right; k-- {
			if m := left[k]; m.skill == r.steps[i].skill && m.box == 0 && m.due == r.latest+gaps[0] {
				list = append(list, At(skills[m.skill].skill, int(m.number)))
				left = slices.Delete(left, k, k+1)
				break
			}
		}
	}
	slices.Reverse(list)
	return list
}

// Fix opens the exercise of Missed with a number from 1, after a session that has ended. That session stays as it was:
// the exercise counts as nothing, whether it is right this time or not, and comes back as it would have. ok is false if
// there is no such exercise, or the session goes on.
func (r *Record) Fix(number int) (item Item, ok bool) {
	list := r.Missed()
	if r.done < SessionLength || number < 1 || number > len(list) {
		return item, false
	}
	item = list[number-1]
	if o := r.open; o == nil || !o.fix || o.item.Exercise.ID != item.Exercise.ID {
		r.open = &openExercise{item: item, repeat: true, fix: true, attempt: exercise.Open(item.Exercise)}
	}
	return item, true
}

// Fixing reports whether the open exercise was opened by Fix.
func (r *Record) Fixing() bool { return r.open != nil && r.open.fix }

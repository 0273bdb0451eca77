package lesson

import "chesstutor/tutor/exercise"

// TestLength is how many exercises the test of a lesson has.
const TestLength = 5

// Test returns the exercises of the lesson's test, by which it can be passed without the others: its last five,
// games left out. Each has one try, and one of them may go wrong.
func (l *Lesson) Test() []*exercise.Exercise {
	var list []*exercise.Exercise
	for _, e := range l.Exercises {
		if e.Kind != exercise.Game {
			list = append(list, e)
		}
	}
	return list[max(0, len(list)-TestLength):]
}

// OpenTest begins the test of a lesson with its first exercise. It returns ErrUnknown if there is no such lesson.
func (p *Progress) OpenTest(lesson string) (*exercise.Attempt, error) {
	l, ok := Find(lesson)
	if !ok {
		return nil, ErrUnknown
	}
	p.Leave()
	first := l.Test()[0]
	attempt := exercise.Open(first)
	p.open = &open{lesson: l, exercise: first, test: true, attempt: attempt}
	return &attempt, nil
}

// tested stores the result of an answer in a test. A wrong answer ends its exercise.
func (p *Progress) tested(o *open, r *exercise.Result) {
	switch wrong := o.attempt.Wrong() > 0; {
	case wrong:
		o.errors++
		o.attempt.End(r)
	case !r.Done:
		return
	}
	test, next := o.lesson.Test(), o.number()+1
	if next < len(test) && o.errors <= 1 {
		o.exercise, o.attempt = test[next], exercise.Open(test[next])
		return
	}
	p.open = nil
	if o.errors <= 1 {
		at := &p.lessons[o.lesson.place].stars
		*at = max(*at, uint8(MostStars-o.errors))
	}
}

package lesson

import (
	"slices"

	"chesstutor/tutor/exercise"
)

// TestLength is how many exercises the test of a lesson, or of a part of a path, has.
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

// Part returns the lessons of a part of the second path in order, none if there is no such part.
func Part(part int) []*Lesson {
	return slices.DeleteFunc(OfPath(2), func(l *Lesson) bool { return l.Chapter != part })
}

// PartTest returns the exercises of the test of a part of the second path, by which all its lessons can be passed: the
// last ones of the tests of its lessons, of as many lessons as can be. Each has one try, and one may go wrong.
func PartTest(part int) (list []*exercise.Exercise) {
	lessons := Part(part)
	for n := range TestLength {
		if len(lessons) == 0 {
			break
		}
		test := lessons[n*len(lessons)/TestLength].Test()
		for i := len(test) - 1; i >= 0; i-- {
			if !slices.Contains(list, test[i]) {
				list = append(list, test[i])
				break
			}
		}
	}
	return list
}

// A testKind is which test is open.
type testKind uint8

const (
	noTest testKind = iota
	ofLesson
	ofPart
)

// test returns the exercises of the open test, none if none is open.
func (o *open) list() []*exercise.Exercise {
	switch o.test {
	case ofLesson:
		return o.lesson.Test()
	case ofPart:
		return PartTest(o.lesson.Chapter)
	}
	return nil
}

// OpenTest begins the test of a lesson with its first exercise. It returns ErrUnknown if there is no such lesson.
func (p *Progress) OpenTest(lesson string) (*exercise.Attempt, error) {
	l, ok := Find(lesson)
	if !ok {
		return nil, ErrUnknown
	}
	return p.openTest(&open{lesson: l, test: ofLesson}), nil
}

// OpenPartTest begins the test of a part of the second path with its first exercise. It returns ErrUnknown if there is
// no such part.
func (p *Progress) OpenPartTest(part int) (*exercise.Attempt, error) {
	lessons := Part(part)
	if len(lessons) == 0 {
		return nil, ErrUnknown
	}
	return p.openTest(&open{lesson: lessons[0], test: ofPart}), nil
}

// openTest opens the first exercise of a test.
func (p *Progress) openTest(o *open) *exercise.Attempt {
	p.Leave()
	o.turnTo(o.list()[0])
	p.open = o
	attempt := o.attempt
	return &attempt
}

// turnTo opens an exercise of the test.
func (o *open) turnTo(e *exercise.Exercise) {
	o.exercise, o.attempt, o.lesson = e, exercise.Open(e), lessonOf(e)
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
	test, next := o.list(), o.number()+1
	if next < len(test) && o.errors <= 1 {
		o.turnTo(test[next])
		return
	}
	p.open = nil
	switch {
	case o.errors > 1:
	case o.test == ofPart:
		for _, l := range Part(o.lesson.Chapter) {
			p.atLeast(l, 1)
		}
	default:
		p.atLeast(o.lesson, MostStars-o.errors)
	}
}

// atLeast gives a lesson stars, unless it has more.
func (p *Progress) atLeast(l *Lesson, stars int) {
	at := &p.lessons[l.place].stars
	*at = max(*at, uint8(stars))
}

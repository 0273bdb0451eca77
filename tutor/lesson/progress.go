package lesson

import (
	"errors"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// MostExercises is the maximum number of exercises in a lesson.
const MostExercises = 10

// Errors of an answer that does not count.
var (
	ErrUnknown = errors.New("there is no such lesson or exercise")
	ErrNotOpen = errors.New("this exercise is not the open one")
)

// A mark is the result of an exercise.
type mark uint8

const (
	untouched mark = iota
	met            // done, but not at the first try, or left after a wrong answer
	firstTry
	marks
)

// A Progress is a learner's progress: the result of every exercise, the tests passed, and the open exercise. The
// zero value is that of a beginner. It is a value: assignment copies it.
//
// The first result of an exercise is final: doing it again does not change it. Stars can be added by the test of a
// lesson.
type Progress struct {
	lessons [lessonRoom]record
	open    *open
	// Practice is what was practised beside the lessons.
	Practice practice.Record
}

// lessonRoom is the number of lessons for which an encoded Progress has room.
const lessonRoom = 31

// record is the results of a lesson.
type record struct {
	marks [MostExercises]mark
	test  uint8 // stars of its test
}

// open is the open exercise, the only one whose answers count. It is immutable: a step creates a new one.
type open struct {
	lesson  *Lesson
	slot    int // of the exercise in the lesson, or in the test
	test    bool
	errors  int // exercises of the test that went wrong
	attempt exercise.Attempt
}

// exercise returns what is open.
func (o *open) exercise() *exercise.Exercise {
	if o.test {
		return o.lesson.Test()[o.slot]
	}
	return o.lesson.Exercises[o.slot]
}

// Open opens an exercise, or begins the open one again: its wrong answers stay. It returns ErrUnknown if the lesson
// has no such exercise. Leaving another after a wrong answer counts as not having found it; leaving a test ends the
// test.
func (p *Progress) Open(lesson, id string) (*exercise.Attempt, error) {
	l, ok := Find(lesson)
	if !ok {
		return nil, ErrUnknown
	}
	slot := l.slot(id)
	if slot < 0 {
		return nil, ErrUnknown
	}
	wrong := 0
	if o := p.open; o != nil && !o.test {
		if o.lesson == l && o.slot == slot {
			wrong = o.attempt.Wrong()
		} else {
			p.leave()
		}
	}
	e := l.Exercises[slot]
	attempt, err := exercise.Resume(e, wrong, nil)
	if err != nil {
		return nil, err
	}
	p.open = &open{lesson: l, slot: slot, attempt: attempt}
	return &attempt, nil
}

// leave closes the open exercise.
func (p *Progress) leave() {
	if o := p.open; o != nil && !o.test && o.attempt.Wrong() > 0 {
		p.set(o, met)
	}
	p.open = nil
}

// set stores the result of an exercise unless it has one.
func (p *Progress) set(o *open, m mark) {
	if at := &p.lessons[o.lesson.Number-1].marks[o.slot]; *at == untouched {
		*at = m
	}
}

// Current returns the open attempt and its lesson, and whether there is one.
func (p *Progress) Current() (*Lesson, *exercise.Attempt, bool) {
	if p.open == nil {
		return nil, nil, false
	}
	attempt := p.open.attempt
	return p.open.lesson, &attempt, true
}

// Testing returns which exercise of the open test is open, from 1 on, and how many were wrong; ok is false if no
// test is open.
func (p *Progress) Testing() (number, wrong int, ok bool) {
	if p.open == nil || !p.open.test {
		return 0, 0, false
	}
	return p.open.slot + 1, p.open.errors, true
}

// Answer judges an answer to an exercise of a lesson. It counts only for the open one: otherwise it returns
// ErrNotOpen, or ErrUnknown if the lesson has no such exercise. Once an exercise is done it is closed; a test goes
// on with its next exercise. Errors of the answer itself are those of exercise.Attempt.Answer. With an error
// nothing has changed.
func (p *Progress) Answer(lesson, id string, answer exercise.Answer) (exercise.Result, error) {
	l, ok := Find(lesson)
	if !ok || l.slot(id) < 0 {
		return exercise.Result{}, ErrUnknown
	}
	o := p.open
	if o == nil || o.lesson != l || o.exercise().ID != id {
		return exercise.Result{}, ErrNotOpen
	}
	next := *o
	r, err := next.attempt.Answer(answer)
	if err != nil {
		return r, err
	}
	p.open = &next
	switch {
	case next.test:
		p.tested(&next, &r)
	case r.Done && r.Right && next.attempt.Wrong() == 0:
		p.set(&next, firstTry)
		p.open = nil
	case r.Done:
		p.set(&next, met)
		p.open = nil
	}
	return r, nil
}

// Merge adds progress from elsewhere: of each exercise the better result of the two, so that no lesson has fewer
// stars than on either device, and the more stars of a test; of each skill, where it was practised last. The open
// exercise is the one open here, if there is one.
func (p *Progress) Merge(other Progress) {
	for i := range p.lessons {
		at, more := &p.lessons[i], &other.lessons[i]
		at.test = max(at.test, more.test)
		for slot, m := range more.marks {
			at.marks[slot] = max(at.marks[slot], m)
		}
	}
	if p.open == nil {
		p.open = other.open
	}
	p.Practice.Merge(&other.Practice)
}

// Practised returns the skills to practise: those whose lessons were begun, or passed by a test; the first three if
// there are none.
func (p *Progress) Practised() (list []practice.Skill) {
	for _, s := range practice.Skills() {
		if p.knows(s) {
			list = append(list, s)
		}
	}
	if list == nil {
		list = practice.Skills()[:firstSkills]
	}
	return list
}

// knows reports whether the lesson of a skill was begun, or passed by a test.
func (p *Progress) knows(s practice.Skill) bool {
	l, _ := Find(s.Lesson())
	met, _ := p.Met(l)
	return met > 0 || p.Stars(l) > 0
}

// firstSkills is the number of skills that a beginner can practise.
const firstSkills = 3

package lesson

import (
	"errors"
	"slices"

	"chesstutor/tutor"
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
	firstTry       // done at the first try, the first time or when it was opened again
	marks
)

// A Progress is a learner's progress: the result of every exercise, the stars of every lesson, and the open exercise.
// The zero value is that of a beginner. It is a value: assignment copies it.
//
// Of an exercise the best result counts: one that was missed can be done again, and nothing that was right is lost by
// doing it again. Stars are never lost, even when a lesson gets other exercises.
type Progress struct {
	lessons [lessonRoom]record // by the places of the lessons
	open    *open
	// Practice is what was practised beside the lessons.
	Practice practice.Record
	// Beaten are the friends that were beaten in games.
	Beaten tutor.Beaten
	// PlayedOut are the stars of the positions to play out.
	PlayedOut tutor.PlayedOut
	// Right is how many exercises were done rightly, however often each.
	Right uint32
	// Daily is what was done on the last day on which something was.
	Daily Daily
}

// An encoded Progress has room for so many lessons, and for so many exercises of each.
const (
	lessonRoom   = 50
	exerciseRoom = 12
)

// record is the results of a lesson.
type record struct {
	marks [exerciseRoom]mark // by the places of the exercises
	stars uint8              // the most that it ever had
}

// open is the open exercise, the only one whose answers count. It is immutable: a step creates a new one.
type open struct {
	lesson   *Lesson
	exercise *exercise.Exercise
	test     testKind
	errors   int // exercises of the test that went wrong
	attempt  exercise.Attempt
}

// number returns which exercise of the test it is, 0 for the first, -1 if it is none of them.
func (o *open) number() int { return slices.Index(o.list(), o.exercise) }

// Open opens an exercise, or begins the open one again: its wrong answers stay, so that nobody wins a star by copying
// an answer that was just shown. It returns ErrUnknown if the lesson has no such exercise. Another that is open is
// left, as by Leave.
func (p *Progress) Open(lesson, id string) (*exercise.Attempt, error) {
	l, ok := Find(lesson)
	if !ok {
		return nil, ErrUnknown
	}
	e, ok := l.Exercise(id)
	if !ok {
		return nil, ErrUnknown
	}
	return p.openOne(l, e)
}

// OpenRecalled opens what Recall returned, as Open does.
func (p *Progress) OpenRecalled(l *Lesson, e *exercise.Exercise) (*exercise.Attempt, error) {
	return p.openOne(l, e)
}

// openOne opens an exercise of a lesson.
func (p *Progress) openOne(l *Lesson, e *exercise.Exercise) (*exercise.Attempt, error) {
	wrong := 0
	if o := p.open; o != nil && o.test == noTest && o.exercise == e {
		wrong = o.attempt.Wrong()
	} else {
		p.Leave()
	}
	attempt, err := exercise.Resume(e, wrong, nil)
	if err != nil {
		return nil, err
	}
	p.open = &open{lesson: l, exercise: e, attempt: attempt}
	return &attempt, nil
}

// Leave closes the open exercise, if there is one: opened again, it begins without wrong answers. One that is left
// after a wrong answer was met and not found. Leaving a test ends it.
func (p *Progress) Leave() {
	if o := p.open; o != nil && o.test == noTest && o.attempt.Wrong() > 0 {
		p.set(o, met)
	}
	p.open = nil
}

// set stores the result of an exercise unless it has a better one. On another board it counts in practice alone.
func (p *Progress) set(o *open, m mark) {
	if o.exercise.AnotherBoard {
		return
	}
	was := &p.lessons[o.lesson.place].marks[place(o.exercise)]
	*was = max(*was, m)
	p.count(o.lesson)
}

// mark returns the result of an exercise of a lesson.
func (p *Progress) mark(l *Lesson, e *exercise.Exercise) mark {
	return p.lessons[l.place].marks[place(e)]
}

// count gives a lesson the stars that its marks are worth; those that it has stay.
func (p *Progress) count(l *Lesson) {
	at := &p.lessons[l.place]
	at.stars = max(at.stars, starsOf(l.marks(at)))
}

// Current returns the open attempt and its lesson, and whether there is one.
func (p *Progress) Current() (*Lesson, *exercise.Attempt, bool) {
	if p.open == nil {
		return nil, nil, false
	}
	attempt := p.open.attempt
	return p.open.lesson, &attempt, true
}

// Testing is where a learner is in a test.
type Testing struct {
	Number int // of the exercise, from 1 on
	Wrong  int // how many went wrong
	Part   int // of the second path, 0 for the test of a lesson
}

// Testing returns where the learner is in the open test; ok is false if no test is open.
func (p *Progress) Testing() (at Testing, ok bool) {
	o := p.open
	if o == nil || o.test == noTest {
		return at, false
	}
	at = Testing{Number: o.number() + 1, Wrong: o.errors}
	if o.test == ofPart {
		at.Part = o.lesson.Chapter
	}
	return at, true
}

// Answer judges an answer to an exercise of a lesson. It counts only for the open one: otherwise it returns
// ErrNotOpen, or ErrUnknown if the lesson has no such exercise. Once an exercise is done it is closed, unless its
// answer was shown: then it stays open to be repeated, as after a wrong answer. A test goes on with its next exercise.
// A small game that is lost was tried and stays open. Errors of the answer itself are those of exercise.Attempt.Answer.
// With an error nothing has changed.
func (p *Progress) Answer(lesson, id string, answer exercise.Answer) (exercise.Result, error) {
	l, ok := Find(lesson)
	if !ok {
		return exercise.Result{}, ErrUnknown
	}
	e, ok := l.Exercise(id)
	if !ok {
		return exercise.Result{}, ErrUnknown
	}
	o := p.open
	if o == nil || o.exercise.ID != e.ID {
		return exercise.Result{}, ErrNotOpen
	}
	next := *o
	r, err := next.attempt.Answer(answer)
	if err != nil {
		return r, err
	}
	p.open = &next
	if r.Done && r.Right {
		p.Right++
	}
	switch {
	case next.test != noTest:
		p.tested(&next, &r)
	case r.Lost:
		p.set(&next, met)
	case r.Done && r.Right && next.attempt.Wrong() == 0:
		p.set(&next, firstTry)
		p.open = nil
	case r.Done:
		p.set(&next, met)
		p.open = next.repeated(&r)
	}
	return r, nil
}

// repeated returns what is open after an exercise was done: nothing, or the exercise again if its answer was shown. A
// question of yes or no is not repeated.
func (o *open) repeated(r *exercise.Result) *open {
	if !r.Shown || o.exercise.Kind == exercise.Judge {
		return nil
	}
	attempt, err := exercise.Resume(o.exercise, exercise.Tries-1, nil)
	if err != nil {
		return nil
	}
	return &open{lesson: o.lesson, exercise: o.exercise, attempt: attempt}
}

// Merge adds progress from elsewhere: of each exercise the better result of the two, so that no lesson has fewer
// stars than on either device, and the more stars of each lesson; of each skill, where it was practised last; of
// the last day, what was done on either. The open exercise is the one open here, if there is one.
func (p *Progress) Merge(other Progress) {
	for i := range p.lessons {
		at, more := &p.lessons[i], &other.lessons[i]
		at.stars = max(at.stars, more.stars)
		for slot, m := range more.marks {
			at.marks[slot] = max(at.marks[slot], m)
		}
	}
	for _, l := range all() {
		p.count(l)
	}
	p.Beaten |= other.Beaten
	for i, stars := range other.PlayedOut {
		p.PlayedOut[i] = max(p.PlayedOut[i], stars)
	}
	p.Right = max(p.Right, other.Right)
	p.Daily.merge(other.Daily)
	if p.open == nil {
		p.open = other.open
	}
	p.Practice.Merge(&other.Practice)
}

// Practised returns the skills to practise: those that were met. Whoever began none of the lessons that practice has on
// other boards came with what they know, and meets skills in practice, a position of each, until PlacingSkills are met.
func (p *Progress) Practised() (list []practice.Skill) {
	for _, s := range practice.Skills() {
		if p.Knows(s) {
			list = append(list, s)
		}
	}
	repeats := slices.ContainsFunc(p.begun(), func(l *Lesson) bool { return l.another != nil })
	if len(list) < PlacingSkills && !repeats {
		return practice.Skills()
	}
	return list
}

// PlacingSkills is the number of skills that somebody who came with what they know meets in practice: a session.
const PlacingSkills = practice.SessionLength

// Knows reports whether a skill was met: it was practised, or its lesson was begun, or passed by a test.
func (p *Progress) Knows(s practice.Skill) bool {
	l, _ := Find(s.Lesson())
	return p.Practice.Standing(s).Met || p.began(l)
}

// Recall returns an exercise of the lessons that were begun, which practice repeats until three skills are met; once
// one is met, every other time. First comes what was not right at the first try yet, on a day with a lesson on other
// boards alone; then those of rotation, of which those that were met come on another board where they have one. The
// lesson of the day is not among these if there are others, and comes on other boards alone. ok is false if an
// exercise of a skill is next, or if no lesson was begun. It is the same one until the next exercise of practice.
// None comes twice among a day's, and none that was right in the session as long as there are others.
func (p *Progress) Recall(day practice.Day) (l *Lesson, e *exercise.Exercise, ok bool) {
	lessons := p.begun()
	slices.Reverse(lessons)
	done, _, _ := p.Practice.Session()
	skills := len(p.Practised())
	if len(lessons) == 0 || skills >= recallSkills || skills > 0 && done%2 == 1 {
		return nil, nil, false
	}
	had := p.Practice.Had(done % DailyExercises)
	isNew := func(l *Lesson, e *exercise.Exercise) bool { return !slices.Contains(had, number(l, e)) }
	missed, taught := lessons, p.Daily.On(day).Lesson
	if taught {
		missed = lessons[1:]
		if len(lessons) > 1 {
			lessons = missed
		}
	}
	for _, l := range missed {
		for _, e := range l.Exercises {
			again := e
			if taught { // which lessons the day had is not kept: more of them may be of today
				again = l.Another(e)
			}
			if p.mark(l, e) == met && e.Kind != exercise.Game && isNew(l, e) && again.AnotherBoard == taught {
				return l, again, true
			}
		}
	}
	turn := p.Practice.Turn()
	for later := range len(lessons) * exerciseRoom {
		if l, e = p.rotation(lessons, turn+later); isNew(l, e) {
			return l, e, true
		}
	}
	l, e = p.rotation(lessons, turn)
	return l, e, true
}

// rotation returns the exercise of lessons, the latest of which comes first, whose turn it is: one that was met, or the
// next ones if those are fewer than a day's; the last exercises of a lesson come first, as the first ones of all are
// too easy by then.
func (p *Progress) rotation(lessons []*Lesson, turn int) (*Lesson, *exercise.Exercise) {
	l := lessons[turn%len(lessons)]
	var list, others []*exercise.Exercise
	for _, e := range slices.Backward(l.Exercises) {
		switch met, _ := p.MetExercise(l, e.ID); {
		case e.Kind == exercise.Game:
		case met:
			list = append(list, e)
		default:
			others = slices.Insert(others, 0, e) // what comes next in the lesson comes first
		}
	}
	switch {
	case len(list) == 0: // the lesson was passed by its test, or is a small game
		list = l.Test()
	case len(list)*len(lessons) < DailyExercises: // too few for the day's without the same twice
		list = append(list, others...)
	}
	e := list[turn/len(lessons)%len(list)]
	if p.mark(l, e) == untouched {
		return l, e
	}
	return l, l.Another(e)
}

// recallSkills is the number of skills from which practice is mixed from them alone.
const recallSkills = 3

// began reports whether a lesson was begun, or passed by a test.
func (p *Progress) began(l *Lesson) bool {
	met, _ := p.Met(l)
	return met > 0 || p.Stars(l) > 0
}

// HasBegun reports whether any lesson was begun, or passed by a test.
func (p *Progress) HasBegun() bool { return len(p.begun()) > 0 }

// begun returns the lessons that were begun, or passed by a test.
func (p *Progress) begun() (list []*Lesson) {
	for _, l := range all() {
		if p.began(l) {
			list = append(list, l)
		}
	}
	return list
}

package lesson

import (
	"slices"

	"chesstutor/tutor/exercise"
)

// MostStars is how many stars a lesson has.
const MostStars = 3

// Stars returns a lesson's stars, 0 to MostStars. There are none until every exercise was done or tried; then one,
// two if two in three were right at the first try, three if all but one were. One that is done again counts by its
// best try. The test of the lesson gives stars at once. Stars that a lesson had stay, whatever exercises it has come to
// have.
func (p *Progress) Stars(l *Lesson) int { return int(p.lessons[l.place].stars) }

// marks returns the marks of the lesson's exercises, in order.
func (l *Lesson) marks(at *record) (list []mark) {
	for _, e := range l.Exercises {
		list = append(list, at.marks[place(e)])
	}
	return list
}

func starsOf(list []mark) uint8 {
	right := 0
	for _, m := range list {
		switch m {
		case untouched:
			return 0
		case firstTry:
			right++
		}
	}
	switch n := len(list); {
	case right >= n-1:
		return MostStars
	case 3*right >= 2*n:
		return 2
	}
	return 1
}

// Met returns how many exercises of a lesson were done or tried, and how many of them were right at the first try.
func (p *Progress) Met(l *Lesson) (met, first int) {
	for _, m := range l.marks(&p.lessons[l.place]) {
		if m != untouched {
			met++
		}
		if m == firstTry {
			first++
		}
	}
	return met, first
}

// MetExercise tells whether an exercise was met, and whether it was right at the first try.
func (p *Progress) MetExercise(l *Lesson, id string) (met, first bool) {
	e, ok := l.Exercise(id)
	if !ok {
		return false, false
	}
	m := p.mark(l, e)
	return m != untouched, m == firstTry
}

// Missed returns the exercises of a lesson that were done or tried, but never right at the first try, in order.
func (p *Progress) Missed(l *Lesson) (list []*exercise.Exercise) {
	for _, e := range l.Exercises {
		if p.mark(l, e) == met {
			list = append(list, e)
		}
	}
	return list
}

// Next returns what to do next: the exercise after the one that was met last in the first lesson without stars that
// was begun, or else that follows; false when every lesson has stars.
// For who knows how the pieces move the lessons of that come last, and those about pieces left unguarded first.
func (p *Progress) Next(knowsMoves bool) (*Lesson, *exercise.Exercise, bool) {
	return p.nextOf(inOrder(all(), knowsMoves))
}

// NextOn is Next of the lessons of one path; false when its end is reached.
func (p *Progress) NextOn(path int, knowsMoves bool) (*Lesson, *exercise.Exercise, bool) {
	return p.nextOf(inOrder(OfPath(path), knowsMoves))
}

// TeachesMoves reports whether a lesson teaches how pieces move and take: those of the first chapter do, and the one
// about taking.
func (l *Lesson) TeachesMoves() bool { return l.Path == 1 && (l.Chapter == 1 || l.Name == "taking") }

// unguarded reports whether a lesson is about pieces left unguarded: what to take, and what to save. They decide most
// games of those who know little but how the pieces move.
func (l *Lesson) unguarded() bool { return l.Name == "free" || l.Name == "save" }

// inOrder returns lessons in the order in which they come next.
func inOrder(lessons []*Lesson, knowsMoves bool) []*Lesson {
	if !knowsMoves {
		return lessons
	}
	turn := func(l *Lesson) int {
		switch {
		case l.unguarded():
			return 0
		case l.TeachesMoves():
			return 2
		}
		return 1
	}
	lessons = slices.Clone(lessons)
	slices.SortStableFunc(lessons, func(a, b *Lesson) int { return turn(a) - turn(b) })
	return lessons
}

// nextOf is Next of some lessons.
func (p *Progress) nextOf(lessons []*Lesson) (*Lesson, *exercise.Exercise, bool) {
	var found *Lesson
	for _, l := range lessons {
		if p.Stars(l) > 0 {
			continue
		}
		if p.mark(l, l.Exercises[0]) != untouched { // who has but played its small game has not begun it
			found = l
			break
		}
		if found == nil {
			found = l
		}
	}
	if found == nil {
		return nil, nil, false
	}
	e, _ := p.NextIn(found)
	return found, e, true
}

// NextIn returns the first exercise of a lesson that was not met, and whether there is one.
func (p *Progress) NextIn(l *Lesson) (*exercise.Exercise, bool) {
	for _, e := range l.Exercises {
		if p.mark(l, e) == untouched {
			return e, true
		}
	}
	return nil, false
}

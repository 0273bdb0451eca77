package lesson

import "chesstutor/tutor/exercise"

// MostStars is how many stars a lesson has.
const MostStars = 3

// Stars returns a lesson's stars, 0 to MostStars. There are none until every exercise was done or tried; then one,
// two if two in three were right at the first try, three if all but one were. The test of the lesson gives stars at
// once.
func (p *Progress) Stars(l *Lesson) int {
	at := &p.lessons[l.Number-1]
	return max(starsOf(at.marks[:len(l.Exercises)]), int(at.test))
}

func starsOf(list []mark) int {
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
	for _, m := range p.lessons[l.Number-1].marks {
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
	slot := l.slot(id)
	if slot < 0 {
		return false, false
	}
	m := p.lessons[l.Number-1].marks[slot]
	return m != untouched, m == firstTry
}

// Next returns what to do next: the exercise after the one that was met last in the first lesson without stars that
// was begun, or else that follows; false when every lesson has stars.
func (p *Progress) Next() (*Lesson, *exercise.Exercise, bool) {
	var found *Lesson
	for _, l := range all() {
		if p.Stars(l) > 0 {
			continue
		}
		if met, _ := p.Met(l); met > 0 {
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
	for i, e := range l.Exercises {
		if p.lessons[l.Number-1].marks[i] == untouched {
			return e, true
		}
	}
	return nil, false
}

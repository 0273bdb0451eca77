package lesson

import (
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// A Miss is an exercise that a session of practice missed: one of a lesson, or one of the bank, which comes back.
type Miss struct {
	Lesson   *Lesson // nil for one of the bank
	Exercise *exercise.Exercise
	Item     practice.Item // of the bank
}

// exerciseBits are the bits of an exercise's place beside that of its lesson in the number that practice keeps.
const exerciseBits = 4

// number returns by which number practice knows an exercise of a lesson: never 0.
func number(l *Lesson, e *exercise.Exercise) uint16 {
	return uint16(l.place<<exerciseBits|place(e)) + 1
}

// NoteRecalled records in the session of practice an exercise of a lesson that Recall has brought back: right at the
// first try, later at another, or not.
func (p *Progress) NoteRecalled(l *Lesson, e *exercise.Exercise, right, later bool) {
	p.Practice.NoteLesson(number(l, e), right, later)
}

// Misses returns what the session of practice missed, in that order.
func (p *Progress) Misses() (list []Miss) {
	for _, m := range p.Practice.Missed() {
		if m.Lesson == 0 {
			list = append(list, Miss{Exercise: m.Exercise, Item: m.Item})
			continue
		}
		at := int(m.Lesson) - 1
		l := atPlace(at >> exerciseBits)
		if l == nil {
			continue
		}
		if e := l.at(at & (1<<exerciseBits - 1)); e != nil {
			list = append(list, Miss{Lesson: l, Exercise: e})
		}
	}
	return list
}

// Miss returns what the session of practice missed with a number from 1; ok is false if there is none, or the session
// goes on.
func (p *Progress) Miss(number int) (m Miss, ok bool) {
	list := p.Misses()
	if done, _, of := p.Practice.Session(); done < of || number < 1 || number > len(list) {
		return m, false
	}
	return list[number-1], true
}

// Fix opens what Miss returns. The session stays as it was; one of a lesson that is right this time counts there.
func (p *Progress) Fix(number int) (Miss, bool) {
	m, ok := p.Miss(number)
	switch {
	case !ok:
	case m.Lesson == nil:
		p.Practice.Fix(m.Item)
	default:
		_, err := p.Open(m.Lesson.Name, m.Exercise.ID)
		ok = err == nil
	}
	return m, ok
}

package practice

import (
	"errors"
	"slices"
	"time"

	"chesstutor/tutor/exercise"
)

// Errors of an answer that does not count.
var (
	ErrUnknown = errors.New("there is no such exercise")
	ErrNotOpen = errors.New("this exercise is not the open one")
)

// SessionLength is the number of exercises in a session.
const SessionLength = 10

// MostMissed is the maximum number of missed exercises in a Record.
const MostMissed = 16

// gaps are the days after which the skills and exercises in each box come back.
var gaps = [...]Day{1, 3, 7, 14, 30}

// Boxes is the number of boxes.
const Boxes = len(gaps)

// Gap returns the days after which what is in a box comes back.
func Gap(box int) Day { return gaps[box] }

// enoughDays is the number of practice days in a row on which a skill has to be right at the first try to count as
// mastered.
const enoughDays = 3

// A Day is a day of the calendar, counted from 1 January 1970 in UTC.
type Day uint16

// DayOf returns the day of a time, in UTC.
func DayOf(t time.Time) Day { return Day(t.Unix() / (24 * 60 * 60)) }

// Date returns the time at which the day begins, in UTC.
func (d Day) Date() time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// A Record is what a learner has practised: the state of each skill, the exercises that were missed, and the open
// exercise. The zero value is that of a beginner. It is a value: assignment copies it.
type Record struct {
	skills [skillRoom]standing
	level  uint8 // difficulty of the exercises of all skills, 0 to levelMost
	missed []missed
	done   uint8 // exercises done in the session
	steps  [SessionLength]step
	again  uint8  // exercises of the session that were missed before
	last   uint8  // the place of the last exercise's skill plus one; 0 for none
	turn   uint16 // exercises ever opened; the random choice of the next one is derived from it
	days   uint16 // number of days on which something was practised
	latest Day    // the last of these days
	open   *openExercise
}

// skillRoom is the maximum number of skills in an encoded Record.
const skillRoom = 25

// step is an exercise done in the session.
type step struct {
	skill  uint8  // its place, noSkill if it belongs to none
	right  bool   // at the first try
	later  bool   // at another try
	lesson uint16 // by which number the lessons know theirs, 0 for others
}

// noSkill is the place of what belongs to no skill: an exercise of a lesson, or one done before steps were kept.
const noSkill = skillRoom

// standing is the state of a skill.
type standing struct {
	met    bool  // it was practised
	box    uint8 // index into gaps
	due    Day
	latest Day   // the last day on which it was practised
	row    uint8 // practice days in a row on which it was right at the first try, up to enoughDays
	offset int8  // added to Record.level for this skill
}

// missed is an exercise that was not right at the first try.
type missed struct {
	skill  uint8
	number uint16
	box    uint8
	due    Day
}

// openExercise is the open exercise, the only one whose answers count. It is immutable: an answer creates a new one.
type openExercise struct {
	item    Item
	repeat  bool // it was missed before
	fix     bool // it was opened by Fix, and counts as nothing
	attempt exercise.Attempt
}

// Standing is the state of a skill.
type Standing struct {
	Met bool // it was practised
	Box int  // from 0, which comes back after a day, to 4, after thirty days
	Due Day
	Has bool // mastered: right at the first try on three practice days in a row
}

// Standing returns the state of a skill.
func (r *Record) Standing(s Skill) Standing {
	at := r.skills[s.place()]
	return Standing{Met: at.met, Box: int(at.box), Due: at.due, Has: at.row >= enoughDays}
}

// Latest returns the last day on which a skill was practised, 0 if it never was.
func (r *Record) Latest(s Skill) Day { return r.skills[s.place()].latest }

// Session returns the number of exercises done in the session, how many of them were right at the first try, and its
// length.
func (r *Record) Session() (done, right, of int) {
	for _, s := range r.steps[:r.done] {
		if s.right {
			right++
		}
	}
	return int(r.done), right, SessionLength
}

// Rights returns of each exercise done in the session whether it was right at the first try, the first one first.
func (r *Record) Rights() (list []bool) {
	for _, s := range r.steps[:r.done] {
		list = append(list, s.right)
	}
	return list
}

// Later returns how many of the last n exercises of the session were right at another try than the first.
func (r *Record) Later(n int) (later int) {
	for _, s := range r.steps[max(0, int(r.done)-n):r.done] {
		if s.later {
			later++
		}
	}
	return later
}

// A Tally is how the exercises of a skill went in a session: how many were done, how many of them were right at the
// first try, and how many later.
type Tally struct {
	Skill              Skill
	Right, Later, Done int
}

// Tallies returns how each skill went in the last n exercises of the session, in the order in which they came.
// Exercises of lessons have none.
func (r *Record) Tallies(n int) (list []Tally) {
	for _, s := range r.steps[max(0, int(r.done)-n):r.done] {
		if s.skill == noSkill {
			continue
		}
		skill := skills[s.skill].skill
		i := slices.IndexFunc(list, func(t Tally) bool { return t.Skill == skill })
		if i < 0 {
			i, list = len(list), append(list, Tally{Skill: skill})
		}
		list[i].Done++
		if s.right {
			list[i].Right++
		}
		if s.later {
			list[i].Later++
		}
	}
	return list
}

// Turn returns a number that changes with each exercise, from which the choice of the next one is derived.
func (r *Record) Turn() int { return int(r.turn) }

// NoteLesson records in the session an exercise of a lesson that was done again: right at the first try, later at
// another, or not. By its number, which is not 0, the lessons find it again.
func (r *Record) NoteLesson(number uint16, right, later bool) {
	r.turn++
	r.last = 0
	r.add(step{skill: noSkill, right: right, later: later, lesson: number})
}

// Had returns by which numbers the lessons know those of their exercises that were right in the session, and all that
// are among its last n.
func (r *Record) Had(n int) (list []uint16) {
	for i, s := range r.steps[:r.done] {
		if s.lesson > 0 && (s.right || i >= int(r.done)-n) {
			list = append(list, s.lesson)
		}
	}
	return list
}

// begin begins a session.
func (r *Record) begin() { r.done, r.again, r.steps = 0, 0, [SessionLength]step{} }

// add appends an exercise to the session, to a new one if it is full.
func (r *Record) add(s step) {
	if r.done == SessionLength {
		r.begin()
	}
	r.steps[r.done] = s
	r.done++
}

// Days returns the number of days on which something was practised. Unlike a streak, it never goes down.
func (r *Record) Days() int { return int(r.days) }

// Due returns how many missed exercises and how many of the practised skills are due on a day, added up.
func (r *Record) Due(day Day, practised []Skill) (n int) {
	for _, m := range r.missed {
		if m.due <= day {
			n++
		}
	}
	for _, s := range practised {
		if at := r.skills[s.place()]; at.met && at.due <= day {
			n++
		}
	}
	return n
}

// Current returns the open exercise, whether it repeats one that was missed, and a copy of the attempt at it; ok is
// false if none is open.
func (r *Record) Current() (item Item, repeat bool, attempt *exercise.Attempt, ok bool) {
	if r.open == nil {
		return Item{}, false, nil, false
	}
	at := r.open.attempt
	return r.open.item, r.open.repeat, &at, true
}

// Open opens an exercise. If it is the open one already, its attempt restarts, but wrong answers stay counted. If
// another is open and had a wrong answer, that one counts as missed.
func (r *Record) Open(item Item, day Day) {
	wrong := 0
	if o := r.open; o != nil {
		if o.item.Skill == item.Skill && o.item.Number == item.Number && !o.fix {
			wrong = o.attempt.Wrong()
		} else {
			r.leave(day)
		}
	}
	attempt, err := exercise.Resume(item.Exercise, wrong, nil)
	if err != nil {
		panic("practice: " + err.Error()) // unreachable: an open exercise is not done
	}
	if r.done == SessionLength {
		r.begin()
	}
	r.turn++
	r.last = uint8(item.Skill.place()) + 1
	r.open = &openExercise{item: item, repeat: r.missing(item) >= 0, attempt: attempt}
}

// leave closes the open exercise, which counts as missed if it had a wrong answer.
func (r *Record) leave(day Day) {
	if o := r.open; o != nil && o.attempt.Wrong() > 0 && !o.fix {
		r.note(o, false, false, day)
	}
	r.open = nil
}

// missing returns the index of an exercise in r.missed, -1 if it is not there.
func (r *Record) missing(item Item) int {
	return slices.IndexFunc(r.missed, func(m missed) bool {
		return int(m.skill) == item.Skill.place() && int(m.number) == item.Number
	})
}

// Answer judges an answer to the exercise with an id, and closes the exercise once it is done. It returns
// ErrUnknown if there is no such exercise, ErrNotOpen if it is not the open one, and the errors of
// exercise.Attempt.Answer. After an error the record is unchanged.
func (r *Record) Answer(id string, answer exercise.Answer, day Day) (exercise.Result, error) {
	o := r.open
	if o == nil || o.item.Exercise.ID != id {
		if _, ok := Find(id); !ok {
			return exercise.Result{}, ErrUnknown
		}
		return exercise.Result{}, ErrNotOpen
	}
	next := *o
	result, err := next.attempt.Answer(answer)
	if err != nil {
		return result, err
	}
	r.open = &next
	if result.Done && !next.fix {
		first := next.attempt.Wrong() == 0
		r.note(&next, result.Right && first, result.Right && !first, day)
	}
	if result.Done {
		r.open = nil
	}
	return result, nil
}

// Merge merges the record of another device into this one. Of each skill the state that was practised last stays;
// missed exercises are joined, up to MostMissed. The session and the open exercise stay those of this record; which
// exercises of lessons it missed is forgotten, as there may be no room for them beside so many skills.
func (r *Record) Merge(other *Record) {
	for i := range r.steps {
		r.steps[i].lesson = 0
	}
	for i, more := range other.skills {
		if at := &r.skills[i]; more.met && (!at.met || more.latest > at.latest) {
			*at = more
		}
	}
	list := slices.Clone(r.missed)
	for _, m := range other.missed {
		item := Item{Skill: skills[m.skill].skill, Number: int(m.number)}
		if r.missing(item) < 0 && len(list) < MostMissed {
			list = append(list, m)
		}
	}
	r.missed = list
	r.level, r.turn = max(r.level, other.level), max(r.turn, other.turn)
	r.days, r.latest = max(r.days, other.days), max(r.latest, other.latest)
}

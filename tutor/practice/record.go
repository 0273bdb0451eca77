package practice

import (
	"errors"
	"slices"
	"time"

	"chesstutor/tutor/lesson/exercise"
)

// Errors of an answer that does not count.
var (
	ErrUnknown = errors.New("there is no such exercise")
	ErrNotOpen = errors.New("this exercise is not the open one")
)

// SessionLength is how many exercises a session has.
const SessionLength = 10

// MostMissed is how many missed exercises are remembered.
const MostMissed = 20

// gaps are after how many days something comes back, box by box.
var gaps = [...]Day{1, 3, 7, 14, 30}

// Boxes is in how many steps a skill comes back.
const Boxes = len(gaps)

// enoughDays is on how many days in a row, of those on which it was practised, a
// skill is right at the first try until a learner has it.
const enoughDays = 3

// A Day is a day of the calendar, counted from 1 January 1970 in UTC.
type Day uint16

// DayOf returns the day of a moment.
func DayOf(t time.Time) Day { return Day(t.Unix() / (24 * 60 * 60)) }

// Date returns the day as the moment it begins.
func (d Day) Date() time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// A Record is what a learner has practised, what was missed, and the exercise that
// is open. The zero value is that of a beginner. It is a value: assignment copies
// it.
type Record struct {
	skills [skillRoom]standing
	level  uint8 // how hard exercises of any skill are
	missed []missed
	done   uint8  // exercises of the session
	last   uint8  // the place of the skill of the last exercise, and one; 0 for none
	turn   uint16 // exercises ever opened, which choose the next one
	days   uint16 // on which something was practised
	latest Day    // the last of them
	open   *opened
}

// skillRoom is for how many skills the bytes of a Record have room.
const skillRoom = 15

// standing is how a learner stands with a skill.
type standing struct {
	met    bool
	box    uint8 // which of gaps lay before due
	due    Day
	latest Day   // on which it was practised
	row    uint8 // days in a row, up to enoughDays
	offset int8  // how much harder its exercises are than others
}

// missed is an exercise that was not right at the first try.
type missed struct {
	skill  uint8
	number uint16
	box    uint8
	due    Day
}

// opened is the exercise that answers count for. It does not change: a step makes
// another.
type opened struct {
	item    Item
	repeat  bool // it was missed before
	attempt exercise.Attempt
}

// Standing is how a learner stands with a skill.
type Standing struct {
	Met bool // it was practised
	Box int  // 0 for what comes back tomorrow, to 4 for after thirty days
	Due Day
	Has bool // right at the first try on three days in a row
}

// Standing returns how the learner stands with a skill.
func (r *Record) Standing(s Skill) Standing {
	at := r.skills[s.place()]
	return Standing{Met: at.met, Box: int(at.box), Due: at.due, Has: at.row >= enoughDays}
}

// Session returns how many exercises of the session are done, and how many it has.
func (r *Record) Session() (done, of int) { return int(r.done), SessionLength }

// Days returns on how many days something was practised. A day that is missed takes
// none away.
func (r *Record) Days() int { return int(r.days) }

// Due counts what comes back by a day: missed exercises, and skills, of those that
// are practised.
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

// Current returns the open exercise, whether it is one that was missed before, and
// whether there is one.
func (r *Record) Current() (item Item, repeat bool, attempt *exercise.Attempt, ok bool) {
	if r.open == nil {
		return Item{}, false, nil, false
	}
	at := r.open.attempt
	return r.open.item, r.open.repeat, &at, true
}

// Open opens an exercise, or begins the open one again: its wrong answers stay.
// Leaving another after a wrong answer counts as a miss.
func (r *Record) Open(item Item, day Day) {
	wrong := 0
	if o := r.open; o != nil {
		if o.item.Skill == item.Skill && o.item.Number == item.Number {
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
		r.done = 0
	}
	r.turn++
	r.last = uint8(item.Skill.place()) + 1
	r.open = &opened{item: item, repeat: r.missing(item) >= 0, attempt: attempt}
}

// leave closes the open exercise.
func (r *Record) leave(day Day) {
	if o := r.open; o != nil && o.attempt.Wrong() > 0 {
		r.note(o.item, false, day)
	}
	r.open = nil
}

// missing returns the place of an exercise among those missed, -1 if it is not there.
func (r *Record) missing(item Item) int {
	return slices.IndexFunc(r.missed, func(m missed) bool {
		return int(m.skill) == item.Skill.place() && int(m.number) == item.Number
	})
}

// Answer judges an answer to the exercise with an id, on a day. It counts only for
// the open one: otherwise it returns ErrNotOpen, or ErrUnknown if there is no such
// exercise. Once an exercise is done it is closed. Errors of the answer itself are
// those of exercise.Attempt.Answer. With an error nothing has changed.
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
	if result.Done {
		r.note(next.item, result.Right && next.attempt.Wrong() == 0, day)
		r.open = nil
	}
	return result, nil
}

// Merge adds what was practised elsewhere: of each skill what came of it last, and
// the missed exercises of both, as far as there is room. The open exercise is the
// one open here.
func (r *Record) Merge(other *Record) {
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

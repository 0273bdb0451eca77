package practice

import (
	"slices"
)

// The difficulty adapts: each right first try makes the next exercises a little harder, and each miss makes them
// easier by four times as much, so that about four in five are right. One level is shared by all skills and adapts
// quickly; each skill has an offset to it.
const (
	levelMost  = 80 // the hardest level; at 0 exercises are easy, at half of it medium
	offsetMost = 80
	harder     = 1
	easier     = 4
)

// note records the result of an exercise on a day: first tells whether it was right at the first try.
func (r *Record) note(item Item, first bool, day Day) {
	if r.days == 0 || day > r.latest {
		r.days, r.latest = min(r.days+1, 1<<16-1), day
	}
	r.done = min(r.done+1, SessionLength)
	at := &r.skills[item.Skill.place()]
	if first {
		r.right = min(r.right+1, r.done)
		r.level = min(r.level+harder, levelMost)
		at.offset = min(at.offset+2*harder, offsetMost)
	} else {
		r.level -= min(r.level, easier)
		at.offset = max(at.offset-2*easier, -offsetMost)
	}
	at.note(first, day)
	r.noteMissed(item, first, day)
}

// note moves the skill to its next box if it is due; a miss moves it back to the first. Of right answers only the
// first of a day counts.
func (at *standing) note(first bool, day Day) {
	switch {
	case !first:
		at.box, at.row, at.due = 0, 0, max(at.latest, day)+gaps[0]
	case !at.met:
		at.row, at.due = 1, day+gaps[0]
	case day > at.latest:
		at.row = min(at.row+1, enoughDays)
		if day >= at.due {
			at.box = min(at.box+1, uint8(len(gaps)-1))
			at.due = day + gaps[at.box]
		}
	}
	at.met, at.latest = true, max(at.latest, day)
}

// noteMissed adds an exercise that was missed to the list, and removes one that was right in the last box. If the
// list is full, the exercise that is due last is removed.
func (r *Record) noteMissed(item Item, first bool, day Day) {
	list := slices.Clone(r.missed)
	i := r.missing(item)
	switch {
	case first && i < 0:
		return
	case first && int(list[i].box) == len(gaps)-1:
		list = slices.Delete(list, i, i+1)
	case first && day < list[i].due:
		return // repeated before it was due: it stays in its box
	case first:
		list[i].box++
		list[i].due = day + gaps[list[i].box]
	case i >= 0:
		list[i].box, list[i].due = 0, day+gaps[0]
	default:
		if len(list) == MostMissed {
			last := 0
			for k, m := range list {
				if m.due > list[last].due {
					last = k
				}
			}
			list = slices.Delete(list, last, last+1)
		}
		list = append(list, missed{uint8(item.Skill.place()), uint16(item.Number), 0, day + gaps[0]})
	}
	r.missed = list
}

// Next returns the next exercise of the session: the open one, if any; else, every other time, the missed exercise
// that has been due longest; else an exercise of the skill that has been due longest; else a missed exercise that
// is due; else one of a random practised skill. There must be a practised skill.
func (r *Record) Next(day Day, practised []Skill) Item {
	if r.open != nil {
		return r.open.item
	}
	m, missed := r.dueMissed(day)
	if missed && r.turn%2 == 1 {
		return At(skills[m.skill].skill, int(m.number))
	}
	s, due := r.dueSkill(day, practised)
	if missed && !due {
		return At(skills[m.skill].skill, int(m.number))
	}
	return r.Choose(s, r.DifficultyOf(s))
}

// NextSkill returns the skill to be practised next.
func (r *Record) NextSkill(day Day, practised []Skill) Skill {
	s, _ := r.dueSkill(day, practised)
	return s
}

// dueMissed returns the missed exercise that has been due longest.
func (r *Record) dueMissed(day Day) (found missed, ok bool) {
	for _, m := range r.missed {
		if m.due <= day && (!ok || m.due < found.due) {
			found, ok = m, true
		}
	}
	return found, ok
}

// dueSkill returns the skill to be practised next, and whether it is due; a skill that was never practised is. It
// is not the skill of the last exercise unless that is the only one.
func (r *Record) dueSkill(day Day, practised []Skill) (found Skill, due bool) {
	var others []Skill
	for _, s := range practised {
		if s.place()+1 != int(r.last) || len(practised) == 1 {
			others = append(others, s)
		}
	}
	var when Day
	for _, s := range others {
		at := r.skills[s.place()]
		if (!at.met || at.due <= day) && (!due || at.due < when) {
			found, when, due = s, at.due, true
		}
	}
	if !due {
		found = others[mixed(uint64(r.turn), 0)%uint64(len(others))]
	}
	return found, due
}

// DifficultyOf returns the difficulty of the next exercise of a skill for this learner.
func (r *Record) DifficultyOf(s Skill) Difficulty {
	const half = levelMost / 2
	level := min(max(int(r.level)+int(r.skills[s.place()].offset), 0), levelMost)
	d, rest := Difficulty(level/half), level%half
	if d < Hard && int(mixed(uint64(r.turn), 1)%half) < rest {
		d++
	}
	return d
}

// Choose returns a random exercise of a skill and difficulty, another one each time. It skips missed exercises:
// they come back when they are due.
func (r *Record) Choose(s Skill, d Difficulty) Item {
	by := mixed(uint64(r.turn), uint64(s.place())+2)
	for {
		if item := Pick(s, d, by); r.missing(item) < 0 {
			return item
		}
		by++
	}
}

// mixed returns a hash of two numbers.
func mixed(a, b uint64) uint64 {
	x := a*0x9e3779b97f4a7c15 + b*0xbf58476d1ce4e5b9 // SplitMix64
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Seeded returns a random exercise by a seed; the same seed gives the same exercise. If s is "" or d is nil, the
// skill or the difficulty is random too.
func Seeded(seed uint64, s Skill, d *Difficulty) Item {
	difficulty := Difficulty(mixed(seed, 1) % 3)
	if d != nil {
		difficulty = *d
	}
	if s == "" {
		s = skills[mixed(seed, 0)%uint64(len(skills))].skill
	}
	return Pick(s, difficulty, mixed(seed, 2))
}

// Sheet returns n different exercises of a difficulty; the same seed gives the same ones. They are of skill s, or,
// if it is "", of all skills in turn.
func Sheet(seed uint64, s Skill, d Difficulty, n int) (list []Item) {
	order := Skills()
	if s != "" {
		order = []Skill{s}
	}
	for i := len(order) - 1; i > 0; i-- { // a shuffle
		k := mixed(seed, uint64(i)+3) % uint64(i+1)
		order[i], order[k] = order[k], order[i]
	}
	for i := range n {
		skill := order[i%len(order)]
		list = append(list, Pick(skill, d, mixed(seed, 2)%(1<<32)+uint64(i/len(order))))
	}
	return list
}

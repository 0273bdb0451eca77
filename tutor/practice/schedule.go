package practice

import (
	"slices"
)

// The difficulty adapts: each right first try makes the next exercises a little harder, and each miss makes them
// easier by five times as much, so that about four in five are right. One level is shared by all skills and adapts
// quickly; each skill has an offset to it.
const (
	levelMost  = 80 // the hardest level; at 0 exercises are easy, at half of it medium
	offsetMost = 80
	harder     = 1
	easier     = 5
	levelSmall = levelMost / 8 // below it boards have few pieces
)

// In a session two misses in a row make the next exercise easier at once, until one is right; each four right ones in
// a row make the next one harder.
const (
	missesInRow = 2
	rightInRow  = 4
)

// MostRepeats is the maximum number of exercises in a session that were missed before.
const MostRepeats = SessionLength / 2

// note records the result of an exercise on a day: first tells whether it was right at the first try.
func (r *Record) note(o *openExercise, first, later bool, day Day) {
	item := o.item
	if r.days == 0 || day > r.latest {
		r.days, r.latest = min(r.days+1, 1<<16-1), day
	}
	r.add(step{skill: uint8(item.Skill.place()), right: first, later: later})
	if o.repeat {
		r.again++
	}
	at := &r.skills[item.Skill.place()]
	if first {
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
	case i >= 0: // the last missed is the last of the list
		again := list[i]
		again.box, again.due = 0, day+gaps[0]
		list = append(slices.Delete(list, i, i+1), again)
	default:
		if len(list) == MostMissed {
			list = withoutLastDue(list)
		}
		list = append(list, missed{uint8(item.Skill.place()), uint16(item.Number), 0, day + gaps[0]})
	}
	r.missed = list
}

// withoutLastDue returns missed exercises without the one that is due last.
func withoutLastDue(list []missed) []missed {
	last := 0
	for k, m := range list {
		if m.due > list[last].due {
			last = k
		}
	}
	return slices.Delete(list, last, last+1)
}

// Next returns the next exercise of the session: the open one, if any; else, every other time, the missed exercise
// that has been due longest; else an exercise of the skill that has been due longest; else a missed exercise that
// is due; else one of the practised skill that had the fewest in the session. At most MostRepeats of a session were
// missed before, and no skill comes twice in a row unless only one is practised. There must be a practised skill.
func (r *Record) Next(day Day, practised []Skill) Item {
	if r.open != nil && !r.open.fix {
		return r.open.item
	}
	m, missed := r.dueMissed(day, practised)
	s, due := r.dueSkill(day, practised)
	if missed && (!due || r.done%2 == 1) {
		return At(skills[m.skill].skill, int(m.number))
	}
	return r.Choose(s, r.DifficultyOf(s))
}

// NextSkill returns the skill to be practised next.
func (r *Record) NextSkill(day Day, practised []Skill) Skill {
	s, _ := r.dueSkill(day, practised)
	return s
}

// dueMissed returns the missed exercise that has been due longest, unless the session has enough of them.
func (r *Record) dueMissed(day Day, practised []Skill) (found missed, ok bool) {
	if r.again >= MostRepeats && r.done < SessionLength {
		return found, false
	}
	for _, m := range r.missed {
		if m.due <= day && (m.skill+1 != r.last || len(practised) == 1) && (!ok || m.due < found.due) {
			found, ok = m, true
		}
	}
	return found, ok
}

// count returns how many exercises of the session are of a skill, none once it is full.
func (r *Record) count(skill uint8) (n int) {
	for _, s := range r.steps[:r.done%SessionLength] {
		if s.skill == skill {
			n++
		}
	}
	return n
}

// dueSkill returns the skill to be practised next, and whether it is due; a skill that was never practised is. It
// is not the skill of the last exercise unless that is the only one.
func (r *Record) dueSkill(day Day, practised []Skill) (found Skill, due bool) {
	var when Day
	fewest, chance := 0, uint64(0)
	for i, s := range practised {
		place := uint8(s.place())
		if place+1 == r.last && len(practised) > 1 {
			continue
		}
		at := r.skills[place]
		if !at.met || at.due <= day {
			if !due || at.due < when {
				found, when, due = s, at.due, true
			}
			continue
		}
		n, by := r.count(place), mixed(uint64(r.turn), uint64(i))
		if !due && (found == "" || n < fewest || n == fewest && by < chance) {
			found, fewest, chance = s, n, by
		}
	}
	return found, due
}

// DifficultyOf returns the difficulty of the next exercise of a skill for this learner.
func (r *Record) DifficultyOf(s Skill) Difficulty {
	const half = levelMost / 2
	level := r.levelOf(s)
	d, rest := Difficulty(level/half), level%half
	if d < Hard && int(mixed(uint64(r.turn), 1)%half) < rest {
		d++
	}
	switch {
	case d > Easy && r.inRow(false) >= missesInRow:
		d--
	case d < Hard && r.inRow(true) > 0 && r.inRow(true)%rightInRow == 0:
		d++
	}
	return d
}

// levelOf returns the level of a skill, 0 to levelMost.
func (r *Record) levelOf(s Skill) int {
	return min(max(int(r.level)+int(r.skills[s.place()].offset), 0), levelMost)
}

// inRow counts the exercises at the end of the session that were right one after the other, or were not.
func (r *Record) inRow(right bool) (n int) {
	if r.done == SessionLength {
		return 0
	}
	for n < int(r.done) && r.steps[int(r.done)-n-1].right == right {
		n++
	}
	return n
}

// stride leads from one exercise of a skill and difficulty to the next. As a prime above all their numbers it comes to
// each of them before it comes to one again.
const stride = 7919

// Choose returns an exercise of a skill and difficulty, another one each time. Whoever begins gets easy ones with few
// pieces. It skips missed exercises: they come back when they are due.
func (r *Record) Choose(s Skill, d Difficulty) Item {
	by := stride * (uint64(r.turn) + uint64(s.place()))
	small := d == Easy && r.levelOf(s) < levelSmall
	for tries := 0; ; tries++ {
		item := Pick(s, d, by)
		if small && tries < MostMissed {
			item = pickSmall(s, r.levelOf(s), by)
		}
		if r.missing(item) < 0 {
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

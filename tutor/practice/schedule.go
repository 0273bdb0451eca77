package practice

import (
	"slices"
)

// How hard exercises are follows from what was right: each right first try makes the
// next ones a little harder, each miss four times as much easier, so that four in
// five go well. There is one level for all skills, which moves quickly, and one
// more for each, which sets it apart.
const (
	levelMost  = 80 // the hardest; half of it is medium
	offsetMost = 80
	harder     = 1
	easier     = 4
)

// note writes down what came of an exercise on a day.
func (r *Record) note(item Item, first bool, day Day) {
	if r.days == 0 || day > r.latest {
		r.days, r.latest = min(r.days+1, 1<<16-1), day
	}
	r.done = min(r.done+1, SessionLength)
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

// note moves a skill to its next box if it is due; a miss sends it back to the first.
// Only the first exercise of a day counts, but for a miss.
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

// noteMissed remembers an exercise that was missed, and forgets one that was right in
// every box. Of too many the one that would come back last is forgotten.
func (r *Record) noteMissed(item Item, first bool, day Day) {
	list := slices.Clone(r.missed)
	i := r.missing(item)
	switch {
	case first && i < 0:
		return
	case first && int(list[i].box) == len(gaps)-1:
		list = slices.Delete(list, i, i+1)
	case first && day < list[i].due:
		return // it was chosen before it was due
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

// Next returns the exercise that the session goes on with: the open one; every other
// time one that was missed and is due; then one of a skill that is due, the longest
// waiting first; else any of the skills that are practised.
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

// NextSkill returns the skill that is to be practised next.
func (r *Record) NextSkill(day Day, practised []Skill) Skill {
	s, _ := r.dueSkill(day, practised)
	return s
}

// dueMissed returns the missed exercise that is due longest.
func (r *Record) dueMissed(day Day) (found missed, ok bool) {
	for _, m := range r.missed {
		if m.due <= day && (!ok || m.due < found.due) {
			found, ok = m, true
		}
	}
	return found, ok
}

// dueSkill returns the skill to be practised next, and whether one is due or was
// never practised. It is not the one before, if there is a choice.
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

// DifficultyOf returns how hard the next exercise of a skill is for the learner.
func (r *Record) DifficultyOf(s Skill) Difficulty {
	const half = levelMost / 2
	level := min(max(int(r.level)+int(r.skills[s.place()].offset), 0), levelMost)
	d, rest := Difficulty(level/half), level%half
	if d < Hard && int(mixed(uint64(r.turn), 1)%half) < rest {
		d++
	}
	return d
}

// Choose returns an exercise of a skill and difficulty: another one each time, and
// none of those missed, which come back in their own time.
func (r *Record) Choose(s Skill, d Difficulty) Item {
	by := mixed(uint64(r.turn), uint64(s.place())+2)
	for {
		if item := Pick(s, d, by); r.missing(item) < 0 {
			return item
		}
		by++
	}
}

// mixed scatters two numbers over all numbers, the same for the same ones.
func mixed(a, b uint64) uint64 {
	x := a*0x9e3779b97f4a7c15 + b*0xbf58476d1ce4e5b9 // SplitMix64
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Seeded returns an exercise by a number, the same for the same one; of all skills
// if none is given, and of all difficulties if none is.
func Seeded(seed uint64, s *Skill, d *Difficulty) Item {
	skill, difficulty := skills[mixed(seed, 0)%uint64(len(skills))].skill, Difficulty(mixed(seed, 1)%3)
	if s != nil {
		skill = *s
	}
	if d != nil {
		difficulty = *d
	}
	return Pick(skill, difficulty, mixed(seed, 2))
}

// Sheet returns n different exercises of a difficulty, the same ones for the same
// number: of one skill, or of as many as there are, in turn.
func Sheet(seed uint64, s *Skill, d Difficulty, n int) (list []Item) {
	order := Skills()
	if s != nil {
		order = []Skill{*s}
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

package notebook

import (
	"slices"

	"chesstutor/tutor/chance"
	"chesstutor/tutor/practice"
)

// Weeks is for how many weeks chances are counted.
const Weeks = 4

const weekDays = 7

// groupRoom is the number of groups of ideas in the encoding.
const groupRoom = 12

// count is how many chances of a group were seen and missed in a week, up to 255 each.
type count struct{ seen, missed uint8 }

// weeks are the counts of the last weeks.
type weeks struct {
	latest uint16 // the week of counts[0], counted from 1970
	counts [Weeks][groupRoom]count
}

// Count is how many chances of a group of ideas were seen and missed, as the HTTP interface tells it.
type Count struct {
	Group  chance.Group `json:"group"`
	Seen   int          `json:"seen"`
	Missed int          `json:"missed"`
}

// since returns how many weeks lie between the latest week and that of a day, 0 for an earlier day.
func (w *weeks) since(day practice.Day) int { return max(int(day/weekDays)-int(w.latest), 0) }

// Count counts a chance of a group on a day. It ignores an unknown group.
func (r *Record) Count(g chance.Group, saw bool, day practice.Day) {
	at := slices.Index(chance.Groups(), g)
	if at < 0 {
		return
	}
	w := &r.weeks
	for range min(w.since(day), Weeks) {
		copy(w.counts[1:], w.counts[:])
		w.counts[0] = [groupRoom]count{}
	}
	w.latest += uint16(w.since(day))
	n := &w.counts[0][at].missed
	if saw {
		n = &w.counts[0][at].seen
	}
	*n = min(*n, 254) + 1
}

// Counts returns the counts of all groups over the four weeks up to that of a day.
func (r *Record) Counts(day practice.Day) (list []Count) {
	since := r.weeks.since(day)
	for at, g := range chance.Groups() {
		n := Count{Group: g}
		for back := range max(Weeks-since, 0) {
			c := r.weeks.counts[back][at]
			n.Seen, n.Missed = n.Seen+int(c.seen), n.Missed+int(c.missed)
		}
		list = append(list, n)
	}
	return list
}

// ForgetCounts forgets the counts, and keeps the positions.
func (r *Record) ForgetCounts() { r.weeks = weeks{} }

// Empty reports whether there is nothing in the record.
func (r *Record) Empty() bool { return len(r.positions) == 0 && r.weeks == weeks{} }

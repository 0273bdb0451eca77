package ai

import (
	"slices"
	"time"
)

// queue holds the searches that wait, by who asks. In each round everyone who asks
// has one turn, and whoever comes has one in the round under way: nobody's second
// search is before anybody's first.
type queue struct {
	askers   map[string]*asker // who wait, or have had a turn in this round
	round    uint64            // under way
	count    int               // of searches that wait
	arrivals uint64
}

// asker is one who asks for searches.
type asker struct {
	turn    uint64           // the round of the next turn
	waiting [kinds][]*ticket // in order of arrival
}

// ticket stands for a search that waits.
type ticket struct {
	from   string
	kind   kind
	number uint64     // of its arrival
	begun  time.Time  // when it had its turn
	turn   chan error // told nil when it is its turn, or why it has none
}

// join adds a search.
func (q *queue) join(from string, k kind) *ticket {
	if q.askers == nil {
		q.askers = map[string]*asker{}
	}
	a := q.askers[from]
	if a == nil {
		a = &asker{}
		q.askers[from] = a
	}
	if a.backlog() == 0 {
		a.turn = max(a.turn, q.round)
	}
	q.count++
	q.arrivals++
	t := &ticket{from: from, kind: k, number: q.arrivals, turn: make(chan error, 1)}
	a.waiting[k] = append(a.waiting[k], t)
	return t
}

// next takes out the search whose turn it is, nil if there is none; a long one
// only if those may be.
func (q *queue) next(longs bool) *ticket {
	var first *ticket
	var whose *asker
	for from, a := range q.askers {
		t := a.first(longs)
		if a.backlog() == 0 && a.turn <= q.round {
			delete(q.askers, from) // as if new
		}
		if t != nil && (first == nil || a.turn < whose.turn || a.turn == whose.turn && t.number < first.number) {
			first, whose = t, a
		}
	}
	if first == nil {
		return nil
	}
	q.round = max(q.round, whose.turn)
	whose.turn++
	q.leave(first)
	return first
}

// leave takes a search out, and reports whether it was there.
func (q *queue) leave(t *ticket) bool {
	a := q.askers[t.from]
	if a == nil {
		return false
	}
	i := slices.Index(a.waiting[t.kind], t)
	if i < 0 {
		return false
	}
	a.waiting[t.kind] = slices.Delete(a.waiting[t.kind], i, i+1)
	q.count--
	return true
}

// forget forgets who has had turns, when none runs or waits.
func (q *queue) forget() { q.askers = nil }

// last returns the search that came last of those of whoever has most waiting.
func (q *queue) last() *ticket {
	var last *ticket
	most := 0
	for _, a := range q.askers {
		t, n := a.last(), a.backlog()
		if t != nil && (n > most || n == most && t.number > last.number) {
			last, most = t, n
		}
	}
	return last
}

// before counts the searches of each kind that would have their turns before one
// that came now, about: the kinds are counted apart.
func (q *queue) before(from string, k kind) (shorts, longs int) {
	turn := q.round
	if a := q.askers[from]; a != nil {
		turn = max(turn, a.turn) + uint64(len(a.waiting[k]))
	}
	var counts [kinds]int
	for _, a := range q.askers {
		for k := range counts {
			if a.turn <= turn {
				counts[k] += int(min(uint64(len(a.waiting[k])), turn-a.turn+1))
			}
		}
	}
	return counts[shortSearch], counts[longSearch]
}

// backlog counts the searches that wait.
func (a *asker) backlog() int { return len(a.waiting[shortSearch]) + len(a.waiting[longSearch]) }

// first returns the search that came first, a long one only if those may be, nil
// if there is none.
func (a *asker) first(longs bool) *ticket {
	shorts, rest := a.waiting[shortSearch], a.waiting[longSearch]
	switch {
	case !longs || len(rest) == 0:
		rest = shorts
	case len(shorts) > 0 && shorts[0].number < rest[0].number:
		rest = shorts
	}
	if len(rest) == 0 {
		return nil
	}
	return rest[0]
}

// last returns the search that came last, nil if there is none.
func (a *asker) last() (last *ticket) {
	for _, list := range a.waiting {
		if n := len(list); n > 0 && (last == nil || list[n-1].number > last.number) {
			last = list[n-1]
		}
	}
	return last
}

package ai

import (
	"slices"
	"time"
)

// queue holds the waiting searches by client. In each round every client has one turn, a client
// that arrives during a round too: no client's second search starts before another client's first.
type queue struct {
	clients  map[string]*clientQueue // that wait, or have had a turn in this round
	round    uint64                  // the current one
	count    int                     // of searches that wait
	arrivals uint64
}

// clientQueue holds the waiting searches of one client.
type clientQueue struct {
	turn    uint64                 // the round of the next turn
	waiting [searchKinds][]*ticket // in order of arrival
}

// ticket stands for a search that waits.
type ticket struct {
	client string
	kind   searchKind
	number uint64     // of its arrival
	begun  time.Time  // when it had its turn
	turn   chan error // receives nil when it is its turn, or the error that refuses it
}

// add adds a search.
func (q *queue) add(client string, k searchKind) *ticket {
	if q.clients == nil {
		q.clients = map[string]*clientQueue{}
	}
	a := q.clients[client]
	if a == nil {
		a = &clientQueue{}
		q.clients[client] = a
	}
	if a.backlog() == 0 {
		a.turn = max(a.turn, q.round)
	}
	q.count++
	q.arrivals++
	t := &ticket{client: client, kind: k, number: q.arrivals, turn: make(chan error, 1)}
	a.waiting[k] = append(a.waiting[k], t)
	return t
}

// next removes and returns the search whose turn it is, nil if there is none; one that is not short
// only if allowed.
func (q *queue) next(allowAll bool) *ticket {
	var first *ticket
	var owner *clientQueue
	for from, a := range q.clients {
		t := a.first(allowAll)
		if a.backlog() == 0 && a.turn <= q.round {
			delete(q.clients, from) // nothing to remember
		}
		if t != nil && (first == nil || a.turn < owner.turn || a.turn == owner.turn && t.number < first.number) {
			first, owner = t, a
		}
	}
	if first == nil {
		return nil
	}
	q.round = max(q.round, owner.turn)
	owner.turn++
	q.remove(first)
	return first
}

// remove removes a search, and reports whether it was in the queue.
func (q *queue) remove(t *ticket) bool {
	a := q.clients[t.client]
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

// reset forgets which clients have had turns, when no search runs or waits.
func (q *queue) reset() { q.clients = nil }

// last returns the latest search of the client with the most waiting.
func (q *queue) last() *ticket {
	var last *ticket
	most := 0
	for _, a := range q.clients {
		t, n := a.last(), a.backlog()
		if t != nil && (n > most || n == most && t.number > last.number) {
			last, most = t, n
		}
	}
	return last
}

// countBefore counts approximately the searches of each kind that would have their turn before one
// that is added now.
func (q *queue) countBefore(client string, k searchKind) (counts [searchKinds]int) {
	turn := q.round
	if a := q.clients[client]; a != nil {
		turn = max(turn, a.turn) + uint64(len(a.waiting[k]))
	}
	for _, a := range q.clients {
		for k := range counts {
			if a.turn <= turn {
				counts[k] += int(min(uint64(len(a.waiting[k])), turn-a.turn+1))
			}
		}
	}
	return counts
}

// backlog counts the client's waiting searches.
func (a *clientQueue) backlog() (n int) {
	for _, list := range a.waiting {
		n += len(list)
	}
	return n
}

// first returns the client's earliest search, one that is not short only if allowed, nil if there is none.
func (a *clientQueue) first(allowAll bool) (first *ticket) {
	for k, list := range a.waiting {
		allowed := allowAll || searchKind(k) == shortSearch
		if allowed && len(list) > 0 && (first == nil || list[0].number < first.number) {
			first = list[0]
		}
	}
	return first
}

// last returns the client's latest search, nil if there is none.
func (a *clientQueue) last() (last *ticket) {
	for _, list := range a.waiting {
		if n := len(list); n > 0 && (last == nil || list[n-1].number > last.number) {
			last = list[n-1]
		}
	}
	return last
}

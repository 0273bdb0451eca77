package ai

import (
	"cmp"
	"maps"
	"slices"
	"time"
)

// queue holds the waiting searches in the order of their turns. In each round every client has one turn for each kind
// of search, a client that arrives during a round too: no client's second search of a kind starts before another
// client's first.
type queue struct {
	waiting []*ticket
	turns   map[clientKind]uint64 // the round of the next search
	round   uint64                // the current one
}

// clientKind is the searches of one kind that a client asks for.
type clientKind struct {
	client string
	kind   searchKind
}

// ticket stands for a search that waits.
type ticket struct {
	clientKind
	round uint64     // in which it has its turn
	begun time.Time  // when it had its turn
	turn  chan error // receives nil when it is its turn, or the error that refuses it
}

// add adds a search behind those of its round.
func (q *queue) add(client string, k searchKind) *ticket {
	t := &ticket{clientKind: clientKind{client, k}, turn: make(chan error, 1)}
	t.round = q.nextTurn(t.clientKind)
	if q.turns == nil {
		q.turns = map[clientKind]uint64{}
	}
	q.turns[t.clientKind] = t.round + 1
	behind, _ := slices.BinarySearchFunc(q.waiting, t.round+1,
		func(other *ticket, round uint64) int { return cmp.Compare(other.round, round) })
	q.waiting = slices.Insert(q.waiting, behind, t)
	return t
}

// nextTurn returns the round in which a client's next search of a kind has its turn.
func (q *queue) nextTurn(c clientKind) uint64 { return max(q.round, q.turns[c]) }

// next removes and returns the search whose turn it is, nil if there is none; one that is not short
// only if allowed.
func (q *queue) next(allowAll bool) *ticket {
	i := slices.IndexFunc(q.waiting, func(t *ticket) bool { return allowAll || t.kind == shortSearch })
	if i < 0 {
		return nil
	}
	t := q.waiting[i]
	q.waiting = slices.Delete(q.waiting, i, i+1)
	q.round = max(q.round, t.round)
	maps.DeleteFunc(q.turns, func(_ clientKind, round uint64) bool { return round <= q.round })
	return t
}

// remove removes a search that does not wait any longer, and reports whether it was in the queue.
func (q *queue) remove(t *ticket) bool {
	i := slices.Index(q.waiting, t)
	if i < 0 {
		return false
	}
	q.waiting = slices.Delete(q.waiting, i, i+1)
	if q.turns[t.clientKind] == t.round+1 {
		q.turns[t.clientKind] = t.round // another may have its turn
	}
	return true
}

// reset forgets which clients have had turns, when no search runs or waits.
func (q *queue) reset() { q.turns = nil }

// last returns the latest search of the client with the most waiting.
func (q *queue) last() (last *ticket) {
	count := map[string]int{}
	for _, t := range q.waiting {
		count[t.client]++
	}
	for _, t := range q.waiting {
		if last == nil || count[t.client] >= count[last.client] {
			last = t
		}
	}
	return last
}

// countBefore counts approximately the searches of each kind that would have their turn before one
// that is added now.
func (q *queue) countBefore(client string, k searchKind) (counts [searchKinds]int) {
	round := q.nextTurn(clientKind{client, k})
	for _, t := range q.waiting {
		if t.round <= round {
			counts[t.kind]++
		}
	}
	return counts
}

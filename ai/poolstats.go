package ai

import (
	"errors"
	"time"
)

// PoolStats are the numbers of a Pool's searches at a time.
type PoolStats struct {
	Running, Waiting int
}

// Stats returns how many searches are under way and how many are queued.
func (p *Pool) Stats() PoolStats {
	p.mu.Lock()
	defer p.mu.Unlock()
	return PoolStats{Running: len(p.running), Waiting: len(p.queue.waiting)}
}

// SearchEnd is how a search of a Pool ended.
type SearchEnd uint8

// The ends of searches.
const (
	SearchDone    SearchEnd = iota
	SearchRefused           // with a *BusyError
	SearchGivenUp           // by its context
)

// String returns the end as a word for logs and metrics.
func (e SearchEnd) String() string { return [...]string{"done", "refused", "given up"}[e] }

// SearchReport tells how a search of a Pool went.
type SearchReport struct {
	Long         bool // it counted as a long one
	End          SearchEnd
	Waited, Took time.Duration // until it began, and from then on; 0 if it did not begin
	Nodes        uint64        // positions searched
}

// Observe makes the pool call a function after each search. It must be called before the first search; the function
// is called by several goroutines.
func (p *Pool) Observe(f func(SearchReport)) { p.observe = f }

// report tells the observer how a search went that was queued at a time, and begun at another unless that is zero.
func (p *Pool) report(k searchKind, queued, begun time.Time, nodes uint64, err error) {
	if p.observe == nil {
		return
	}
	r := SearchReport{Long: k == longSearch, Nodes: nodes}
	switch {
	case errors.Is(err, ErrBusy):
		r.End = SearchRefused
	case err != nil:
		r.End = SearchGivenUp
	}
	if !begun.IsZero() {
		r.Waited, r.Took = begun.Sub(queued), time.Since(begun)
	}
	p.observe(r)
}

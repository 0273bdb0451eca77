package ai

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"
	"time"

	"chesstutor/tutor/chess"
)

// MaxNodes is the most positions that a search of a Pool searches.
const MaxNodes = 1_000_000

// ErrBusy is matched, by errors.Is, by the *BusyError of a search that a Pool refuses.
var ErrBusy = errors.New("too many searches are waiting")

// BusyError is the error of a search that a Pool has no capacity for.
type BusyError struct {
	After time.Duration // when to retry: about how long until there is capacity
}

// Error returns the message in English.
func (e *BusyError) Error() string { return fmt.Sprintf("%v: not before %v", ErrBusy, e.After) }

// Is reports whether other is ErrBusy.
func (e *BusyError) Is(other error) bool { return other == ErrBusy }

// Pool bounds how many searches run at once and queues the others. Clients are served round robin,
// however many searches each has queued, and the searches of one client and kind in the order of arrival. A
// single client may use all workers, except that long searches and those in the background leave
// one worker free for short ones. It is safe for concurrent use.
type Pool struct {
	workers, maxWaiting int
	observe             func(SearchReport) // nil for none
	make                SearchFunc
	mu                  sync.Mutex
	running             []*ticket
	averageTime         [searchKinds]time.Duration // moving average of a search's duration
	queue               queue
}

// searchKind is whether a search is short, long, or in the background.
type searchKind uint8

const (
	shortSearch searchKind = iota
	longSearch
	backgroundSearch
	searchKinds
)

// shortNodes is the most nodes of a selective search that counts as short; a full search, whose
// nodes cost less, may have FullNodes.
const shortNodes = 100_000

// kind returns the kind of a search with these limits.
func (l *Limits) kind() searchKind {
	if l.Method == Selective && l.Nodes > shortNodes || l.Method == Full && l.Nodes > FullNodes {
		return longSearch
	}
	return shortSearch
}

// SearchFunc is the type of the function Search.
type SearchFunc func(ctx context.Context, p chess.Position, earlier []uint64, limits Limits, seed uint64) (Result,
	error)

// NewPool returns a pool that runs up to workers searches at once, at least two, and queues up to
// waiting more.
func NewPool(workers, waiting int) *Pool {
	return &Pool{workers: max(workers, 2), maxWaiting: max(waiting, 0), make: Search}
}

// SearchBy has a function search in the place of Search, such as one that tests have, before the pool is used.
func (p *Pool) SearchBy(f SearchFunc) { p.make = f }

// Search queues a search of a client, named by any string, and does what the function Search does,
// with MaxNodes at most, when its turn comes. It returns a *BusyError if it would have to wait
// beyond the deadline of ctx or the queue is full, and ctx.Err() when cancelled, waiting or
// searching.
func (p *Pool) Search(ctx context.Context, client string, position chess.Position, earlier []uint64, limits Limits,
	seed uint64) (Result, error) {
	limits = limits.capped()
	return p.search(ctx, client, limits.kind(), position, earlier, limits, seed)
}

// SearchInBackground is Search for one of many searches in a row, none of which somebody waits for alone: however short
// it is, it leaves a worker free as a long one does.
func (p *Pool) SearchInBackground(ctx context.Context, client string, position chess.Position, earlier []uint64,
	limits Limits, seed uint64) (Result, error) {
	return p.search(ctx, client, backgroundSearch, position, earlier, limits.capped(), seed)
}

// search queues a search of a kind, whose limits are capped.
func (p *Pool) search(ctx context.Context, client string, k searchKind, position chess.Position, earlier []uint64,
	limits Limits, seed uint64) (Result, error) {
	var result Result
	queued, begun := time.Now(), time.Time{}
	err := p.run(ctx, client, k, func() (err error) {
		begun = time.Now()
		result, err = p.make(ctx, position, earlier, limits, seed)
		return err
	})
	p.report(k, queued, begun, result.Nodes, err)
	return result, err
}

// capped returns the limits with a node limit: MaxNodes at most, and FullNodes for a search other
// than selective that has none.
func (l Limits) capped() Limits {
	switch depth := l.depth(); {
	case l.Nodes > 0:
		l.Nodes = min(l.Nodes, MaxNodes)
	case l.Method == Selective:
		l.Nodes, l.Depth = MaxNodes, depth
	default:
		l.Nodes, l.Depth = FullNodes, depth
	}
	return l
}

// Wait returns about how long a search that is queued now takes until it is done.
func (p *Pool) Wait(client string, limits Limits) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	limits = limits.capped()
	return p.expectedTime(client, limits.kind())
}

// run waits in the queue, then calls work.
func (p *Pool) run(ctx context.Context, client string, k searchKind, work func() error) error {
	t, err := p.enqueue(ctx, client, k)
	if err != nil {
		return err
	}
	select {
	case err = <-t.turn:
	case <-ctx.Done():
		if p.dequeue(t) {
			return ctx.Err()
		}
		err = <-t.turn // its turn came at the same moment
	}
	if err != nil {
		return err
	}
	defer p.release(t)
	return work()
}

// enqueue puts a search into the queue, from which it may be started at once.
func (p *Pool) enqueue(ctx context.Context, client string, k searchKind) (*ticket, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	wait := p.expectedTime(client, k)
	if deadline, ok := ctx.Deadline(); ok && !p.hasRoom(k) && wait > time.Until(deadline) {
		return nil, &BusyError{wait - time.Until(deadline)}
	}
	t := p.queue.add(client, k)
	p.startNext()
	if len(p.queue.waiting) > p.maxWaiting {
		dropped := p.queue.last()
		p.queue.remove(dropped)
		dropped.turn <- &BusyError{p.soonest()}
	}
	return t, nil
}

// dequeue removes a search from the queue, and reports whether it still was in it.
func (p *Pool) dequeue(t *ticket) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.queue.remove(t)
}

// release frees the worker of a search that has ended.
func (p *Pool) release(t *ticket) {
	p.mu.Lock()
	defer p.mu.Unlock()
	took := time.Since(t.begun)
	if p.averageTime[t.kind] > 0 {
		took = (7*p.averageTime[t.kind] + took) / 8
	}
	p.averageTime[t.kind] = took
	p.running = slices.DeleteFunc(p.running, func(other *ticket) bool { return other == t })
	p.startNext()
	if len(p.running) == 0 {
		p.queue.reset()
	}
}

// startNext starts as many queued searches as there are free workers.
func (p *Pool) startNext() {
	for p.hasRoom(shortSearch) {
		t := p.queue.next(p.hasRoom(longSearch))
		if t == nil {
			return
		}
		t.begun = time.Now()
		p.running = append(p.running, t)
		t.turn <- nil
	}
}

// hasRoom reports whether a worker is free for a search of a kind.
func (p *Pool) hasRoom(k searchKind) bool {
	return len(p.running) < p.workers && (k == shortSearch || p.runningBeyondShort() < p.workers-1)
}

// runningBeyondShort counts the searches that run and are not short.
func (p *Pool) runningBeyondShort() (n int) {
	for _, t := range p.running {
		if t.kind != shortSearch {
			n++
		}
	}
	return n
}

// expectedTime returns about how long a search takes that is queued now: the rest of those that
// run, those before it in the queue, and its own time.
func (p *Pool) expectedTime(client string, k searchKind) time.Duration {
	if p.hasRoom(k) {
		return p.averageTime[k]
	}
	var work [searchKinds]time.Duration
	before := p.queue.countBefore(client, k)
	for k, n := range before {
		work[k] = time.Duration(n) * p.averageTime[k]
	}
	for _, t := range p.running {
		work[t.kind] += max(p.averageTime[t.kind]-time.Since(t.begun), 0)
	}
	if k != shortSearch {
		all := work[shortSearch] + work[longSearch] + work[backgroundSearch]
		return p.averageTime[k] + all/time.Duration(p.workers-1)
	}
	others := before[longSearch] + before[backgroundSearch] + p.runningBeyondShort()
	return p.averageTime[k] + work[k]/time.Duration(p.workers-min(others, p.workers-1))
}

// soonest returns about how long it takes until one of the running searches ends.
func (p *Pool) soonest() time.Duration {
	soonest := time.Duration(math.MaxInt64)
	for _, t := range p.running {
		soonest = min(soonest, max(p.averageTime[t.kind]-time.Since(t.begun), 0))
	}
	return soonest
}

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

// MostNodes is how many positions a search of a Pool looks at, at most.
const MostNodes = 1_000_000

// ErrBusy is the error of a search that no Pool had a turn for, to be told from
// others by errors.Is; what comes back is a *BusyError.
var ErrBusy = errors.New("too many searches are waiting")

// BusyError says that a search cannot have its turn.
type BusyError struct {
	After time.Duration // until it can, if it is asked for again then and no others are before
}

// Error says so in English.
func (e *BusyError) Error() string { return fmt.Sprintf("%v: not before %v", ErrBusy, e.After) }

// Is reports whether the other is ErrBusy.
func (e *BusyError) Is(other error) bool { return other == ErrBusy }

// Pool bounds how many searches run at once and lets the others wait for their
// turns: those who ask have theirs round robin, however much each asks for, and
// the searches of one in the order in which they came. Whoever asks alone has all
// that the pool can do, but that long searches leave one place free for short ones.
// It is safe for use by several goroutines at once.
type Pool struct {
	workers, most int
	mu            sync.Mutex
	running       []*ticket
	took          [kinds]time.Duration // what a search took lately, a moving average
	queue         queue
}

// kind is one of the kinds of searches.
type kind uint8

const (
	shortSearch kind = iota
	longSearch
	kinds
)

// shortNodes is how many positions a short search may look at selectively; one at
// full width, which costs less for each, may look at FullNodes.
const shortNodes = 100_000

// kind returns the kind of a search with these limits.
func (l *Limits) kind() kind {
	if l.Method == Selective && l.Nodes > shortNodes || l.Method == Full && l.Nodes > FullNodes {
		return longSearch
	}
	return shortSearch
}

// NewPool returns a pool in which so many searches run at once, at least two, and
// so many more wait at most.
func NewPool(workers, waiting int) *Pool {
	return &Pool{workers: max(workers, 2), most: max(waiting, 0)}
}

// Search is the function Search, with at most MostNodes, once it is its turn among
// the searches of those who ask; from names the one who asks for this one. It
// returns a *BusyError if it would have to wait beyond the deadline of ctx, or
// there is no room for it to wait, and ctx.Err() when cancelled, waiting or
// searching.
func (p *Pool) Search(ctx context.Context, from string, position chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	limits = limits.capped()
	var result Result
	err := p.run(ctx, from, limits.kind(), func() (err error) {
		result, err = Search(ctx, position, earlier, limits, seed)
		return err
	})
	return result, err
}

// capped returns the limits with a cap in nodes: those of a level for the full
// search if there are none, and MostNodes at most for any.
func (l Limits) capped() Limits {
	switch depth := l.depth(); {
	case l.Nodes > 0:
		l.Nodes = min(l.Nodes, MostNodes)
	case l.Method == Selective:
		l.Nodes, l.Depth = MostNodes, depth
	default:
		l.Nodes, l.Depth = FullNodes, depth
	}
	return l
}

// Wait returns about how long a search that is asked for now takes until it is
// done.
func (p *Pool) Wait(from string, limits Limits) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	limits = limits.capped()
	return p.expected(from, limits.kind())
}

// run calls work when it is its turn.
func (p *Pool) run(ctx context.Context, from string, k kind, work func() error) error {
	t, err := p.join(ctx, from, k)
	if err != nil {
		return err
	}
	select {
	case err = <-t.turn:
	case <-ctx.Done():
		if p.leave(t) {
			return ctx.Err()
		}
		err = <-t.turn // it came at the same moment
	}
	if err != nil {
		return err
	}
	defer p.release(t)
	return work()
}

// join puts a search into the queue, from which it may be called at once.
func (p *Pool) join(ctx context.Context, from string, k kind) (*ticket, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	wait := p.expected(from, k)
	if deadline, ok := ctx.Deadline(); ok && wait > time.Until(deadline) {
		return nil, &BusyError{wait - time.Until(deadline)}
	}
	t := p.queue.join(from, k)
	p.call()
	if p.queue.count > p.most {
		gone := p.queue.last()
		p.queue.leave(gone)
		gone.turn <- &BusyError{p.soonest()}
	}
	return t, nil
}

// leave takes a search out of the queue, and reports whether it still was in it.
func (p *Pool) leave(t *ticket) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.queue.leave(t)
}

// release lets others have the place of a search.
func (p *Pool) release(t *ticket) {
	p.mu.Lock()
	defer p.mu.Unlock()
	took := time.Since(t.begun)
	if p.took[t.kind] > 0 {
		took = (7*p.took[t.kind] + took) / 8
	}
	p.took[t.kind] = took
	p.running = slices.DeleteFunc(p.running, func(other *ticket) bool { return other == t })
	p.call()
	if len(p.running) == 0 {
		p.queue.forget()
	}
}

// call calls as many as there are places for.
func (p *Pool) call() {
	for p.free(shortSearch) {
		t := p.queue.next(p.free(longSearch))
		if t == nil {
			return
		}
		t.begun = time.Now()
		p.running = append(p.running, t)
		t.turn <- nil
	}
}

// free reports whether there is a place for a search of a kind.
func (p *Pool) free(k kind) bool {
	longs := 0
	for _, t := range p.running {
		longs += int(t.kind) // 1 if it is long
	}
	return len(p.running) < p.workers && (k == shortSearch || longs < p.workers-1)
}

// expected returns about how long a search takes that joins now: the rest of those
// that run, those before it, and its own.
func (p *Pool) expected(from string, k kind) time.Duration {
	if p.free(k) {
		return p.took[k]
	}
	shorts, longs := p.queue.before(from, k)
	work := [kinds]time.Duration{time.Duration(shorts) * p.took[shortSearch], time.Duration(longs) * p.took[longSearch]}
	for _, t := range p.running {
		work[t.kind] += max(p.took[t.kind]-time.Since(t.begun), 0)
		longs += int(t.kind)
	}
	if k == longSearch {
		return p.took[k] + (work[longSearch]+work[shortSearch])/time.Duration(p.workers-1)
	}
	return p.took[k] + work[k]/time.Duration(p.workers-min(longs, p.workers-1))
}

// soonest returns about how long it takes until one of those that run is done.
func (p *Pool) soonest() time.Duration {
	soonest := time.Duration(math.MaxInt64)
	for _, t := range p.running {
		soonest = min(soonest, max(p.took[t.kind]-time.Since(t.begun), 0))
	}
	return soonest
}

// Waiting returns how many searches wait for their turn.
func (p *Pool) Waiting() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.queue.count
}

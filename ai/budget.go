package ai

import (
	"context"
	"sync/atomic"
	"time"

	"chesstutor/tutor/chess"
)

// pollInterval is how many nodes are between two looks at context and clock:
// well under a millisecond's.
const pollInterval = 256

// budget counts the nodes of a search and tells it when to stop.
type budget struct {
	ctx     context.Context
	start   time.Time
	limits  Limits
	nodes   uint64
	shared  *atomic.Uint64 // nodes of all threads of the search, nil for one thread
	sure    bool           // nodes do not end the search yet
	stopped bool
}

// spend begins a budget.
func (b *budget) spend(ctx context.Context, limits Limits) {
	*b = budget{ctx: ctx, limits: limits, start: time.Now()}
}

// enter counts a node and reports whether the search must stop there.
func (b *budget) enter() bool {
	b.nodes++
	if b.nodes%pollInterval == 0 {
		b.look()
	}
	if b.spent() && (!b.sure || b.nodes >= FullNodes) {
		b.stopped = true
	}
	return b.stopped
}

// spent reports whether as many nodes were looked at as there may be.
func (b *budget) spent() bool { return b.limits.Nodes > 0 && b.nodes >= b.limits.Nodes }

// look stops the search if it was cancelled or its time is over.
func (b *budget) look() {
	if b.shared != nil && b.shared.Add(pollInterval) >= b.limits.Nodes && b.limits.Nodes > 0 {
		b.stopped = true
	}
	if b.ctx.Err() != nil || b.limits.Time > 0 && time.Since(b.start) >= b.limits.Time {
		b.stopped = true
	}
}

// total returns the nodes of all threads, about.
func (b *budget) total() uint64 {
	if b.shared == nil {
		return b.nodes
	}
	return max(b.nodes, b.shared.Load())
}

// enough reports whether no deeper look should begin.
func (b *budget) enough() bool {
	return b.stopped || b.limits.Enough > 0 && time.Since(b.start) >= b.limits.Enough
}

// judge returns what a position is worth without looking ahead. A table that is
// not worked out yet it awaits only as long as the search may last: not at all
// by the clock.
func (b *budget) judge(eye Eye, p *chess.Position) Score {
	if eye != Counting {
		if lazy, us := missing(p); lazy != nil && !b.await(lazy) {
			return roughly(p, us)
		}
	}
	return eye.judge(p)
}

// await reports whether a table is there before the search must stop.
func (b *budget) await(lazy *lazyTable) bool {
	done := lazy.begin()
	if b.limits.Time > 0 && b.limits.Nodes == 0 {
		return false
	}
	select {
	case <-done:
		return true
	case <-b.ctx.Done():
		b.stopped = true
		return false
	}
}

package ai

import (
	"context"
	"sync/atomic"
	"time"
)

// pollInterval is how many nodes are searched between two checks of the context and the clock: less
// than a millisecond's.
const pollInterval = 256

// budget counts the nodes of a search and tells it when to stop.
type budget struct {
	ctx         context.Context
	began       time.Time
	limits      Limits
	nodes       uint64
	sharedNodes *atomic.Uint64 // nodes of all threads of the search, nil for one thread
	ignoreNodes bool           // up to FullNodes: the depth is within Limits.MinDepth
	stopped     bool
}

// start begins a budget and its clock.
func (b *budget) start(ctx context.Context, limits Limits) {
	*b = budget{ctx: ctx, limits: limits, began: time.Now()}
}

// countNode counts a node and reports whether the search must stop there.
func (b *budget) countNode() bool {
	b.nodes++
	if b.nodes%pollInterval == 0 {
		b.poll()
	}
	if b.nodesSpent() && (!b.ignoreNodes || b.nodes >= FullNodes) {
		b.stopped = true
	}
	return b.stopped
}

// nodesSpent reports whether the node limit is reached.
func (b *budget) nodesSpent() bool { return b.limits.Nodes > 0 && b.nodes >= b.limits.Nodes }

// poll stops the search if it was cancelled, or its time or the nodes of all its threads are spent.
func (b *budget) poll() {
	if b.sharedNodes != nil && b.sharedNodes.Add(pollInterval) >= b.limits.Nodes && b.limits.Nodes > 0 {
		b.stopped = true
	}
	if b.ctx.Err() != nil || b.limits.Time > 0 && time.Since(b.began) >= b.limits.Time {
		b.stopped = true
	}
}

// totalNodes returns approximately the nodes of all threads.
func (b *budget) totalNodes() uint64 {
	if b.sharedNodes == nil {
		return b.nodes
	}
	return max(b.nodes, b.sharedNodes.Load())
}

// softLimitReached reports whether no deeper iteration should begin.
func (b *budget) softLimitReached() bool {
	return b.stopped || b.limits.SoftTime > 0 && time.Since(b.began) >= b.limits.SoftTime
}

package ai

import (
	"context"
	"sync"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// together searches with several threads. Each searches the whole, and finds in
// the table what the others have found; every other one begins a depth ahead, so
// that they are at different places. The first decides ("lazy SMP",
// https://www.chessprogramming.org/Lazy_SMP).
func (e *Engine) together(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	for len(e.helpers) < limits.Threads-1 {
		e.helpers = append(e.helpers, selectiveWith(e.s.table))
	}
	var all atomic.Uint64
	e.s.table.next()
	e.s.begin(ctx, p, earlier, limits, seed)
	e.s.shared = &all
	helped, stop := context.WithCancel(ctx)
	defer stop()
	var threads sync.WaitGroup
	own := limits
	own.Depth, own.Lines, own.Progress = maxDepth, 1, nil
	for i, h := range e.helpers[:limits.Threads-1] {
		h.begin(helped, p, earlier, own, seed+uint64(i)+1)
		h.shared = &all
		threads.Go(func() { h.deepen(1 + (i+1)%2) })
	}
	e.s.deepen(1)
	stop()
	threads.Wait()
	r := e.s.end()
	for _, h := range e.helpers[:limits.Threads-1] {
		r.Nodes += h.end().Nodes
	}
	return r, ctx.Err()
}

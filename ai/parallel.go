package ai

import (
	"context"
	"sync"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// searchParallel searches with several threads by lazy SMP
// (https://www.chessprogramming.org/Lazy_SMP): each searches the whole tree and shares the
// transposition table with the others; every other one begins one depth deeper, so that they
// differ. The first thread's result counts.
func (e *Engine) searchParallel(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits,
	seed uint64) (Result, error) {
	for len(e.helpers) < limits.Threads-1 {
		e.helpers = append(e.helpers, newSelective(e.s.table))
	}
	var all atomic.Uint64
	e.s.table.next()
	e.s.begin(ctx, p, earlier, limits, seed)
	e.s.sharedNodes = &all
	helped, stop := context.WithCancel(ctx)
	defer stop()
	var threads sync.WaitGroup
	deeper := limits
	deeper.Depth, deeper.Lines, deeper.Progress = maxDepth, 1, nil
	for i, h := range e.helpers[:limits.Threads-1] {
		h.begin(helped, p, earlier, deeper, seed+uint64(i)+1)
		h.sharedNodes = &all
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

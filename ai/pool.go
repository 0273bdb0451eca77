package ai

import (
	"context"
	"errors"

	"chesstutor/tutor/chess"

	"golang.org/x/sync/semaphore"
)

// ErrBusy is the error of a search for which there is no room in the queue.
var ErrBusy = errors.New("too many searches are waiting")

// Pool bounds how many searches run at once and how many wait for their turn.
// It is safe for use by several goroutines at once.
type Pool struct {
	admitted *semaphore.Weighted // those that run or wait
	running  *semaphore.Weighted
}

// NewPool returns a pool that lets running searches run at once, at least one,
// and waiting more wait.
func NewPool(running, waiting int) *Pool {
	running, waiting = max(running, 1), max(waiting, 0)
	return &Pool{
		admitted: semaphore.NewWeighted(int64(running + waiting)),
		running:  semaphore.NewWeighted(int64(running)),
	}
}

// Search is the function Search, once it is this search's turn: first come,
// first served. It returns ErrBusy at once when the queue is full, and
// ctx.Err() when cancelled, waiting or searching.
func (p *Pool) Search(ctx context.Context, position chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	var result Result
	err := p.run(ctx, func() (err error) {
		result, err = Search(ctx, position, earlier, limits, seed)
		return err
	})
	return result, err
}

// run calls work when it is its turn.
func (p *Pool) run(ctx context.Context, work func() error) error {
	if !p.admitted.TryAcquire(1) {
		return ErrBusy
	}
	defer p.admitted.Release(1)
	if err := p.running.Acquire(ctx, 1); err != nil {
		return err
	}
	defer p.running.Release(1)
	return work()
}

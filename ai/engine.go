package ai

import (
	"context"

	"chesstutor/tutor/chess"
)

// Engine searches like Search and keeps its transposition table from one search of a game to the
// next. It makes one search at a time. Its answers depend on the searches before, until Reset.
type Engine struct {
	s       *selective
	helpers []*selective // the other threads, which share the table of s
}

// DefaultMebibytes is the size of the transposition table of a search without an Engine.
const DefaultMebibytes = 16

// NewEngine returns an engine with a table of this size, rounded down to a power of two.
func NewEngine(mebibytes int) *Engine {
	e := &Engine{s: newSelective(newTable(mebibytes))}
	e.Reset()
	return e
}

// Reset clears what was kept of earlier searches, for a new game.
func (e *Engine) Reset() {
	e.s.reset(0)
	e.helpers = nil
}

// Search does what the function Search does, except that a selective search uses the engine's
// table.
func (e *Engine) Search(ctx context.Context, p chess.Position, earlier []uint64, limits Limits, seed uint64) (Result,
	error) {
	if err := ctx.Err(); err != nil || limits.Method != Selective || p.Outcome(earlier) != chess.Playing {
		return Search(ctx, p, earlier, limits, seed)
	}
	if r, done := fromTables(&p, &limits, seed); done {
		return r, nil
	}
	if limits.Threads > 1 {
		return e.searchParallel(ctx, &p, earlier, limits, seed)
	}
	return e.s.search(ctx, &p, earlier, limits, seed)
}

// HashFull returns how many of a thousand entries of the table were written by the last search.
func (e *Engine) HashFull() int { return e.s.table.permilleFull() }

package ai

import (
	"context"

	"chesstutor/tutor/chess"
)

// Engine searches like Search and remembers, from one search of a game to the
// next, what it found in a transposition table. It makes one search at a time.
// Answers depend on the searches before; Forget makes it new.
type Engine struct {
	s       *selective
	helpers []*selective // search too when several threads are asked for, with the table of s
}

// DefaultMebibytes is the size of the transposition table of a search on its own.
const DefaultMebibytes = poolMebibytes

// NewEngine returns an engine with a table of so many mebibytes, rounded down
// to a power of two.
func NewEngine(mebibytes int) *Engine {
	e := &Engine{s: newSelective(mebibytes)}
	e.Forget()
	return e
}

// Forget forgets the game.
func (e *Engine) Forget() {
	e.s.forget(0)
	e.helpers = nil
}

// Search is the function Search, but that a selective search uses the engine's
// table.
func (e *Engine) Search(ctx context.Context, p chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	if err := ctx.Err(); err != nil || limits.Method != Selective || p.Outcome(earlier) != chess.Playing {
		return Search(ctx, p, earlier, limits, seed)
	}
	if limits.Threads > 1 {
		return e.together(ctx, &p, earlier, limits, seed)
	}
	return e.s.search(ctx, &p, earlier, limits, seed)
}

// Full returns how many of a thousand places of the table the last search
// filled.
func (e *Engine) Full() int { return e.s.table.full() }

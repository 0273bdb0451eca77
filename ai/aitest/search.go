// Package aitest spares tests the searches that they repeat. It is for tests alone.
package aitest

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// made has the results of selective searches, by their arguments. Tests of one package often search the same positions:
// the start, a game that is reviewed.
var made sync.Map // of string to ai.Result

// Search is ai.Search, but makes no selective search twice that only positions limit.
func Search(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits, seed uint64) (ai.Result, error) {
	if err := ctx.Err(); err != nil {
		return ai.Result{}, err
	}
	if limits.Method != ai.Selective || limits.Nodes == 0 || limits.Time+limits.SoftTime > 0 || limits.Threads > 1 ||
		len(limits.Moves) > 0 || limits.Progress != nil {
		return ai.Search(ctx, p, earlier, limits, seed)
	}
	key := fmt.Sprint(p.FEN(), earlier, limits.Depth, limits.Nodes, limits.Lines, seed)
	if r, ok := made.Load(key); ok {
		return copied(r.(ai.Result)), nil
	}
	r, err := ai.Search(ctx, p, earlier, limits, seed)
	if err == nil {
		made.Store(key, copied(r))
	}
	return r, err
}

// copied returns a result that shares nothing with another.
func copied(r ai.Result) ai.Result {
	r.PV, r.Lines = slices.Clone(r.PV), slices.Clone(r.Lines)
	for i := range r.Lines {
		r.Lines[i].Moves = slices.Clone(r.Lines[i].Moves)
	}
	return r
}

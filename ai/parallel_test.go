package ai

import (
	"context"
	"sync"
	"testing"
	"time"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSearchParallel checks that several threads keep to the limits.
func TestSearchParallel(t *testing.T) {
	e := NewEngine(1)
	for _, m := range middlegames(t)[:6] {
		for _, limits := range []Limits{{Depth: 5}, {Nodes: 20_000}, {Time: 20 * time.Millisecond},
			{Depth: 4, Lines: 3}} {
			limits.Method, limits.Threads = Selective, 4
			r, err := e.Search(t.Context(), m.position, nil, limits, 1)
			require.NoError(t, err)
			for _, line := range r.Lines {
				requirePlayable(t, m.position, line.Moves)
			}
			assert.NotEmpty(t, r.PV)
			if limits.Nodes > 0 {
				assert.Less(t, r.Nodes, limits.Nodes+uint64(2*limits.Threads*pollInterval))
			}
		}
	}
	e.Reset()
	r, err := e.Search(t.Context(), fen(t, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"), nil,
		Limits{Method: Selective, Depth: 4, Threads: 3}, 1)
	require.NoError(t, err)
	assert.Equal(t, "d1d8", r.Move.String())
}

// TestSearchParallelCancelled lets none of them go on.
func TestSearchParallelCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	limits := Limits{Method: Selective, Depth: maxDepth, Threads: 3, Progress: func(Result) { cancel() }}
	r, err := NewEngine(1).Search(ctx, chess.Start(), nil, limits, 1)
	require.ErrorIs(t, err, context.Canceled)
	assert.NotEqual(t, chess.NoMove, r.Move)
}

// requirePlayable checks that a line can be played.
func requirePlayable(t *testing.T, p chess.Position, line []chess.Move) {
	t.Helper()
	for _, m := range line {
		require.True(t, p.IsLegal(m), "%v in %v", m, line)
		p = p.Play(m)
	}
}

// TestConcurrentSearchesAreCancelled runs searches without end side by side; memory that they
// shared would show under the race detector.
func TestConcurrentSearchesAreCancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var all sync.WaitGroup
	for i, m := range middlegames(t) {
		all.Go(func() {
			if i == 0 {
				_, err := Search(ctx, m.position, nil, ThreePlies.Limits(), 1)
				assert.NoError(t, err)
				cancel()
				return
			}
			_, err := Search(ctx, m.position, nil, Limits{Depth: maxDepth}, 1)
			assert.ErrorIs(t, err, context.Canceled)
		})
	}
	all.Wait()
}

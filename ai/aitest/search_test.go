package aitest

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// A search that is repeated gives what it gave, whatever was done to its result, and each argument counts.
func TestSearch(t *testing.T) {
	p := chess.Start()
	limits := ai.Limits{Method: ai.Selective, Nodes: 500, Lines: 2}
	for _, c := range []struct {
		earlier []uint64
		limits  ai.Limits
		seed    uint64
	}{
		{nil, limits, 1},
		{nil, limits, 2},
		{[]uint64{p.Key()}, limits, 1},
		{nil, ai.Limits{Method: ai.Selective, Nodes: 700}, 1},
		{nil, ai.Limits{Method: ai.Selective, Nodes: 700, Moves: p.Moves()[:1]}, 1},
		{nil, ai.Limits{Method: ai.Full, Depth: 1}, 1},
	} {
		want, err := ai.Search(t.Context(), p, c.earlier, c.limits, c.seed)
		require.NoError(t, err)
		for range 3 {
			got, err := Search(t.Context(), p, c.earlier, c.limits, c.seed)
			require.NoError(t, err)
			require.Equal(t, want, got)
			got.PV[0], got.Lines[0].Moves[0], got.Lines[0].Score = chess.NoMove, chess.NoMove, 0
		}
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	_, err := Search(stopped, p, nil, limits, 1)
	assert.ErrorIs(t, err, context.Canceled)
}

package ai

import (
	"context"
	"testing"
	"time"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// withoutTable replaces a table, for the time of a test, by one that is never ready, as if it were
// still being computed.
func withoutTable(t *testing.T, table **lazyDTM) {
	made := *table
	*table = newLazyDTM()
	(*table).started.Do(func() {})
	t.Cleanup(func() { *table = made })
}

// TestNoClockWaitsForATable searches by clock while the table is not ready: the search must still
// know that bishop and knight win.
func TestNoClockWaitsForATable(t *testing.T) {
	withoutTable(t, &knightTable)
	for _, test := range []struct {
		fen  string
		wins bool
	}{
		{"8/8/8/8/3k4/8/8/KBN5 w - - 0 1", true},
		{"8/8/8/8/3k4/8/8/KBN5 b - - 0 1", false},
		{"kbn5/8/8/3K4/8/8/8/8 b - - 0 1", true},
	} {
		p := fen(t, test.fen)
		result, err := Search(t.Context(), p, nil, Limits{Method: Selective, Time: 20 * time.Millisecond}, 1)
		require.NoError(t, err)
		assert.Equal(t, test.wins, result.Score > 0, test.fen)
	}
}

// TestWaitingForATableIsCancelled cancels searches that only a table would let go on.
func TestWaitingForATableIsCancelled(t *testing.T) {
	withoutTable(t, &bishopsTable)
	p := fen(t, "8/8/8/8/3k4/8/8/KBB5 w - - 0 1")
	for _, limits := range []Limits{{Method: Selective, Nodes: 1000}, {Depth: 2, Evaluator: Tuned}, {Depth: 2},
		{Method: GreedyExchange}} {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(10*time.Millisecond, cancel)
		result, err := Search(ctx, p, nil, limits, 1)
		require.ErrorIs(t, err, context.Canceled)
		assert.NotEqual(t, chess.NoMove, result.Move)
	}
}

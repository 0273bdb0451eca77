package ai

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestDTMTablesKnowTheLongestMates compares the farthest mates with those that are known of these
// endings: in 10, 16, 19 and 33 moves.
func TestDTMTablesKnowTheLongestMates(t *testing.T) {
	alone(t)
	tests := []struct {
		table *dtmTable
		moves int
	}{{queenTable.get(), 10}, {rookTable.get(), 16}, {bishopsTable.get(), 19}, {knightTable.get(), 33}}
	for _, test := range tests {
		farthest := 0
		for _, plies := range test.table.wins {
			if plies != noMate {
				farthest = max(farthest, int(plies))
			}
		}
		assert.Equal(t, test.moves, (farthest+1)/2, test.table.kinds)
	}
}

// TestDTMTablesAgreeWithTheRules compares random positions with their successors: the plies to mate
// are one more than after the best move.
func TestDTMTablesAgreeWithTheRules(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for _, pieces := range [][]chess.PieceType{{chess.Queen}, {chess.Rook}, {chess.Bishop, chess.Bishop},
		{chess.Bishop, chess.Knight}} {
		for _, p := range scattered(t, pieces, 300, random) {
			plies, known := mateIn(&p, chess.White)
			best, found := -1, false
			for _, m := range p.Moves() {
				next := p.Play(m)
				n, mate := mateIn(&next, chess.White)
				switch {
				case p.Turn() == chess.White && mate && (!found || n < best):
					best, found = n, true
				case p.Turn() == chess.Black && !mate:
					best, found = noMate, true
				case p.Turn() == chess.Black && n > best:
					best, found = n, true
				}
			}
			switch {
			case known:
				require.Equal(t, plies, best+1, p.FEN())
			case p.Turn() == chess.White:
				require.False(t, found, p.FEN())
			default:
				require.Equal(t, noMate, best, p.FEN())
			}
		}
	}
}

func BenchmarkLoneTable(b *testing.B) {
	for b.Loop() {
		newDTMTable(chess.Bishop, chess.Knight)
	}
}

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

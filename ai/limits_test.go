package ai

import (
	"context"
	"testing"
	"time"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLimitsDepth(t *testing.T) {
	for given, want := range map[int]int{-1: 3, 0: 3, 1: 1, 3: 3, 64: 64, 1000: 64} {
		assert.Equal(t, want, (&Limits{Depth: given}).depth())
	}
	assert.Equal(t, 64, (&Limits{Nodes: 1}).depth())
	assert.Equal(t, 64, (&Limits{Time: 1}).depth())
	assert.Equal(t, 5, (&Limits{Time: 1, Nodes: 1, Depth: 5}).depth())
}

// TestNodeLimit checks that a search keeps to its node limit and still answers with a legal move.
func TestNodeLimit(t *testing.T) {
	for _, method := range methods {
		for _, nodes := range []uint64{1, 2, 10, 100, 5000} {
			for _, m := range middlegames(t)[:5] {
				r, err := Search(t.Context(), m.position, nil, Limits{Method: method, Nodes: nodes}, 1)
				require.NoError(t, err)
				assert.Equal(t, nodes, r.Nodes)
				assert.True(t, m.position.IsLegal(r.Move))
				requirePlayable(t, m.position, r.PV)
			}
		}
	}
}

// TestTimeLimit checks that a search ends by its time, here long before it would by its depth.
func TestTimeLimit(t *testing.T) {
	for _, method := range methods {
		r, err := Search(t.Context(), chess.Start(), nil, Limits{Method: method, Time: 30 * time.Millisecond}, 1)
		require.NoError(t, err)
		assert.NotEqual(t, chess.NoMove, r.Move)
		assert.Less(t, r.Depth, maxDepth)
	}
}

// TestSoftTimeBeginsNoDeeperIteration checks that the result is that of a complete depth.
func TestSoftTimeBeginsNoDeeperIteration(t *testing.T) {
	for _, method := range methods {
		r, err := Search(t.Context(), chess.Start(), nil, Limits{Method: method, SoftTime: time.Nanosecond, Lines: 2},
			1)
		require.NoError(t, err)
		assert.LessOrEqual(t, r.Depth, 1)
	}
}

// TestCancelledKeepsTheBest returns what was found when it was cancelled.
func TestCancelledKeepsTheBest(t *testing.T) {
	for _, method := range methods {
		ctx := &patience{Context: t.Context()}
		ctx.left.Store(20)
		r, err := Search(ctx, chess.Start(), nil, Limits{Method: method, Depth: maxDepth}, 1)
		require.ErrorIs(t, err, context.Canceled)
		assert.NotEqual(t, chess.NoMove, r.Move)
	}
}

// TestStopsSoonWhenCancelled measures in nodes how long a search goes on after it was cancelled: at
// most pollInterval nodes. At half a million nodes a second these are less than a millisecond's.
func TestStopsSoonWhenCancelled(t *testing.T) {
	require.Less(t, float64(pollInterval)/500_000, 0.001)
	for _, method := range methods {
		for _, m := range middlegames(t)[:5] {
			for _, looks := range []int64{1, 2, 10, 100} {
				ctx := &patience{Context: t.Context()}
				ctx.left.Store(looks) // the first look is before the search
				r, err := Search(ctx, m.position, nil, Limits{Method: method, Depth: maxDepth}, 1)
				require.ErrorIs(t, err, context.Canceled)
				assert.EqualValues(t, looks*pollInterval, r.Nodes, m.name)
			}
		}
	}
}

// TestSearchAmongGivenMoves chooses among those allowed.
func TestSearchAmongGivenMoves(t *testing.T) {
	start := chess.Start()
	for _, method := range methods {
		for _, m := range start.Moves() {
			r, err := Search(t.Context(), start, nil,
				Limits{Method: method, Depth: 2, Moves: []chess.Move{m}, Lines: 3}, 1)
			require.NoError(t, err)
			assert.Equal(t, m, r.Move)
			assert.Len(t, r.Lines, 1)
		}
	}
}

// TestLines checks that lines are in order, best first; of the full search each line is the best
// when the moves of the lines before it are excluded.
func TestLines(t *testing.T) {
	for _, method := range methods {
		for _, m := range middlegames(t)[:4] {
			r, err := Search(t.Context(), m.position, nil, Limits{Method: method, Depth: 3, Lines: 4}, 1)
			require.NoError(t, err)
			require.Len(t, r.Lines, 4)
			assert.Equal(t, r.Score, r.Lines[0].Score)
			rest := m.position.Moves()
			for _, line := range r.Lines {
				requirePlayable(t, m.position, line.Moves)
				require.Contains(t, rest, line.Moves[0])
				if method == Full {
					alone, err := Search(t.Context(), m.position, nil, Limits{Depth: 3, Moves: rest}, 1)
					require.NoError(t, err)
					assert.Equal(t, line.Score, alone.Score)
					assert.Equal(t, line.Moves[0], alone.Move)
				}
				rest = without(rest, line.Moves[0])
			}
		}
	}
}

// TestLinesCutShort checks that a search stopped at any node after the first depth has all its
// lines, of different moves, best first.
func TestLinesCutShort(t *testing.T) {
	for _, method := range methods {
		for _, m := range middlegames(t) {
			first, err := Search(t.Context(), m.position, nil, Limits{Method: method, Depth: 1, Lines: 4}, 1)
			require.NoError(t, err)
			for more := uint64(1); more < 40_000; more *= 5 {
				r, err := Search(t.Context(), m.position, nil,
					Limits{Method: method, Nodes: first.Nodes + more, Lines: 4}, 1)
				require.NoError(t, err)
				require.Len(t, r.Lines, 4)
				rest := m.position.Moves()
				for i, line := range r.Lines {
					require.Contains(t, rest, line.Moves[0])
					rest = without(rest, line.Moves[0])
					assert.LessOrEqual(t, line.Score, r.Lines[max(i-1, 0)].Score)
				}
			}
		}
	}
}

func without(moves []chess.Move, gone chess.Move) (rest []chess.Move) {
	for _, m := range moves {
		if m != gone {
			rest = append(rest, m)
		}
	}
	return rest
}

// TestLinesOfFewMoves asks for more lines than there are moves.
func TestLinesOfFewMoves(t *testing.T) {
	p := fen(t, "k7/8/8/8/8/8/7q/K7 w - - 0 1")
	for _, method := range methods {
		r, err := Search(t.Context(), p, nil, Limits{Method: method, Depth: 3, Lines: 20}, 1)
		require.NoError(t, err)
		assert.Len(t, r.Lines, p.CountMoves())
	}
}

func TestProgress(t *testing.T) {
	for _, method := range methods {
		var depths []int
		limits := Limits{Method: method, Depth: 3, Progress: func(r Result) {
			depths = append(depths, r.Depth)
			assert.NotEmpty(t, r.PV)
		}}
		_, err := Search(t.Context(), chess.Start(), nil, limits, 1)
		require.NoError(t, err)
		assert.Equal(t, []int{1, 2, 3}, depths)
	}
}

// methods are those that search.
var methods = []Method{Full, Selective}

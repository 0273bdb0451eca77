package ai

import (
	"math/rand/v2"
	"testing"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// crowds are legal positions with so many captures that a quiescence search of all takes seconds
// and more.
var crowds = []string{
	"k1q1q1q1/1q1q1q2/q1q1q3/8/8/3Q1Q1Q/2Q1Q1Q1/1Q1Q1Q1K b - - 0 1",
	"k1q1q1q1/1q1q1q2/q1q1q3/8/8/3Q1Q1Q/2Q1Q1Q1/1Q1Q1Q1K w - - 0 1",
	"3q1q1k/1n3n2/q2n1nq1/3r1r2/3P4/2N2N2/Q2N1NQ1/K2Q1Q2 w - - 0 1",
	"qqqqqqqk/8/q6q/8/8/Q6Q/8/KQQQQQQQ w - - 0 1",
}

// Every level stops at its node limit with a legal move, whatever the position.
func TestEveryLevelHasACap(t *testing.T) {
	t.Parallel()
	some := crowds[3:]
	if needs.Soak {
		some = crowds
	}
	for _, text := range some {
		p := fen(t, text)
		for _, l := range Levels() {
			limits := l.Limits()
			limits.Time = 0 // the machine's speed is no cap
			r, err := Search(t.Context(), p, nil, limits, 1)
			require.NoError(t, err)
			assert.True(t, p.IsLegal(r.Move))
			most := max(limits.Nodes, uint64(chess.MaxMoves)) // one evaluation for each move
			if limits.MinDepth > 0 || limits.Method == Full {
				most = FullNodes + exchangeNodes
			}
			assert.LessOrEqual(t, r.Nodes, most+chess.MaxMoves, "level %d in %s", l, text)
		}
	}
}

// The default level captures a hanging piece although it cannot search all captures after it.
func TestDefaultLevelCapturesWhenOverTheCap(t *testing.T) {
	t.Parallel()
	r, err := Search(t.Context(), fen(t, "k2q2q1/1q3q2/q1q1q3/2r5/8/2RQ1Q1Q/2Q1Q1Q1/1Q1Q1Q1K w - - 0 1"), nil,
		ThreePlies.Limits(), 1)
	require.NoError(t, err)
	assert.NotEqual(t, Score(0), r.Score)
	assert.GreaterOrEqual(t, r.Nodes, uint64(FullNodes), "else there is nothing to show here")
}

// Games do not come near the cap: in them the default level searches three plies in less than half
// as many nodes.
func TestGamesDoNotMeetTheCap(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(11, 3))
	for seed := range uint64(20) {
		g := game{position: chess.Start()}
		for ply := 0; ply < 120 && g.playing(); ply++ {
			r, err := Search(t.Context(), g.position, g.earlier, ThreePlies.Limits(), seed)
			require.NoError(t, err)
			require.Less(t, r.Nodes, uint64(FullNodes/2), g.position.FEN())
			require.Equal(t, DefaultDepth, r.Depth)
			m := r.Move
			if all := g.position.Moves(); seed%2 == 0 || random.IntN(8) == 0 {
				m = all[random.IntN(len(all))]
			}
			g.play(m)
		}
	}
	for _, m := range middlegames(t) {
		capped, err := Search(t.Context(), m.position, nil, ThreePlies.Limits(), 1)
		require.NoError(t, err)
		free, err := Search(t.Context(), m.position, nil, Limits{Depth: DefaultDepth}, 1)
		require.NoError(t, err)
		assert.Equal(t, free, capped)
	}
}

// TestPoolCaps bounds the searches that would not end by themselves.
func TestPoolCaps(t *testing.T) {
	t.Parallel()
	for _, limits := range []Limits{{Depth: 9}, {Method: Selective, Depth: 40}, {Nodes: 1 << 40},
		{Depth: 40, Nodes: 1 << 40}} {
		r, err := NewPool(2, 0).Search(t.Context(), "a", chess.Start(), nil, limits, 1)
		require.NoError(t, err)
		assert.LessOrEqual(t, r.Nodes, uint64(MaxNodes))
	}
}

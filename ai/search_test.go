package ai

import (
	"context"
	"sync/atomic"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// find searches as the default level does.
func find(t testing.TB, g game, seed uint64) Result {
	t.Helper()
	r, err := Search(t.Context(), g.position, g.earlier, ThreePlies.Limits(), seed)
	require.NoError(t, err)
	return r
}

func TestFindsMate(t *testing.T) {
	tests := []struct{ name, fen, move, score string }{
		{"back rank", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd8#", "mate in 1"},
		{"as Black", "3r2k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", "Rd1#", "mate in 1"},
		{"scholar's mate", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "Qxf7#", "mate in 1"},
		{"fool's mate", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Qh4#", "mate in 1"},
		{"smothered", "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "Nf7#", "mate in 1"},
		{"the quicker of many", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8#", "mate in 1"},
		{"mate before a queen", "6k1/5ppp/8/8/8/1q6/P4PPP/3R2K1 w - - 0 1", "Rd8#", "mate in 1"},
		{"the queen given", "r4r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", "Qg8+", "mate in 2"},
		{"a rook given", "r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", "Rd8+", "mate in 2"},
		{"as Black in two", "3r2k1/3r1ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "Rd1+", "mate in 2"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := game{position: fen(t, test.fen)}
			for seed := range uint64(5) {
				r := find(t, g, seed)
				assert.Equal(t, test.move, g.position.SAN(r.Move))
				assert.Equal(t, test.score, r.Score.String())
			}
		})
	}
}

// TestQuietMate needs a first move that gives no check; there are several.
func TestQuietMate(t *testing.T) {
	r := find(t, game{position: fen(t, "k7/8/2K5/8/8/8/8/7R w - - 0 1")}, 1)
	assert.Equal(t, "mate in 2", r.Score.String())
	assert.Len(t, r.PV, 3)
}

func TestAvoidsStalemate(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"the king too near", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"},
		{"a queen stalemates, a rook wins", "8/k1P5/8/1K6/8/8/8/8 w - - 0 1"},
		{"only check goes on", "k7/P7/K7/8/8/8/8/7R w - - 0 1"},
		{"a queen takes all squares", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1"},
		{"a pawn too far", "5k2/8/5KP1/8/8/8/8/6R1 w - - 0 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := fen(t, test.fen)
			for seed := range uint64(20) {
				r := find(t, game{position: p}, seed)
				next := p.Play(r.Move)
				require.NotEqual(t, chess.Stalemate, next.Outcome(nil), p.SAN(r.Move))
				require.Positive(t, r.Score)
			}
		})
	}
}

// TestSeeksStalemate saves a lost game by giving the last piece away.
func TestSeeksStalemate(t *testing.T) {
	tests := []struct{ name, fen, move string }{
		{"the queen has to take", "5Q2/8/8/2R5/6r1/3k4/5K2/8 b - - 0 1", "Rf4+"},
		{"a check on the king's rank", "8/8/8/8/7R/2k1r3/K4Q2/8 b - - 0 1", "Re2+"},
		{"a fork nobody may leave", "8/5R2/2K5/4k3/7r/8/8/2Q5 b - - 0 1", "Rc4+"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := fen(t, test.fen)
			r := find(t, game{position: p}, 1)
			assert.Zero(t, r.Score)
			assert.Equal(t, test.move, p.SAN(r.Move))
		})
	}
}

// repeated returns a game in which a move leads to a position for the third time.
func repeated(p chess.Position, m chess.Move) game {
	next := p.Play(m)
	g := game{position: p, earlier: make([]uint64, p.Clock())}
	n := len(g.earlier)
	g.earlier[n-3], g.earlier[n-7] = next.Key(), next.Key()
	return g
}

func TestAvoidsRepetitionWhenWinning(t *testing.T) {
	for _, text := range []string{
		"6k1/5ppp/8/8/8/8/3R1PPP/6K1 w - - 20 40",
		"8/8/8/4k3/8/8/8/KQ6 w - - 20 40",
		"4k3/8/8/8/8/8/PPPq1PPP/5K2 b - - 20 40",
	} {
		p := fen(t, text)
		before := find(t, game{position: p}, 1)
		after := find(t, repeated(p, before.Move), 1)
		assert.NotEqual(t, before.Move, after.Move, text)
		assert.Positive(t, after.Score, text)
	}
}

func TestSeeksRepetitionWhenLosing(t *testing.T) {
	for _, text := range []string{
		"6k1/5ppp/8/8/8/8/3R1PPP/6K1 b - - 20 40",
		"8/8/8/4k3/8/8/8/KQ6 b - - 20 40",
		"4k3/8/8/8/8/8/PPPq1PPP/6K1 w - - 20 40",
	} {
		p := fen(t, text)
		for _, m := range p.Moves() {
			if p.At(m.From()).Type() == chess.Pawn {
				continue
			}
			r := find(t, repeated(p, m), 1)
			assert.Zero(t, r.Score, text)
			assert.Equal(t, m, r.Move, text)
		}
	}
}

func TestSameArgumentsSameResult(t *testing.T) {
	t.Parallel()
	for _, g := range samples(t)[:20] {
		assert.Equal(t, find(t, g, 7), find(t, g, 7))
	}
}

// TestGamesDiffer plays the same replies against the computer with different seeds.
func TestGamesDiffer(t *testing.T) {
	t.Parallel()
	games := map[string]bool{}
	for seed := range uint64(30) {
		g := game{position: chess.Start()}
		text := ""
		for ply := range 10 {
			level := seed
			if ply%2 == 0 {
				level = 0
			}
			m := find(t, g, level).Move
			text += g.position.SAN(m) + " "
			g.play(m)
		}
		games[text] = true
	}
	assert.Greater(t, len(games), 3, games)
}

func TestGameOver(t *testing.T) {
	tests := []struct{ name, fen string }{
		{"checkmate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"},
		{"fifty moves", "8/8/8/4k3/8/8/8/KQ6 w - - 100 90"},
		{"insufficient", "8/8/8/4k3/8/8/8/KB6 w - - 0 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := Search(t.Context(), fen(t, test.fen), nil, Limits{}, 1)
			assert.ErrorIs(t, err, chess.ErrGameOver)
		})
	}
}

// patience is a context that is cancelled after it was asked a number of times.
type patience struct {
	context.Context
	left atomic.Int64
}

func (p *patience) Err() error {
	if p.left.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

// TestCancelledInTheMiddle checks that a search stops at the first poll of a cancelled context, and
// polls often.
func TestCancelledInTheMiddle(t *testing.T) {
	for _, looks := range []int64{0, 1, 2, 10, 100} {
		ctx := &patience{Context: t.Context()}
		ctx.left.Store(looks)
		_, err := Search(ctx, chess.Start(), nil, Limits{Depth: maxDepth}, 1)
		assert.ErrorIs(t, err, context.Canceled)
		assert.GreaterOrEqual(t, ctx.left.Load(), int64(-3), "looks after the first that says no")

		s := newSearcher()
		start := chess.Start()
		ctx.left.Store(looks)
		s.begin(ctx, &start, nil, Limits{}, 1)
		for depth := 1; !s.stopped; depth++ {
			s.searchRoot(depth, 0)
		}
		assert.EqualValues(t, (looks+1)*pollInterval, s.nodes)
	}
}

func TestCancelledBefore(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := Search(ctx, chess.Start(), nil, Limits{}, 1)
	assert.ErrorIs(t, err, context.Canceled)
}

// TestNoAllocation searches, evaluates and follows captures in the memory it has.
func TestNoAllocation(t *testing.T) {
	s := newSearcher()
	for _, m := range middlegames(t)[:5] {
		assert.Zero(t, testing.AllocsPerRun(3, func() {
			s.begin(t.Context(), &m.position, nil, Limits{}, 1)
			for depth := 1; depth <= 3; depth++ {
				s.searchRoot(depth, 0)
			}
		}), m.name)
	}
}

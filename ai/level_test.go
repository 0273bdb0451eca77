package ai

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLevels(t *testing.T) {
	for n := range ladder {
		assert.True(t, Level(n).Valid())
	}
	assert.Zero(t, ThreePlies, "saved games hold this number")
	assert.Equal(t, Limits{Depth: 3, Nodes: FullNodes}, ThreePlies.Limits())
}

// TestUnknownLevel checks that a level that does not exist plays as the default.
func TestUnknownLevel(t *testing.T) {
	l := Level(255)
	assert.False(t, l.Valid())
	assert.Equal(t, ThreePlies.LookaheadPlies(), l.LookaheadPlies())
	assert.Equal(t, ThreePlies.Limits(), l.Limits())
}

// TestLookaheadPlies compares LookaheadPlies with the depth that a level reaches in the median of
// twenty middlegames, or of fewer if that takes long.
func TestLookaheadPlies(t *testing.T) {
	for _, l := range Levels() {
		limits := l.Limits()
		if !assert.Equal(t, limits.Method == Selective, l.LookaheadPlies() > 0) || l.LookaheadPlies() == 0 {
			continue
		}
		limits.Time = 0 // the race detector makes it long
		var depths []int
		for _, m := range middlegames(t)[:min(max(40_000/limits.Nodes, 1), 20)] {
			r, err := Search(t.Context(), m.position, nil, limits, 1)
			require.NoError(t, err)
			depths = append(depths, r.Depth)
		}
		slices.Sort(depths)
		assert.InDelta(t, l.LookaheadPlies(), depths[len(depths)/2], 1, "level %d", l)
	}
}

// seeing are the levels that search at least one reply, except the slow ones.
func seeing() (list []Level) {
	for _, l := range Levels() {
		if limits := l.Limits(); (limits.Method == Full || limits.Method == Selective) && limits.Nodes <= 4_000 {
			list = append(list, l)
		}
	}
	return list
}

// TestWhatHangsIsTaken checks that hanging pieces are captured.
func TestWhatHangsIsTaken(t *testing.T) {
	tests := []struct{ name, position, takes string }{
		{"a queen", "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3", "c3d5"},
		{"a rook", "6k1/5ppp/8/3r4/8/8/1B3PPP/3Q2K1 w - - 0 1", "d1d5"},
		{"a knight", "r1bqkb1r/pppp1ppp/2n5/4p3/2B1n3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5", "d3e4"},
		{"a bishop, as Black", "rnbqkbnr/pppp1ppp/8/4p1B1/3P4/8/PPP1PPPP/RN1QKBNR b KQkq - 0 2", "d8g5"},
	}
	for _, test := range tests {
		p := fen(t, test.position)
		for _, l := range seeing() {
			r, err := Search(t.Context(), p, nil, l.Limits(), 1)
			require.NoError(t, err)
			assert.Equal(t, test.takes, r.Move.String(), "%s: level %d", test.name, l)
		}
	}
}

// TestNoQueenIsDropped has the levels that search a reply move in positions of random games, which
// are full of loose pieces and of moves that lose the queen. An oracle of the test's own counts
// what a move loses.
func TestNoQueenIsDropped(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	positions, chances := 30, 0
	for positions > 0 {
		g := wander(game{position: chess.Start()}, 10+random.IntN(40), 0, random)
		p := g.position
		if p.Pieces(chess.Queen, p.Turn()) == 0 || !g.playing() {
			continue
		}
		positions--
		kept, drops := countMoves(&p)
		chances += len(drops)
		for _, l := range seeing() {
			r, err := Search(t.Context(), p, g.earlier, l.Limits(), 1)
			require.NoError(t, err)
			if loss, dropped := drops[r.Move]; dropped {
				assert.False(t, losesAhead(t, &p, r.Move), "level %d plays %v in %s, by count %v worse than %v", l,
					r.Move, p.FEN(), loss, kept)
			}
		}
	}
	assert.Greater(t, chances, 100, "moves that drop the queen")
}

// countMoves returns the move that is best by count of all captures after it, and those after which
// the queen can be taken and that lose five pawns and more against it, with what they lose.
func countMoves(p *chess.Position) (best chess.Move, drops map[chess.Move]Score) {
	most, values := -infinite, map[chess.Move]Score{}
	for _, m := range p.Moves() {
		next := p.Play(m)
		values[m] = -countTaking(&next, -infinite, infinite)
		if values[m] > most {
			best, most = m, values[m]
		}
	}
	drops = map[chess.Move]Score{}
	for m, v := range values {
		if next := p.Play(m); most-v >= 500 && canTakeQueen(&next) {
			drops[m] = most - v
		}
	}
	return best, drops
}

// countTaking returns the pieces, counted when each side has taken what it likes.
func countTaking(p *chess.Position, alpha, beta Score) Score {
	if o := p.Outcome(nil); o == chess.Checkmate {
		return -20_000
	} else if o != chess.Playing {
		return 0
	}
	alpha = max(alpha, EvaluateMaterial(p))
	captures := p.AppendCaptures(nil)
	slices.SortFunc(captures, func(a, b chess.Move) int {
		return cmp.Compare(p.At(b.To()).Type(),
			p.At(a.To()).Type())
	})
	for _, m := range captures {
		if alpha >= beta {
			break
		}
		next := p.Play(m)
		alpha = max(alpha, -countTaking(&next, -beta, -alpha))
	}
	return alpha
}

func canTakeQueen(p *chess.Position) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool { return p.At(m.To()).Type() == chess.Queen })
}

// losesAhead reports whether a move that gives up the queen loses as much after a search of three
// plies: the deeper levels may have compensation for it.
func losesAhead(t *testing.T, p *chess.Position, m chess.Move) bool {
	limits := Limits{Depth: 3, Evaluator: MaterialOnly}
	any, err := Search(t.Context(), *p, nil, limits, 1)
	require.NoError(t, err)
	limits.Moves = []chess.Move{m}
	this, err := Search(t.Context(), *p, nil, limits, 1)
	require.NoError(t, err)
	return any.Score-this.Score >= 500
}

// TestMinDepthIsSearchedBeyondNodes pins positions with so many captures that a level without
// MinDepth finished no depth within its nodes.
func TestMinDepthIsSearchedBeyondNodes(t *testing.T) {
	for _, position := range []string{
		"rn1qkbr1/ppp1B3/8/5ppp/b1p1N2P/3P1PK1/1PQnP1P1/R4BNR w q - 0 15",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	} {
		p := fen(t, position)
		_, drops := countMoves(&p)
		for seed := range uint64(4) {
			r, err := Search(t.Context(), p, nil, Level(9).Limits(), seed)
			require.NoError(t, err)
			assert.GreaterOrEqual(t, r.Depth, 1)
			assert.NotContains(t, drops, r.Move, position)
			require.NotEmpty(t, drops)
		}
	}
}

// TestGreedyExchangeSeesEnPassant shows that a pawn that can be captured en passant counts as
// capturable.
func TestGreedyExchangeSeesEnPassant(t *testing.T) {
	p := fen(t, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1")
	for _, text := range []string{"e2e4", "e2e3"} {
		m, err := p.ParseUCI(text)
		require.NoError(t, err)
		r, err := Search(t.Context(), p, nil, Limits{Method: GreedyExchange, Evaluator: MaterialOnly,
			Moves: []chess.Move{m}}, 1)
		require.NoError(t, err)
		assert.Less(t, r.Score, EvaluateMaterial(&p), "%s can be taken", text)
	}
}

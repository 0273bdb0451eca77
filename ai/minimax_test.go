package ai

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// minimax is the definition in the package's documentation written down: it looks at every move and
// lets chess.Position.Outcome say where the game ends.
type minimax struct {
	seen  map[leaf]Score // of captures; in any order they lead to the same positions
	nodes int            // left to look at
	fast  *searcher      // if not nil, judges the positions with no plies left
}

type leaf struct {
	position chess.Position
	ply      int
}

// value returns the value of a position, whose predecessors have the keys.
func (mm *minimax) value(p chess.Position, keys []uint64, depth, ply int) Score {
	mm.nodes--
	switch p.Outcome(keys) {
	case chess.Playing:
	case chess.Checkmate:
		return Score(ply - 1_000_000)
	default:
		return 0
	}
	if mm.nodes < 0 {
		return 0 // given up
	}
	switch {
	case depth == 0 && mm.fast != nil:
		return mm.quick(p, ply)
	case depth == 0:
		return mm.captures(p, keys, ply)
	}
	best := Score(-9_999_999)
	for _, m := range p.Moves() {
		best = max(best, -mm.value(p.Play(m), append(keys, p.Key()), depth-1, ply+1))
	}
	return best
}

// captures is value for a quiescence search.
func (mm *minimax) captures(p chess.Position, keys []uint64, ply int) Score {
	if v, ok := mm.seen[leaf{p, ply}]; ok {
		return v
	}
	best := Evaluate(&p)
	for _, m := range p.Moves() {
		if p.At(m.To()) != chess.NoPiece || m.IsEnPassant() {
			best = max(best, -mm.value(p.Play(m), append(keys, p.Key()), 0, ply+1))
		}
	}
	mm.seen[leaf{p, ply}] = best
	return best
}

// quick is captures by the search's own quiescence, undisturbed: plain captures take too long where
// there are many pieces.
func (mm *minimax) quick(p chess.Position, ply int) Score {
	v, ok := mm.seen[leaf{p, ply}]
	if !ok {
		v = mm.fast.leaf(p, ply)
		mm.seen[leaf{p, ply}] = v
	}
	return v
}

// leaf returns the value of a position at a ply with no plies left.
func (s *searcher) leaf(p chess.Position, ply int) Score {
	s.positions[ply] = p
	s.lists[ply], s.earlier = 0, 0
	return s.quiesce(ply, -infinite, infinite)
}

// bestMoves returns the value of a position and all moves that have it, and false if that takes too
// many nodes.
func (mm *minimax) bestMoves(g game, depth int) (Score, []chess.Move, bool) {
	mm.seen = map[leaf]Score{}
	best, moves := Score(-9_999_999), []chess.Move(nil)
	for _, m := range g.position.Moves() {
		v := -mm.value(g.position.Play(m), append(slices.Clip(g.earlier), g.position.Key()), depth-1, 1)
		if v > best {
			best, moves = v, nil
		}
		if v == best {
			moves = append(moves, m)
		}
	}
	return best, moves, mm.nodes >= 0
}

// game is a position and the keys of those before it.
type game struct {
	position chess.Position
	earlier  []uint64
}

func (g *game) play(m chess.Move) {
	g.earlier = append(g.earlier, g.position.Key())
	g.position = g.position.Play(m)
}

func (g *game) playing() bool { return g.position.Outcome(g.earlier) == chess.Playing }

// wander plays random moves until the game ends or has the plies, and takes some back with the
// given probability, so that positions repeat.
func wander(g game, plies int, back float64, random *rand.Rand) game {
	var played []chess.Move
	for range plies {
		moves := g.position.Moves()
		m := moves[random.IntN(len(moves))]
		if n := len(played); n >= 2 && random.Float64() < back {
			for _, reverse := range moves {
				if reverse.From() == played[n-2].To() && reverse.To() == played[n-2].From() {
					m = reverse
				}
			}
		}
		next := g
		next.earlier = slices.Clone(g.earlier)
		next.play(m)
		if !next.playing() {
			break
		}
		g, played = next, append(played, m)
	}
	return g
}

// clocked returns a position with this halfmove clock.
func clocked(t testing.TB, p chess.Position, clock int) chess.Position {
	fields := strings.Fields(p.FEN())
	fields[4], fields[5] = strconv.Itoa(clock), "80"
	return fen(t, strings.Join(fields, " "))
}

var endgames = []string{
	"8/8/8/4k3/8/8/4K3/4R3 w - - 0 60",
	"8/8/3k4/8/8/3QK3/8/8 b - - 0 60",
	"7k/5Q2/8/6K1/8/8/8/8 w - - 0 60",               // one step from stalemate
	"7k/7P/6K1/8/8/8/8/1B6 w - - 0 60",              // and the wrong ways to go on
	"5k2/5P2/5K2/8/8/8/8/8 w - - 0 60",              // stalemate or the loss of the pawn
	"8/2k5/8/2K5/2P5/8/8/8 b - - 0 60",              // opposition
	"8/8/1p1k4/1P6/2K5/8/8/8 w - - 0 60",            //
	"8/5k2/8/3N4/8/3K4/6p1/8 w - - 0 60",            // a knight against a pawn
	"8/8/4k3/8/2b5/3K4/6P1/8 w - - 0 60",            // a capture leaves too few pieces to mate
	"8/1p6/8/2P5/8/1k6/8/1K6 b - - 0 60",            // en passant
	"4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 60",             // castling
	"8/P6k/8/8/8/8/p6K/8 w - - 0 60",                // promotions
	"k7/P7/K7/8/8/8/8/7R w - - 0 60",                // mate and stalemate
	"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 60",        // a mate in one
	"3r2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 60",        // a mate to avoid
	"8/8/8/8/5k2/8/4pK2/4R3 b - - 0 60",             //
	"1k6/1P6/K7/8/8/8/8/5N2 w - - 0 60",             //
	"8/6k1/3r4/8/8/2R5/1K4P1/8 w - - 0 60",          //
	"8/8/8/2k1q3/8/8/1Q2K3/8 w - - 0 60",            //
	"2b5/8/4k3/8/3B4/8/3K4/8 w - - 0 60",            //
	"8/k1P5/8/1K6/8/8/8/8 w - - 0 60",               // a queen is stalemate, a rook wins
	"6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 60",            // smothered
	"8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 60", //
}

// samples returns positions of all kinds, from the opening to bare endgames, with games behind
// them.
func samples(t testing.TB) (list []game) {
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 60 {
		list = append(list, wander(game{position: chess.Start()}, 4*i, 0, random))
	}
	for _, m := range middlegames(t) {
		list = append(list, game{position: m.position}, wander(game{position: m.position}, 30, 0.9, random))
	}
	for _, text := range endgames {
		p := fen(t, text)
		list = append(list, game{position: p})
		for _, back := range []float64{0, 0.6, 0.8, 0.9, 0.95, 1} {
			list = append(list, wander(game{position: p}, 12, back, random))
		}
		for _, clock := range []int{96, 97, 98, 99} {
			if _, open := p.EnPassant(); !open {
				list = append(list, game{position: clocked(t, p, clock)})
			}
		}
	}
	return slices.DeleteFunc(list, func(g game) bool { return !g.playing() })
}

// TestSearchIsMinimax compares values and moves with the plain definition, as deep as that can look
// in reasonable time.
func TestSearchIsMinimax(t *testing.T) {
	t.Parallel()
	compared := [4]int{}
	for i, g := range samples(t) {
		for depth := 1; depth <= 3; depth++ {
			want, moves, ok := (&minimax{nodes: 6_000}).bestMoves(g, depth)
			if !ok {
				break
			}
			compared[depth]++
			limits := Limits{Depth: depth}
			if depth == DefaultDepth {
				limits = ThreePlies.Limits() // with its cap
			}
			for seed := range uint64(2) {
				r, err := Search(t.Context(), g.position, g.earlier, limits, seed)
				require.NoError(t, err)
				require.Equal(t, want, r.Score, "%d: %s depth %d", i, g.position.FEN(), depth)
				require.Contains(t, moves, r.Move, "%d: %s depth %d", i, g.position.FEN(), depth)
				requireLine(t, g, r)
			}
		}
	}
	t.Logf("positions compared at depths 1 to 3: %v", compared[1:])
	assert.Greater(t, compared[1], 250)
	assert.Greater(t, compared[2], 230)
	assert.Greater(t, compared[3], 200)
}

// requireLine checks that the line expected can be played and ends in what the score says.
func requireLine(t *testing.T, g game, r Result) {
	require.NotEmpty(t, r.PV)
	require.Equal(t, r.Move, r.PV[0])
	g.earlier = slices.Clone(g.earlier)
	sign := Score(1)
	for _, m := range r.PV {
		require.True(t, g.playing())
		require.True(t, g.position.IsLegal(m))
		g.play(m)
		sign = -sign
	}
	var want Score
	switch g.position.Outcome(g.earlier) {
	case chess.Playing:
		want = Evaluate(&g.position)
	case chess.Checkmate:
		want = Score(len(r.PV) - 1_000_000)
	}
	require.Equal(t, r.Score, sign*want, "%s %v", g.position.FEN(), r)
}

// TestQuiescenceIsMinimax compares the quiescence search, which the next test relies on.
func TestQuiescenceIsMinimax(t *testing.T) {
	t.Parallel()
	compared := 0
	s := newSearcher()
	for _, g := range samples(t) {
		s.begin(t.Context(), &g.position, g.earlier, Limits{}, 0)
		mm := &minimax{seen: map[leaf]Score{}, nodes: 4_000}
		if want := mm.value(g.position, g.earlier, 0, 0); mm.nodes >= 0 {
			compared++
			require.Equal(t, want, s.quiesce(0, -infinite, infinite), g.position.FEN())
		}
	}
	t.Log("positions compared:", compared)
	assert.Greater(t, compared, 300)
}

// TestSearchIsMinimaxWithManyPieces searches three plies where a quiescence search without pruning
// would take too long.
func TestSearchIsMinimaxWithManyPieces(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"2r2rk1/pp2bppp/2n1p3/3p4/3P4/2N1P3/PP1B1PPP/2R2RK1 w - - 4 16",
		"4rrk1/1p4pp/p1p5/2bpp3/6n1/1B1P1NP1/PPP2P1P/R1B1R1K1 b - - 1 18",
	} {
		g := game{position: fen(t, text)}
		mm := &minimax{nodes: math.MaxInt, fast: newSearcher()}
		mm.fast.ctx = t.Context()
		want, moves, _ := mm.bestMoves(g, 3)
		r := find(t, g, 1)
		assert.Equal(t, want, r.Score, text)
		assert.Contains(t, moves, r.Move, text)
	}
}

// TestSeedChooses checks that seeds choose every one of the equally good moves, about equally
// often.
func TestSeedChooses(t *testing.T) {
	t.Parallel()
	const draws = 60 // for each of the moves
	several := 0
	for _, g := range samples(t) {
		_, best, ok := (&minimax{nodes: 3_000}).bestMoves(g, 2)
		if !ok || len(best) < 2 || len(best) > 6 || several == 15 {
			continue
		}
		several++
		chosen := map[chess.Move]int{}
		for seed := range uint64(draws * len(best)) {
			r, err := Search(t.Context(), g.position, g.earlier, Limits{Depth: 2}, seed)
			require.NoError(t, err)
			chosen[r.Move]++
		}
		require.Len(t, chosen, len(best))
		for _, m := range best {
			require.InDelta(t, draws, chosen[m], draws/2, "%s %v", g.position.FEN(), m)
		}
	}
	assert.Equal(t, 15, several)
}

package chess

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sorted returns moves in an order of their own, to compare sets.
func sorted(moves []Move) []Move {
	return slices.Sorted(slices.Values(moves))
}

// TestMoveSets holds what else asks for moves against the list of them all.
func TestMoveSets(t *testing.T) {
	t.Parallel()
	var buffer [MaxMoves]Move
	randomGames(t, 300, 200, func(p *Position, _ Move) {
		moves := p.Moves()
		captures := slices.DeleteFunc(slices.Clone(moves), func(m Move) bool {
			return p.At(m.To()) == NoPiece && !m.IsEnPassant()
		})
		if got := p.AppendCaptures(buffer[:0]); !slices.Equal(sorted(captures), sorted(got)) {
			require.Equal(t, sorted(captures), sorted(got), p.FEN())
		}
		for _, m := range captures {
			one := slices.DeleteFunc(slices.Clone(captures), func(c Move) bool { return c.To() != m.To() })
			if got := p.AppendCapturesOn(buffer[:0], m.To()); !slices.Equal(one, got) {
				require.Equal(t, one, got, p.FEN())
			}
		}
		if p.HasMove() != (len(moves) > 0) {
			require.Equal(t, len(moves) > 0, p.HasMove(), p.FEN())
		}
		if p.CountMoves() != len(moves) {
			require.Equal(t, len(moves), p.CountMoves(), p.FEN())
		}
		if len(slices.Compact(sorted(moves))) != len(moves) {
			require.Fail(t, "a move is listed twice", "%v in %s", moves, p.FEN())
		}
	})
}

// TestIsLegal tries every from and to with every kind, in a few positions.
func TestIsLegal(t *testing.T) {
	for _, c := range perftCases(t) {
		p := mustParse(t, c.fen)
		legal := make(map[Move]bool)
		for _, m := range p.Moves() {
			legal[m] = true
		}
		for m := range 1 << 16 {
			if m := Move(m); p.IsLegal(m) != legal[m] {
				require.Equal(t, legal[m], p.IsLegal(m), "%s (%#x) in %s", m, uint16(m), c.fen)
			}
		}
	}
}

func TestMostMoves(t *testing.T) {
	tests := []struct {
		fen  string
		want int
	}{
		{"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218},
		{"3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1", 218},
		{StartFEN, 20},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		assert.Len(t, p.Moves(), test.want, test.fen)
		q := mustParse(t, mirror(test.fen))
		assert.Len(t, q.Moves(), test.want, mirror(test.fen))
	}
}

func TestAppendMovesAppends(t *testing.T) {
	p := Start()
	list := p.AppendMoves([]Move{NoMove})
	assert.Len(t, list, 21)
	assert.Equal(t, NoMove, list[0])
	assert.Equal(t, p.Moves(), list[1:])
	assert.Empty(t, p.AppendCaptures(nil))
}

// TestCheckEvasions lists all answers to checks of several kinds.
func TestCheckEvasions(t *testing.T) {
	tests := []struct {
		name, fen string
		want      []string
	}{
		{"double check: the king alone", "4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", []string{"e8d7", "e8d8", "e8f8"}},
		{"a pinned man does not answer a check", "4k3/8/4r3/8/1b6/8/4N3/4K3 w - - 0 1",
			[]string{"e1d1", "e1f1", "e1f2"}},
		{"block or take along the line", "7k/8/8/8/8/1r6/6K1/R6R b - - 0 1", []string{"h8g7", "h8g8", "b3h3"}},
		{"the king does not step back along the line", "4k3/8/8/8/8/8/8/K2r4 w - - 0 1", []string{"a1a2", "a1b2"}},
		{"the king takes an unguarded checker", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", []string{"a1b2"}},
		{"the king does not take a guarded one", "7k/8/8/8/8/1r6/1q6/K7 w - - 0 1", []string{}},
		{"promotion blocks", "2K1r3/3P4/8/8/8/8/8/3k4 w - - 0 1", nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			o := newOracle(test.fen)
			got := make([]string, 0)
			for _, m := range p.Moves() {
				got = append(got, m.String())
			}
			if test.want != nil {
				assert.ElementsMatch(t, test.want, got)
			}
			assert.Len(t, got, len(o.legal()))
		})
	}
}

// TestNoAllocation holds the paths of a search to allocating nothing.
func TestNoAllocation(t *testing.T) {
	for _, c := range perftCases(t) {
		p := mustParse(t, c.fen)
		buffer := make([]Move, 0, 2*MaxMoves)
		moves := p.Moves()
		var next Position
		var earlier [8]uint64
		paths := map[string]func(){
			"AppendMoves":    func() { p.AppendMoves(buffer) },
			"AppendCaptures": func() { p.AppendCaptures(buffer) },
			"PlayTo": func() {
				for _, m := range moves {
					p.PlayTo(&next, m)
				}
			},
			"Play": func() {
				for _, m := range moves {
					next = p.Play(m)
				}
			},
			"HasMove":    func() { p.HasMove() },
			"CountMoves": func() { p.CountMoves() },
			"IsLegal":    func() { p.IsLegal(moves[0]) },
			"InCheck":    func() { p.InCheck() },
			"Checkers":   func() { p.Checkers() },
			"Pass":       func() { next = p.Pass() },
			"Outcome":    func() { p.Outcome(earlier[:]) },
		}
		for name, path := range paths {
			assert.Zero(t, testing.AllocsPerRun(100, path), "%s in %s", name, c.fen)
		}
		// One buffer for a whole count, however many nodes it has.
		assert.LessOrEqual(t, testing.AllocsPerRun(1, func() { perft(&p, 3) }), 1.0, c.fen)
	}
}

// TestMovesOfPass lists moves of the side that is not to move, its opponent in check or not, as
// those who look for threats do.
func TestMovesOfPass(t *testing.T) {
	p := mustParse(t, "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1") // White is in check
	q := p.Pass()
	assert.Equal(t, Black, q.Turn())
	assert.True(t, q.IsLegal(newMove(E1+8, E1)), "a capture of the king")
	assert.Equal(t, q.computeKey(), q.Key())

	random := rand.New(rand.NewPCG(1, 1))
	for range 50 {
		randomGame(t, random, StartFEN, 120, func(p *Position, _ Move) {
			q := p.Pass()
			_, open := q.EnPassant()
			require.False(t, open)
			require.Equal(t, q.computeKey(), q.Key())
			if !p.InCheck() {
				r := q.Pass()
				s := *p
				s.setEnPassant(0)
				require.Equal(t, s, r, "passing twice changes nothing but en passant")
				o := newOracle(q.FEN())
				require.Len(t, q.Moves(), len(o.legal()), q.FEN())
				require.Equal(t, len(q.Moves()), q.CountMoves(), q.FEN())
			}
		})
	}
}

package coach

import (
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// auditPositions is how many positions the audit of ideas looks at.
var auditPositions = flag.Int("audit", 250, "look at so many positions for ideas to prove again")

// An ideaAudit proves facts again, and counts by kind.
type ideaAudit struct {
	random          *rand.Rand
	proved          map[fact.Kind]int
	mutated, caught map[fact.Kind]int
}

// prove proves a claim, and that two others, each with one square or one piece
// wrong, are refuted.
func (a *ideaAudit) prove(t *testing.T, c *ideaClaim) {
	t.Helper()
	require.True(t, ideaHolds(c), "%s (%s) %v by %v of %s in %s after %s", c.fact.Kind, c.fact.Concept, c.fact.Pieces,
		c.fact.By, c.m, c.p.FEN(), c.last)
	a.proved[c.fact.Kind]++
	requireLegal(t, &c.fact)
	if len(c.fact.Pieces)+len(c.fact.By)+len(c.fact.Guards) == 0 {
		return
	}
	for range 2 {
		wrong := *c
		wrong.fact = a.mutate(c.fact)
		a.mutated[c.fact.Kind]++
		if !ideaHolds(&wrong) {
			a.caught[c.fact.Kind]++
		}
	}
}

// mutate returns a fact with one of its pieces on another square, or another piece.
func (a *ideaAudit) mutate(f fact.Fact) fact.Fact {
	f.Pieces, f.By, f.Guards = slices.Clone(f.Pieces), slices.Clone(f.By), slices.Clone(f.Guards)
	var all []*fact.PlacedPiece
	for _, list := range [][]fact.PlacedPiece{f.Pieces, f.By, f.Guards} {
		for i := range list {
			all = append(all, &list[i])
		}
	}
	m := all[a.random.IntN(len(all))]
	if a.random.IntN(2) == 0 {
		m.Square = (m.Square + 1 + chess.Square(a.random.IntN(63))) % 64
	} else {
		t := chess.Pawn + (m.Piece.Type()-chess.Pawn+1+chess.PieceType(a.random.IntN(5)))%6
		m.Piece = chess.PieceOf(t, m.Piece.Color())
	}
	return f
}

// requireLegal proves that a fact's line can be played.
func requireLegal(t *testing.T, f *fact.Fact) {
	t.Helper()
	at := f.Start
	for _, m := range f.Line {
		require.True(t, at.IsLegal(m), "%s: %s is not legal in %s", f.Kind, m, at.FEN())
		at = at.Play(m)
	}
}

// TestEveryIdeaIsTrue plays games and proves, in the slow way, every idea that a
// move is said to carry out, and that wrong claims would be seen.
func TestEveryIdeaIsTrue(t *testing.T) {
	t.Parallel()
	a := &ideaAudit{rand.New(rand.NewPCG(14, 1)), map[fact.Kind]int{}, map[fact.Kind]int{}, map[fact.Kind]int{}}
	seen := 0
	for seed := uint64(141); seen < *auditPositions; seed++ {
		for i, g := range sampleGames(seed, 60) {
			for ply := 1 + i%23; ply < g.Ply() && seen < *auditPositions; ply += 23 {
				seen++
				a.position(t, g, ply)
			}
		}
	}
	mutated, caught := 0, 0
	for _, kind := range slices.Sorted(maps.Keys(a.proved)) {
		t.Logf("%7d %-14s wrong ones caught: %d of %d", a.proved[kind], kind, a.caught[kind], a.mutated[kind])
		mutated, caught = mutated+a.mutated[kind], caught+a.caught[kind]
	}
	t.Logf("%d positions; wrong ones caught: %d of %d", seen, caught, mutated)
	assert.GreaterOrEqual(t, float64(caught), 0.99*float64(mutated))
}

func (a *ideaAudit) position(t *testing.T, g *tutor.Game, ply int) {
	p := g.PositionAt(ply)
	for _, m := range p.Moves() {
		for _, f := range MoveIdeas(g, ply, m) {
			a.prove(t, &ideaClaim{
				p: *p, next: p.Play(m), m: m, us: p.Turn(), last: g.Moves()[ply-1], before: *g.PositionAt(ply - 1),
				fact: f,
			})
		}
	}
}

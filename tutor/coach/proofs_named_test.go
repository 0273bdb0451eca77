package coach

import (
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What rests on ideas, or tells of a position what an idea is made of, is proved
// from the fact; that its sentence names no other pieces is proved beside it.

// ideasHold reports whether a claim is of ideas, and if so whether it is true.
func ideasHold(c *claim) (known, holds bool) {
	f := &c.fact
	switch f.Kind {
	case fact.KindIdeaDanger:
		before, last := c.g.PositionAt(c.ply-1), c.g.Moves()[c.ply-1]
		return true, allHold(f.Ideas, before, last, c.g, c.ply-1)
	case fact.KindHintIdea:
		if f.Concept == fact.OnlyMove {
			return true, slowOnlyMove(c.p, c.move)
		}
		return true, allStand(c.p, f.Ideas) && allHold(afterMoves(f.Ideas, c.move), c.p, c.move, c.g, c.ply)
	case fact.KindHintNext:
		p := f.Ideas[0].Start
		return true, allStand(c.p, f.Ideas) && followsInTwo(c, &p) &&
			allHold(afterMoves(f.Ideas, f.Line[0], f.Line[1], f.Ideas[0].Move), &p, f.Ideas[0].Move, nil, 0)
	case fact.KindHintPrevents:
		return true, preventsHolds(c)
	case fact.KindHintPrepares:
		again, first := c.next.Pass(), f.Ideas[0]
		ideas := afterMoves(f.Ideas, c.move, first.Move)
		before := slices.Contains(c.p.Moves(), first.Move) && allHold(ideas, c.p, first.Move, nil, 0)
		return true, allStand(c.p, f.Ideas) && !before && allHold(ideas, &again, first.Move, nil, 0)
	case fact.KindHintAttack:
		ok := len(f.Pieces) > 0
		for _, m := range f.Pieces {
			ok = ok && attacksPiece(&c.next, c.move.To(), m.Square) && !attacksPiece(c.p, c.move.From(), m.Square)
		}
		return true, ok
	case fact.KindHintGuard:
		return true, guardsNewly(c, f.Pieces[0].Square)
	case fact.KindHintDevelop:
		home := map[byte]string{'N': "b1 g1", 'B': "c1 f1", 'n': "b8 g8", 'b': "c8 f8"}[c.p.At(c.move.From()).Letter()]
		return true, home != "" && regexp.MustCompile(c.move.From().String()).MatchString(home)
	case fact.KindPawnRuns:
		return true, kingAndPawns(c.p, c.p.Turn().Other()) && slowRuns(c.p, f.Pieces[0].Square) &&
			c.p.At(f.Pieces[0].Square) == f.Pieces[0].Piece
	case fact.KindStalemateTrap:
		n := 0
		for _, m := range c.p.Moves() {
			if next := c.p.Play(m); next.Outcome(nil) == chess.Stalemate {
				n++
			}
		}
		return true, n == f.Count && n > 0
	}
	if f.Concept == fact.NoConcept || ideaProofs[f.Kind] == nil {
		return false, false
	}
	return true, allHold([]fact.Fact{*f}, c.p, c.move, nil, 0)
}

// allStand reports whether the pieces that ideas are about stand where they are named: what is said of now names the
// squares of now.
func allStand(p *chess.Position, ideas []fact.Fact) bool {
	for _, f := range ideas {
		for _, m := range f.Pieces {
			if p.At(m.Square) != m.Piece && f.Kind != fact.KindPromotesTo {
				return false
			}
		}
	}
	return true
}

// afterMoves returns ideas with their pieces where some moves bring them.
func afterMoves(ideas []fact.Fact, moves ...chess.Move) []fact.Fact {
	ideas = slices.Clone(ideas)
	for i := range ideas {
		ideas[i].Pieces = slices.Clone(ideas[i].Pieces)
		for at := range ideas[i].Pieces {
			for _, m := range moves {
				if piece := &ideas[i].Pieces[at]; piece.Square == m.From() {
					piece.Square = m.To()
				}
			}
		}
	}
	return ideas
}

// allHold proves ideas of a move; the game is given if the move before matters.
func allHold(ideas []fact.Fact, p *chess.Position, m chess.Move, g *tutor.Game, ply int) bool {
	for _, f := range ideas {
		c := &ideaClaim{p: *p, next: p.Play(m), m: m, us: p.Turn(), fact: f}
		if g != nil && ply > 0 {
			c.last, c.before = g.Moves()[ply-1], *g.PositionAt(ply - 1)
		}
		if f.Kind == fact.KindInBetween && g == nil { // in a line: what was taken there is asked of the facts
			continue
		}
		if f.Move != m || !ideaHolds(c) {
			return false
		}
	}
	return len(ideas) > 0
}

// followsInTwo reports whether a position comes about by the move and a reply.
func followsInTwo(c *claim, p *chess.Position) bool {
	return slices.ContainsFunc(c.next.Moves(), func(r chess.Move) bool { return c.next.Play(r) == *p })
}

func preventsHolds(c *claim) bool {
	first := c.fact.Ideas[0]
	flipped := c.p.Pass()
	ideas := afterMoves(c.fact.Ideas, first.Move)
	if !allStand(c.p, c.fact.Ideas) || !allHold(ideas, &flipped, first.Move, nil, 0) {
		return false
	}
	if !slices.Contains(c.next.Moves(), first.Move) {
		return true
	}
	return !allHold(ideas[:1], &c.next, first.Move, nil, 0)
}

// slowOnlyMove: every other legal move allows mate in one, and this one does not.
func slowOnlyMove(p *chess.Position, m chess.Move) bool {
	for _, other := range p.Moves() {
		if next := p.Play(other); matesAtAll(&next) == (other == m) {
			return false
		}
	}
	return len(p.Moves()) > 1
}

// guardsNewly: some capture of the piece could be answered by the piece that moved,
// and not before it moved.
func guardsNewly(c *claim, of chess.Square) bool {
	before := c.p.Pass()
	for _, take := range c.next.Moves() {
		if take.To() != of || !slowCapture(&c.next, take) || !slices.Contains(before.Moves(), take) {
			continue
		}
		now, then := c.next.Play(take), before.Play(take)
		if landers(&now, of).Has(c.move.To()) && !landers(&then, of).Has(c.move.From()) {
			return true
		}
	}
	return false
}

var pieceNamed = regexp.MustCompile(`(pawn|knight|bishop|rook|queen|king) on ([a-h][1-8])`)

// requireNamed proves that a sentence names pieces of the fact, or of its ideas, and
// no others.
func requireNamed(t *testing.T, c *claim, text string) {
	t.Helper()
	pieces := slices.Concat(c.fact.Pieces, c.fact.By, c.fact.Guards)
	for _, f := range c.fact.Ideas {
		pieces = slices.Concat(pieces, f.Pieces, f.By, f.Guards)
	}
	for _, named := range pieceNamed.FindAllStringSubmatch(text, -1) {
		require.True(t, slices.ContainsFunc(pieces, func(m fact.PlacedPiece) bool {
			return m.Piece.Type().String() == named[1] && m.Square.String() == named[2]
		}), "%q names %s on %s", text, named[1], named[2])
	}
}

package coach

import (
	"cmp"
	"slices"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// A lastMove is the move that led to a position. The zero value is none.
type lastMove struct {
	before, after *chess.Position
	move          chess.Move
	name          string
}

// lastMoveOf returns the move that led to the position after ply moves.
func lastMoveOf(g *tutor.Game, ply int) lastMove {
	if ply == 0 {
		return lastMove{}
	}
	before, m := g.PositionAt(ply-1), g.Moves()[ply-1]
	return lastMove{before, g.PositionAt(ply), m, nameOf(before, m)}
}

// nameOf returns a legal move in SAN without check signs.
func nameOf(p *chess.Position, m chess.Move) string { return strings.TrimRight(p.SAN(m), "+#") }

// moved reports whether the piece on s made the move.
func (l lastMove) moved(s chess.Square) bool { return l.move != chess.NoMove && l.move.To() == s }

// took reports whether the piece on s made the move, and took something.
func (l lastMove) took(s chess.Square) bool {
	return l.moved(s) && chess.Taken(l.before, l.move) != chess.NoPiece
}

// marked returns facts about free pieces, marked where the piece has just taken something itself.
func (l lastMove) marked(facts []fact.Fact) []fact.Fact {
	for i := range facts {
		f := &facts[i]
		f.Took = f.Took || f.Kind == fact.KindFree && l.took(f.Pieces[0].Square)
	}
	return facts
}

// takes reports whether the move captures.
func (l lastMove) takes() bool {
	return l.move != chess.NoMove && chess.Taken(l.before, l.move) != chess.NoPiece
}

// changes returns what the last move attacks that was not attacked by the same
// piece before, and what it no longer guards. Squares that other facts are
// about are left out.
func (l lastMove) changes(except chess.Bitboard) []fact.Fact {
	if l.move == chess.NoMove {
		return nil
	}
	attacks := l.attacks(except)
	slices.SortStableFunc(attacks, func(a, b fact.Fact) int {
		return cmp.Compare(b.Pieces[0].Piece.Type().Worth(), a.Pieces[0].Piece.Type().Worth())
	})
	return append(attacks, l.stoppedGuarding()...)
}

// attacks returns the new attacks on pieces of the side to move.
func (l lastMove) attacks(except chess.Bitboard) (facts []fact.Fact) {
	flipped := l.after.Pass()
	king := flipped.King(l.after.Turn())
	for m := range captures(&flipped) {
		if m.To() == king || except.Has(m.To()) || m.Promotion() != chess.NoPieceType && m.Promotion() != chess.Queen {
			continue
		}
		kind, from := fact.KindUncovers, m.From()
		if l.moved(m.From()) {
			kind, from = fact.KindAttacks, l.move.From()
		} else if l.before.InCheck() { // in check it could capture little, so a new attack proves nothing
			continue
		}
		if takersOn(l.before, m.To()).Has(from) {
			continue
		}
		f := fact.Fact{
			Kind: kind, Side: l.after.Turn(),
			Pieces: fact.On(l.after, m.To()),
			By:     fact.On(l.after, m.From()),
			Name:   l.name, Start: flipped, Line: []chess.Move{m},
		}
		// In check a guard is told only where none is left at all: the check may forbid to take back now.
		if f.Unguarded = loose(l.after, &flipped, m); !f.Unguarded && !l.after.InCheck() {
			after := flipped.Play(m)
			f.Guards = fact.PiecesOn(&after, takersOn(&after, m.To()))
		}
		facts = append(facts, f)
	}
	return facts
}

// stoppedGuarding returns the opponent's pieces that could be taken before and
// now with gain, where the piece that moved could take back before and cannot now.
func (l lastMove) stoppedGuarding() (facts []fact.Fact) {
	if l.before.InCheck() {
		return nil
	}
	var seen chess.Bitboard
	was := l.before.Pass()
	for m := range captures(l.after) {
		if l.before.At(m.To()) != l.after.At(m.To()) || m.IsEnPassant() || seen.Has(m.To()) {
			continue
		}
		now := l.after.Play(m)
		guards := takersOn(&now, m.To())
		if guards.Has(l.move.To()) || !was.IsLegal(m) || exchange.Count(l.after, m.To(), 0) <= 0 {
			continue
		}
		before := was.Play(m)
		if !takersOn(&before, m.To()).Has(l.move.From()) {
			continue
		}
		seen |= m.To().Bitboard()
		facts = append(facts, fact.Fact{
			Kind: fact.KindStoppedGuarding, Side: l.after.Turn(),
			Pieces: fact.On(l.after, m.To()),
			By:     fact.On(l.after, m.From()), Guards: fact.PiecesOn(&now, guards),
			Unguarded: guards == 0,
			Name:      l.name, Start: *l.after, Line: []chess.Move{m},
		})
	}
	return facts
}

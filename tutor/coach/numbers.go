package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Numbers returns the fact of which pieces of the other side could take the
// piece on a square if it were their turn, and which of its own side could take
// back; pieces behind a slider of their own side on the same line are included.
// The piece must not be a king.
func Numbers(p *chess.Position, on chess.Square) fact.Fact {
	owner := p.At(on).Color()
	attacked := *p
	if attacked.Turn() == owner {
		attacked = p.Pass()
	}
	f := fact.Fact{Kind: fact.KindNumbers, Concept: fact.AttackersAndGuards, Side: p.Turn(),
		Pieces: fact.On(p, on), Start: attacked}
	f.By = fact.PiecesOn(p, inLine(&attacked, on, takersOn(&attacked, on)))
	guards := chess.Bitboard(0)
	for s := range takersOn(&attacked, on).All() {
		after := attacked.Play(captureBy(&attacked, s, on))
		guards |= inLine(&after, on, takersOn(&after, on))
	}
	f.Guards, f.Unguarded = fact.PiecesOn(p, guards&p.Color(owner)), guards == 0
	return f
}

// inLine adds to the pieces that can take on a square those behind own sliders that
// could once these are gone.
func inLine(p *chess.Position, on chess.Square, takers chess.Bitboard) chess.Bitboard {
	us := p.Turn()
	for {
		more := takers
		front := takers & (sliders(p, us) | p.Pieces(chess.Pawn, us))
		for s := range front.All() {
			occupied := p.Occupied() &^ takers
			for b := range (sliders(p, us) &^ takers).All() {
				if chess.Between(b, on).Has(s) && chess.Attacks(p.At(b), b, occupied).Has(on) &&
					kingAttackers(p, b, on) == 0 {
					more |= b.Bitboard()
				}
			}
		}
		if more == takers {
			return takers
		}
		takers = more
	}
}

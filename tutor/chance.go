package tutor

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
)

// mateChance returns the fact that a mate in one exists, without naming the
// move.
func (v *Survey) mateChance() []Fact {
	for i := range v.moves {
		if v.moves[i].grade == Mates {
			return []Fact{{Kind: KindMateChance, Concept: MateInOne, Side: v.position.Turn()}}
		}
	}
	return nil
}

// chances returns the pieces that can be taken for nothing and the exchanges
// that win, those that win most first. A capture that allows mate, or loses
// more elsewhere, is left out.
func (v *Survey) chances() (facts []Fact) {
	var on chess.Bitboard
	for i := range v.moves {
		m := &v.moves[i]
		taken := Taken(&v.position, m.move)
		if taken == chess.NoPiece || m.takers != 0 || !m.sound() {
			continue
		}
		s := TakenOn(m.move)
		if on.Has(s) {
			continue
		}
		on |= s.Bitboard()
		facts = append(facts, Fact{
			Kind: KindFree, Concept: FreePiece, Side: v.position.Turn(),
			Pieces: []PlacedPiece{{taken, s}}, By: []PlacedPiece{pieceOn(&v.position, m.move.From())},
			Squares: []chess.Square{
				m.move.To(),
			}, Unguarded: true, Start: v.position, Line: []chess.Move{m.move}, Count: Gain(&v.position, m.move),
		})
	}
	facts = append(facts, v.exchangeChances(on)...)
	facts = append(facts, v.promotions()...)
	slices.SortStableFunc(facts, func(a, b Fact) int { return cmp.Compare(b.Count, a.Count) })
	return facts
}

// promotions returns the pawns that can promote to a queen without a capture
// and without losing the gain in an exchange.
func (v *Survey) promotions() (facts []Fact) {
	for i := range v.moves {
		if m := &v.moves[i]; v.promotes(m) && m.move.Promotion() == chess.Queen {
			facts = append(facts, Fact{
				Kind: KindPromotionChance, Concept: Promotion, Side: v.position.Turn(),
				Pieces: []PlacedPiece{pieceOn(&m.next, m.move.To())},
				By: []PlacedPiece{
					pieceOn(&v.position, m.move.From()),
				}, Start: v.position, Line: []chess.Move{m.move}, Count: m.count,
			})
		}
	}
	return facts
}

// promotes reports whether a move promotes a pawn without a capture and still
// gains after the opponent's best exchange.
func (v *Survey) promotes(m *surveyed) bool {
	return m.move.Promotion() != chess.NoPieceType && v.position.At(m.move.To()) == chess.NoPiece && m.count > 0 &&
		m.sound()
}

// exchangeChances returns the exchanges that win, except those on squares that
// other facts are about.
func (v *Survey) exchangeChances(except chess.Bitboard) (facts []Fact) {
	p := &v.position
	for theirs := p.Color(p.Turn().Other()) &^ except; theirs != 0; theirs &= theirs - 1 {
		s := theirs.First()
		if exchangeCount(p, s, 0) == 0 {
			continue
		}
		e := ExchangeOn(p, s)
		if !v.find(e.Line[0]).sound() {
			continue
		}
		facts = append(facts, Fact{
			Kind: KindExchangeChance, Concept: WinningTrade, Side: p.Turn(),
			Pieces: []PlacedPiece{pieceOn(p, s)}, By: []PlacedPiece{pieceOn(p, e.Line[0].From())},
			Start: *p, Line: e.Line, Count: e.Count,
		})
	}
	return facts
}

// sound reports whether a move neither loses nor allows mate nor throws a win
// away by stalemate.
func (m *surveyed) sound() bool {
	return m.grade != Loses && m.grade != AllowsMate && m.grade != Stalemates
}

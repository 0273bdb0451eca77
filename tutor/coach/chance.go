package coach

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// mateChance returns the fact that a mate in one exists, without naming the
// move.
func (v *Survey) mateChance() []fact.Fact {
	for _, m := range v.moves {
		if m.grade == fact.Mates {
			return []fact.Fact{{Kind: fact.KindMateChance, Concept: fact.MateInOne, Side: v.position.Turn()}}
		}
	}
	return nil
}

// chances returns the pieces that can be taken for nothing and the exchanges
// that win, those that win most first. A capture that allows mate, or loses
// more elsewhere, is left out.
func (v *Survey) chances() (facts []fact.Fact) {
	var on chess.Bitboard
	for _, m := range v.moves {
		taken := chess.Taken(&v.position, m.move)
		if taken == chess.NoPiece || m.takers != 0 || !m.sound() {
			continue
		}
		s := chess.TakenOn(m.move)
		if on.Has(s) {
			continue
		}
		on |= s.Bitboard()
		facts = append(facts, fact.Fact{
			Kind: fact.KindFree, Concept: fact.FreePiece, Side: v.position.Turn(),
			Pieces:  []fact.PlacedPiece{{Piece: taken, Square: s}},
			By:      fact.On(&v.position, m.move.From()),
			Squares: []chess.Square{m.move.To()}, Unguarded: true,
			Start: v.position, Line: []chess.Move{m.move}, Count: chess.Gain(&v.position, m.move),
			Took: v.givesUp(m),
		})
	}
	facts = append(facts, v.exchangeChances(on)...)
	facts = append(facts, v.promotions()...)
	slices.SortStableFunc(facts, func(a, b fact.Fact) int { return cmp.Compare(b.Count, a.Count) })
	return facts
}

// givesUp reports whether a capture lets the other side win more than half of what it takes, which it could not win
// before: that is not had for nothing.
func (v *Survey) givesUp(m *moveSurvey) bool {
	had := 0
	if !v.position.InCheck() {
		passed := v.position.Pass()
		_, had = exchange.BestCount(&passed)
	}
	_, lost := exchange.BestCount(&m.next)
	return 2*(lost-had) > chess.Gain(&v.position, m.move)
}

// promotions returns the pawns that can promote to a queen without a capture
// and without losing the gain in an exchange.
func (v *Survey) promotions() (facts []fact.Fact) {
	for _, m := range v.moves {
		to := m.move.To()
		becomes := m.move.Promotion() == chess.Queen && v.position.At(to) == chess.NoPiece
		keeps := exchange.Count(&m.next, to, 0) < chess.Gain(&v.position, m.move)
		if becomes && keeps && m.count > 0 && m.sound() {
			facts = append(facts, fact.Fact{
				Kind: fact.KindPromotionChance, Concept: fact.Promotion, Side: v.position.Turn(),
				Pieces: fact.On(&m.next, to), By: fact.On(&v.position, m.move.From()),
				Start: v.position, Line: []chess.Move{m.move}, Count: m.count,
			})
		}
	}
	return facts
}

// exchangeChances returns the exchanges that win, except those on squares that
// other facts are about.
func (v *Survey) exchangeChances(except chess.Bitboard) (facts []fact.Fact) {
	p := &v.position
	for s := range (p.Color(p.Turn().Other()) &^ except).All() {
		if exchange.Count(p, s, 0) == 0 {
			continue
		}
		e := exchange.On(p, s)
		if s := v.find(e.Line[0]); !s.sound() || s.count <= 0 { // what is won there is lost elsewhere
			continue
		}
		facts = append(facts, fact.Fact{
			Kind: fact.KindExchangeChance, Concept: fact.WinningTrade, Side: p.Turn(),
			Pieces: fact.On(p, s), By: fact.On(p, e.Line[0].From()),
			Start: *p, Line: e.Line, Count: e.Count,
		})
	}
	return facts
}

// sound reports whether a move neither loses nor allows mate nor throws a win
// away by stalemate.
func (m *moveSurvey) sound() bool {
	return m.grade != fact.Loses && m.grade != fact.AllowsMate && m.grade != fact.Stalemates
}

// escapes reports whether a sound move brings a piece to where it is not lost by the count: where every move loses
// something, a sound one may lose the piece as well.
func (m *moveSurvey) escapes() bool { return m.sound() && exchange.Count(&m.next, m.move.To(), 0) == 0 }

package coach

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// dangers returns what the opponent could do to the side to move if it were its
// turn: mate threatened, then pieces that hang, then pawns that hang and
// exchanges that lose, those that lose most first.
func dangers(p *chess.Position, last lastMove) (facts []fact.Fact) {
	flipped := p.Pass()
	hanging, on := hangingPieces(p, &flipped, last)
	if p.InCheck() { // the check is the threat, and has to be answered first
		return hanging
	}
	if m := matingMove(&flipped); m != chess.NoMove {
		facts = append(facts, fact.Fact{
			Kind: fact.KindMateThreat, Side: p.Turn(), By: fact.On(p, m.From()),
			Squares: []chess.Square{m.To()}, Start: flipped, Line: []chess.Move{m},
		})
	}
	pieces := 0
	for pieces < len(hanging) && hanging[pieces].Pieces[0].Piece.Type() != chess.Pawn {
		pieces++
	}
	rest := append(hanging[pieces:], exchangeDangers(p, &flipped, on)...)
	slices.SortStableFunc(rest, func(a, b fact.Fact) int { return cmp.Compare(a.Count, b.Count) })
	return append(append(facts, hanging[:pieces]...), rest...)
}

// promotionLeast is how many points a promotion wins at least to be a danger: a new queen that is not taken back.
const promotionLeast = 5

// promotionDanger returns the fact that the opponent could promote next, without a capture, and keep most of it.
func promotionDanger(p *chess.Position) []fact.Fact {
	if p.InCheck() {
		return nil
	}
	flipped := p.Pass()
	m, gain := bestPromotion(&flipped)
	if gain < promotionLeast {
		return nil
	}
	return []fact.Fact{promotionThreat(&flipped, m, gain)}
}

// hangingPieces returns the pieces of the side to move that the opponent could take with no legal
// move to take back, the most valuable first, and their squares. flipped is the position with the
// opponent to move.
func hangingPieces(p, flipped *chess.Position, last lastMove) (facts []fact.Fact, on chess.Bitboard) {
	var takers [64]chess.Bitboard
	var lines [64]chess.Move
	for m := range captures(flipped) {
		if m.To() == p.King(p.Turn()) || !loose(p, flipped, m) {
			continue
		}
		on |= m.To().Bitboard()
		takers[m.To()] |= m.From().Bitboard()
		if old := lines[m.To()]; old == chess.NoMove || last.moved(m.From()) && !last.moved(old.From()) {
			lines[m.To()] = m
		}
	}
	for s := range on.All() {
		m := lines[s]
		f := fact.Fact{
			Kind: fact.KindHanging, Side: p.Turn(), Pieces: fact.On(p, s),
			Unguarded: !guardedButForRules(p, flipped, m),
			Start:     *flipped, Line: []chess.Move{m}, Count: -chess.Gain(flipped, m),
		}
		f.By = append(fact.On(p, m.From()), fact.PiecesOn(p, takers[s]&^m.From().Bitboard())...)
		f.Guards = pinnedGuards(p, flipped, m)
		facts = append(facts, f)
	}
	slices.SortStableFunc(facts, func(a, b fact.Fact) int {
		return int(b.Pieces[0].Piece.Type()) - int(a.Pieces[0].Piece.Type())
	})
	return facts, on
}

// loose reports whether nothing could take back after a capture by the opponent, if it were the
// opponent's turn. In check it counts every piece of the side that attacks the square: the check may forbid
// a recapture now, but will have been answered by then.
func loose(p, flipped *chess.Position, capture chess.Move) bool {
	after := flipped.Play(capture)
	if p.InCheck() {
		return after.AttackersTo(capture.To(), after.Occupied())&p.Color(p.Turn()) == 0
	}
	return takersOn(&after, capture.To()) == 0
}

// pinnedGuards returns the pieces that attack the square of a capture by the opponent but cannot
// take back, because they are pinned.
func pinnedGuards(p, flipped *chess.Position, capture chess.Move) []fact.PlacedPiece {
	after := flipped.Play(capture)
	if p.InCheck() || after.InCheck() {
		return nil
	}
	return fact.PiecesOn(&after, bearing(p, &after, capture.To()))
}

// guardedButForRules reports whether pieces attack the square of a capture by the opponent, but cannot take back,
// because the capture gives check, or the king does, which may not, as the square is guarded.
func guardedButForRules(p, flipped *chess.Position, capture chess.Move) bool {
	after := flipped.Play(capture)
	byKing := chess.Attacks(p.At(p.King(p.Turn())), p.King(p.Turn()), after.Occupied()).Has(capture.To())
	return byKing || after.InCheck() && bearing(p, &after, capture.To()) != 0
}

// bearing returns the pieces of the side to move in p, but for its king, that attack a square after a capture.
func bearing(p, after *chess.Position, on chess.Square) chess.Bitboard {
	return after.AttackersTo(on, after.Occupied()) & p.Color(p.Turn()) &^ p.King(p.Turn()).Bitboard()
}

// takersOn returns the pieces that can legally capture on a square.
func takersOn(p *chess.Position, s chess.Square) (takers chess.Bitboard) {
	if p.AttackersTo(s, p.Occupied())&p.Color(p.Turn()) == 0 {
		return 0
	}
	for m := range capturesOn(p, s) {
		takers |= m.From().Bitboard()
	}
	return takers
}

// exchangeDangers returns the exchanges that the opponent would gain by if it were its turn, except
// those on squares that other facts are about.
func exchangeDangers(p, flipped *chess.Position, except chess.Bitboard) (facts []fact.Fact) {
	for s := range (p.Color(p.Turn()) &^ except).All() {
		if exchange.Count(flipped, s, 0) == 0 {
			continue
		}
		e := exchange.On(flipped, s)
		facts = append(facts, fact.Fact{
			Kind: fact.KindExchangeDanger, Side: p.Turn(), Pieces: fact.On(p, s),
			By: fact.On(p, e.Line[0].From()), Start: *flipped, Line: e.Line, Count: -e.Count,
		})
	}
	return facts
}

// checks returns the fact that the side to move is in check, with the kinds of answers, or nothing.
func checks(p *chess.Position) []fact.Fact {
	checkers := p.Checkers()
	if checkers == 0 {
		return nil
	}
	king := p.King(p.Turn())
	f := fact.Fact{Kind: fact.KindCheck, Side: p.Turn(), Pieces: fact.On(p, king),
		By: fact.PiecesOn(p, checkers), Start: *p}
	for m := range legal(p) {
		switch {
		case checkers.Has(m.To()) || m.IsEnPassant() && chess.CapturesOn(m, checkers.First()):
			f.Answers |= fact.AnswerCapture
		case m.From() == king:
			f.Answers |= fact.AnswerMove
		default:
			f.Answers |= fact.AnswerBlock
		}
	}
	return []fact.Fact{f}
}

package exchange

import "chesstutor/tutor/chess"

// An Exchange is the result if both sides keep taking on one square: the best
// line for each among the legal captures that land there, each side free to
// stop at any time. A capture en passant is on the square it goes to.
//
// It is static exchange evaluation (SEE) done exactly, by minimax over legal
// moves: pins, checks and pieces uncovered behind others count, promotions too.
type Exchange struct {
	Square chess.Square
	// Count is what the side that begins gains, in pawns. It is never below
	// zero, since nobody has to begin.
	Count int
	// Line holds the captures, none if no capture gains anything. A side stops
	// when it would gain nothing by going on.
	Line []chess.Move
}

// On returns the exchange on a square, begun by the side to move.
func On(p *chess.Position, s chess.Square) Exchange {
	e := Exchange{Square: s, Count: Count(p, s, 0)}
	at, left := *p, e.Count
	for left > 0 {
		var m chess.Move
		m, left = First(&at, s, left)
		e.Line = append(e.Line, m)
		at = at.Play(m)
	}
	return e
}

// Best returns the exchange that gains the side to move the most; its
// Count is 0 and its Square chess.NoSquare if none gains anything.
func Best(p *chess.Position) Exchange {
	s, count := BestCount(p)
	if count == 0 {
		return Exchange{Square: chess.NoSquare}
	}
	return On(p, s)
}

// BestCount is Best without its line.
func BestCount(p *chess.Position) (on chess.Square, count int) {
	var room [chess.MaxMoves]chess.Move
	on = chess.NoSquare
	var seen chess.Bitboard
	for _, m := range p.AppendCaptures(room[:0]) {
		s := m.To()
		if seen.Has(s) {
			continue
		}
		seen |= s.Bitboard()
		if c := Count(p, s, count); c > count {
			on, count = s, c
		}
	}
	return on, count
}

// Without returns the count of the exchange on a square if one given piece may not capture.
func Without(p *chess.Position, on, piece chess.Square) (best int) {
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendCapturesOn(room[:0], on) {
		if m.From() != piece {
			next := p.Play(m)
			best = max(best, chess.Gain(p, m)-Without(&next, on, piece))
		}
	}
	return best
}

// mostByPromotion is the most that a promotion gains.
const mostByPromotion = 9 - 1

// Count returns the count of the exchange on s if it is above floor,
// and otherwise some number of at most floor. floor must be at least 0.
func Count(p *chess.Position, s chess.Square, floor int) int {
	return exchangeWithin(p, s, floor, 1<<10)
}

// exchangeWithin is an alpha-beta search of the captures on s. The side to move
// may stop, with the value 0.
func exchangeWithin(p *chess.Position, s chess.Square, alpha, beta int) int {
	best := 0
	if best >= beta || p.AttackersTo(s, p.Occupied())&p.Color(p.Turn()) == 0 {
		return best
	}
	most := max(p.At(s).Type().Worth(), chess.Pawn.Worth()) // a pawn, if en passant
	if r := s.Rank(); r == 0 || r == 7 {
		most += mostByPromotion
	}
	if most <= alpha {
		return best
	}
	var room [chess.MaxMoves]chess.Move
	var next chess.Position
	for _, m := range capturesOnto(p, s, room[:0]) {
		p.PlayTo(&next, m)
		gain := chess.Gain(p, m)
		best = max(best, gain-exchangeWithin(&next, s, gain-beta, gain-max(alpha, best)))
		if best >= beta {
			break
		}
	}
	return best
}

// First returns the first capture of an exchange whose count is given
// and above zero, and the count that remains for the other side to gain by
// recapturing.
func First(p *chess.Position, s chess.Square, count int) (chess.Move, int) {
	var room [chess.MaxMoves]chess.Move
	for _, m := range capturesOnto(p, s, room[:0]) {
		next := p.Play(m)
		if answer := Count(&next, s, 0); chess.Gain(p, m)-answer == count {
			return m, answer
		}
	}
	panic("tutor: no exchange of that count in " + p.FEN()) // unreachable: the count is the best of these captures
}

// capturesOnto appends the legal captures that land on s to an empty list, the
// least valuable captor first: the order that causes most cutoffs. In a crowded
// position it returns that one only.
func capturesOnto(p *chess.Position, s chess.Square, list []chess.Move) []chess.Move {
	list = p.AppendCapturesOn(list, s)
	for n, m := range list {
		i := n
		for ; i > 0 && p.At(list[i-1].From()).Type() > p.At(m.From()).Type(); i-- {
			list[i] = list[i-1]
		}
		list[i] = m
	}
	if len(list) > 1 && Crowded(p) {
		list = list[:1]
	}
	return list
}

package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
)

// A goal reports whether a move reaches the goal of a line within a number of own moves, itself included, whatever
// the other side plays.
type goal func(p *chess.Position, m chess.Move, moves int) bool

// goalOf returns the goal that a rule of lines names for an exercise, and whether there is one. Exercise.Most is the
// number of own moves.
func goalOf(e *Exercise) (goal, bool) {
	switch e.Rule {
	case "mate":
		return matesWith, true
	case "promote":
		return promotesWith, true
	case "wins":
		return winning(&e.Position, e.Least), true
	}
	return nil, false
}

// matesWith reports whether a legal move mates within a number of its side's moves, itself included, whatever the other
// side plays.
func matesWith(p *chess.Position, m chess.Move, moves int) bool {
	next := p.Play(m)
	if !next.HasMove() {
		return next.InCheck()
	}
	return moves > 1 && afterEvery(&next, matesWith, moves-1)
}

// promotesWith reports whether a legal move makes a queen that stays, or mates, within a number of its side's moves,
// itself included, whatever the other side plays. Mate is more than a queen, and nobody moves after it.
func promotesWith(p *chess.Position, m chess.Move, moves int) bool {
	next := p.Play(m)
	switch {
	case !next.HasMove():
		return next.InCheck()
	case m.Promotion() == chess.Queen:
		return coach.Takers(p, m) == 0
	}
	return moves > 1 && afterEvery(&next, promotesWith, moves-1)
}

// afterEvery reports whether every reply leaves some move that reaches the goal.
func afterEvery(p *chess.Position, reaches goal, moves int) bool {
	for _, reply := range p.Moves() {
		at := p.Play(reply)
		if !canReach(&at, reaches, moves) {
			return false
		}
	}
	return true
}

// canReach reports whether some move reaches a goal in a number of moves of its side; captures are tried first.
func canReach(p *chess.Position, reaches goal, moves int) bool {
	list := p.Moves()
	for _, capture := range []bool{true, false} {
		for _, m := range list {
			if takes(p, m) == capture && reaches(p, m, moves) {
				return true
			}
		}
	}
	return false
}

// reaching returns the moves that reach a goal in a number of moves of their side.
func reaching(p *chess.Position, reaches goal, moves int) (list []chess.Move) {
	for _, m := range sorted(p.Moves()) {
		if reaches(p, m, moves) {
			list = append(list, m)
		}
	}
	return list
}

// judgeLine returns why a legal move does not reach the goal in the moves left: a reply after which it is out of
// reach.
func (e *Exercise) judgeLine(p *chess.Position, m chess.Move, left int) Reason {
	reaches, _ := goalOf(e)
	if reaches(p, m, left) {
		return Reason{}
	}
	next := p.Play(m)
	at := Exercise{Position: *p}
	switch {
	case !next.HasMove(): // mate reaches every goal
		return Reason{Kind: IsStalemate}
	case left == 1 && e.Rule == "mate":
		return mates(&at, m)
	case left == 1 && e.Rule == "wins":
		return enough(&at, m, e.Least+chess.Lead(&e.Position, p.Turn())-chess.Lead(p, p.Turn()))
	case left == 1 && m.Promotion() == chess.NoPieceType:
		return Reason{Kind: NoPromotion}
	case m.Promotion() != chess.NoPieceType && m.Promotion() != chess.Queen:
		return Reason{Kind: OtherPromoted, Got: m.Promotion(), Want: chess.Queen}
	}
	reply := defence(&next, reaches, left-1)
	if takes(&next, reply) {
		return thenTakes(&next, reply)
	}
	r := Reason{Kind: NotInTime, Squares: []chess.Square{reply.To()}}
	if e.Rule == "wins" {
		r.Kind = NoGain
	}
	return r.by(&next, reply.From().Bitboard())
}

// defence returns the reply that delays a goal longest, or prevents it; among equals a capture, then the reply that
// loses least, then by the order of squares.
func defence(p *chess.Position, reaches goal, moves int) chess.Move {
	best, score := chess.NoMove, -1<<20
	for _, m := range sorted(p.Moves()) {
		at := p.Play(m)
		n := 1
		for n <= moves && !canReach(&at, reaches, n) {
			n++
		}
		value := 100*n + 2*chess.Gain(p, m) - exchange.Best(&at).Count
		if value > score {
			best, score = m, value
		}
	}
	return best
}

// sorted returns moves in a fixed order, so that the same list gives the same choice.
func sorted(list []chess.Move) []chess.Move {
	slices.SortFunc(list, func(a, b chess.Move) int {
		return slices.Compare(
			[]int{int(a.From()), int(a.To()), -int(a.Promotion())},
			[]int{int(b.From()), int(b.To()), -int(b.Promotion())})
	})
	return list
}

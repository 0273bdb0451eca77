package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// perpetualMost bounds how many positions the search for perpetual check visits.
const perpetualMost = 600

// perpetual is the search for perpetual check: for a set of positions in each of
// which the side to move has a check after which every reply leads to a
// position of the set.
type perpetual struct {
	at        map[uint64]int
	positions []chess.Position
	checks    [][]perpetualCheck // of each position
	in        []bool             // the position may belong to the set
}

// perpetualCheck is a check and the positions that the replies lead to, none if
// beyond the bound.
type perpetualCheck struct {
	move    chess.Move
	replies []int
	beyond  bool
}

// perpetualChecks returns the checks with which the side to move can give check
// without end.
func perpetualChecks(p *chess.Position) (moves []chess.Move) {
	e := &perpetual{at: map[uint64]int{}}
	e.number(p)
	for i := 0; i < len(e.positions); i++ { // nearest first
		e.checks = append(e.checks, e.checksIn(i))
	}
	for changed := true; changed; {
		changed = false
		for i := range e.in {
			if e.in[i] && len(e.lasting(i)) == 0 {
				e.in[i], changed = false, true
			}
		}
	}
	return e.lasting(0)
}

// lasting returns the checks of a position after which every reply stays among
// those that may belong to the set.
func (e *perpetual) lasting(i int) (moves []chess.Move) {
	for _, c := range e.checks[i] {
		ok := !c.beyond
		for _, to := range c.replies {
			ok = ok && e.in[to]
		}
		if ok {
			moves = append(moves, c.move)
		}
	}
	return moves
}

// number returns the index of a position, added if it is new, and reports
// whether the bound allows it.
func (e *perpetual) number(p *chess.Position) (i int, ok bool) {
	i, ok = e.at[p.Key()]
	if !ok && len(e.positions) < perpetualMost {
		i, ok = len(e.positions), true
		e.at[p.Key()], e.positions, e.in = i, append(e.positions, *p), append(e.in, true)
	}
	return i, ok
}

// checksIn returns the checks in a position, except mates.
func (e *perpetual) checksIn(i int) (list []perpetualCheck) {
	p := e.positions[i]
	for _, m := range p.Moves() {
		next := p.Play(m)
		if !next.InCheck() || !next.HasMove() {
			continue
		}
		c := perpetualCheck{move: m}
		for _, r := range next.Moves() {
			after := next.Play(r)
			to, ok := e.number(&after)
			if !ok {
				c.beyond = true
				break
			}
			c.replies = append(c.replies, to)
		}
		list = append(list, c)
	}
	return list
}

// givesPerpetualCheck returns the fact that the move begins a perpetual check.
func (s *study) givesPerpetualCheck() []fact.Fact {
	if !s.next.InCheck() || s.lead >= 0 || exchange.Crowded(&s.p) {
		return nil // a side that is not behind does not need a draw
	}
	for _, m := range perpetualChecks(&s.p) {
		if m == s.move {
			f := s.idea(fact.KindPerpetualCheck, fact.PerpetualCheck)
			f.By = fact.PiecesOn(&s.next, s.next.Checkers())
			return []fact.Fact{f}
		}
	}
	return nil
}

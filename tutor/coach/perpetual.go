package coach

import (
	"slices"

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
	at        map[uint64]int // the index of each position
	positions []chess.Position
	checks    [][]perpetualCheck // of each position
	in        []bool             // the position may belong to the set
}

// perpetualCheck is a check and the positions that the replies lead to.
type perpetualCheck struct {
	move    chess.Move
	replies []int
}

// checksWithoutEnd reports whether a move begins a perpetual check.
func checksWithoutEnd(p *chess.Position, first chess.Move) bool {
	e := &perpetual{at: map[uint64]int{}}
	e.number(p)
	for i := 0; i < len(e.positions); i++ { // nearest first
		e.checks = append(e.checks, e.checksIn(e.positions[i]))
	}
	for changed := true; changed; {
		changed = false
		for i := range e.in {
			if e.in[i] && !slices.ContainsFunc(e.checks[i], e.lasts) {
				e.in[i], changed = false, true
			}
		}
	}
	return slices.ContainsFunc(e.checks[0], func(c perpetualCheck) bool { return c.move == first && e.lasts(c) })
}

// lasts reports whether every reply to a check stays among the positions that may belong to the set.
func (e *perpetual) lasts(c perpetualCheck) bool {
	return !slices.ContainsFunc(c.replies, func(to int) bool { return !e.in[to] })
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

// checksIn returns the checks in a position, except mates and those with a reply beyond the bound.
func (e *perpetual) checksIn(p chess.Position) (list []perpetualCheck) {
checks:
	for m := range legal(&p) {
		next := p.Play(m)
		if !next.InCheck() || !next.HasMove() {
			continue
		}
		c := perpetualCheck{move: m}
		for r := range legal(&next) {
			after := next.Play(r)
			to, ok := e.number(&after)
			if !ok {
				continue checks
			}
			c.replies = append(c.replies, to)
		}
		list = append(list, c)
	}
	return list
}

// givesPerpetualCheck returns the fact that the move begins a perpetual check. A side that is not behind does not
// need a draw.
func (s *study) givesPerpetualCheck() []fact.Fact {
	if !s.next.InCheck() || s.lead >= 0 || exchange.Crowded(&s.p) || !checksWithoutEnd(&s.p, s.move) {
		return nil
	}
	f := s.idea(fact.KindPerpetualCheck, fact.PerpetualCheck)
	f.By = fact.PiecesOn(&s.next, s.next.Checkers())
	return []fact.Fact{f}
}

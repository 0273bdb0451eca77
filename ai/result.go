package ai

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
)

// Result is what a search found.
type Result struct {
	Move  chess.Move
	Score Score        // of the position searched, from its side to move's view
	PV    []chess.Move // principal variation, captures after the depth included; begins with Move
	Nodes uint64       // positions searched
	Depth int          // plies of the last iteration, which may be incomplete
	Lines []Line       // of the best moves, best first; the first is Score and PV
}

// Line is the principal variation of one of the best moves.
type Line struct {
	Score Score
	Moves []chess.Move // begins with that move
}

// choice is a root move with its result.
type choice struct {
	move     chess.Move
	score    Score
	tieBreak uint64 // among equally good moves the one with the greatest is played
	pv       line
}

// searchLines are the best lines that a search has found, depth after depth.
type searchLines struct {
	found []choice // of the last depth that was completed for all lines wanted, best first
	next  []choice // of the depth being searched
}

// commit replaces the lines found by those of the depth being searched, if that depth is complete:
// lines of two depths do not compare. It sorts them, because a selective search may find a later
// line to be better than an earlier one.
func (f *searchLines) commit(lines int, first bool) (settled bool) {
	if settled = len(f.next) == lines || first && len(f.next) > 0; settled {
		f.found, f.next = f.next, f.found
		slices.SortStableFunc(f.found, func(a, b choice) int { return cmp.Compare(b.score, a.score) })
	}
	f.next = f.next[:0]
	return settled
}

// line returns the principal variation.
func (c *choice) line() []chess.Move { return c.pv.moves[:c.pv.length] }

// resultOf returns the result of a search that found these lines.
func resultOf(found []choice, nodes uint64, depth int) Result {
	r := Result{Nodes: nodes, Depth: depth}
	for i := range found {
		c := &found[i]
		r.Lines = append(r.Lines, Line{Score: c.score, Moves: slices.Clone(c.line())})
	}
	if len(found) > 0 {
		r.Move, r.Score, r.PV = found[0].move, found[0].score, r.Lines[0].Moves
	}
	return r
}

// restrict reorders moves so that those in l.Moves come first, and returns these. If there are none it returns all
// moves.
func (l *Limits) restrict(moves []chess.Move) []chess.Move {
	n := 0
	for i, m := range moves {
		if slices.Contains(l.Moves, m) {
			moves[n], moves[i] = m, moves[n]
			n++
		}
	}
	if n == 0 {
		return moves
	}
	return moves[:n]
}

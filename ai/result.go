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
	PV    []chess.Move // the line expected, captures after the depth included; begins with Move
	Nodes uint64       // positions looked at
	Depth int          // plies of the last look, which may have been cut short
	Lines []Line       // of the best moves, best first; the first is Score and PV
}

// Line is what a search expects of one of the best moves.
type Line struct {
	Score Score
	Moves []chess.Move // begins with that move
}

// choice is a move of the first ply and what was found of it.
type choice struct {
	move  chess.Move
	score Score
	lot   uint64 // the greater of two equal moves' is played
	pv    line
}

// findings are the choices that a search has found, depth after depth.
type findings struct {
	found []choice // of the last depth that was looked at for all lines wanted, best first
	next  []choice // of the depth being looked at
}

// settle makes what the depth being looked at has found the finding, unless that
// is less than what was found before: lines of two depths do not compare. What a
// selective search finds of a later line may be better than of an earlier.
func (f *findings) settle(lines int, first bool) (settled bool) {
	if settled = len(f.next) == lines || first && len(f.next) > 0; settled {
		f.found, f.next = f.next, f.found
		slices.SortStableFunc(f.found, func(a, b choice) int { return cmp.Compare(b.score, a.score) })
	}
	f.next = f.next[:0]
	return settled
}

// line returns the moves expected.
func (c *choice) line() []chess.Move { return c.pv.moves[:c.pv.length] }

// resultOf returns the result of a search that found the choices.
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

// allow returns the moves that a search may choose among, at the front of the
// list. If it may choose none of these, it may choose any.
func (l *Limits) allow(moves []chess.Move) []chess.Move {
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

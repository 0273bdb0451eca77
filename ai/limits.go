package ai

import (
	"time"

	"chesstutor/tutor/chess"
)

// DefaultDepth is how many plies the default level looks ahead before it
// follows captures only.
const DefaultDepth = 3

// How many positions a level or a hint looks at, at most, that looks at all moves
// to a depth, and one that looks at what is taken on a square. No position of a
// real game takes as many; one with nine queens a side would take a hundred times
// as many, and all others would wait.
const (
	FullNodes    = 500_000
	landingNodes = 20_000
)

// maxDepth bounds Limits.Depth, in plies.
const maxDepth = 64

// Limits says how a search is made and how far it goes: to the first of its
// limits that is reached. The zero value is the default level's.
type Limits struct {
	Method  Method
	Eye     Eye           // how a position is judged without looking ahead; Selective always does as Knowing
	Depth   int           // plies before captures only, 64 at most; 0 means DefaultDepth, or 64 if Nodes or Time is given
	Nodes   uint64        // positions to look at; 0 means any number, but a Pool has a cap
	Sure    int           // plies that the full search looks at before it minds Nodes, if they are fewer than FullNodes
	Time    time.Duration // to stop after; 0 means any
	Enough  time.Duration // to begin no deeper look after; 0 means none
	Threads int           // to search with, for an Engine's selective search; 0 means 1. More answer differently each time
	Lines   int           // how many of the best moves to tell, each with its line; 0 means 1. Fewer are told only if cut short at once
	Moves   []chess.Move  // to choose among; none means all legal moves

	// Progress, unless nil, is called after each depth with what is known then.
	Progress func(Result)
}

// depth returns the plies to search.
func (l *Limits) depth() int {
	switch {
	case l.Depth > 0:
		return min(l.Depth, maxDepth)
	case l.Nodes > 0 || l.Time > 0 || l.Enough > 0:
		return maxDepth
	}
	return DefaultDepth
}

// lines returns how many lines are wanted of a position with so many moves.
func (l *Limits) lines(moves int) int { return min(max(l.Lines, 1), moves) }

// expected returns about how many nodes a selective search will look at, at
// most, 0 if nothing tells.
func (l *Limits) expected() uint64 {
	if l.Nodes == 0 && l.Depth > 0 && l.Depth < 8 {
		return 1 << (8 + 2*l.Depth)
	}
	return l.Nodes
}

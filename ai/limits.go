package ai

import (
	"time"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// DefaultDepth is the default level's search depth in plies, before the quiescence search.
const DefaultDepth = 3

// FullNodes is the node limit of the levels that search all moves to a depth, exchangeNodes that of the levels that
// search the captures on one square. No position of a real game reaches them; one with nine queens a side would
// take a hundred times as many nodes and keep all other players waiting.
const (
	FullNodes     = 500_000
	exchangeNodes = 20_000
)

// maxDepth bounds Limits.Depth, in plies.
const maxDepth = 64

// Limits says how to search and how far: until the first of the limits is reached. The zero value
// searches as the default level does.
type Limits struct {
	Method    Method
	Evaluator Evaluator     // the static evaluation; Selective always uses Tuned
	Depth     int           // plies before quiescence, 64 at most; 0: DefaultDepth, or 64 if Nodes or Time is given
	Nodes     uint64        // positions to search; 0: any number, but a Pool has a cap
	MinDepth  int           // plies that the full search completes even beyond Nodes, up to FullNodes
	Time      time.Duration // stop after this; 0: no limit
	SoftTime  time.Duration // begin no deeper iteration after this; 0: no limit
	Threads   int           // for an Engine's selective search; 0: 1. With more than one, answers vary
	Lines     int           // of the best moves to return (multi-PV); 0: 1. Fewer only if stopped within depth 1
	Moves     []chess.Move  // to choose among; empty: all legal moves
	Person    people.Person // who plays, by the method Person

	// Progress, unless nil, is called after each depth with the result so far.
	Progress func(Result)

	game people.Line
}

// InGame returns the limits for a game that came to its position by these moves, which the method Person looks at.
func (l Limits) InGame(start chess.Position, moves []chess.Move) Limits {
	l.game = people.Line{Start: start, Moves: moves}
	return l
}

// depth returns the plies to search.
func (l *Limits) depth() int {
	switch {
	case l.Depth > 0:
		return min(l.Depth, maxDepth)
	case l.Nodes > 0 || l.Time > 0 || l.SoftTime > 0:
		return maxDepth
	}
	return DefaultDepth
}

// lines returns the number of lines to search in a position with this number of legal moves.
func (l *Limits) lines(moves int) int { return min(max(l.Lines, 1), moves) }

// expected estimates how many nodes a selective search will search at most, 0 if unknown.
func (l *Limits) expected() uint64 {
	if l.Nodes == 0 && l.Depth > 0 && l.Depth < 8 {
		return 1 << (8 + 2*l.Depth)
	}
	return l.Nodes
}

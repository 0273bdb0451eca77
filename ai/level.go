package ai

import (
	"slices"
	"time"
)

// Level is one of the computer's levels of play, by number. Saved games keep the number in five
// bits: a level never changes its number, and the numbers do not follow the strength. Levels
// returns them in order of strength.
type Level uint8

// The levels that the program names. ThreePlies is the default.
const (
	ThreePlies Level = 0
	Easiest    Level = 1
	Strongest  Level = 17
)

// levelTime ends a level's search on a machine so slow or so busy that nobody would wait for it.
// Within it the same game always gives the same answer.
const levelTime = 15 * time.Second

// ladder holds the levels from the easiest to the strongest. What each does not see comes from what
// its search does not look at.
var ladder = []struct {
	level  Level
	ahead  int // plies that a selective search usually looks ahead; 0 for other methods
	limits Limits
}{
	{1, 0, Limits{Method: AnyMove}},
	{2, 0, Limits{Method: Greedy, Evaluator: MaterialOnly}},
	{3, 0, Limits{Method: Greedy}},
	{4, 0, Limits{Method: GreedyExchange, Evaluator: MaterialOnly, Nodes: exchangeNodes}},
	{5, 0, Limits{Method: GreedyExchange, Nodes: exchangeNodes}},
	{6, 0, Limits{Depth: 1, Evaluator: MaterialOnly, Nodes: FullNodes}},
	{7, 0, Limits{Depth: 1, Nodes: FullNodes}},
	{8, 0, Limits{Depth: 1, Evaluator: Tuned, Nodes: FullNodes}},
	{9, 0, Limits{Depth: 3, Nodes: 4_000, MinDepth: 1}},
	{ThreePlies, 0, Limits{Depth: DefaultDepth, Nodes: FullNodes}},
	{10, 4, Limits{Method: Selective, Nodes: 900, Time: levelTime}},
	{11, 5, Limits{Method: Selective, Nodes: 2_000, Time: levelTime}},
	{12, 6, Limits{Method: Selective, Nodes: 4_000, Time: levelTime}},
	{13, 8, Limits{Method: Selective, Nodes: 10_000, Time: levelTime}},
	{14, 10, Limits{Method: Selective, Nodes: 26_000, Time: levelTime}},
	{15, 13, Limits{Method: Selective, Nodes: 80_000, Time: levelTime}},
	{16, 16, Limits{Method: Selective, Nodes: 260_000, Time: levelTime}},
	{Strongest, 18, Limits{Method: Selective, Nodes: 800_000, Time: levelTime}},
}

// Levels returns all levels, the easiest first.
func Levels() []Level {
	list := make([]Level, len(ladder))
	for i := range ladder {
		list[i] = ladder[i].level
	}
	return slices.Clip(list)
}

// Valid reports whether there is such a level.
func (l Level) Valid() bool { return int(l) < len(ladder) }

// LookaheadPlies returns about how many plies ahead a selective level looks in the main lines of a
// middlegame; 0 for any other level.
func (l Level) LookaheadPlies() int { return ladder[l.index()].ahead }

// Limits returns how the level searches, and how far.
func (l Level) Limits() Limits { return ladder[l.index()].limits }

// index returns the level's index in ladder, and the default's for a level that is not valid.
func (l Level) index() int {
	if !l.Valid() {
		l = ThreePlies
	}
	return slices.Index(Levels(), l)
}

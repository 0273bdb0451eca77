package ai

import (
	"slices"
	"time"
)

// Level is one of the computer's ways of playing, by number. Numbers are kept
// in saved games, in five bits: a level never changes its number, and the
// numbers say nothing of strength. Levels gives the order.
type Level uint8

// The levels that the program names. ThreePlies is the default.
const (
	ThreePlies Level = 0
	Easiest    Level = 1
	Strongest  Level = 17
)

// levelTime ends a search of a level on a machine so slow, or so busy, that
// nobody would wait for it: else the same game gives the same answer.
const levelTime = 15 * time.Second

// ladder holds the levels from the easiest to the strongest. What each does not
// see comes from what its search does not look at.
var ladder = []struct {
	level  Level
	ahead  int // how many moves ahead a selective search looks, about
	limits Limits
}{
	{1, 0, Limits{Method: AnyMove}},
	{2, 0, Limits{Method: Greedy, Eye: Counting}},
	{3, 0, Limits{Method: Greedy}},
	{4, 0, Limits{Method: Landing, Eye: Counting, Nodes: landingNodes}},
	{5, 0, Limits{Method: Landing, Nodes: landingNodes}},
	{6, 0, Limits{Depth: 1, Eye: Counting, Nodes: FullNodes}},
	{7, 0, Limits{Depth: 1, Nodes: FullNodes}},
	{8, 0, Limits{Depth: 1, Eye: Knowing, Nodes: FullNodes}},
	{9, 0, Limits{Depth: 3, Nodes: 4_000, Sure: 1}},
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

// rungs holds the place of each level on the ladder, by number.
var rungs = func() []int {
	places := make([]int, len(ladder))
	for i := range ladder {
		places[ladder[i].level] = i
	}
	return places
}()

// Levels returns all levels, the easiest first.
func Levels() []Level {
	list := make([]Level, len(ladder))
	for i := range ladder {
		list[i] = ladder[i].level
	}
	return slices.Clip(list)
}

// Valid reports whether there is such a level.
func (l Level) Valid() bool { return int(l) < len(rungs) }

// Ahead returns how many moves ahead, each side's counted, a level looks in the
// likeliest lines of a middlegame, about; 0 for a level that does not choose lines.
func (l Level) Ahead() int { return ladder[l.rung()].ahead }

// Limits returns how the level searches, and how far.
func (l Level) Limits() Limits { return ladder[l.rung()].limits }

// Easier returns the next easier level, and whether there is one.
func (l Level) Easier() (Level, bool) { return l.beside(-1) }

// Harder returns the next stronger level, and whether there is one.
func (l Level) Harder() (Level, bool) { return l.beside(1) }

// beside returns the level so many rungs up.
func (l Level) beside(up int) (Level, bool) {
	i := l.rung() + up
	if i < 0 || i >= len(ladder) {
		return l, false
	}
	return ladder[i].level, true
}

// rung returns the level's place on the ladder, and the default's for a level
// that is not valid.
func (l Level) rung() int {
	if !l.Valid() {
		return rungs[ThreePlies]
	}
	return rungs[l]
}

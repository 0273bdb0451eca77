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
	level          Level
	name, sentence string
	limits         Limits
}{
	{1, "Just likes to move",
		"I just like to move: I look at nothing and play any move the rules allow.",
		Limits{Method: AnyMove}},
	{2, "Takes what it can",
		"I take the best thing I can and forget what you can take back.",
		Limits{Method: Greedy, Eye: Counting}},
	{3, "Takes, or finds a good square",
		"I take the best thing I can, or find a good square, and forget what you take back.",
		Limits{Method: Greedy}},
	{4, "Minds where it lands",
		"I look at what you can take where I land, and forget all my other men.",
		Limits{Method: Landing, Eye: Counting, Nodes: landingNodes}},
	{5, "Minds where it lands and stands",
		"I mind what you can take where I land, and like good squares; other men I forget.",
		Limits{Method: Landing, Nodes: landingNodes}},
	{6, "Counts what can be taken",
		"I look at my move and all taking after it, and only count: mate surprises me.",
		Limits{Depth: 1, Eye: Counting, Nodes: FullNodes}},
	{7, "Sees what can be taken",
		"I look at my move and all taking after it, and like good squares: mate surprises me.",
		Limits{Depth: 1, Nodes: FullNodes}},
	{8, "Knows a good place",
		"I look at my move and all taking after it, and know good places: mate surprises me.",
		Limits{Depth: 1, Eye: Knowing, Nodes: FullNodes}},
	{9, "Thinks three moves ahead in a hurry",
		"I look three moves ahead, but at most at 4,000 positions: in a crowd I miss some.",
		Limits{Depth: 3, Nodes: 4_000, Sure: 1}},
	{ThreePlies, "Thinks three moves ahead",
		"I look at my move, your answer, my next move, then captures only: your quiet plans escape me.",
		Limits{Depth: DefaultDepth, Nodes: FullNodes}},
	{10, "Looks at 900 positions",
		"I look at 900 positions, the likeliest about four moves ahead: what looks bad first escapes me.",
		Limits{Method: Selective, Nodes: 900, Time: levelTime}},
	{11, "Looks at 2,000 positions",
		"I look at 2,000 positions, the likeliest about five moves ahead: what looks bad first escapes me.",
		Limits{Method: Selective, Nodes: 2_000, Time: levelTime}},
	{12, "Looks at 4,000 positions",
		"I look at 4,000 positions, the likeliest about six moves ahead: what looks bad first escapes me.",
		Limits{Method: Selective, Nodes: 4_000, Time: levelTime}},
	{13, "Looks at 10,000 positions",
		"I look at 10,000 positions, the likeliest about eight moves ahead: what pays after that escapes me.",
		Limits{Method: Selective, Nodes: 10_000, Time: levelTime}},
	{14, "Looks at 26,000 positions",
		"I look at 26,000 positions, the likeliest about ten moves ahead: what pays after that escapes me.",
		Limits{Method: Selective, Nodes: 26_000, Time: levelTime}},
	{15, "Looks at 80,000 positions",
		"I look at 80,000 positions, the likeliest about thirteen moves ahead: what pays after that escapes me.",
		Limits{Method: Selective, Nodes: 80_000, Time: levelTime}},
	{16, "Looks at 260,000 positions",
		"I look at 260,000 positions, the likeliest about sixteen moves ahead: what pays after that escapes me.",
		Limits{Method: Selective, Nodes: 260_000, Time: levelTime}},
	{Strongest, "Looks at 800,000 positions",
		"I look at 800,000 positions, the likeliest about eighteen moves ahead: what pays after that escapes me.",
		Limits{Method: Selective, Nodes: 800_000, Time: levelTime}},
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

// Name returns the level's name for a list to choose from.
func (l Level) Name() string { return ladder[l.rung()].name }

// Sentence returns what the computer says of the way it plays, so that a
// learner can know what it does not see: at most eighteen words.
func (l Level) Sentence() string { return ladder[l.rung()].sentence }

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

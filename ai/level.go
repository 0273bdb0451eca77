package ai

import (
	"slices"
	"time"

	"chesstutor/ai/people"
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
	Pip        Level = 18
	Nib        Level = 19
	Hop        Level = 20
	Hazel      Level = 21
	Mina       Level = 22
)

// friends are the levels with a face, in order of strength. A learner's badges keep the places, which never change.
var friends = [...]Level{Pip, Nib, Hop, Hazel, Mina, ThreePlies, 12, Strongest}

// Friends returns the levels with a face, the easiest first: the ladder that a learner climbs.
func Friends() []Level { return friends[:] }

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
	{Pip, 0, person(800, 236, people.PawnMoves)},
	{Nib, 0, person(800, 167, people.Checks)},
	{2, 0, Limits{Method: Greedy, Evaluator: MaterialOnly}},
	{3, 0, Limits{Method: Greedy}},
	{Hop, 0, person(800, 120, people.EarlyKnight)},
	{4, 0, Limits{Method: GreedyExchange, Evaluator: MaterialOnly, Nodes: exchangeNodes}},
	{Hazel, 0, person(950, 132, people.Captures)},
	{5, 0, Limits{Method: GreedyExchange, Nodes: exchangeNodes}},
	{Mina, 0, person(1150, 114, people.Castling)},
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

// person returns the limits of a level that plays like people.
func person(rating, temperature int, style people.Style) Limits {
	return Limits{Method: Person, Person: people.Person{Rating: rating, Temperature: temperature, Style: style}}
}

// Levels returns all levels, the easiest first.
func Levels() []Level {
	list := make([]Level, len(ladder))
	for i := range ladder {
		list[i] = ladder[i].level
	}
	return slices.Clip(list)
}

// Searching returns the levels that search, the easiest first: all but the people. docs/engine.md numbers them from 1.
func Searching() []Level {
	return slices.DeleteFunc(Levels(), func(l Level) bool { return l.Limits().Method == Person })
}

// Valid reports whether there is such a level.
func (l Level) Valid() bool { return int(l) < len(ladder) }

// LookaheadPlies returns about how many plies ahead a selective level looks in the main lines of a
// middlegame; 0 for any other level.
func (l Level) LookaheadPlies() int { return ladder[l.index()].ahead }

// warm is the temperature from which on a person overlooks most of what a reply would win.
const warm = 140

// SeesReplies reports whether the level looks at what can be played after its move; levels that do not, and people who
// err a lot, hardly punish a mistake that one move does not show.
func (l Level) SeesReplies() bool {
	switch limits := l.Limits(); limits.Method {
	case AnyMove, Greedy:
		return false
	case Person:
		return limits.Person.Temperature < warm
	}
	return true
}

// Rating returns the rating of people who are about as strong as the level: for one that searches, the lowest or the
// highest of people.Learners.
func (l Level) Rating() int {
	limits := l.Limits()
	switch limits.Method {
	case Person:
		return limits.Person.Rating
	case AnyMove, Greedy, GreedyExchange:
		return people.Learners[0]
	}
	return people.Learners[len(people.Learners)-1]
}

// Limits returns how the level searches, and how far.
func (l Level) Limits() Limits { return ladder[l.index()].limits }

// index returns the level's index in ladder, and the default's for a level that is not valid.
func (l Level) index() int {
	if !l.Valid() {
		l = ThreePlies
	}
	return slices.Index(Levels(), l)
}

package tutor

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// bigLead is the lead in points from which on a win shows that the opponent was much too easy.
const bigLead = 9

// By how many levels the next opponent is stronger or easier.
const (
	longStep  = 3
	shortStep = 1
)

// Ladder records the results of the games so far as far as they matter for the next opponent's level. The zero
// value is a newcomer's.
type Ladder struct {
	went   direction // of the last game that was won or lost
	turned bool      // the direction has changed at least once
}

// direction says whether the next opponent is stronger or easier.
type direction uint8

const (
	stays direction = iota
	up
	down
)

// LadderStates is the number of different ladders. They are numbered from 0, a newcomer's.
const LadderStates = 6

// LadderOf returns the ladder with a number below LadderStates.
func LadderOf(number uint64) Ladder { return Ladder{direction(number % 3), number >= 3} }

// Number returns the number from which LadderOf restores the ladder.
func (l Ladder) Number() uint64 {
	n := uint64(l.went)
	if l.turned {
		n += 3
	}
	return n
}

// After returns the ladder after a game, and the level proposed for the next: three levels stronger after a win by
// nine points or more, one after any other win, the same after a draw, and likewise three or one easier after a
// loss. Once the direction has changed it is one level at a time. It returns false and an unchanged ladder if no
// computer played or the game has not ended.
func (l Ladder) After(g *Game) (Ladder, ai.Level, bool) {
	way, places, ended := verdict(g)
	level := g.Setup().Level
	if !ended {
		return l, level, false
	}
	if way == stays {
		return l, level, true
	}
	l.turned = l.turned || l.went != stays && l.went != way
	l.went = way
	if l.turned {
		places = shortStep
	}
	if way == down {
		places = -places
	}
	return l, levelAway(level, places), true
}

// verdict returns the direction and the number of levels that follow from a finished game against the computer.
func verdict(g *Game) (way direction, places int, ended bool) {
	computer, plays := g.Computer()
	if !plays || g.Outcome() == chess.Playing {
		return stays, 0, false
	}
	winner, won := g.Winner()
	if !won {
		return stays, 0, true
	}
	if way = up; winner == computer {
		way = down
	}
	if chess.Lead(g.Position(), winner) >= bigLead {
		return way, longStep, true
	}
	return way, shortStep, true
}

// levelAway returns the level so many places stronger, or the strongest or easiest if there are not so many.
func levelAway(l ai.Level, places int) ai.Level {
	levels := ai.Levels()
	at := slices.Index(levels, l) + places
	return levels[max(0, min(at, len(levels)-1))]
}

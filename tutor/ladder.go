package tutor

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// bigLead is how far ahead, in points, a winner was for whom the opponent was much too easy.
const bigLead = 9

// The places that the next opponent is stronger or easier by.
const (
	longStep  = 3
	shortStep = 1
)

// Ladder is how a learner has come to the level played at, as far as it matters for the next: the way the games went
// so far. The zero value is a newcomer's.
type Ladder struct {
	went   direction // of the last game that was won or lost
	turned bool      // it has gone both ways since
}

// direction is the way that a game leads on the ladder of levels.
type direction uint8

const (
	stays direction = iota
	up
	down
)

// LadderStates is how many different ladders there are, numbered from 0, a newcomer's.
const LadderStates = 6

// LadderOf returns the ladder of a number, below LadderStates.
func LadderOf(number uint64) Ladder { return Ladder{direction(number % 3), number >= 3} }

// Number returns what LadderOf reads.
func (l Ladder) Number() uint64 {
	n := uint64(l.went)
	if l.turned {
		n += 3
	}
	return n
}

// After returns the ladder after a game, and the level proposed for the next: three places stronger after a win that
// ended nine points or more ahead, one after any other, the same after a draw, and as many easier after a loss.
// Once the direction has turned it is one place at a time. It reports false, and nothing has changed, where no
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

// verdict tells where a game against the computer leads that has ended, and how far.
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
	if Lead(g.Position(), winner) >= bigLead {
		return way, longStep, true
	}
	return way, shortStep, true
}

// levelAway returns the level so many places stronger, or the last one there is.
func levelAway(l ai.Level, places int) ai.Level {
	levels := ai.Levels()
	at := slices.Index(levels, l) + places
	return levels[max(0, min(at, len(levels)-1))]
}

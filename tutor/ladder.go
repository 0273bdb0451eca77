package tutor

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Ladder records the results of games as far as they matter for the next opponent. The zero value is a
// newcomer's.
type Ladder struct {
	went direction // of the last game that was won or lost
	fell bool      // an easier friend was offered at least once
}

// direction says whether the last game that was decided was won or lost.
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
	if l.fell {
		n += 3
	}
	return n
}

// After returns the ladder after a game, and who is offered for the next. After a win it is the next friend, however
// clear the win was: learners are to meet each of them. After the second loss in a row it is the friend below; once
// that has happened it is so after each loss, as learners climb back to whom they lost to. Otherwise it is the same
// again. It returns false and an unchanged ladder if no computer played, the game has not ended or it played a position
// out.
func (l Ladder) After(g *Game) (Ladder, ai.Level, bool) {
	computer, plays := g.Computer()
	level := g.Setup().Level
	_, playsOut := g.PlayOut()
	if !plays || playsOut || g.Outcome() == chess.Playing {
		return l, level, false
	}
	winner, won := g.Winner()
	switch {
	case !won:
		return l, level, true
	case winner == computer:
		l.fell = l.fell || l.went == down
		l.went = down
		if l.fell {
			level = friendAway(level, -1)
		}
		return l, level, true
	}
	l.went = up
	return l, friendAway(level, 1), true
}

// friendAway returns the friend a number of places stronger than a level, or the strongest or easiest if there are
// fewer places.
func friendAway(l ai.Level, places int) ai.Level {
	friends, levels := ai.Friends(), ai.Levels()
	at := slices.Index(friends, l)
	if at < 0 { // a level without a face stands below the first friend who is stronger
		strength := slices.Index(levels, l)
		at = slices.IndexFunc(friends, func(f ai.Level) bool { return slices.Index(levels, f) > strength })
		if places > 0 {
			places--
		}
	}
	return friends[max(0, min(at+places, len(friends)-1))]
}

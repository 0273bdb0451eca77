package room

import (
	"cmp"
	"fmt"
	"time"

	"chesstutor/tutor/chess"
)

// Options are the settings that the maker of a room chooses.
type Options struct {
	Side                 chess.Color // the maker's in the first game
	Clock                Clock
	MakerHelp, GuestHelp bool // who may see the tutor's marks
	Closed               bool // nobody but the players sees the room
	// Countdown is the time between a countdown's event and the start, in whole milliseconds, at
	// most MaxCountdown. 0 means CountdownTime.
	Countdown time.Duration
	// Claim is how long an opponent must be absent before the game can be claimed, in whole
	// milliseconds, at most MaxClaim. 0 means ClaimTime.
	Claim time.Duration
}

// The bounds of a room's other times.
const (
	MaxCountdown = time.Minute
	MaxClaim     = time.Hour
)

// countdown returns how long the room counts down.
func (o Options) countdown() time.Duration { return cmp.Or(o.Countdown, CountdownTime) }

// ClaimTime returns how long an opponent must be absent before the game can be claimed.
func (o Options) ClaimTime() time.Duration { return cmp.Or(o.Claim, ClaimTime) }

// check refuses times out of bounds.
func (o Options) check() error {
	if !ValidCountdown(o.Countdown) {
		return fmt.Errorf("%w: no countdown lasts %v", ErrBadEvent, o.Countdown)
	}
	if !ValidClaim(o.Claim) {
		return fmt.Errorf("%w: no game can be claimed after %v", ErrBadEvent, o.Claim)
	}
	return o.Clock.check()
}

// ValidCountdown reports whether Options may have this countdown.
func ValidCountdown(d time.Duration) bool {
	return d >= 0 && d <= MaxCountdown && d%time.Millisecond == 0
}

// ValidClaim reports whether Options may have this time of absence.
func ValidClaim(d time.Duration) bool {
	return d >= 0 && d <= MaxClaim && d%time.Millisecond == 0
}

// Clock is the time control of a game, in whole milliseconds. The zero Clock is none: then nobody
// loses on time.
type Clock struct {
	Initial   time.Duration // for all moves, at most MaxInitial
	Increment time.Duration // more after each move, at most MaxIncrement
}

// The bounds of a clock.
const (
	MaxInitial   = 3 * time.Hour
	MaxIncrement = 3 * time.Minute
)

// Runs reports whether there is a clock.
func (c Clock) Runs() bool { return c != Clock{} }

// check refuses clocks out of bounds.
func (c Clock) check() error {
	whole := c.Initial%time.Millisecond == 0 && c.Increment%time.Millisecond == 0
	if !c.Runs() || whole && c.Initial >= time.Second && c.Initial <= MaxInitial &&
		c.Increment >= 0 && c.Increment <= MaxIncrement {
		return nil
	}
	return ErrClock
}

// Help reports whether a player may see the tutor's marks and advice. Nobody, a watcher, may not.
func (o Options) Help(p Player) bool {
	return p == Maker && o.MakerHelp || p == Guest && o.GuestHelp
}

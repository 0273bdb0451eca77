package room

import (
	"time"

	"chesstutor/tutor/chess"
)

// noTime is the time of something that has not happened.
var noTime time.Time

// flagTime returns when the side to move will run out of time; ok is false if no clock runs.
func (r *Room) flagTime() (time.Time, bool) {
	if r.Status() != Playing || !r.options.Clock.Runs() {
		return noTime, false
	}
	return r.clockSince.Add(r.remaining[r.game.Position().Turn()]), true
}

// late reports whether the side to move has run out of time at now.
func (r *Room) late(now time.Time) bool {
	flag, ok := r.flagTime()
	return ok && !now.Before(flag)
}

// Remaining returns a side's remaining time at now, which must not be before the last event; never
// less than 0. Without a clock it is 0.
func (r *Room) Remaining(c chess.Color, now time.Time) time.Duration {
	remaining := r.remaining[c]
	if r.Status() == Playing && c == r.game.Position().Turn() && r.options.Clock.Runs() {
		remaining -= now.Sub(r.clockSince)
	}
	return max(0, remaining)
}

// press stops the clock of the side to move, adds the increment, and starts the other's clock.
func (r *Room) press(now time.Time) {
	turn := r.game.Position().Turn()
	r.remaining[turn] = r.Remaining(turn, now) + r.options.Clock.Increment
	r.clockSince = now
}

// stopClocks stops the running clock.
func (r *Room) stopClocks(now time.Time) {
	turn := r.game.Position().Turn()
	r.remaining[turn] = r.Remaining(turn, now)
}

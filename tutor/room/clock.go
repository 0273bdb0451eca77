package room

import (
	"time"

	"chesstutor/tutor/chess"
)

// noTime is the time of what has not happened.
var noTime time.Time

// flagTime returns when the side to move runs out of time, if it ever will.
func (r *Room) flagTime() (time.Time, bool) {
	if r.Status() != Playing || !r.options.Clock.Runs() {
		return noTime, false
	}
	return r.since.Add(r.left[r.game.Position().Turn()]), true
}

// late reports whether the side to move has run out of time by then.
func (r *Room) late(now time.Time) bool {
	flag, ok := r.flagTime()
	return ok && !now.Before(flag)
}

// Left returns what a side has left on its clock at a time not before the last
// event's, never less than 0. Without a clock it is 0.
func (r *Room) Left(c chess.Color, now time.Time) time.Duration {
	left := r.left[c]
	if r.Status() == Playing && c == r.game.Position().Turn() && r.options.Clock.Runs() {
		left -= now.Sub(r.since)
	}
	return max(0, left)
}

// press stops the clock of the side to move and starts the other's.
func (r *Room) press(now time.Time) {
	turn := r.game.Position().Turn()
	r.left[turn] = r.Left(turn, now) + r.options.Clock.Increment
	r.since = now
}

// stopClocks leaves on the clocks what they show now.
func (r *Room) stopClocks(now time.Time) {
	turn := r.game.Position().Turn()
	r.left[turn] = r.Left(turn, now)
}

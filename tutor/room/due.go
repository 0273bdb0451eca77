package room

import "time"

// Due returns the next event that happens by the passage of time, and when: a countdown at once
// when both players are present, the start of the game after it, the end when the side to move runs
// out of time. A server sets one timer for it, anew after each event. ok is false if nothing is
// due.
func (r *Room) Due() (kind Kind, at time.Time, ok bool) {
	switch r.Status() {
	case Seated:
		return KindCountdown, r.time, r.seats[Maker].present && r.seats[Guest].present
	case Counting:
		return KindStarted, r.countdownSince.Add(r.options.countdown()), true
	case Playing:
		at, ok = r.flagTime()
		return KindFlagged, at, ok
	default:
		return "", noTime, false
	}
}

// Tick returns the event that is due, and refuses with ErrNotDue before its time.
func (r *Room) Tick(now time.Time) (Event, error) {
	kind, _, ok := r.Due()
	if !ok {
		return Event{}, ErrNotDue
	}
	return r.next(now, Event{Kind: kind})
}

func (r *Room) countdownNotDue(Event) bool {
	kind, _, ok := r.Due()
	return !ok || kind != KindCountdown
}

func (r *Room) startCountdown(e Event) { r.countdownSince = e.Time }

func (r *Room) startNotDue(e Event) bool {
	kind, at, ok := r.Due()
	return !ok || kind != KindStarted || e.Time.Before(at)
}

func (r *Room) start(e Event) {
	r.started, r.clockSince = e.Time, e.Time
}

func (r *Room) flag(e Event) {
	turn := r.game.Position().Turn()
	r.remaining[turn] = 0
	r.endFor(r.Player(turn), Time)
}

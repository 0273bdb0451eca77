package room

import "time"

// Due returns the event that time alone brings next, and when: a countdown at
// once when both players are here, the start of the game after it, the end when
// the side to move has no time left. A server sets one timer to it. Whatever
// happens before may change what is due. ok is false if nothing is.
func (r *Room) Due() (kind Kind, at time.Time, ok bool) {
	switch r.Status() {
	case Seated:
		return KindCountdown, r.time, r.seats[Maker].present && r.seats[Guest].present
	case Counting:
		return KindStarted, r.counting.Add(r.options.countdown()), true
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

func (r *Room) mayCount(Event) error {
	if kind, _, ok := r.Due(); !ok || kind != KindCountdown {
		return ErrNotDue
	}
	return nil
}

func (r *Room) count(e Event) { r.counting = e.Time }

func (r *Room) mayStart(e Event) error {
	if kind, at, ok := r.Due(); !ok || kind != KindStarted || e.Time.Before(at) {
		return ErrNotDue
	}
	return nil
}

func (r *Room) start(e Event) {
	r.started, r.since = e.Time, e.Time
}

// mayFlag is asked only of a side that has time left.
func (r *Room) mayFlag(Event) error { return ErrNotDue }

func (r *Room) flag(e Event) {
	turn := r.game.Position().Turn()
	r.left[turn] = 0
	r.endFor(r.Player(turn), Time)
}

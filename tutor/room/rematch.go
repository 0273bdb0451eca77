package room

import "time"

// Rematch offers another game after one has ended, with colors changed, or accepts the opponent's
// offer: then the countdown is next. It refuses with ErrNotOver, ErrNoOpponent, ErrRematch if the
// player has offered already, and ErrTooMany in a room with MaxEvents.
func (r *Room) Rematch(p Player, now time.Time) (Event, error) {
	if r.rematch != Nobody && r.rematch == p.Other() {
		return r.next(now, Event{Kind: KindAgain, Player: p})
	}
	return r.next(now, Event{Kind: KindRematch, Player: p})
}

func (r *Room) mayOfferRematch(Event) error {
	switch {
	case !r.seats[Guest].taken:
		return ErrNoOpponent
	case r.rematch != Nobody:
		return ErrRematch
	case r.number >= MaxEvents:
		return ErrTooMany
	default:
		return nil
	}
}

func (r *Room) offerRematch(e Event) { r.rematch = e.Player }

func (r *Room) noRematch(e Event) bool { return r.rematch == Nobody || r.rematch != e.Player.Other() }

func (r *Room) beginAgain(e Event) { r.begin(e, r.makerColor.Other()) }

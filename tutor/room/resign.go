package room

import "time"

// Resign resigns a game that was started.
func (r *Room) Resign(p Player, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindResigned, Player: p})
}

func (r *Room) resign(e Event) {
	r.stopClocks(e.Time)
	r.end(e.Player.Other(), Resignation)
}

// Abort ends a game before its second move, also one that was not started, or a room that nobody has joined. After
// the second move it refuses with ErrTooLate.
func (r *Room) Abort(p Player, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindAborted, Player: p})
}

func (r *Room) pastSecondMove(Event) bool { return r.game.Ply() >= 2 }

func (r *Room) abort(e Event) {
	r.stopClocks(e.Time)
	r.end(Nobody, Aborted)
}

// Claim claims the game from an absent opponent. Seen is when the opponent was last seen, by request or stream, the
// zero time if never. It refuses with ErrOpponentHere unless that, and the opponent's last event, is at least
// Options.ClaimTime ago. A player who could never mate gets a draw.
func (r *Room) Claim(p Player, seen, now time.Time) (Event, error) {
	if !seen.IsZero() {
		seen = seen.UTC().Truncate(time.Millisecond)
	}
	return r.next(now, Event{Kind: KindClaimed, Player: p, Seen: seen})
}

func (r *Room) opponentWasHere(e Event) bool {
	lastSeen := r.seats[e.Player.Other()].lastSeen
	if e.Seen.After(lastSeen) {
		lastSeen = e.Seen
	}
	return e.Time.Before(lastSeen.Add(r.options.ClaimTime()))
}

func (r *Room) claim(e Event) {
	r.stopClocks(e.Time)
	r.endFor(e.Player.Other(), Abandoned)
}

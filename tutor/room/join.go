package room

import (
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Create returns the first event of a room, or ErrClock. The key is that of the maker's token.
func Create(options Options, key Key, now time.Time) (Event, error) {
	return new(Room).next(now, Event{Kind: KindCreated, Player: Maker, Options: options, Key: key})
}

func (r *Room) mayCreate(e Event) error {
	if e.Player != Maker {
		return ErrNotPlayer
	}
	return e.Options.check()
}

func (r *Room) create(e Event) {
	r.options = e.Options
	r.seats[Maker] = seat{key: e.Key, taken: true, present: true}
	r.begin(e, e.Options.Side)
}

// begin sets up the next game of the room.
func (r *Room) begin(e Event, maker chess.Color) {
	game := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	r.match = match{gameNumber: r.gameNumber + 1, makerColor: maker, game: game, boardEvent: e.Number}
	r.seats[Maker].offerTurn, r.seats[Guest].offerTurn = 0, 0
	r.remaining = [2]time.Duration{r.options.Clock.Initial, r.options.Clock.Initial}
}

// Join gives the guest's seat to whoever has the token of a key. It refuses with ErrSeatTaken or
// ErrOver.
func (r *Room) Join(key Key, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindJoined, Player: Guest, Key: key})
}

func (r *Room) mayJoin(e Event) error {
	if e.Player != Guest {
		return ErrNotPlayer
	}
	if r.seats[Guest].taken || e.Key == r.seats[Maker].key {
		return ErrSeatTaken
	}
	return notOver(r)
}

func (r *Room) join(e Event) { r.seats[Guest] = seat{key: e.Key, taken: true, present: true} }

// Away records that a player has left the page. It refuses with ErrNoChange if the player is away
// already, and with ErrTooMany after MaxPresence departures.
func (r *Room) Away(p Player, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindAway, Player: p})
}

func (r *Room) mayGoAway(e Event) error {
	if !r.seats[e.Player].present {
		return ErrNoChange
	}
	if r.departures >= MaxPresence {
		return ErrTooMany
	}
	return nil
}

func (r *Room) goAway(e Event) {
	r.seats[e.Player].present = false
	r.departures++
	r.countdownSince = noTime
}

// Back records that a player has returned. It refuses with ErrNoChange if the player is present
// already, but never with ErrTooMany, so nobody stays away for good.
func (r *Room) Back(p Player, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindBack, Player: p})
}

func (r *Room) isPresent(e Event) bool { return r.seats[e.Player].present }

func (r *Room) comeBack(e Event) { r.seats[e.Player].present = true }

package room

import (
	"time"

	"chesstutor/tutor/chess"
)

// OfferDraw offers a draw, and accepts the opponent's if one is open. A player may offer one, in or
// out of turn, and another only after a further move of his own: ErrOffered.
func (r *Room) OfferDraw(p Player, now time.Time) (Event, error) {
	if r.offer != Nobody && r.offer == p.Other() {
		return r.AcceptDraw(p, now)
	}
	return r.next(now, Event{Kind: KindOffered, Player: p})
}

func (r *Room) offeredAlready(e Event) bool {
	return r.offer != Nobody || r.seats[e.Player].offerTurn == r.turnNumber(e.Player)
}

func (r *Room) offerDraw(e Event) {
	r.offer = e.Player
	r.seats[e.Player].offerTurn = r.turnNumber(e.Player)
}

// turnNumber returns the number of a player's next move in this game, from 1.
func (r *Room) turnNumber(p Player) int {
	ply := r.game.Ply()
	if r.Player(chess.White) == p {
		ply++
	}
	return 1 + ply/2
}

// AcceptDraw agrees to the opponent's offer of a draw, or refuses with ErrNoOffer.
func (r *Room) AcceptDraw(p Player, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindAgreed, Player: p})
}

// DeclineDraw declines the opponent's offer of a draw, or refuses with ErrNoOffer. A move declines
// it too.
func (r *Room) DeclineDraw(p Player, now time.Time) (Event, error) {
	return r.next(now, Event{Kind: KindDeclined, Player: p})
}

func (r *Room) nothingOffered(e Event) bool { return r.offer == Nobody || r.offer != e.Player.Other() }

func (r *Room) decline(e Event) { r.offer, r.declined = Nobody, e.Player }

func (r *Room) agree(e Event) {
	r.stopClocks(e.Time)
	r.end(Nobody, Agreement)
}

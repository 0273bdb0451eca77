package room

import (
	"fmt"
	"time"
)

// transition says when events of a kind are allowed, what they change, and which fields they have. Both commands and
// events read from a store are checked by it.
type transition struct {
	guard func(*Room) error // by the status of the room
	check func(*Room, Event) error
	apply func(*Room, Event)
	is    property
}

// property is a set of properties of a kind: which fields its events have, and whether they are timed.
type property uint8

const (
	byPlayer property = 1 << iota
	withOptions
	withKey
	withMove
	withSeen
	// timed are actions in a game: after the side to move has run out of time, they end the game instead.
	timed
)

// is reports whether a kind has a property.
func (k Kind) is(p property) bool { return transitions[k].is&p != 0 }

var transitions = map[Kind]transition{
	KindCreated:   {always, (*Room).mayCreate, (*Room).create, byPlayer | withOptions | withKey},
	KindJoined:    {always, (*Room).mayJoin, (*Room).join, byPlayer | withKey},
	KindAway:      {always, (*Room).mayGoAway, (*Room).goAway, byPlayer},
	KindBack:      {always, unless((*Room).isPresent, ErrNoChange), (*Room).comeBack, byPlayer},
	KindCountdown: {always, unless((*Room).countdownNotDue, ErrNotDue), (*Room).startCountdown, 0},
	KindStarted:   {always, unless((*Room).startNotDue, ErrNotDue), (*Room).start, 0},
	KindMoved:     {inPlay, (*Room).mayMove, (*Room).move, byPlayer | withMove | timed},
	KindOffered:   {inPlay, unless((*Room).offeredAlready, ErrOffered), (*Room).offerDraw, byPlayer | timed},
	KindDeclined:  {inPlay, unless((*Room).nothingOffered, ErrNoOffer), (*Room).decline, byPlayer | timed},
	KindAgreed:    {inPlay, unless((*Room).nothingOffered, ErrNoOffer), (*Room).agree, byPlayer | timed},
	KindResigned:  {inPlay, allowed, (*Room).resign, byPlayer | timed},
	KindAborted:   {notOver, unless((*Room).pastSecondMove, ErrTooLate), (*Room).abort, byPlayer | timed},
	// The check is made only while the side to move has time left: the event is allowed only when it is late.
	KindFlagged: {inPlay, unless(func(*Room, Event) bool { return true }, ErrNotDue), (*Room).flag, timed},
	KindClaimed: {inPlay, unless((*Room).opponentWasHere, ErrOpponentHere), (*Room).claim, byPlayer | withSeen | timed},
	KindRematch: {whenOver, (*Room).mayOfferRematch, (*Room).offerRematch, byPlayer},
	KindAgain:   {whenOver, unless((*Room).noRematch, ErrNoRematch), (*Room).beginAgain, byPlayer},
}

func always(*Room) error { return nil }

func allowed(*Room, Event) error { return nil }

// unless returns a check that refuses an event where something forbids it.
func unless(forbids func(*Room, Event) bool, refusal error) func(*Room, Event) error {
	return func(r *Room, e Event) error {
		if forbids(r, e) {
			return refusal
		}
		return nil
	}
}

func inPlay(r *Room) error {
	switch r.Status() {
	case Playing:
		return nil
	case Over:
		return ErrOver
	default:
		return ErrNotStarted
	}
}

func notOver(r *Room) error {
	if r.Status() == Over {
		return ErrOver
	}
	return nil
}

func whenOver(r *Room) error {
	if r.Status() != Over {
		return ErrNotOver
	}
	return nil
}

// check returns an error if an event cannot be the room's next.
func (r *Room) check(e Event) error {
	t, known := transitions[e.Kind]
	if !known {
		return fmt.Errorf("%w: its kind %q is unknown", ErrBadEvent, e.Kind)
	}
	if e.Number != r.number+1 || e.Time.Before(r.time) || !e.Time.Equal(e.Time.Truncate(time.Millisecond)) ||
		(e.Number == 1) != (e.Kind == KindCreated) {
		return ErrOrder
	}
	if e.Kind.is(byPlayer) != (e.Player != Nobody) {
		return ErrNotPlayer
	}
	if enters := e.Kind == KindCreated || e.Kind == KindJoined; e.Player != Nobody && !enters && !r.seated(e.Player) {
		return ErrNotPlayer
	}
	if err := t.guard(r); err != nil {
		return err
	}
	if e.Kind.is(timed) && r.late(e.Time) {
		return nil
	}
	return t.check(r, e)
}

// apply changes the room by an event that check allows.
func (r *Room) apply(e Event) {
	r.number, r.time, r.declined = e.Number, e.Time, Nobody
	if e.Kind.is(timed) && r.late(e.Time) {
		r.flag(e)
	} else {
		transitions[e.Kind].apply(r, e)
	}
	if e.Player != Nobody && e.Kind != KindAway {
		r.seats[e.Player].lastSeen = e.Time
	}
}

// seated reports whether the seat of p is taken.
func (r *Room) seated(p Player) bool { return (p == Maker || p == Guest) && r.seats[p].taken }

// next returns the next event, with its number and time, if its transition allows it. If the side
// to move has run out of time, it returns KindFlagged instead.
func (r *Room) next(now time.Time, e Event) (Event, error) {
	e.Number, e.Time = r.number+1, now.UTC().Truncate(time.Millisecond)
	if e.Time.Before(r.time) {
		e.Time = r.time
	}
	if err := r.check(e); err != nil {
		return Event{}, err
	}
	if e.Kind.is(timed) && r.late(e.Time) {
		return Event{Number: e.Number, Time: e.Time, Kind: KindFlagged}, nil
	}
	return e, nil
}

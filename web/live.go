package web

import (
	"context"
	"errors"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// live is a room that somebody here has a stream of.
type live struct {
	room    *room.Room
	log     []roomEvent // all events, from the first on
	streams map[*stream]struct{}
	timer   *time.Timer // until what is due
	signs   [3]sign     // by room.Player
}

// known returns a room that is live here, nil if it is not.
func (h *hub) known(id room.ID) *room.Room {
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := h.live[id]; l != nil {
		return l.room
	}
	return nil
}

// logged returns the events of a room that is live here, and the room after them;
// nil if it is not.
func (h *hub) logged(id room.ID) ([]roomEvent, *room.Room) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := h.live[id]; l != nil {
		return l.log, l.room
	}
	return nil, nil
}

// drop forgets a room that is there no longer. Its streams end.
func (h *hub) drop(id room.ID) {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live[id]
	if l == nil {
		return
	}
	if l.timer != nil {
		l.timer.Stop()
	}
	delete(h.live, id)
	l.wake()
}

// heard takes over an event of a room that is live here and tells its streams.
// An event heard of before is let pass; one that comes too early is too: the
// feed, or whoever reads the room next, tells it again.
func (h *hub) heard(id room.ID, e room.Event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live[id]
	if l == nil || e.Number != l.room.Number()+1 {
		return
	}
	next, err := l.room.After(e)
	if err != nil {
		h.log.Error("a room has an event it cannot have", "room", id, "number", e.Number, "cause", err)
		return
	}
	l.take(e, next)
	h.setTimer(l, 0)
	if e.Kind == room.KindAway && l.streaming(e.Player) { // another process does not know of our stream
		go h.back(id, e.Player)
	}
}

// take adds an event to the log of a live room and wakes its streams.
func (l *live) take(e room.Event, next *room.Room) {
	l.log = append(l.log, newRoomEvent(e, next))
	l.room = next
	if e.Player != room.Nobody {
		l.signs[e.Player].seen = e.Time
	}
	l.wake()
}

func (l *live) wake() {
	for s := range l.streams {
		s.poke()
	}
}

// setTimer waits for what is due next, at least so long.
func (h *hub) setTimer(l *live, least time.Duration) {
	if l.timer != nil {
		l.timer.Stop()
	}
	if _, at, ok := l.room.Due(); ok {
		id := l.room.ID()
		l.timer = time.AfterFunc(max(at.Sub(h.clock()), least), func() { h.due(id) })
	}
}

// due does what is due in a live room. If that does not bring it further, our
// clock is ahead of the database's, or the database is away: then it is tried
// again a little later.
func (h *hub) due(id room.ID) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	r := h.known(id)
	if r == nil {
		return
	}
	if _, err := h.settle(ctx, r); err != nil && !errors.Is(err, sqlstore.ErrDown) {
		h.log.Error("what was due in a room could not be done", "room", id, "cause", err)
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := h.live[id]; l != nil && l.room == r {
		h.setTimer(l, feedEvery)
	}
}

func (h *hub) liveRooms() (list []room.ID) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id := range h.live {
		list = append(list, id)
	}
	return list
}

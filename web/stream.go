package web

import (
	"context"
	"errors"
	"net/http"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// How many streams there may be of one room, and of one address; there is no
// bound on all. A class of thirty may watch a game, and may share one address.
const (
	maxStreamsOfRoom    = 100
	maxStreamsOfAddress = 250
)

// graceTime is how long after its last stream a player is still taken to be
// there: to load a page anew takes less.
const graceTime = 2 * time.Second

// A stream is one connection that events of a room are written to.
type stream struct {
	player  room.Player
	address string
	wake    chan struct{} // there may be something new
}

func (s *stream) poke() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// streaming reports whether a player has a stream here.
func (l *live) streaming(p room.Player) bool {
	for s := range l.streams {
		if s.player == p {
			return true
		}
	}
	return false
}

// attach adds a stream to a room, whose events so far it brings along. After an
// error the stream is not there, otherwise detach must follow.
func (h *hub) attach(ctx context.Context, id room.ID, s *stream) error {
	entered, err := h.enter(id, s, nil)
	if err == nil && !entered {
		var fresh live
		if fresh.log, fresh.room, err = h.history(ctx, id, 0); err == nil {
			_, err = h.enter(id, s, &fresh)
		}
	}
	if err != nil {
		return err
	}
	if s.player != room.Nobody {
		h.back(id, s.player)
	}
	if _, err := h.load(ctx, id); err != nil { // what came between, and what is due
		h.detach(id, s) // whoever asked may be gone already
		return err
	}
	return nil
}

// since returns the events of a room after a number, and the room after them.
func (h *hub) since(ctx context.Context, r *room.Room, number int) ([]roomEvent, *room.Room, error) {
	if number >= r.Number() {
		return nil, r, nil
	}
	if log, in := h.logged(r.ID()); in != nil && in.Number() >= r.Number() {
		return log[number:], in, nil
	}
	return h.history(ctx, r.ID(), number)
}

// history reads the events of a room, and tells those after a number.
func (h *hub) history(ctx context.Context, id room.ID, number int) (log []roomEvent, r *room.Room, err error) {
	store, err := h.store(ctx)
	if err != nil {
		return nil, nil, err
	}
	events, err := store.Events(ctx, id, 0)
	if err != nil {
		return nil, nil, err
	}
	if len(events) == 0 {
		return nil, nil, sqlstore.ErrNoRoom
	}
	known := min(max(number, 1), len(events))
	if r, err = room.Replay(id, events[:known]); err != nil {
		return nil, nil, err
	}
	if number == 0 {
		log = append(log, newRoomEvent(events[0], r))
	}
	for _, e := range events[known:] {
		if r, err = r.After(e); err != nil {
			return nil, nil, err
		}
		log = append(log, newRoomEvent(e, r))
	}
	return log, r, nil
}

// enter counts a stream in, if its room is live or becomes so by it.
func (h *hub) enter(id room.ID, s *stream, fresh *live) (entered bool, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live[id]
	if l == nil {
		l = fresh
	}
	if l == nil {
		return false, nil
	}
	if len(l.streams) >= maxStreamsOfRoom || h.streams[s.address] >= maxStreamsOfAddress {
		return false, refuse(http.StatusTooManyRequests, "Too many are looking at this room, or come from your address. Try again later.").after(graceTime)
	}
	if l.streams == nil {
		l.streams = map[*stream]struct{}{}
	}
	h.live[id] = l
	h.streams[s.address]++
	l.streams[s] = struct{}{}
	if s.player != room.Nobody {
		l.signs[s.player] = sign{seen: h.clock()}
	}
	h.setTimer(l, 0)
	return true, nil
}

// detach counts a stream out. If it was its player's last here, the player is
// away after a moment.
func (h *hub) detach(id room.ID, s *stream) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.streams[s.address]--; h.streams[s.address] == 0 {
		delete(h.streams, s.address)
	}
	l := h.live[id]
	if l == nil { // dropped
		return
	}
	delete(l.streams, s)
	if s.player != room.Nobody && !l.streaming(s.player) {
		time.AfterFunc(graceTime, func() { h.gone(id, s.player) })
	}
	if len(l.streams) == 0 {
		if l.timer != nil {
			l.timer.Stop()
		}
		delete(h.live, id)
	}
}

// gone records that a player is away who has no stream here any more.
func (h *hub) gone(id room.ID, p room.Player) {
	select {
	case <-h.closing: // they will be back when the server is
		return
	default:
	}
	h.mu.Lock()
	l := h.live[id]
	here := l != nil && l.streaming(p)
	h.mu.Unlock()
	if here {
		return
	}
	h.note(id, func(r *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) { return r.Away(p, now) }
	})
}

// back records that a player is here, if that is not known.
func (h *hub) back(id room.ID, p room.Player) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	store, err := h.store(ctx)
	if err == nil {
		err = store.Seen(ctx, sqlstore.Lease{Room: id, Player: p})
	}
	if err != nil {
		return // the database is away; keepLeases does it when it is back
	}
	h.note(id, func(r *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) { return r.Back(p, now) }
	})
}

// note appends an event that nobody waits for. That it is refused only says that
// it is known.
func (h *hub) note(id room.ID, command func(*room.Room) sqlstore.Command) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	_, _, err := h.act(ctx, id, command)
	var refused *room.Refusal
	if err != nil && !errors.As(err, &refused) && !errors.Is(err, sqlstore.ErrNoRoom) && !errors.Is(err, sqlstore.ErrDown) {
		h.log.Error("who is in a room could not be noted", "room", id, "cause", err)
	}
}

// events returns what a live room's log has after a number, and whether whoever
// is in it could be told of. It reports false if the room is gone.
func (h *hub) events(id room.ID, since int) (list []roomEvent, signs [3]sign, ok bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live[id]
	if l == nil {
		return nil, signs, false
	}
	return l.log[min(max(since, 0), len(l.log)):], l.signs, true
}

package web

import (
	"context"
	"errors"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// awayAfter is how long a player without a stream may be silent and still be
// taken to be there: a page that is hidden, and one without scripts, asks more
// often than that. It is also how long a process that was killed leaves its
// players behind.
const awayAfter = 25 * time.Second

// sign is when a player was last heard of, as far as is known here, and whether
// that is so long ago that the game may be claimed.
type sign struct {
	seen   time.Time
	silent bool
}

// keepLeases renews the leases of all who have streams here, and looks for
// players of the same rooms of whom nothing is heard any more.
func (h *hub) keepLeases(ctx context.Context) error {
	if h.have() == nil { // nobody has wanted a room yet
		return nil
	}
	store, err := h.store(ctx)
	if err != nil {
		return err
	}
	if err := h.setClock(ctx, store); err != nil {
		return err
	}
	if err := h.renew(ctx, store, h.liveRooms()); err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.vigil.keep(h.clock())
	return nil
}

// renew is keepLeases for some rooms.
func (h *hub) renew(ctx context.Context, store *sqlstore.Store, rooms []room.ID) error {
	if err := store.Seen(ctx, h.leases()...); err != nil {
		return err
	}
	seen, err := store.LastSeen(ctx, rooms...)
	if err != nil {
		return err
	}
	for _, id := range rooms {
		for p := room.Maker; p <= room.Guest; p++ {
			h.check(id, p, seen[sqlstore.Lease{Room: id, Player: p}])
		}
	}
	return nil
}

// leases lists the players who have streams here.
func (h *hub) leases() (list []sqlstore.Lease) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, l := range h.live {
		for p := room.Maker; p <= room.Guest; p++ {
			if l.streaming(p) {
				list = append(list, sqlstore.Lease{Room: id, Player: p})
			}
		}
	}
	return list
}

// check compares what a room says of a player with the last sign of them.
func (h *hub) check(id room.ID, p room.Player, seen time.Time) {
	h.mu.Lock()
	l := h.live[id]
	if l == nil || !l.room.Taken(p) {
		h.mu.Unlock()
		return
	}
	here, known, now := l.streaming(p), l.room.Present(p), h.clock()
	if seen.Before(l.signs[p].seen) {
		seen = l.signs[p].seen
	}
	if here {
		seen = now
	}
	silence := now.Sub(seen)
	was := l.signs[p].silent
	l.signs[p] = sign{seen: seen, silent: silence >= room.ClaimTime && h.vigil.long(now)}
	if l.signs[p].silent != was {
		l.wake()
	}
	h.mu.Unlock()
	switch {
	case here && !known:
		h.back(id, p)
	case !here && known && silence > awayAfter:
		h.gone(id, p)
	}
}

// sign records that a player without a stream has asked for something: on a page
// that is shown, or, if hidden, one that is not.
func (h *hub) sign(ctx context.Context, r *room.Room, p room.Player, hidden bool) (*room.Room, error) {
	if p == room.Nobody {
		return r, nil
	}
	store, err := h.store(ctx)
	if err != nil {
		return nil, err
	}
	h.mu.Lock()
	l := h.live[r.ID()]
	here := l != nil && l.streaming(p)
	h.mu.Unlock()
	if here {
		return r, nil
	}
	if err := store.Seen(ctx, sqlstore.Lease{Room: r.ID(), Player: p}); err != nil {
		return nil, err
	}
	if hidden || r.Present(p) {
		return r, nil
	}
	next, _, err := h.act(ctx, r.ID(), func(r *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) { return r.Back(p, now) }
	})
	if errors.Is(err, room.ErrNoChange) {
		return h.load(ctx, r.ID())
	}
	if err != nil {
		return nil, err
	}
	return h.settle(ctx, next)
}

// lastSeen returns when each player of a room was last heard of, the zero time if
// never. Who streams here is now.
func (h *hub) lastSeen(ctx context.Context, id room.ID) (seen [3]time.Time, err error) {
	store, err := h.store(ctx)
	if err != nil {
		return seen, err
	}
	leases, err := store.LastSeen(ctx, id)
	if err != nil {
		return seen, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live[id]
	for p := room.Maker; p <= room.Guest; p++ {
		seen[p] = leases[sqlstore.Lease{Room: id, Player: p}]
		if l != nil && l.streaming(p) {
			seen[p] = h.clock()
		}
	}
	return seen, nil
}

// lookFor looks whether the opponent of one who asks without a stream is still
// there, and returns when a sign of each player was last seen.
func (h *hub) lookFor(ctx context.Context, r *room.Room) (*room.Room, [3]sign, error) {
	var signs [3]sign
	seen, err := h.lastSeen(ctx, r.ID())
	if err != nil {
		return nil, signs, err
	}
	changed, now, long := false, h.now(), h.longVigil()
	for p := room.Maker; p <= room.Guest; p++ {
		if !r.Taken(p) {
			continue
		}
		silence := now.Sub(seen[p])
		signs[p] = sign{seen[p], silence >= room.ClaimTime && long}
		if r.Present(p) && !seen[p].IsZero() && silence > awayAfter {
			h.gone(r.ID(), p)
			changed = true
		}
	}
	if changed {
		r, err = h.load(ctx, r.ID())
	}
	return r, signs, err
}

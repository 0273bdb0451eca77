package live

import (
	"context"
	"errors"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// awayAfter is how long a player without a stream may send no request and still count as present:
// pages that are hidden or have no scripts poll more often than that. It is also how long the
// players of a killed process still count as present.
const awayAfter = 25 * time.Second

// View is a room at a time.
type View struct {
	Room *room.Room
	Now  time.Time // by the database's clock
	// Silent says of which players, by room.Player, nothing was heard for so long that the opponent may claim the
	// game.
	Silent [3]bool
}

// leases are when players were last seen, in any process.
type leases map[sqlstore.Lease]time.Time

// Seen records a request of a player who may have no stream, from a page that is visible or hidden,
// and returns the current room. For room.Nobody it records nothing.
func (s *Service) Seen(ctx context.Context, r *room.Room, p room.Player, hidden bool) (view View, err error) {
	defer s.outage.record(&err)
	store, err := s.store(ctx)
	if err != nil {
		return view, err
	}
	if r, err = s.touch(ctx, store, r, p, hidden); err != nil {
		return view, err
	}
	seen, err := store.LastSeen(ctx, r.ID())
	if err != nil {
		return view, err
	}
	silent, changed := s.check(r, seen)
	if changed {
		r, err = s.load(ctx, r.ID())
	} else {
		r, err = s.appendDue(ctx, r)
	}
	return View{Room: r, Now: s.database.now(), Silent: silent}, err
}

// touch renews the lease of a player without a stream.
func (s *Service) touch(ctx context.Context, store *sqlstore.Store, r *room.Room, p room.Player, hidden bool) (
	*room.Room, error) {
	if p == room.Nobody || s.hasStream(r.ID(), p) {
		return r, nil
	}
	if err := store.Seen(ctx, sqlstore.Lease{Room: r.ID(), Player: p}); err != nil || hidden || r.Present(p) {
		return r, err
	}
	next, _, err := s.act(ctx, r.ID(), backCommand(p))
	if errors.Is(err, room.ErrNoChange) {
		return s.load(ctx, r.ID())
	}
	return next, err
}

func backCommand(p room.Player) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) { return r.Back(p, now) }
}

// keepLeases renews the leases of all players who have streams on this server, and marks those players of the same
// rooms as away whose leases have expired on every server.
func (s *Service) keepLeases(ctx context.Context) error {
	if s.database.current() == nil { // not opened yet
		return nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	if err := s.database.setClock(ctx, store); err != nil {
		return err
	}
	rooms := s.liveRooms()
	var ids []room.ID
	var held []sqlstore.Lease // by players who have a stream here
	for _, r := range rooms {
		ids = append(ids, r.ID())
		for p := room.Maker; p <= room.Guest; p++ {
			if s.hasStream(r.ID(), p) {
				held = append(held, sqlstore.Lease{Room: r.ID(), Player: p})
			}
		}
	}
	if err := store.Seen(ctx, held...); err != nil {
		return err
	}
	seen, err := store.LastSeen(ctx, ids...)
	if err != nil {
		return err
	}
	for _, r := range rooms {
		silent, _ := s.check(r, seen)
		s.setSilent(r.ID(), silent)
	}
	s.database.uptime.touch(s.database.now())
	if s.outage.down.Load() { // nothing above writes if nobody is here
		if err := store.Writable(ctx); err != nil {
			return err
		}
		s.outage.logUp()
	}
	return nil
}

// check returns which players of a room are silent, and records those who are away or back. It reports whether there
// were any of these.
func (s *Service) check(r *room.Room, seen leases) (silent [3]bool, changed bool) {
	claim := r.Options().ClaimTime()
	now := s.database.now()
	up := s.database.uptime.longEnough(now, claim)
	for p := room.Maker; p <= room.Guest; p++ {
		if !r.Taken(p) {
			continue
		}
		silence := now.Sub(s.lastSeen(r, p, seen))
		silent[p] = silence >= claim && up
		switch present := r.Present(p); {
		case present && silence > awayAfter:
			s.markAway(r.ID(), p)
		case !present && s.hasStream(r.ID(), p):
			s.markBack(r.ID(), p)
		default:
			continue
		}
		changed = true
	}
	return silent, changed
}

// lastSeen returns when a player was last seen: now if the player has a stream here.
func (s *Service) lastSeen(r *room.Room, p room.Player, seen leases) time.Time {
	at := seen[sqlstore.Lease{Room: r.ID(), Player: p}]
	switch {
	case s.hasStream(r.ID(), p):
		return s.database.now()
	case at.Before(r.LastSeen(p)):
		return r.LastSeen(p)
	}
	return at
}

// setSilent sets which players of a live room are silent, and wakes its streams if that has changed.
func (s *Service) setSilent(id room.ID, silent [3]bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if l := s.rooms[id]; l != nil && l.silent != silent {
		l.silent = silent
		l.wake()
	}
}

// Claim claims the game for a player whose opponent is absent. Beside the refusals of
// room.Room.Claim, the error is ErrServerAway if this process has not been up long enough to know.
func (s *Service) Claim(ctx context.Context, id room.ID, p room.Player) (r *room.Room, e room.Event, err error) {
	defer s.outage.record(&err)
	store, err := s.store(ctx)
	if err != nil {
		return nil, e, err
	}
	seen, err := store.LastSeen(ctx, id)
	if err != nil {
		return nil, e, err
	}
	return s.act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) {
		event, err := r.Claim(p, s.lastSeen(r, p.Other(), seen), now)
		up := s.database.uptime.longEnough(s.database.now(), r.Options().ClaimTime())
		if err == nil && event.Kind == room.KindClaimed && !up {
			err = ErrServerAway
		}
		return event, err
	})
}

// markAway records that a player is away, unless the player has a stream here again.
func (s *Service) markAway(id room.ID, p room.Player) {
	s.mu.Lock()
	closed := s.closed // players return when the server does
	s.mu.Unlock()
	if !closed && !s.hasStream(id, p) {
		s.record(id, func(r *room.Room, now time.Time) (room.Event, error) { return r.Away(p, now) })
	}
}

// markBack records that a player is present, if that is not recorded yet.
func (s *Service) markBack(id room.ID, p room.Player) {
	ctx, cancel := context.WithTimeout(context.Background(), backgroundTimeout)
	defer cancel()
	store, err := s.store(ctx)
	if err == nil {
		err = store.Seen(ctx, sqlstore.Lease{Room: id, Player: p})
	}
	if err == nil { // otherwise the database is down, and keepLeases does it later
		s.record(id, backCommand(p))
	}
}

// record appends an event in the background. A refusal only means that it is recorded already.
func (s *Service) record(id room.ID, command Command) {
	ctx, cancel := context.WithTimeout(context.Background(), backgroundTimeout)
	defer cancel()
	_, _, err := s.act(ctx, id, command)
	var refused *room.Refusal
	if err != nil && !errors.As(err, &refused) && !errors.Is(err, sqlstore.ErrNoRoom) &&
		!errors.Is(err, sqlstore.ErrDown) {
		s.config.Log.Error("who is in a room could not be recorded", "room", id, "cause", err)
	}
}

package live

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

// View is a room as whoever looks at it finds it.
type View struct {
	Room *room.Room
	Now  time.Time   // by the database's clock
	Seen [3]LastSeen // of the players, by room.Player
}

// LastSeen is when a player was last heard of, as far as is known here, and
// whether that is so long ago that the game may be claimed.
type LastSeen struct {
	At     time.Time
	Silent bool
}

// Seen records that a player who may have no stream has asked for something, on a
// page that is shown or hidden, and returns the room as it then stands. Nobody is
// not recorded.
func (s *Service) Seen(ctx context.Context, r *room.Room, p room.Player, hidden bool) (view View, err error) {
	defer s.outage.note(&err)
	if r, err = s.touch(ctx, r, p, hidden); err != nil {
		return view, err
	}
	r, seen, err := s.checkAll(ctx, r)
	if err == nil {
		r, err = s.settle(ctx, r)
	}
	if err != nil {
		return view, err
	}
	return View{Room: r, Now: s.database.now(), Seen: seen}, nil
}

// touch renews the lease of a player without a stream who has asked for something.
func (s *Service) touch(ctx context.Context, r *room.Room, p room.Player, hidden bool) (*room.Room, error) {
	if p == room.Nobody || s.streaming(r.ID(), p) {
		return r, nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return nil, err
	}
	if err := store.Seen(ctx, sqlstore.Lease{Room: r.ID(), Player: p}); err != nil {
		return nil, err
	}
	if hidden || r.Present(p) {
		return r, nil
	}
	next, _, err := s.act(ctx, r.ID(), returning(p))
	if errors.Is(err, room.ErrNoChange) {
		return s.load(ctx, r.ID())
	}
	return next, err
}

func returning(p room.Player) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) { return r.Back(p, now) }
}

func leaving(p room.Player) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) { return r.Away(p, now) }
}

// checkAll looks whether the players of a room are still there, for one who asks
// without a stream.
func (s *Service) checkAll(ctx context.Context, r *room.Room) (*room.Room, [3]LastSeen, error) {
	var seen [3]LastSeen
	at, err := s.lastSeen(ctx, r.ID())
	if err != nil {
		return nil, seen, err
	}
	changed, now, long := false, s.database.now(), s.database.upLong()
	for p := room.Maker; p <= room.Guest; p++ {
		if !r.Taken(p) {
			continue
		}
		silence := now.Sub(at[p])
		seen[p] = LastSeen{at[p], silence >= room.ClaimTime && long}
		if r.Present(p) && !at[p].IsZero() && silence > awayAfter {
			s.gone(r.ID(), p)
			changed = true
		}
	}
	if changed {
		r, err = s.load(ctx, r.ID())
	}
	return r, seen, err
}

// lastSeen returns when each player of a room was last heard of, the zero time if
// never. Who streams here is now.
func (s *Service) lastSeen(ctx context.Context, id room.ID) (seen [3]time.Time, err error) {
	store, err := s.store(ctx)
	if err != nil {
		return seen, err
	}
	leases, err := store.LastSeen(ctx, id)
	if err != nil {
		return seen, err
	}
	for p := room.Maker; p <= room.Guest; p++ {
		seen[p] = leases[sqlstore.Lease{Room: id, Player: p}]
		if s.streaming(id, p) {
			seen[p] = s.database.now()
		}
	}
	return seen, nil
}

// Claim claims the game for a player whose opponent has long gone. Beside what
// room.Room.Claim refuses with, the error is ErrServerAway where the opponent
// could not be heard of.
func (s *Service) Claim(ctx context.Context, id room.ID, p room.Player) (r *room.Room, e room.Event, err error) {
	defer s.outage.note(&err)
	seen, err := s.lastSeen(ctx, id)
	if err != nil {
		return nil, e, err
	}
	long := s.database.upLong()
	return s.act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) {
		event, err := r.Claim(p, seen[p.Other()], now)
		if err == nil && event.Kind == room.KindClaimed && !long {
			err = ErrServerAway
		}
		return event, err
	})
}

// gone records that a player is away who has no stream here any more.
func (s *Service) gone(id room.ID, p room.Player) {
	s.mu.Lock()
	closed := s.closed // they will be back when the server is
	s.mu.Unlock()
	if !closed && !s.streaming(id, p) {
		s.record(id, leaving(p))
	}
}

// back records that a player is here, if that is not known.
func (s *Service) back(id room.ID, p room.Player) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	store, err := s.store(ctx)
	if err == nil {
		err = store.Seen(ctx, sqlstore.Lease{Room: id, Player: p})
	}
	if err != nil {
		return // the database is away; keepLeases does it when it is back
	}
	s.record(id, returning(p))
}

// record appends an event that nobody waits for. That it is refused only says
// that it is known.
func (s *Service) record(id room.ID, command Command) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	_, _, err := s.act(ctx, id, command)
	var refused *room.Refusal
	if err != nil && !errors.As(err, &refused) && !errors.Is(err, sqlstore.ErrNoRoom) && !errors.Is(err, sqlstore.ErrDown) {
		s.config.Log.Error("who is in a room could not be recorded", "room", id, "cause", err)
	}
}

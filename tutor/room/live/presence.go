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

// View is a room at a time, with when its players were last seen.
type View struct {
	Room *room.Room
	Now  time.Time   // by the database's clock
	Seen [3]LastSeen // of the players, by room.Player
}

// LastSeen is when a player was last seen, as far as this process knows. Silent is true if that is
// long enough ago for the opponent to claim the game.
type LastSeen struct {
	At     time.Time
	Silent bool
}

// Seen records a request of a player who may have no stream, from a page that is visible or hidden,
// and returns the current room. For room.Nobody it records nothing.
func (s *Service) Seen(ctx context.Context, r *room.Room, p room.Player, hidden bool) (view View, err error) {
	defer s.outage.record(&err)
	if r, err = s.touch(ctx, r, p, hidden); err != nil {
		return view, err
	}
	r, seen, err := s.checkAll(ctx, r)
	if err == nil {
		r, err = s.appendDue(ctx, r)
	}
	if err != nil {
		return view, err
	}
	return View{Room: r, Now: s.database.now(), Seen: seen}, nil
}

// touch renews the lease of a player without a stream.
func (s *Service) touch(ctx context.Context, r *room.Room, p room.Player, hidden bool) (*room.Room, error) {
	if p == room.Nobody || s.hasStream(r.ID(), p) {
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
	next, _, err := s.act(ctx, r.ID(), backCommand(p))
	if errors.Is(err, room.ErrNoChange) {
		return s.load(ctx, r.ID())
	}
	return next, err
}

func backCommand(p room.Player) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) { return r.Back(p, now) }
}

func awayCommand(p room.Player) Command {
	return func(r *room.Room, now time.Time) (room.Event, error) { return r.Away(p, now) }
}

// checkAll checks whether the players of a room are still present, for a request without a stream.
func (s *Service) checkAll(ctx context.Context, r *room.Room) (*room.Room, [3]LastSeen, error) {
	var seen [3]LastSeen
	at, err := s.lastSeen(ctx, r.ID())
	if err != nil {
		return nil, seen, err
	}
	claim := r.Options().ClaimTime()
	changed, now, long := false, s.database.now(), s.database.upLongEnough(claim)
	for p := room.Maker; p <= room.Guest; p++ {
		if !r.Taken(p) {
			continue
		}
		silence := now.Sub(at[p])
		seen[p] = LastSeen{at[p], silence >= claim && long}
		if r.Present(p) && !at[p].IsZero() && silence > awayAfter {
			s.markAway(r.ID(), p)
			changed = true
		}
	}
	if changed {
		r, err = s.load(ctx, r.ID())
	}
	return r, seen, err
}

// lastSeen returns when each player of a room was last seen, the zero time if never: now for
// players who have a stream here.
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
		if s.hasStream(id, p) {
			seen[p] = s.database.now()
		}
	}
	return seen, nil
}

// Claim claims the game for a player whose opponent is absent. Beside the refusals of
// room.Room.Claim, the error is ErrServerAway if this process has not been up long enough to know.
func (s *Service) Claim(ctx context.Context, id room.ID, p room.Player) (r *room.Room, e room.Event, err error) {
	defer s.outage.record(&err)
	seen, err := s.lastSeen(ctx, id)
	if err != nil {
		return nil, e, err
	}
	return s.act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) {
		event, err := r.Claim(p, seen[p.Other()], now)
		if err == nil && event.Kind == room.KindClaimed && !s.database.upLongEnough(r.Options().ClaimTime()) {
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
		s.record(id, awayCommand(p))
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
	if err != nil {
		return // the database is down; keepLeases does it later
	}
	s.record(id, backCommand(p))
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

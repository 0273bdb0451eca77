package live

import (
	"context"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// keepLeases renews the leases of all who have streams here, and looks for
// players of the same rooms of whom nothing is heard any more.
func (s *Service) keepLeases(ctx context.Context) error {
	if s.database.current() == nil { // nobody has wanted a room yet
		return nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return err
	}
	if err := s.database.setClock(ctx, store); err != nil {
		return err
	}
	if err := s.renew(ctx, store, s.liveRooms()); err != nil {
		return err
	}
	s.database.touchUptime()
	s.outage.over()
	return nil
}

// renew is keepLeases for some rooms.
func (s *Service) renew(ctx context.Context, store *sqlstore.Store, rooms []room.ID) error {
	if err := store.Seen(ctx, s.leases()...); err != nil {
		return err
	}
	seen, err := store.LastSeen(ctx, rooms...)
	if err != nil {
		return err
	}
	for _, id := range rooms {
		for p := room.Maker; p <= room.Guest; p++ {
			s.check(id, p, seen[sqlstore.Lease{Room: id, Player: p}])
		}
	}
	return nil
}

// leases lists the players who have streams here.
func (s *Service) leases() (list []sqlstore.Lease) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, l := range s.rooms {
		for p := room.Maker; p <= room.Guest; p++ {
			if l.streaming(p) {
				list = append(list, sqlstore.Lease{Room: id, Player: p})
			}
		}
	}
	return list
}

// check compares what a room says of a player with when the player was last seen.
func (s *Service) check(id room.ID, p room.Player, seen time.Time) {
	l := s.get(id)
	if l == nil {
		return
	}
	here := s.streaming(id, p)
	present, silence, taken := s.hear(l, p, seen, here)
	switch {
	case !taken:
	case here && !present:
		s.back(id, p)
	case !here && present && silence > awayAfter:
		s.gone(id, p)
	}
}

// hear takes over when a player was last seen, and wakes the streams if the game
// may now be claimed from the player, or no longer.
func (s *Service) hear(l *liveRoom, p room.Player, seen time.Time, here bool) (present bool, silence time.Duration, taken bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.room.Taken(p) {
		return false, 0, false
	}
	now := s.database.now()
	switch {
	case here:
		seen = now
	case seen.Before(l.seen[p].At):
		seen = l.seen[p].At
	}
	silence = now.Sub(seen)
	was := l.seen[p].Silent
	l.seen[p] = LastSeen{At: seen, Silent: silence >= room.ClaimTime && s.database.upLong()}
	if l.seen[p].Silent != was {
		s.wakeAll(l)
	}
	return l.room.Present(p), silence, true
}

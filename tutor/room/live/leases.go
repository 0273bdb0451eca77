package live

import (
	"context"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

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
	if err := s.renew(ctx, store, s.liveRooms()); err != nil {
		return err
	}
	s.database.touchUptime()
	if s.outage.isDown() { // nothing above writes if nobody is here
		if err := store.Writable(ctx); err != nil {
			return err
		}
		s.outage.recovered()
	}
	return nil
}

// renew is keepLeases for the given rooms.
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

// leases returns a lease for each player who has a stream on this server.
func (s *Service) leases() (list []sqlstore.Lease) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, l := range s.rooms {
		for p := room.Maker; p <= room.Guest; p++ {
			if l.hasStream(p) {
				list = append(list, sqlstore.Lease{Room: id, Player: p})
			}
		}
	}
	return list
}

// check updates when a player was last seen, and records the player as away or back if that has
// changed.
func (s *Service) check(id room.ID, p room.Player, seen time.Time) {
	l := s.get(id)
	if l == nil {
		return
	}
	here := s.hasStream(id, p)
	present, silence, taken := s.updateLastSeen(l, p, seen, here)
	switch {
	case !taken:
	case here && !present:
		s.markBack(id, p)
	case !here && present && silence > awayAfter:
		s.markAway(id, p)
	}
}

// updateLastSeen updates when a player was last seen, and wakes the room's streams if the player became silent or
// is so no longer: the opponent may claim the game from a silent player. It returns whether the room records the
// player as present, for how long the player was silent, and whether the seat is taken.
func (s *Service) updateLastSeen(l *liveRoom, p room.Player, seen time.Time, here bool) (present bool,
	silence time.Duration, taken bool) {
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
	was, claim := l.seen[p].Silent, l.room.Options().ClaimTime()
	l.seen[p] = LastSeen{At: seen, Silent: silence >= claim && s.database.upLongEnough(claim)}
	if l.seen[p].Silent != was {
		s.wakeAll(l)
	}
	return l.room.Present(p), silence, true
}

package live

import (
	"context"
	"slices"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// coldRoom is a room of which nobody here has a stream, as it was when it was last read: to read the events of a long
// game anew for each request takes longer than anybody should wait for a move elsewhere.
type coldRoom struct {
	room *room.Room
	log  []Event // all events, from the first on; not to be appended to
}

// coldKey names a room in a database: another one may take its place.
type coldKey struct {
	store *sqlstore.Store
	id    room.ID
}

// mostCold is the size of the cache of rooms, in events of each generation. One takes about 400 bytes.
const mostCold = 20_000

// weight returns how much a room takes, in events.
func (c *coldRoom) weight() int { return len(c.log) + 5 }

// history returns a room with all its events.
func (s *Service) history(ctx context.Context, id room.ID) (*coldRoom, error) {
	store, err := s.store(ctx)
	if err != nil {
		return nil, err
	}
	return s.readCold(ctx, store, id)
}

// readCold reads of a room what is not known yet, and encodes it. The last event that is known is read again: without
// it the room does not exist any more.
func (s *Service) readCold(ctx context.Context, store *sqlstore.Store, id room.ID) (*coldRoom, error) {
	key := coldKey{store, id}
	known, ok := s.cold.Get(key)
	if !ok {
		known = &coldRoom{}
	}
	events, err := store.Events(ctx, id, max(0, len(known.log)-1))
	switch {
	case err != nil:
		return nil, err
	case len(events) == 0:
		return nil, sqlstore.ErrNoRoom
	case !ok:
		known.room = room.New(id)
	default:
		events = events[1:]
	}
	if len(events) == 0 {
		return known, nil
	}
	c := &coldRoom{log: slices.Grow(slices.Clip(known.log), len(events))}
	if c.room, err = known.room.Follow(events, func(e room.Event, after *room.Room) {
		c.log = append(c.log, s.encode(e, after))
	}); err != nil {
		return nil, err
	}
	s.cold.Put(key, c)
	return c, nil
}

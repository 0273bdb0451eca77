package live

import (
	"context"
	"slices"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// history is a room with all its events. It never changes: a later one takes its place.
type history struct {
	room *room.Room
	log  []Event // all events, from the first on; not to be appended to
}

// Event is an encoded event of a room.
type Event struct {
	Number int
	Kind   room.Kind
	Data   []byte // as Config.Encode returned it; not to be changed
}

// coldKey names a room in a database: another one may take its place.
type coldKey struct {
	store *sqlstore.Store
	id    room.ID
}

// mostCold is the size of the cache of rooms of which nobody here has a stream, in events of each generation. One takes
// about 400 bytes. To read the events of a long game anew for each request takes longer than anybody should wait for a
// move elsewhere.
const mostCold = 20_000

// weight returns how much a history takes, in events.
func (h history) weight() int { return len(h.log) + 5 }

// known returns the history of a room as far as it is known here.
func (s *Service) known(key coldKey) history {
	s.mu.Lock()
	defer s.mu.Unlock()
	if l := s.rooms[key.id]; l != nil {
		return l.history
	}
	if h, ok := s.cold.Get(key); ok {
		return h
	}
	return history{room: room.New(key.id)}
}

// read returns the history of a room, or sqlstore.ErrNoRoom. It reads the events that are not known yet, and the last
// one that is known: it may be gone.
func (s *Service) read(ctx context.Context, id room.ID) (history, error) {
	store, err := s.store(ctx)
	if err != nil {
		return history{}, err
	}
	key := coldKey{store, id}
	h := s.known(key)
	events, err := store.Events(ctx, id, max(0, len(h.log)-1))
	if err != nil {
		return history{}, err
	}
	if len(h.log) == 0 {
		if len(events) == 0 {
			return history{}, sqlstore.ErrNoRoom
		}
		return s.extend(key, h, events)
	}
	if len(events) == 0 { // it was removed, or goes on from an earlier event in a database that was restored
		s.drop(id)
		s.cold.Put(key, history{room: room.New(id)})
		return s.read(ctx, id)
	}
	return s.extend(key, h, events[1:])
}

// extend returns a history with more events, and makes it known: to the streams of a live room, or else to later
// requests.
func (s *Service) extend(key coldKey, h history, events []room.Event) (history, error) {
	if len(events) == 0 {
		return h, nil
	}
	log := slices.Grow(slices.Clip(h.log), len(events))
	after, err := h.room.Follow(events, func(e room.Event, after *room.Room) {
		log = append(log, Event{e.Number, e.Kind, s.config.Encode(e, after)})
	})
	if err != nil {
		return history{}, err
	}
	h = history{after, log}
	if !s.show(h) {
		s.cold.Put(key, h)
	}
	return h, nil
}

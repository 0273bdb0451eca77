package live

import (
	"context"
	"errors"
	"sync"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// liveRoom is a room that somebody here has a stream of.
type liveRoom struct {
	id      room.ID
	streams map[*Stream]struct{} // guarded by the service's lock

	mu    sync.Mutex // guards what follows
	room  *room.Room
	log   []Event     // all events, from the first on
	timer *time.Timer // until what is due
	seen  [3]LastSeen // by room.Player
}

// Event is an event of a room as it is told.
type Event struct {
	Number int
	Kind   room.Kind
	Data   []byte // as Config.Encode returned it; not to be changed
}

func (s *Service) encode(e room.Event, after *room.Room) Event {
	return Event{e.Number, e.Kind, s.config.Encode(e, after)}
}

// get returns a room that is live here, nil if it is not.
func (s *Service) get(id room.ID) *liveRoom {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.rooms[id]
}

// is reports whether a room is still live here: it may have been left, and even
// been entered anew, since it was got.
func (s *Service) is(l *liveRoom) bool { return s.get(l.id) == l }

// known returns what is known here of a room that is live, nil if it is not.
func (s *Service) known(id room.ID) *room.Room {
	r, _ := s.logged(id)
	return r
}

// logged returns a room that is live here and its events, nil if it is not.
func (s *Service) logged(id room.ID) (*room.Room, []Event) {
	l := s.get(id)
	if l == nil {
		return nil, nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.room, l.log
}

// liveRooms lists the rooms that somebody here has a stream of.
func (s *Service) liveRooms() (list []room.ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id := range s.rooms {
		list = append(list, id)
	}
	return list
}

// idle reports whether nobody here has a stream.
func (s *Service) idle() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.rooms) == 0
}

// drop forgets a room that is there no longer. Its streams end.
func (s *Service) drop(id room.ID) {
	s.mu.Lock()
	l := s.rooms[id]
	if l != nil {
		delete(s.rooms, id)
		l.wake()
	}
	s.mu.Unlock()
	if l != nil {
		l.stop()
	}
}

// wake tells the streams of a room that there may be something new. The caller
// holds the service's lock.
func (l *liveRoom) wake() {
	for stream := range l.streams {
		stream.poke()
	}
}

// wakeAll is wake for those who do not hold the service's lock.
func (s *Service) wakeAll(l *liveRoom) {
	s.mu.Lock()
	defer s.mu.Unlock()
	l.wake()
}

// stop waits for nothing more that is due in a room.
func (l *liveRoom) stop() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.timer != nil {
		l.timer.Stop()
	}
}

// deliver takes over an event of a room that is live here and tells its streams.
// An event delivered before is let pass; one that comes too early is too: the
// feed, or whoever reads the room next, delivers it again.
func (s *Service) deliver(id room.ID, e room.Event) {
	l := s.get(id)
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if e.Number != l.room.Number()+1 {
		return
	}
	next, err := l.room.After(e)
	if err != nil {
		s.config.Log.Error("a room has an event it cannot have", "room", id, "number", e.Number, "cause", err)
		return
	}
	l.log = append(l.log, s.encode(e, next))
	l.room = next
	if e.Player != room.Nobody {
		l.seen[e.Player].At = e.Time
	}
	s.wakeAll(l)
	s.setTimer(l, 0)
	if e.Kind == room.KindAway && s.streaming(id, e.Player) { // another process does not know of our stream
		go s.back(id, e.Player)
	}
}

// setTimer waits for what is due next, at least so long. The caller holds the
// room's lock.
func (s *Service) setTimer(l *liveRoom, least time.Duration) {
	if l.timer != nil {
		l.timer.Stop()
	}
	if _, at, ok := l.room.Due(); ok && s.is(l) {
		l.timer = time.AfterFunc(max(at.Sub(s.database.now()), least), func() { s.due(l.id) })
	}
}

// due does what is due in a live room. If that does not bring it further, our
// clock is ahead of the database's, or the database is away: then it is tried
// again a little later.
func (s *Service) due(id room.ID) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	r := s.known(id)
	if r == nil {
		return
	}
	_, err := s.settle(ctx, r)
	if err != nil && !errors.Is(err, sqlstore.ErrDown) {
		s.config.Log.Error("what was due in a room could not be done", "room", id, "cause", err)
		return
	}
	if l := s.get(id); l != nil {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.room == r {
			s.setTimer(l, feedEvery)
		}
	}
}

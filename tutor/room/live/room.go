package live

import (
	"context"
	"errors"
	"sync"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// liveRoom is a room that has a stream in this process.
type liveRoom struct {
	id      room.ID
	streams map[*Stream]struct{} // guarded by the service's lock

	mu    sync.Mutex // guards what follows
	room  *room.Room
	log   []Event     // all events, from the first on
	timer *time.Timer // until what is due
	seen  [3]LastSeen // by room.Player
}

// Event is an encoded event of a room.
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

// isLive reports whether l is still the live room: it may have been removed, or replaced by another
// one of its ID.
func (s *Service) isLive(l *liveRoom) bool { return s.get(l.id) == l }

// liveState returns the state of a live room, nil if it is not live.
func (s *Service) liveState(id room.ID) *room.Room {
	r, _ := s.liveLog(id)
	return r
}

// liveLog returns a room that is live here and its events, nil if it is not.
func (s *Service) liveLog(id room.ID) (*room.Room, []Event) {
	l := s.get(id)
	if l == nil {
		return nil, nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.room, l.log
}

// liveRooms lists the rooms with streams in this process.
func (s *Service) liveRooms() (list []room.ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id := range s.rooms {
		list = append(list, id)
	}
	return list
}

// idle reports whether this process has no streams.
func (s *Service) idle() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.rooms) == 0
}

// drop removes a live room that no longer exists in the database. Its streams end.
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

// wake notifies the streams of a room that something may be new. The caller holds the service's
// lock.
func (l *liveRoom) wake() {
	for stream := range l.streams {
		stream.notify()
	}
}

// wakeAll is wake for callers that do not hold the service's lock.
func (s *Service) wakeAll(l *liveRoom) {
	s.mu.Lock()
	defer s.mu.Unlock()
	l.wake()
}

// stop stops the timer of a room.
func (l *liveRoom) stop() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.timer != nil {
		l.timer.Stop()
	}
}

// deliver applies an event to a live room and notifies its streams. It ignores an event that was
// delivered before, and one that comes too early: the feed, or the next read of the room, delivers
// that again.
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
	if e.Kind == room.KindAway && s.hasStream(id, e.Player) { // another process does not know about our stream
		go s.markBack(id, e.Player)
	}
}

// setTimer sets the timer for the event that is due next, not before the least delay. The caller
// holds the room's lock.
func (s *Service) setTimer(l *liveRoom, least time.Duration) {
	if l.timer != nil {
		l.timer.Stop()
	}
	if _, at, ok := l.room.Due(); ok && s.isLive(l) {
		l.timer = time.AfterFunc(max(at.Sub(s.database.now()), least), func() { s.runDue(l.id) })
	}
}

// runDue appends the event that is due in a live room. If nothing was appended, our clock is ahead
// of the database's or the database is down: then it tries again a little later.
func (s *Service) runDue(id room.ID) {
	ctx, cancel := context.WithTimeout(context.Background(), backgroundTimeout)
	defer cancel()
	r := s.liveState(id)
	if r == nil {
		return
	}
	_, err := s.appendDue(ctx, r)
	if err != nil && !errors.Is(err, sqlstore.ErrDown) {
		s.config.Log.Error("what was due in a room could not be done", "room", id, "cause", err)
		return
	}
	if l := s.get(id); l != nil {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.room == r {
			s.setTimer(l, feedInterval)
		}
	}
}

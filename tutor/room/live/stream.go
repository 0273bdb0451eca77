package live

import (
	"context"
	"sync"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// How many streams there may be. Each seat has places of its own, and its first
// is counted nowhere else, so however many watch, the players hear of their
// game. There is no bound on all.
const (
	maxStreamsOfSeat     = 8   // tabs of one player
	maxWatchers          = 100 // of a room
	maxWatchersAtAddress = 8   // of a room, from one address
	maxStreamsOfAddress  = 250 // in all rooms: a class may share one address
)

// graceTime is how long after its last stream a player is still taken to be
// there: to load a page anew takes less.
const graceTime = 2 * time.Second

// Viewer is who looks at a room.
type Viewer struct {
	Player  room.Player // Nobody watches
	Address string      // limits are counted by it
}

// Stream is one connection that events of a room are written to.
type Stream struct {
	service *Service
	room    *liveRoom
	viewer  Viewer
	counted bool          // by address
	signal  chan struct{} // holds one if there may be something new
	close   sync.Once
}

// Subscribe adds a stream to a room. While a player has one, the player is taken
// to be in the room. The error is ErrTooManyStreams or one of sqlstore's;
// otherwise Close must follow.
func (s *Service) Subscribe(ctx context.Context, id room.ID, viewer Viewer) (st *Stream, err error) {
	defer s.outage.note(&err)
	st = &Stream{service: s, viewer: viewer, signal: make(chan struct{}, 1)}
	entered, err := s.enter(st, id, nil)
	if err == nil && !entered {
		fresh := &liveRoom{id: id, streams: map[*Stream]struct{}{}}
		if fresh.room, fresh.log, err = s.history(ctx, id, 0); err == nil {
			_, err = s.enter(st, id, fresh)
		}
	}
	if err != nil {
		return nil, err
	}
	if viewer.Player != room.Nobody {
		s.back(id, viewer.Player)
	}
	if _, err := s.load(ctx, id); err != nil { // what came between, and what is due
		st.Close() // whoever asked may be gone already
		return nil, err
	}
	return st, nil
}

// enter counts a stream in, if its room is live or becomes so by it.
func (s *Service) enter(st *Stream, id room.ID, fresh *liveRoom) (entered bool, err error) {
	s.mu.Lock()
	l := s.rooms[id]
	if l == nil {
		l = fresh
	}
	if l != nil {
		if err = s.admit(st, l); err == nil {
			st.room, entered = l, true
			s.rooms[id] = l
			l.streams[st] = struct{}{}
		}
	}
	s.mu.Unlock()
	if !entered {
		return false, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if p := st.viewer.Player; p != room.Nobody {
		l.seen[p] = LastSeen{At: s.database.now()}
	}
	s.setTimer(l, 0)
	return true, nil
}

// admit refuses a stream that is one too many, or counts it. The caller holds
// the service's lock.
func (s *Service) admit(st *Stream, l *liveRoom) error {
	ofSeat, watchers, atAddress := 0, 0, 0
	for other := range l.streams {
		switch {
		case other.viewer.Player != room.Nobody:
			if other.viewer.Player == st.viewer.Player {
				ofSeat++
			}
		case other.viewer.Address == st.viewer.Address:
			atAddress++
			fallthrough
		default:
			watchers++
		}
	}
	if st.viewer.Player == room.Nobody {
		st.counted = true
		if watchers >= maxWatchers || atAddress >= maxWatchersAtAddress {
			return ErrTooManyStreams
		}
	} else {
		st.counted = ofSeat > 0
		if ofSeat >= maxStreamsOfSeat {
			return ErrTooManyStreams
		}
	}
	if st.counted {
		if s.addresses[st.viewer.Address] >= maxStreamsOfAddress {
			return ErrTooManyStreams
		}
		s.addresses[st.viewer.Address]++
	}
	return nil
}

// Wake returns what tells that there may be something new, or that the stream has
// ended: then Next is to be asked.
func (st *Stream) Wake() <-chan struct{} { return st.signal }

func (st *Stream) poke() {
	select {
	case st.signal <- struct{}{}:
	default:
	}
}

// Next returns the events of the room after a number, and the room after them.
// It reports false if the stream has ended: the room is gone, or Run has ended.
func (st *Stream) Next(number int) (events []Event, view View, ok bool) {
	s, l := st.service, st.room
	s.mu.Lock()
	ok = !s.closed && s.rooms[l.id] == l
	s.mu.Unlock()
	if !ok {
		return nil, view, false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.log[min(max(number, 0), len(l.log)):], View{Room: l.room, Now: s.database.now(), Seen: l.seen}, true
}

// Close ends the stream. If it was its player's last here, the player is away
// after a moment.
func (st *Stream) Close() { st.close.Do(st.detach) }

func (st *Stream) detach() {
	s, l := st.service, st.room
	s.mu.Lock()
	if st.counted {
		if s.addresses[st.viewer.Address]--; s.addresses[st.viewer.Address] == 0 {
			delete(s.addresses, st.viewer.Address)
		}
	}
	delete(l.streams, st)
	live := s.rooms[l.id] == l
	left := live && len(l.streams) == 0
	if left {
		delete(s.rooms, l.id)
	}
	last := live && st.viewer.Player != room.Nobody && !l.streaming(st.viewer.Player)
	s.mu.Unlock()
	if left {
		l.stop()
	}
	if last {
		time.AfterFunc(graceTime, func() { s.gone(l.id, st.viewer.Player) })
	}
}

// streaming reports whether a player has a stream here. The caller holds the
// service's lock.
func (l *liveRoom) streaming(p room.Player) bool {
	for st := range l.streams {
		if st.viewer.Player == p {
			return true
		}
	}
	return false
}

// streaming reports whether a player has a stream of a room here.
func (s *Service) streaming(id room.ID, p room.Player) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.rooms[id]
	return l != nil && l.streaming(p)
}

// Since returns the events of a room after a number, and the room after them.
func (s *Service) Since(ctx context.Context, r *room.Room, number int) (events []Event, after *room.Room, err error) {
	defer s.outage.note(&err)
	if number >= r.Number() {
		return nil, r, nil
	}
	if known, log := s.logged(r.ID()); known != nil && known.Number() >= r.Number() {
		return log[number:], known, nil
	}
	after, events, err = s.history(ctx, r.ID(), number)
	return events, after, err
}

// history reads the events of a room, and encodes those after a number.
func (s *Service) history(ctx context.Context, id room.ID, number int) (r *room.Room, log []Event, err error) {
	store, err := s.store(ctx)
	if err != nil {
		return nil, nil, err
	}
	events, err := store.Events(ctx, id, 0)
	if err != nil {
		return nil, nil, err
	}
	if len(events) == 0 {
		return nil, nil, sqlstore.ErrNoRoom
	}
	known := min(max(number, 1), len(events))
	if r, err = room.Replay(id, events[:known]); err != nil {
		return nil, nil, err
	}
	if number == 0 {
		log = append(log, s.encode(events[0], r))
	}
	for _, e := range events[known:] {
		if r, err = r.After(e); err != nil {
			return nil, nil, err
		}
		log = append(log, s.encode(e, r))
	}
	return r, log, nil
}

package live

import (
	"context"
	"sync"
	"time"

	"chesstutor/tutor/room"
)

// Limits on the number of streams. Each seat has its own limit, and the first stream of a seat
// counts toward no other limit, so players can follow their game however many watch. There is no
// limit on the total.
const (
	maxStreamsOfSeat     = 8   // tabs of one player
	maxWatchers          = 100 // of a room
	maxWatchersAtAddress = 8   // of a room, from one address
	maxStreamsOfAddress  = 250 // in all rooms: a class may share one address
)

// graceTime is how long a player still counts as present after the last stream: reloading a page
// takes less.
const graceTime = 2 * time.Second

// Viewer identifies who opens a stream.
type Viewer struct {
	Player  room.Player // Nobody watches
	Address string      // limits are counted by it
}

// Stream is one connection that events of a room are written to.
type Stream struct {
	service          *Service
	room             *liveRoom
	viewer           Viewer
	countedByAddress bool          // by address
	signal           chan struct{} // holds a value if something may be new
	close            sync.Once
}

// Subscribe adds a stream to a room. While a player has a stream, the player counts as present. The
// error is ErrTooManyStreams or one of sqlstore's; without an error Close must follow.
func (s *Service) Subscribe(ctx context.Context, id room.ID, viewer Viewer) (st *Stream, err error) {
	defer s.outage.record(&err)
	h, err := s.read(ctx, id)
	if err != nil {
		return nil, err
	}
	st = &Stream{service: s, viewer: viewer, signal: make(chan struct{}, 1)}
	if err := s.addStream(st, h); err != nil {
		return nil, err
	}
	if viewer.Player != room.Nobody {
		s.markBack(id, viewer.Player)
	}
	if _, err := s.load(ctx, id); err != nil { // events since then, and those that are due
		st.Close() // the client may be gone already
		return nil, err
	}
	return st, nil
}

// addStream adds a stream to its room, which becomes live if it is not.
func (s *Service) addStream(st *Stream, h history) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.rooms[h.room.ID()]
	if l == nil {
		l = &liveRoom{history: h, streams: map[*Stream]struct{}{}}
	}
	if err := s.admit(st, l); err != nil {
		return err
	}
	st.room, s.rooms[h.room.ID()] = l, l
	l.streams[st] = struct{}{}
	l.silent[st.viewer.Player] = false
	return nil
}

// show makes a history that of a live room and notifies its streams, unless a longer one is known. It reports whether
// the room is live.
func (s *Service) show(h history) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.rooms[h.room.ID()]
	if l == nil {
		return false
	}
	if len(h.log) <= len(l.log) {
		return true
	}
	l.history = h
	l.wake()
	for p := room.Maker; p <= room.Guest; p++ {
		if h.room.Taken(p) && !h.room.Present(p) && l.hasStream(p) { // another process does not know about our stream
			go s.markBack(h.room.ID(), p)
		}
	}
	return true
}

// admit counts a stream, or refuses it if a limit is reached. The caller holds the service's lock.
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
		st.countedByAddress = true
		if watchers >= maxWatchers || atAddress >= maxWatchersAtAddress {
			return ErrTooManyStreams
		}
	} else {
		st.countedByAddress = ofSeat > 0
		if ofSeat >= maxStreamsOfSeat {
			return ErrTooManyStreams
		}
	}
	if st.countedByAddress {
		if s.addresses[st.viewer.Address] >= maxStreamsOfAddress {
			return ErrTooManyStreams
		}
		s.addresses[st.viewer.Address]++
	}
	return nil
}

// Wake returns a channel that receives a value when something may be new or the stream has ended:
// then call Next.
func (st *Stream) Wake() <-chan struct{} { return st.signal }

func (st *Stream) notify() {
	select {
	case st.signal <- struct{}{}:
	default:
	}
}

// Next returns the events of the room after a number, and the room after them. It returns false if
// the stream has ended, because the room was removed or Run has ended.
func (st *Stream) Next(number int) (events []Event, view View, ok bool) {
	s, l := st.service, st.room
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed || s.rooms[l.room.ID()] != l {
		return nil, view, false
	}
	return l.log[min(max(number, 0), len(l.log)):], View{l.room, s.database.now(), l.silent}, true
}

// Close ends the stream. After the last stream of a player here, the player is away when graceTime
// has passed.
func (st *Stream) Close() { st.close.Do(st.detach) }

func (st *Stream) detach() {
	s, l, p := st.service, st.room, st.viewer.Player
	s.mu.Lock()
	defer s.mu.Unlock()
	if st.countedByAddress {
		if s.addresses[st.viewer.Address]--; s.addresses[st.viewer.Address] == 0 {
			delete(s.addresses, st.viewer.Address)
		}
	}
	delete(l.streams, st)
	id := l.room.ID()
	if s.rooms[id] != l {
		return
	}
	if p != room.Nobody && !l.hasStream(p) {
		time.AfterFunc(graceTime, func() { s.markAway(id, p) })
	}
	if len(l.streams) == 0 {
		delete(s.rooms, id)
	}
}

// hasStream reports whether a player has a stream here. The caller holds the service's lock.
func (l *liveRoom) hasStream(p room.Player) bool {
	for st := range l.streams {
		if st.viewer.Player == p {
			return true
		}
	}
	return false
}

// hasStream reports whether a player has a stream of a room here.
func (s *Service) hasStream(id room.ID, p room.Player) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	l := s.rooms[id]
	return l != nil && l.hasStream(p)
}

// Since returns the events of a room after a number, and the room after them.
func (s *Service) Since(ctx context.Context, r *room.Room, number int) (events []Event, after *room.Room, err error) {
	defer s.outage.record(&err)
	if number >= r.Number() {
		return nil, r, nil
	}
	store, err := s.store(ctx)
	if err != nil {
		return nil, nil, err
	}
	h := s.known(coldKey{store, r.ID()})
	if h.room.Number() < r.Number() {
		if h, err = s.read(ctx, r.ID()); err != nil {
			return nil, nil, err
		}
	}
	return h.log[min(number, len(h.log)):], h.room, nil
}

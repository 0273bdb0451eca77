package live

import "chesstutor/tutor/room"

// liveRoom is a room that has a stream in this process. The service's lock guards it.
type liveRoom struct {
	history
	streams map[*Stream]struct{}
	silent  [3]bool // by room.Player
}

// liveRooms lists the rooms with streams in this process.
func (s *Service) liveRooms() (list []*room.Room) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, l := range s.rooms {
		list = append(list, l.room)
	}
	return list
}

// drop removes a live room that no longer exists in the database. Its streams end.
func (s *Service) drop(id room.ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if l := s.rooms[id]; l != nil {
		delete(s.rooms, id)
		l.wake()
	}
}

// wake notifies the streams of a room that something may be new. The caller holds the service's lock.
func (l *liveRoom) wake() {
	for stream := range l.streams {
		stream.notify()
	}
}

package sqlstore

import (
	"context"

	"chesstutor/tutor/room"
)

// Load returns the latest state of a room, or ErrNoRoom.
func (s *Store) Load(ctx context.Context, id room.ID) (*room.Room, error) {
	events, err := s.Events(ctx, id, 0)
	if err != nil {
		return nil, err
	}
	if len(events) == 0 {
		return nil, ErrNoRoom
	}
	return room.New(id).Follow(events, func(room.Event, *room.Room) {})
}

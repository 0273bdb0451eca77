package sqlstore

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"time"

	"chesstutor/tutor/room"
)

// A Command returns a room's next event at the event's time, by a method of room.Room. It may be
// called several times, and must be quick, since the room is locked meanwhile.
type Command func(now time.Time) (room.Event, error)

// Create stores a new room with its first event. maker is any name for its maker, for OpenRooms: a
// keyed hash of an address rather than the address. The error is a room.Refusal, ErrTaken if the room
// exists, or ErrDown.
func (s *Store) Create(ctx context.Context, id room.ID, maker string, options room.Options, key room.Key) (*room.Room,
	error) {
	made, _, err := s.append(ctx, room.New(id), func(now time.Time) (room.Event, error) {
		return room.Create(options, key, now)
	}, `INSERT INTO rooms (room, number, made, last, started, ended, maker)
		VALUES ($1, 1, now_ms(), now_ms(), FALSE, FALSE, $2) ON CONFLICT (room) DO NOTHING RETURNING last`, id, maker)
	return made, err
}

// Append calls a command for the next event of a room and stores it durably. It returns the room
// after the event, and the event. The error is the command's, ErrTaken if r is not the latest state
// of the room, ErrNoRoom, or ErrDown. r does not change. If the context ends meanwhile, or after
// ErrDown, the event may or may not be stored: do not use the context of a request.
func (s *Store) Append(ctx context.Context, r *room.Room, command Command) (*room.Room, room.Event, error) {
	return s.append(ctx, r, command, roomList.counts(), r.ID(), r.Number())
}

// append stores the next event of a room, which a statement counts in the room's row. The event has a random ID, by
// which it is recognized if the commit got no answer.
func (s *Store) append(ctx context.Context, r *room.Room, command Command, statement string, values ...any) (
	next *room.Room, event room.Event, err error) {
	id := rand.Text()
	err = s.appendTo(ctx, roomList, string(r.ID()), statement, values,
		func(ctx context.Context, tx *sql.Tx, now time.Time) (err error) {
			next, event, err = appendEvent(ctx, tx, r, id, command, now)
			return err
		})
	if errors.Is(err, ErrTaken) {
		var events []room.Event
		if events, err = s.Events(ctx, r.ID(), r.Number()); err == nil && (len(events) == 0 || events[0].ID != id) {
			err = ErrTaken
		}
		if err == nil {
			event = events[0]
			next, err = r.After(event)
		}
	}
	if err != nil {
		return nil, room.Event{}, err
	}
	return next, event, nil
}

// appendEvent stores the next event of a room at the time at which it was counted.
func appendEvent(ctx context.Context, tx *sql.Tx, r *room.Room, id string, command Command, now time.Time) (*room.Room,
	room.Event, error) {
	event, err := command(now)
	if err != nil {
		return nil, room.Event{}, commandError{err}
	}
	event.ID, event.Number, event.Time = id, r.Number()+1, now
	next, err := r.After(event)
	if err != nil {
		return nil, room.Event{}, commandError{err}
	}
	if _, err := roomList.insert(ctx, tx, string(r.ID()), entry{event.Number, id, now, event.Encode()}); err != nil {
		return nil, room.Event{}, err
	}
	if next.Begun() != r.Begun() || isOver(next) != isOver(r) {
		_, err = tx.ExecContext(ctx, `UPDATE rooms SET started = $1, ended = $2 WHERE room = $3`, next.Begun(),
			isOver(next), r.ID())
	}
	return next, event, err
}

func isOver(r *room.Room) bool { return r.Status() == room.Over }

func fromMS(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

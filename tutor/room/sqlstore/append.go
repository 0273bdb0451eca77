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
	return s.append(ctx, r, command, `UPDATE rooms SET number = number + 1,
		last = CASE WHEN last > now_ms() THEN last ELSE now_ms() END
		WHERE room = $1 AND number = $2 RETURNING last`, r.ID(), r.Number())
}

// append stores the next event of a room. The statement counts it in the room's row, which it locks, and returns the
// event's time, or no row if r is not the latest state of the room. An event whose commit got no answer is recognized
// by its random ID.
func (s *Store) append(ctx context.Context, r *room.Room, command Command, statement string, values ...any) (
	next *room.Room, event room.Event, err error) {
	id := rand.Text()
	err = s.try(ctx, func(ctx context.Context) error {
		return inTransaction(ctx, s.write, func(tx *sql.Tx) (err error) {
			next, event, err = appendTo(ctx, tx, r, id, command, tx.QueryRowContext(ctx, statement, values...))
			return err
		})
	})
	if errors.Is(err, ErrTaken) {
		next, event, err = s.findAppended(ctx, r, id)
	}
	if err != nil {
		return nil, room.Event{}, err
	}
	return next, event, nil
}

// appendTo stores the next event of a room at the time at which it was counted.
func appendTo(ctx context.Context, tx *sql.Tx, r *room.Room, id string, command Command, counted *sql.Row) (*room.Room,
	room.Event, error) {
	var now int64
	err := counted.Scan(&now)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, room.Event{}, whyNotCounted(ctx, tx, r.ID())
	}
	if err != nil {
		return nil, room.Event{}, err
	}
	event, err := command(fromMS(now))
	if err != nil {
		return nil, room.Event{}, commandError{err}
	}
	event.ID, event.Number, event.Time = id, r.Number()+1, fromMS(now)
	next, err := r.After(event)
	if err != nil {
		return nil, room.Event{}, commandError{err}
	}
	if _, err := tx.ExecContext(ctx, `INSERT INTO events (room, number, id, time, data) VALUES ($1, $2, $3, $4, $5)`,
		r.ID(), event.Number, id, now, string(event.Encode())); err != nil {
		return nil, room.Event{}, err
	}
	if next.Begun() != r.Begun() || isOver(next) != isOver(r) {
		_, err = tx.ExecContext(ctx, `UPDATE rooms SET started = $1, ended = $2 WHERE room = $3`, next.Begun(),
			isOver(next), r.ID())
	}
	return next, event, err
}

func isOver(r *room.Room) bool { return r.Status() == room.Over }

// whyNotCounted returns why the room's event number could not be incremented: ErrNoRoom or
// ErrTaken.
func whyNotCounted(ctx context.Context, tx *sql.Tx, id room.ID) error {
	var number int
	err := tx.QueryRowContext(ctx, `SELECT number FROM rooms WHERE room = $1`, id).Scan(&number)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return ErrNoRoom
	case err != nil:
		return err
	default:
		return ErrTaken
	}
}

// findAppended returns the room after its next event if that has this ID, so that the append had succeeded although
// its answer was lost.
func (s *Store) findAppended(ctx context.Context, r *room.Room, id string) (*room.Room, room.Event, error) {
	events, err := s.Events(ctx, r.ID(), r.Number())
	if err != nil {
		return nil, room.Event{}, err
	}
	if len(events) == 0 || events[0].ID != id {
		return nil, room.Event{}, ErrTaken
	}
	next, err := r.After(events[0])
	return next, events[0], err
}

func fromMS(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

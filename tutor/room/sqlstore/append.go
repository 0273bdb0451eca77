package sqlstore

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"time"

	"chesstutor/tutor/room"
)

// A Command makes a room's next event at the time that it will bear: a method of
// room.Room. It is asked once or several times, and must be quick, since others
// wait for the room meanwhile.
type Command func(now time.Time) (room.Event, error)

const insertEvent = `INSERT INTO events (room, number, id, time, data) VALUES ($1, $2, $3, $4, $5)`

// Create stores a new room with its first event. maker is any name of who makes
// it, for OpenRooms; no address, please, but a keyed hash of one. The error is a
// room.Refusal, ErrExists or ErrDown.
func (s *Store) Create(ctx context.Context, id room.ID, maker string, options room.Options, key room.Key) (*room.Room, error) {
	var made *room.Room
	name := rand.Text()
	err := s.try(ctx, func(ctx context.Context, again bool) error {
		err := within(ctx, s.write, func(tx *sql.Tx) error {
			var now int64
			if err := tx.QueryRowContext(ctx, `INSERT INTO rooms (room, number, made, last, started, ended, maker)
				VALUES ($1, 1, now_ms(), now_ms(), FALSE, FALSE, $2) RETURNING last`, id, maker).Scan(&now); err != nil {
				return err
			}
			event, err := room.Create(options, key, fromMS(now))
			if err != nil {
				return refused{err}
			}
			event.ID = name
			if made, err = room.Replay(id, []room.Event{event}); err != nil {
				return err
			}
			_, err = tx.ExecContext(ctx, insertEvent, id, 1, name, event.Time.UnixMilli(), string(event.Encode()))
			return err
		})
		if duplicate(err) {
			made, err = s.created(ctx, id, name, again)
		}
		return err
	})
	return made, err
}

// created returns the room that was there already, if it is the one that an
// earlier attempt under this name has made.
func (s *Store) created(ctx context.Context, id room.ID, name string, again bool) (*room.Room, error) {
	events, err := s.events(ctx, id, 0)
	if err != nil {
		return nil, err
	}
	if !again || len(events) == 0 || events[0].ID != name {
		return nil, ErrExists
	}
	return room.Replay(id, events[:1])
}

// Append asks a command for the next event of a room and stores it: on return it
// is on disk. It returns the room after it and the event. The error is what the
// command refused with, ErrTaken if r is not the room's last state, ErrNoRoom, or
// ErrDown. r stays as it is. A context that ends in the middle leaves open, as
// ErrDown does, whether the event is stored: do not let it be that of a request.
func (s *Store) Append(ctx context.Context, r *room.Room, command Command) (next *room.Room, event room.Event, err error) {
	name := rand.Text()
	err = s.try(ctx, func(ctx context.Context, again bool) error {
		err := within(ctx, s.write, func(tx *sql.Tx) (err error) {
			next, event, err = appendTo(ctx, tx, r, name, command)
			return err
		})
		if again && errors.Is(err, ErrTaken) {
			next, event, err = s.appended(ctx, r, name)
		}
		return err
	})
	if err != nil {
		return nil, room.Event{}, err
	}
	return next, event, nil
}

// appendTo counts the room up, which locks it, and stores the event of that
// number at the time that the database gives.
func appendTo(ctx context.Context, tx *sql.Tx, r *room.Room, name string, command Command) (*room.Room, room.Event, error) {
	var now int64
	err := tx.QueryRowContext(ctx, `UPDATE rooms SET number = number + 1,
		last = CASE WHEN last > now_ms() THEN last ELSE now_ms() END
		WHERE room = $1 AND number = $2 RETURNING last`, r.ID(), r.Number()).Scan(&now)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, room.Event{}, lost(ctx, tx, r.ID())
	}
	if err != nil {
		return nil, room.Event{}, err
	}
	event, err := command(fromMS(now))
	if err != nil {
		return nil, room.Event{}, refused{err}
	}
	event.ID, event.Number, event.Time = name, r.Number()+1, fromMS(now)
	next, err := r.After(event)
	if err != nil {
		return nil, room.Event{}, refused{err}
	}
	if _, err := tx.ExecContext(ctx, insertEvent, r.ID(), event.Number, name, now, string(event.Encode())); err != nil {
		return nil, room.Event{}, err
	}
	if next.Begun() != r.Begun() || over(next) != over(r) {
		_, err = tx.ExecContext(ctx, `UPDATE rooms SET started = $1, ended = $2 WHERE room = $3`, next.Begun(), over(next), r.ID())
	}
	return next, event, err
}

func over(r *room.Room) bool { return r.Status() == room.Over }

// lost tells why no room could be counted up.
func lost(ctx context.Context, tx *sql.Tx, id room.ID) error {
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

// appended finds out, after a connection broke, whether the event that took the
// number is the one that was to be appended under this name.
func (s *Store) appended(ctx context.Context, r *room.Room, name string) (*room.Room, room.Event, error) {
	events, err := s.events(ctx, r.ID(), r.Number())
	if err != nil {
		return nil, room.Event{}, err
	}
	if len(events) == 0 || events[0].ID != name {
		return nil, room.Event{}, ErrTaken
	}
	next, err := r.After(events[0])
	return next, events[0], err
}

func fromMS(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

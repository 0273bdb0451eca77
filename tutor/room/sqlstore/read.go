package sqlstore

import (
	"context"
	"database/sql"
	"time"

	"chesstutor/tutor/room"
)

// Now returns the database's time, in milliseconds, which events get.
func (s *Store) Now(ctx context.Context) (time.Time, error) {
	ms, err := s.number(ctx, `SELECT now_ms()`)
	return fromMS(ms), err
}

// Writable returns ErrDown, or the error of the context, if the database takes nothing: if it is away, locked or
// read-only.
func (s *Store) Writable(ctx context.Context) error {
	_, err := s.execute(ctx, `UPDATE rooms SET number = number WHERE room = ''`)
	return err
}

// Events returns the events of a room after a number, in order: none if there are no more, or the
// room does not exist.
func (s *Store) Events(ctx context.Context, id room.ID, since int) ([]room.Event, error) {
	entries, err := s.entries(ctx, roomList, string(id), since)
	if err != nil {
		return nil, err
	}
	return decoded(entries, roomEvent)
}

// roomEvent decodes an event of a room.
func roomEvent(e entry) (room.Event, error) {
	event, err := room.Decode(e.data)
	event.Number, event.ID, event.Time = e.number, e.id, e.time
	return event, err
}

// Numbers returns the number of the last event of each room. Rooms that do not exist are not in the
// map.
func (s *Store) Numbers(ctx context.Context, rooms ...room.ID) (map[room.ID]int, error) {
	return numbersOf(ctx, s, roomList, rooms)
}

// OpenRooms counts the rooms of a maker, as Create named them, whose last game has not ended.
func (s *Store) OpenRooms(ctx context.Context, maker string) (int, error) {
	n, err := s.number(ctx, `SELECT COUNT(*) FROM rooms WHERE maker = $1 AND NOT ended`, maker)
	return int(n), err
}

// query returns all rows of a query, each read by scan.
func query[T any](ctx context.Context, s *Store, scan func(*sql.Rows) (T, error), statement string,
	values ...any) (list []T, err error) {
	err = s.try(ctx, func(ctx context.Context) error {
		rows, err := s.read.QueryContext(ctx, statement, values...)
		if err != nil {
			return err
		}
		defer func() { _ = rows.Close() }()
		for list = nil; rows.Next(); {
			item, err := scan(rows)
			if err != nil {
				return err
			}
			list = append(list, item)
		}
		return rows.Err()
	})
	return list, err
}

// number returns the number that a query has as its only row.
func (s *Store) number(ctx context.Context, statement string, values ...any) (n int64, err error) {
	err = s.try(ctx, func(ctx context.Context) error {
		return s.read.QueryRowContext(ctx, statement, values...).Scan(&n)
	})
	return n, err
}

// execute runs a statement that writes, and returns how many rows it changed.
func (s *Store) execute(ctx context.Context, statement string, values ...any) (changed int, err error) {
	err = s.try(ctx, func(ctx context.Context) error {
		done, err := s.write.ExecContext(ctx, statement, values...)
		if err != nil {
			return err
		}
		n, err := done.RowsAffected()
		changed = int(n)
		return err
	})
	return changed, err
}

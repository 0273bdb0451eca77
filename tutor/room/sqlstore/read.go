package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
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
	return query(ctx, s, scanEvent,
		`SELECT number, id, time, data FROM events WHERE room = $1 AND number > $2 ORDER BY number`, id, since)
}

// Numbers returns the number of the last event of each room. Rooms that do not exist are not in the
// map.
func (s *Store) Numbers(ctx context.Context, rooms ...room.ID) (map[room.ID]int, error) {
	all := map[room.ID]int{}
	for part := range slices.Chunk(rooms, batch) {
		places, values := placeholders(part)
		numbers, err := s.numbers(ctx, `SELECT room, number FROM rooms WHERE room IN `+places, values...)
		if err != nil {
			return nil, err
		}
		maps.Copy(all, numbers)
	}
	return all, nil
}

// Changed returns the number of the last event of each room that got one within a short time before now. An event that
// is committed later than that is found by Numbers.
func (s *Store) Changed(ctx context.Context, within time.Duration) (map[room.ID]int, error) {
	return s.numbers(ctx, `SELECT room, MAX(number) FROM events WHERE time >= (SELECT now_ms()) - $1 GROUP BY room`,
		within.Milliseconds())
}

// numbers returns the rows of a query, each a room and the number of an event.
func (s *Store) numbers(ctx context.Context, statement string, values ...any) (map[room.ID]int, error) {
	numbers := map[room.ID]int{}
	_, err := query(ctx, s, func(rows *sql.Rows) (number int, err error) {
		var id room.ID
		err = rows.Scan(&id, &number)
		numbers[id] = number
		return number, err
	}, statement, values...)
	return numbers, err
}

// placeholders returns the placeholders of rooms for a statement, and their values.
func placeholders(rooms []room.ID) (places string, values []any) {
	var each []string
	for i, id := range rooms {
		each = append(each, fmt.Sprintf("$%d", i+1))
		values = append(values, id)
	}
	return "(" + strings.Join(each, ", ") + ")", values
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

func scanEvent(rows *sql.Rows) (room.Event, error) {
	var number int
	var id string
	var ms int64
	var data []byte
	if err := rows.Scan(&number, &id, &ms, &data); err != nil {
		return room.Event{}, err
	}
	event, err := room.Decode(data)
	if err != nil {
		return room.Event{}, fmt.Errorf("event %d: %w", number, err)
	}
	event.Number, event.ID, event.Time = number, id, fromMS(ms)
	return event, nil
}

package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
)

// list is a kind of lists of events that the database holds, of rooms or of classes. A row of the table heads holds the
// number and the time of a list's last event.
type list struct {
	heads, events string // tables
	name          string // their column with the name of a list
	missing       error  // there is no list of a name
	again         string // what becomes of an event whose ID the list has
}

var (
	roomList  = list{"rooms", "events", "room", ErrNoRoom, ""}
	classList = list{"classes", "class_events", "class", ErrNoClass, ` ON CONFLICT (class, id) DO NOTHING`}
)

// entry is an encoded event in a list.
type entry struct {
	number int
	id     string
	time   time.Time
	data   []byte
}

// counts is the statement that counts the next event of the list $1, if the last is $2, and returns its time.
func (l list) counts() string {
	return fmt.Sprintf(`UPDATE %s SET number = number + 1, last = CASE WHEN last > now_ms() THEN last ELSE now_ms() END
		WHERE %s = $1 AND number = $2 RETURNING last`, l.heads, l.name)
}

// appendTo runs store in a transaction in which a statement counts the next event of a list. The statement locks the
// list's row, and returns the event's time, or no row if somebody else has counted that event: then the error is
// ErrTaken, also if that was ourselves and the commit got no answer.
func (s *Store) appendTo(ctx context.Context, l list, name string, statement string, values []any,
	store func(ctx context.Context, tx *sql.Tx, now time.Time) error) error {
	err := s.try(ctx, func(ctx context.Context) error {
		return inTransaction(ctx, s.write, func(tx *sql.Tx) error {
			var now int64
			err := tx.QueryRowContext(ctx, statement, values...).Scan(&now)
			switch {
			case errors.Is(err, sql.ErrNoRows):
				return l.whyNotCounted(ctx, tx, name)
			case err != nil:
				return err
			}
			return store(ctx, tx, fromMS(now))
		})
	})
	if s.announcing != nil && (err == nil || errors.Is(err, ErrTaken)) {
		s.announcing.trigger()
	}
	return err
}

// whyNotCounted returns why the number of a list could not be incremented: there is no such list, or ErrTaken.
func (l list) whyNotCounted(ctx context.Context, tx *sql.Tx, name string) error {
	var number int
	statement := fmt.Sprintf(`SELECT number FROM %s WHERE %s = $1`, l.heads, l.name)
	err := tx.QueryRowContext(ctx, statement, name).Scan(&number)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return l.missing
	case err != nil:
		return err
	default:
		return ErrTaken
	}
}

// insert stores an event of a list. It reports whether it did: a class takes no two events of one ID.
func (l list) insert(ctx context.Context, tx *sql.Tx, name string, e entry) (stored bool, err error) {
	done, err := tx.ExecContext(ctx, fmt.Sprintf(`INSERT INTO %s (%s, number, id, time, data)
		VALUES ($1, $2, $3, $4, $5)%s`, l.events, l.name, l.again), name, e.number, e.id, e.time.UnixMilli(),
		string(e.data))
	if err != nil {
		return false, err
	}
	n, err := done.RowsAffected()
	return n > 0, err
}

// entries returns the events of a list after a number, in order.
func (s *Store) entries(ctx context.Context, l list, name string, since int) ([]entry, error) {
	return query(ctx, s, func(rows *sql.Rows) (e entry, err error) {
		var ms int64
		err = rows.Scan(&e.number, &e.id, &ms, &e.data)
		e.time = fromMS(ms)
		return e, err
	}, fmt.Sprintf(`SELECT number, id, time, data FROM %s WHERE %s = $1 AND number > $2 ORDER BY number`, l.events,
		l.name), name, since)
}

// decoded returns what a package makes of the events of a list.
func decoded[T any](entries []entry, decode func(entry) (T, error)) (events []T, err error) {
	for _, e := range entries {
		event, err := decode(e)
		if err != nil {
			return nil, fmt.Errorf("event %d: %w", e.number, err)
		}
		events = append(events, event)
	}
	return events, nil
}

// numbersOf returns the number of the last event of each list of these names. Lists that do not exist are not in the
// map.
func numbersOf[N ~string](ctx context.Context, s *Store, l list, names []N) (map[N]int, error) {
	all := map[N]int{}
	for part := range slices.Chunk(names, batch) {
		places, values := placeholders(part)
		numbers, err := numbers[N](ctx, s,
			fmt.Sprintf(`SELECT %[1]s, number FROM %[2]s WHERE %[1]s IN %[3]s`, l.name, l.heads, places), values...)
		if err != nil {
			return nil, err
		}
		maps.Copy(all, numbers)
	}
	return all, nil
}

// changed returns the number of the last event of each list that got one within a short time before now, in SQLite.
func changed[N ~string](ctx context.Context, s *Store, l list, within time.Duration) (map[N]int, error) {
	return numbers[N](ctx, s, fmt.Sprintf(`SELECT %[1]s, MAX(number) FROM %[2]s
		WHERE time >= (SELECT now_ms()) - $1 GROUP BY %[1]s`, l.name, l.events), within.Milliseconds())
}

// numbers returns the rows of a query, each the name of a list and the number of an event.
func numbers[N ~string](ctx context.Context, s *Store, statement string, values ...any) (map[N]int, error) {
	numbers := map[N]int{}
	_, err := query(ctx, s, func(rows *sql.Rows) (number int, err error) {
		var name N
		err = rows.Scan(&name, &number)
		numbers[name] = number
		return number, err
	}, statement, values...)
	return numbers, err
}

// placeholders returns the placeholders of names for a statement, and their values.
func placeholders[N ~string](names []N) (places string, values []any) {
	var each []string
	for i, name := range names {
		each = append(each, fmt.Sprintf("$%d", i+1))
		values = append(values, name)
	}
	return "(" + strings.Join(each, ", ") + ")", values
}

package sqlstore

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"slices"
	"time"

	"chesstutor/tutor/class"
)

// keepEvents is after how many events the state of a class is stored. The events before the state that was stored last
// are deleted, but for those of the last keepIDs: what is tried again within that time is recognized.
const (
	keepEvents = 200
	keepIDs    = 2 * time.Minute
)

// A ClassCommand returns the next events of a class at their time. It may be called several times, and must be quick.
type ClassCommand func(now time.Time) ([]class.Event, error)

// CreateClass stores a new class with its first event, that of class.KindMade. The error is a class's refusal, ErrTaken
// if there is a class of the code, or ErrDown.
func (s *Store) CreateClass(ctx context.Context, code class.Code, e class.Event) (*class.Class, error) {
	return s.appendToClass(ctx, class.New(code), func(now time.Time) ([]class.Event, error) {
		made, err := class.New(code).Next(class.Actor{}, e, now)
		return []class.Event{made}, err
	}, `INSERT INTO classes (class, number, last, ends, kept, state)
		VALUES ($1, 1, now_ms(), now_ms(), 0, '') ON CONFLICT (class) DO NOTHING RETURNING last`, code)
}

// AppendToClass calls a command for the next events of a class, one or more, and stores them durably, all or none,
// but for those whose ID an event of the last minutes has: they were stored by a try whose outcome got lost. An event
// without an ID gets a random one. It returns the class after them, perhaps with events that others have appended
// since. The error is the command's, ErrTaken if c is not the latest state of the class, ErrNoClass, or ErrDown. As
// with Append, do not use the context of a request.
func (s *Store) AppendToClass(ctx context.Context, c *class.Class, command ClassCommand) (*class.Class, error) {
	return s.appendToClass(ctx, c, command, classList.counts(), c.Code(), c.Number())
}

func (s *Store) appendToClass(ctx context.Context, c *class.Class, command ClassCommand, statement string,
	values ...any) (next *class.Class, err error) {
	var ids []string // of the events that were to be stored last
	err = s.appendTo(ctx, classList, string(c.Code()), statement, values,
		func(ctx context.Context, tx *sql.Tx, now time.Time) error {
			events, err := command(now)
			if err != nil {
				return commandError{err}
			}
			ids = nil
			for i := range events {
				events[i].ID = cmp.Or(events[i].ID, rand.Text())
				ids = append(ids, events[i].ID)
			}
			next, err = appendClassEvents(ctx, tx, c, events, now)
			return err
		})
	if errors.Is(err, ErrTaken) && len(ids) > 0 { // the commit of an earlier attempt may have got no answer
		return s.ifStored(ctx, c, ids)
	}
	if err != nil {
		return nil, err
	}
	return next, nil
}

// ifStored returns the latest state of a class if it has events of all these IDs after those of c, else ErrTaken.
func (s *Store) ifStored(ctx context.Context, c *class.Class, ids []string) (*class.Class, error) {
	entries, err := s.entries(ctx, classList, string(c.Code()), c.Number())
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		if !slices.ContainsFunc(entries, func(e entry) bool { return e.id == id }) {
			return nil, ErrTaken
		}
	}
	return s.Class(ctx, c.Code(), c)
}

// appendClassEvents stores the next events of a class at the time at which the first of them was counted.
func appendClassEvents(ctx context.Context, tx *sql.Tx, c *class.Class, events []class.Event, now time.Time) (
	*class.Class, error) {
	next := c
	for _, e := range events {
		e.Number, e.Time = next.Number()+1, now
		after, err := next.After(e)
		if err != nil {
			return nil, commandError{err}
		}
		stored, err := classList.insert(ctx, tx, string(c.Code()), entry{e.Number, e.ID, now, e.Encode()})
		if err != nil {
			return nil, err
		}
		if stored {
			next = after
		}
	}
	if next.Number() != c.Number()+1 || next.Ends() != c.Ends() {
		if _, err := tx.ExecContext(ctx, `UPDATE classes SET number = $1, ends = $2 WHERE class = $3`, next.Number(),
			next.Ends().UnixMilli(), c.Code()); err != nil {
			return nil, err
		}
	}
	if next.Number()/keepEvents > c.Number()/keepEvents {
		return next, keep(ctx, tx, next)
	}
	return next, nil
}

// keep stores the state of a class, and deletes the events before the last state.
func keep(ctx context.Context, tx *sql.Tx, c *class.Class) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM class_events WHERE class = $1 AND number <= (
		SELECT kept FROM classes WHERE class = $1) AND time < $2`, c.Code(),
		c.Time().Add(-keepIDs).UnixMilli()); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, `UPDATE classes SET kept = $1, state = $2 WHERE class = $3`, c.Number(),
		string(c.Encode()), c.Code())
	return err
}

// classEvent decodes an event of a class.
func classEvent(e entry) (class.Event, error) {
	event, err := class.DecodeEvent(e.data)
	event.Number, event.ID, event.Time = e.number, e.id, e.time
	return event, err
}

// Class returns the latest state of a class, or ErrNoClass. If known is not nil it is an earlier state, and only what
// happened since is read.
func (s *Store) Class(ctx context.Context, code class.Code, known *class.Class) (*class.Class, error) {
	if known != nil {
		// The last known event is read again: it may be gone, with its class or in a database that was restored.
		events, err := s.classEvents(ctx, code, known.Number()-1)
		if err != nil {
			return nil, err
		}
		if len(events) > 0 && events[0].Number == known.Number() {
			return follow(known, events[1:])
		}
	}
	state, err := s.classState(ctx, code)
	if err != nil {
		return nil, err
	}
	events, err := s.classEvents(ctx, code, state.Number())
	if err != nil {
		return nil, err
	}
	return follow(state, events)
}

func follow(c *class.Class, events []class.Event) (_ *class.Class, err error) {
	for _, e := range events {
		if c, err = c.After(e); err != nil {
			return nil, err
		}
	}
	return c, nil
}

func (s *Store) classEvents(ctx context.Context, code class.Code, since int) ([]class.Event, error) {
	entries, err := s.entries(ctx, classList, string(code), since)
	if err != nil {
		return nil, err
	}
	return decoded(entries, classEvent)
}

// classState returns the state of a class that was stored last, that without events if none was.
func (s *Store) classState(ctx context.Context, code class.Code) (*class.Class, error) {
	states, err := query(ctx, s, func(rows *sql.Rows) (state []byte, err error) {
		err = rows.Scan(&state)
		return state, err
	}, `SELECT state FROM classes WHERE class = $1`, code)
	switch {
	case err != nil:
		return nil, err
	case len(states) == 0:
		return nil, ErrNoClass
	case len(states[0]) == 0:
		return class.New(code), nil
	}
	return class.Decode(code, states[0])
}

// ClassNumbers returns the number of the last event of each class. Classes that do not exist are not in the map.
func (s *Store) ClassNumbers(ctx context.Context, codes ...class.Code) (map[class.Code]int, error) {
	return numbersOf(ctx, s, classList, codes)
}

// EndClass deletes a class with all that it held, and the rooms of its pairs. It returns ErrNoClass if there is none.
func (s *Store) EndClass(ctx context.Context, code class.Code) error {
	return s.try(ctx, func(ctx context.Context) error {
		return inTransaction(ctx, s.write, func(tx *sql.Tx) error {
			done, err := tx.ExecContext(ctx, `DELETE FROM classes WHERE class = $1`, code)
			if err != nil {
				return err
			}
			if n, err := done.RowsAffected(); err != nil || n == 0 {
				return errors.Join(err, ErrNoClass)
			}
			_, err = tx.ExecContext(ctx, `DELETE FROM rooms WHERE maker = $1`, PairMaker(code))
			return err
		})
	})
}

// sweepClasses ends the classes whose time is over.
func (s *Store) sweepClasses(ctx context.Context) error {
	over, err := query(ctx, s, func(rows *sql.Rows) (code class.Code, err error) {
		err = rows.Scan(&code)
		return code, err
	}, `SELECT class FROM classes WHERE ends < (SELECT now_ms())`)
	for _, code := range over {
		if err := s.EndClass(ctx, code); err != nil && !errors.Is(err, ErrNoClass) {
			return err
		}
	}
	return err
}

// PairMaker returns what the maker of the rooms of a class's pairs is called.
func PairMaker(code class.Code) string { return "class " + string(code) }

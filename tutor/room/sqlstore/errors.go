package sqlstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"chesstutor/tutor/room"
)

// The errors of a Store, for errors.Is.
var (
	// ErrDown says that the database cannot be used now. What was to be stored
	// may have been stored or not; read again to find out.
	ErrDown = errors.New("the database cannot be used now")
	// ErrTaken says that the number of an event is taken: the room has gone on.
	ErrTaken = errors.New("the room has gone on")
	// ErrNoRoom says that there is no such room, or no longer.
	ErrNoRoom = errors.New("there is no such room")
	// ErrExists says that there is such a room already.
	ErrExists = errors.New("there is such a room already")
)

// patience is how long the store tries before it calls a database down.
const patience = 4 * time.Second

// refused marks an error that is no fault of the database.
type refused struct{ error }

// try does something with the database, again while that may help, and says
// ErrDown if it fails. do is told whether it is done again: then what it did
// before may have been done in spite of the error.
func (s *Store) try(ctx context.Context, do func(ctx context.Context, again bool) error) error {
	bounded, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	wait := 10 * time.Millisecond
	for attempt := 0; ; attempt++ {
		err := s.once(bounded, attempt > 0, do)
		if answer, ok := answer(err); ok {
			return answer
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if bounded.Err() != nil || !contended(err) && attempt >= 3 || !sleep(bounded, wait) {
			return fmt.Errorf("%w: %w", ErrDown, err)
		}
		wait = min(4*wait, time.Second/4)
	}
}

// once does something with the database, if that is still the one that was opened,
// also when it is done: what was written to another is not stored.
func (s *Store) once(ctx context.Context, again bool, do func(ctx context.Context, again bool) error) error {
	s.using.RLock()
	defer s.using.RUnlock()
	if err := s.identity.check(); err != nil {
		return err
	}
	if err := s.prepare(ctx); err != nil {
		return err
	}
	err := s.identity.missed(do(ctx, again))
	if gone := s.identity.check(); gone != nil {
		return gone
	}
	return err
}

// sleep waits and reports whether the context lasted.
func sleep(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}

// answer returns what there is to say if the database did its work, be it an
// error, and whether it did.
func answer(err error) (error, bool) {
	var r refused
	if errors.As(err, &r) {
		return r.error, true
	}
	for _, known := range []error{nil, ErrTaken, ErrNoRoom, ErrExists, ErrReplaced, room.ErrBadEvent, room.ErrOrder} {
		if errors.Is(err, known) {
			return err, true
		}
	}
	return nil, false
}

// contended reports whether a statement failed because of what others do.
func contended(err error) bool {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		switch pg.Code {
		case "40001", "40P01", "55P03": // serialization, deadlock, lock not available
			return true
		}
	}
	var lite *sqlite.Error
	return errors.As(err, &lite) && (lite.Code()&0xff == sqlite3.SQLITE_BUSY || lite.Code()&0xff == sqlite3.SQLITE_LOCKED)
}

// duplicate reports whether a row could not be inserted because it is there.
func duplicate(err error) bool {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		return pg.Code == "23505"
	}
	var lite *sqlite.Error
	return errors.As(err, &lite) &&
		(lite.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY || lite.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE)
}

// within runs do in a transaction.
func within(ctx context.Context, db *sql.DB, do func(tx *sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // nothing after a commit
	if err := do(tx); err != nil {
		return err
	}
	return tx.Commit()
}

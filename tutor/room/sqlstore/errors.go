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
)

// The errors of a Store, for errors.Is.
var (
	// ErrDown says that the database is unavailable. What was to be stored may have been stored or
	// not; read again to find out.
	ErrDown = errors.New("the database cannot be used now")
	// ErrSlow is the ErrDown of a database that gave no answer in time, as when the processor or the disk has too much
	// to do.
	ErrSlow = fmt.Errorf("%w: it gave no answer in time", ErrDown)
	// ErrTaken says that the room or the class already has an event with the number.
	ErrTaken = errors.New("the room has gone on")
	// ErrNoRoom says that the room does not exist, or no longer.
	ErrNoRoom = errors.New("there is no such room")
	// ErrNoClass says that the class does not exist, or no longer.
	ErrNoClass = errors.New("there is no such class")
)

// retryTimeout is how long the store retries before it returns ErrDown.
const retryTimeout = 4 * time.Second

// commandError wraps an error that is not the database's.
type commandError struct{ error }

// try calls do, again while a retry may help, and returns ErrDown if it fails. When do is called again, the attempt
// before may have succeeded in spite of its error.
func (s *Store) try(ctx context.Context, do func(context.Context) error) error {
	bounded, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	wait := 10 * time.Millisecond
	for attempt := 0; ; attempt++ {
		err := s.attempt(bounded, do)
		if answer, ok := definite(err); ok {
			return answer
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if bounded.Err() != nil && unanswered(err) {
			return fmt.Errorf("%w: %w", ErrSlow, err)
		}
		if bounded.Err() != nil || !contended(err) && attempt >= 3 || !sleep(bounded, wait) {
			return fmt.Errorf("%w: %w", ErrDown, err)
		}
		wait = min(4*wait, time.Second/4)
	}
}

// attempt calls do once, and returns ErrReplaced if the database was removed or replaced before or
// meanwhile: what was written then is lost.
func (s *Store) attempt(ctx context.Context, do func(context.Context) error) (err error) {
	s.using.RLock()
	defer s.using.RUnlock()
	defer func() {
		if readOnly(err) {
			s.reconnect()
		}
	}()
	if err := s.identity.check(); err != nil {
		return err
	}
	if err := s.prepare(ctx); err != nil {
		return err
	}
	err = s.identity.asReplaced(do(ctx))
	if gone := s.identity.check(); gone != nil {
		return gone
	}
	return err
}

// sleep waits, and returns false if the context ended first.
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

// definite reports whether an error, or nil, is a final result that a retry would not change, and
// returns that result.
func definite(err error) (error, bool) {
	var r commandError
	if errors.As(err, &r) {
		return r.error, true
	}
	for _, known := range []error{nil, ErrTaken, ErrNoRoom, ErrNoClass, ErrReplaced} {
		if errors.Is(err, known) {
			return err, true
		}
	}
	return nil, false
}

// unanswered reports whether a statement failed because its time was over, not because there is no connection.
func unanswered(err error) bool {
	var connect *pgconn.ConnectError
	if errors.As(err, &connect) {
		return false
	}
	var lite *sqlite.Error
	return errors.Is(err, context.DeadlineExceeded) ||
		errors.As(err, &lite) && lite.Code()&0xff == sqlite3.SQLITE_INTERRUPT
}

// contended reports whether a statement failed because of concurrent transactions.
func contended(err error) bool {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		switch pg.Code {
		case "40001", "40P01", "55P03": // serialization, deadlock, lock not available
			return true
		}
	}
	var lite *sqlite.Error
	return errors.As(err, &lite) && (lite.Code()&0xff == sqlite3.SQLITE_BUSY ||
		lite.Code()&0xff == sqlite3.SQLITE_LOCKED)
}

// readOnly reports whether a statement failed because SQLite may not write the file. A connection that was opened when
// it might not stays so when it may.
func readOnly(err error) bool {
	var lite *sqlite.Error
	return errors.As(err, &lite) && lite.Code()&0xff == sqlite3.SQLITE_READONLY
}

// inTransaction runs do in a transaction.
func inTransaction(ctx context.Context, db *sql.DB, do func(tx *sql.Tx) error) error {
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

package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// ErrReplaced is the ErrDown of a database that was removed or replaced while it was open. The
// store returns it from then on, and writes nothing more. Close it, and open the database again.
var ErrReplaced = fmt.Errorf("%w: it was removed or replaced", ErrDown)

// ErrCorrupt is the error of a file that is no database, or a damaged one.
var ErrCorrupt = errors.New("this file is no database, or a damaged one")

// identity detects whether the database is still the one that was opened. An SQLite file is
// identified by its inode, which writing does not change; a file copied over it in place is not
// detected. A PostgreSQL database is identified by its tables.
type identity struct {
	path     string // of the file, "" for PostgreSQL
	mu       sync.Mutex
	file     fs.FileInfo // when the tables were prepared
	log      fs.FileInfo // its write-ahead log when last seen, nil if none was
	replaced atomic.Bool
}

// prepared calls prepare, which creates the tables, and records which file they are in.
func (i *identity) prepared(prepare func() error) error {
	if i.path == "" {
		return prepare()
	}
	before, err := os.Stat(i.path)
	if err != nil {
		return err
	}
	if err := prepare(); err != nil {
		return err
	}
	after, err := os.Stat(i.path)
	if err == nil && !os.SameFile(before, after) {
		err = errors.New("another file has come in its place")
	}
	if err != nil {
		return err
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	i.file = after
	return nil
}

// check returns ErrReplaced if the database is not the one that was opened.
func (i *identity) check() error {
	if i.replaced.Load() {
		return ErrReplaced
	}
	i.mu.Lock()
	opened := i.file
	i.mu.Unlock()
	if opened == nil {
		return nil
	}
	file, err := os.Stat(i.path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err // it cannot be told
	}
	if err != nil || !os.SameFile(opened, file) {
		i.replaced.Store(true)
		return ErrReplaced
	}
	if log, err := os.Stat(i.path + "-wal"); err == nil {
		i.mu.Lock()
		i.log = log
		i.mu.Unlock()
	}
	return nil
}

// removeStaleWAL removes the write-ahead log of a file that was replaced. SQLite leaves it there,
// and the next process to open the new file would take it for that file's log.
func (i *identity) removeStaleWAL() {
	i.mu.Lock()
	defer i.mu.Unlock()
	if !i.replaced.Load() || i.log == nil {
		return
	}
	if log, err := os.Stat(i.path + "-wal"); err == nil && os.SameFile(i.log, log) {
		_ = os.Remove(i.path + "-wal")
		_ = os.Remove(i.path + "-shm")
	}
}

// asReplaced returns ErrReplaced for the error of a statement whose table no longer exists,
// and any other error as it is.
func (i *identity) asReplaced(err error) error {
	var pg *pgconn.PgError
	var lite *sqlite.Error
	switch {
	case errors.As(err, &pg) && (pg.Code == "42P01" || pg.Code == "42883"): // no such table, no such function
	case errors.As(err, &lite) && lite.Code() == sqlite3.SQLITE_ERROR && strings.Contains(err.Error(), "no such table"):
	default:
		return err
	}
	i.replaced.Store(true)
	return ErrReplaced
}

// Replaced reports whether the database was removed or replaced since it was opened, as far as is
// known without a query.
func (s *Store) Replaced() bool { return errors.Is(s.identity.check(), ErrReplaced) }

// Inspect checks the integrity of an SQLite file that a program is about to open, and returns
// ErrCorrupt if it is damaged. It returns nil for a file that does not exist and for PostgreSQL.
func Inspect(ctx context.Context, database string) error {
	if isServer(database) {
		return nil
	}
	if _, err := os.Stat(database); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	s, err := openSQLite(database)
	if err != nil {
		return err
	}
	defer func() { _ = s.Close() }()
	var found string
	err = s.write.QueryRowContext(ctx, `PRAGMA quick_check(1)`).Scan(&found)
	var lite *sqlite.Error
	switch {
	case errors.As(err, &lite) && (lite.Code()&0xff == sqlite3.SQLITE_NOTADB ||
		lite.Code()&0xff == sqlite3.SQLITE_CORRUPT):
		return fmt.Errorf("%w: %w", ErrCorrupt, err)
	case err != nil:
		return err
	case found != "ok":
		return fmt.Errorf("%w: %s", ErrCorrupt, found)
	}
	return nil
}

package sqlstore

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"modernc.org/sqlite"
)

// Store stores rooms in a database. It is safe for concurrent use.
type Store struct {
	write *sql.DB // for SQLite one connection, so that writers queue here
	read  *sql.DB // for PostgreSQL the same as write
	dialect
	server *pgx.ConnConfig // of PostgreSQL, nil for SQLite

	identity identity
	using    sync.RWMutex // held for writing by Close, which waits for all others

	preparing chan struct{} // held while the tables are created
	prepared  atomic.Bool   // the tables exist

	announcing *throttle // tells all processes of events; nil for SQLite

	patience time.Duration // how long it retries: retryTimeout, and longer in tests that write much on a busy machine
}

// connections is the connection limit of a process. A statement takes a fraction of a millisecond,
// so few are enough, and PostgreSQL by default allows 100 for all processes.
const connections = 8

// Open opens the PostgreSQL database of a URL, postgres://..., or else the SQLite database of a
// file, which is created if it does not exist. It creates the tables, or migrates those of an
// earlier version; several processes may do so at once.
//
// An unavailable PostgreSQL server is not an error: the methods of the store return ErrDown until
// it is available.
func Open(ctx context.Context, database string) (*Store, error) {
	if err := Check(database); err != nil {
		return nil, err
	}
	open, server := openSQLite, isServer(database)
	if server {
		open = openPostgres
	}
	s, err := open(database)
	if err != nil {
		return nil, err
	}
	if _, err := s.Now(ctx); err != nil && !(server && errors.Is(err, ErrDown)) {
		_ = s.Close()
		return nil, fmt.Errorf("opening the database: %w", err)
	}
	return s, nil
}

// Check returns what is wrong with the name of a database without opening it: a malformed address,
// or one of a scheme that Open does not support, which is not taken for the name of a file.
func Check(database string) error {
	if scheme, _, ok := strings.Cut(database, "://"); ok && !isServer(database) {
		return fmt.Errorf("rooms are kept in PostgreSQL, postgres://..., or in a file, not in %s://", scheme)
	}
	if !isServer(database) {
		return nil
	}
	if _, err := pgx.ParseConfig(database); err != nil {
		return fmt.Errorf("the address of the database: %w", err)
	}
	return nil
}

// isServer reports whether a database is one of PostgreSQL.
func isServer(database string) bool {
	return strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://")
}

// Close waits for running operations and closes the database.
func (s *Store) Close() error {
	s.using.Lock()
	defer s.using.Unlock()
	err := s.write.Close()
	if s.read != s.write {
		if also := s.read.Close(); err == nil {
			err = also
		}
	}
	s.identity.removeStaleWAL()
	return err
}

// registerNowMS makes the SQL function now_ms known to SQLite, once in a process.
var registerNowMS = sync.OnceFunc(func() {
	sqlite.MustRegisterScalarFunction("now_ms", 0, func(*sqlite.FunctionContext, []driver.Value) (driver.Value, error) {
		return time.Now().UnixMilli(), nil
	})
})

func openSQLite(file string) (*Store, error) {
	registerNowMS()
	path, err := filepath.Abs(file)
	if err != nil {
		return nil, err
	}
	if err := makePrivateFile(path); err != nil {
		return nil, err
	}
	name := sqliteName(path)
	s := &Store{preparing: make(chan struct{}, 1), identity: identity{path: path}, patience: retryTimeout}
	if s.write, err = sql.Open("sqlite", name); err != nil {
		return nil, err
	}
	s.write.SetMaxOpenConns(1)
	if s.read, err = sql.Open("sqlite", name); err != nil {
		return nil, err
	}
	s.read.SetMaxOpenConns(connections)
	s.read.SetMaxIdleConns(connections)
	return s, nil
}

// sqliteName returns what the driver opens for a file.
func sqliteName(path string) string {
	return (&url.URL{Scheme: "file", Path: path}).String() + "?_txlock=immediate&_pragma=busy_timeout(1000)" +
		"&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(ON)"
}

// reconnect closes the connections that are not in use, so that new ones take their place.
func (s *Store) reconnect() {
	for _, db := range []*sql.DB{s.write, s.read} {
		db.SetMaxIdleConns(0)
		db.SetMaxIdleConns(connections)
	}
}

// makePrivateFile creates the file, unless it exists, and makes it readable by its owner only.
// SQLite creates the files beside it with the same permissions. The permissions of a file that
// another user owns do not change.
func makePrivateFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	switch {
	case err == nil:
		return f.Close()
	case !errors.Is(err, fs.ErrExist):
		return fmt.Errorf("opening the database: %w: %w", ErrDown, err)
	}
	_ = os.Chmod(path, 0o600) // not by opening it: closing it would release SQLite's locks
	return nil
}

func openPostgres(address string) (*Store, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("the address of the database: %w", err)
	}
	config.ConnectTimeout = 2 * time.Second
	// No transaction outlives this, even if its process hangs, so that no event is committed much later than its time.
	config.RuntimeParams["statement_timeout"] = "3000"
	config.RuntimeParams["idle_in_transaction_session_timeout"] = "3000"
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	s := &Store{
		write: db, read: db, dialect: postgres, preparing: make(chan struct{}, 1), patience: retryTimeout,
		server: config,
	}
	s.announcing = &throttle{every: announceEvery, do: s.announce}
	return s, nil
}

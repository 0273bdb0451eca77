package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
)

// dialect holds the statements that only one of the databases needs.
type dialect struct {
	lock  string // prevents concurrent migrations, until the end of the transaction
	nowMS string // makes the function now_ms
}

// SQLite's transactions lock from the start, and registerNowMS makes its now_ms.
var postgres = dialect{
	lock: `SELECT pg_advisory_xact_lock(7238914)`,
	nowMS: `CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
		AS 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint'`,
}

// migrations create the tables. Each is run once, in this order; released ones never change. Times
// are milliseconds since 1970.
//
// A row of rooms: number and last are those of the last event. started and ended say whether any
// game was, and whether the last one is over. maker is what the caller calls whoever made the room.
var migrations = [][]string{{
	`CREATE TABLE rooms (
		room TEXT PRIMARY KEY,
		number BIGINT NOT NULL,
		made BIGINT NOT NULL,
		last BIGINT NOT NULL,
		started BOOLEAN NOT NULL,
		ended BOOLEAN NOT NULL,
		maker TEXT NOT NULL)`,
	`CREATE INDEX rooms_by_maker ON rooms (maker)`,
	`CREATE TABLE events (
		room TEXT NOT NULL REFERENCES rooms ON DELETE CASCADE,
		number BIGINT NOT NULL,
		id TEXT NOT NULL,
		time BIGINT NOT NULL,
		data TEXT NOT NULL,
		PRIMARY KEY (room, number))`,
	`CREATE INDEX events_by_time ON events (time)`,
	`CREATE TABLE presence (
		room TEXT NOT NULL,
		player INTEGER NOT NULL,
		seen BIGINT NOT NULL,
		PRIMARY KEY (room, player))`,
}, {
	// A row of classes: number and last are those of the last event, ends is when it is deleted. state is the class
	// after the event of the number kept; older events may be gone.
	`CREATE TABLE classes (
		class TEXT PRIMARY KEY,
		number BIGINT NOT NULL,
		last BIGINT NOT NULL,
		ends BIGINT NOT NULL,
		kept BIGINT NOT NULL,
		state TEXT NOT NULL)`,
	`CREATE INDEX classes_by_end ON classes (ends)`,
	`CREATE TABLE class_events (
		class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
		number BIGINT NOT NULL,
		id TEXT NOT NULL,
		time BIGINT NOT NULL,
		data TEXT NOT NULL,
		PRIMARY KEY (class, number))`,
	`CREATE INDEX class_events_by_time ON class_events (time)`,
}}

// prepare runs the missing migrations, once.
func (s *Store) prepare(ctx context.Context) error {
	if s.prepared.Load() {
		return nil
	}
	select {
	case s.preparing <- struct{}{}:
		defer func() { <-s.preparing }()
	case <-ctx.Done():
		return ctx.Err()
	}
	if s.prepared.Load() {
		return nil
	}
	err := s.identity.prepared(func() error {
		return inTransaction(ctx, s.write, func(tx *sql.Tx) error { return upgrade(ctx, tx, s.dialect) })
	})
	s.prepared.Store(err == nil)
	return err
}

func upgrade(ctx context.Context, tx *sql.Tx, d dialect) error {
	if d.lock != "" {
		if _, err := tx.ExecContext(ctx, d.lock); err != nil {
			return err
		}
	}
	if _, err := tx.ExecContext(ctx, `CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)`); err != nil {
		return err
	}
	var version int
	if err := tx.QueryRowContext(ctx, `SELECT COALESCE(MAX(version), 0) FROM schema`).Scan(&version); err != nil {
		return err
	}
	if version > len(migrations) {
		return commandError{fmt.Errorf("the tables are of version %d, and this program knows %d: it is too old",
			version, len(migrations))}
	}
	var statements []string
	if version == 0 && d.nowMS != "" {
		statements = append(statements, d.nowMS)
	}
	for i, migration := range migrations[version:] {
		statements = append(append(statements, migration...),
			fmt.Sprintf(`INSERT INTO schema VALUES (%d)`, version+i+1))
	}
	for _, statement := range statements {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

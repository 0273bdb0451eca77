package sqlstore

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
)

// dialect holds the statements that only one of the databases needs.
type dialect struct {
	lock  string           // prevents concurrent migrations, until the end of the transaction
	nowMS string           // makes the function now_ms
	also  map[int][]string // what a migration does in this database alone, by its version
}

// SQLite's transactions lock from the start, and registerNowMS makes its now_ms.
var postgres = dialect{
	lock: `SELECT pg_advisory_xact_lock(7238914)`,
	nowMS: `CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE
		AS 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint'`,
	// tx is the transaction that stored an event, by which a Feed reads; it is NULL in events of before.
	also: map[int][]string{3: {
		`ALTER TABLE events ADD COLUMN tx xid8`,
		`ALTER TABLE events ALTER COLUMN tx SET DEFAULT pg_current_xact_id()`,
		`CREATE INDEX events_by_tx ON events (tx) WHERE tx IS NOT NULL`,
		`DROP INDEX events_by_time`,
		`ALTER TABLE class_events ADD COLUMN tx xid8`,
		`ALTER TABLE class_events ALTER COLUMN tx SET DEFAULT pg_current_xact_id()`,
		`CREATE INDEX class_events_by_tx ON class_events (tx) WHERE tx IS NOT NULL`,
		`DROP INDEX class_events_by_time`,
	}},
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
}, {
	// The events of one append had one ID.
	`UPDATE class_events SET id = id || ' ' || number`,
	`CREATE UNIQUE INDEX class_events_by_id ON class_events (class, id)`,
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
		statements = slices.Concat(statements, migration, d.also[version+i+1],
			[]string{fmt.Sprintf(`INSERT INTO schema VALUES (%d)`, version+i+1)})
	}
	for _, statement := range statements {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

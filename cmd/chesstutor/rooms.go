package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"chesstutor/tutor/room/sqlstore"
)

// noDatabase is the -database of a server without rooms.
const noDatabase = "none"

// rooms returns the function that opens the database of rooms: that of -database, else a file in the state
// directory; nil if rooms are switched off. A server whose database cannot be opened serves everything but rooms,
// and tries again. A damaged file is an error: the server must not start.
func (o *options) rooms(ctx context.Context, env func(string) string) (func(context.Context) (*sqlstore.Store, error),
	error) {
	if o.database == noDatabase {
		return nil, nil
	}
	if err := sqlstore.Check(o.database); err != nil {
		return nil, fmt.Errorf("-database: %w", err)
	}
	if database, err := o.databaseName(env); err == nil {
		if err := sqlstore.Inspect(ctx, database); errors.Is(err, sqlstore.ErrCorrupt) {
			return nil, fmt.Errorf("the rooms in %s cannot be read: %w; put a copy in its place, move it away, "+
				"or start with -database none, without rooms", database, err)
		}
	}
	return func(ctx context.Context) (*sqlstore.Store, error) {
		database, err := o.databaseName(env)
		if err != nil {
			return nil, err
		}
		if !strings.Contains(database, "://") {
			if err := os.MkdirAll(filepath.Dir(database), 0o700); err != nil {
				return nil, err
			}
		}
		return sqlstore.Open(ctx, database)
	}, nil
}

// databaseName returns the database of rooms, as sqlstore names it.
func (o *options) databaseName(env func(string) string) (string, error) {
	if o.database != "" {
		return o.database, nil
	}
	dir, err := o.state(env)
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, "rooms.db"), nil
}

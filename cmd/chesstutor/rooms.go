package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"

	"chesstutor/tutor/room/sqlstore"
)

// rooms returns what opens the database of rooms: that of -database, else a file
// in the state directory. A server whose database cannot be opened serves all
// but rooms, and tries again.
func (o *options) rooms(env func(string) string) func(context.Context) (*sqlstore.Store, error) {
	return func(ctx context.Context) (*sqlstore.Store, error) {
		database := o.database
		if database == "" {
			dir, err := o.state(env)
			if err != nil {
				return nil, err
			}
			database = filepath.Join(dir, "rooms.db")
		}
		if !strings.Contains(database, "://") {
			if err := os.MkdirAll(filepath.Dir(database), 0o700); err != nil {
				return nil, err
			}
		}
		return sqlstore.Open(ctx, database)
	}
}

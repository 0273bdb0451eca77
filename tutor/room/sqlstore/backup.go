package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// ErrNotAFile is returned by Backup for a database of PostgreSQL, which has tools of its own (pg_dump).
var ErrNotAFile = errors.New("the database is not a file")

// Backup writes what is in the SQLite database now to a new file, which can take the database's place. Servers may
// write to the database meanwhile: the copy is of one moment. The copy is checked and then put there whole, or not at
// all; a file that exists is left as it is, and is an error (fs.ErrExist).
func Backup(ctx context.Context, database, to string) (err error) {
	if isServer(database) {
		return ErrNotAFile
	}
	if _, err := os.Stat(database); err != nil {
		return err
	}
	if _, err := os.Lstat(to); err == nil {
		return &fs.PathError{Op: "backup", Path: to, Err: fs.ErrExist}
	}
	s, err := openSQLite(database)
	if err != nil {
		return err
	}
	defer func() { _ = s.Close() }()
	part := to + ".part"
	if err := os.Remove(part); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := makePrivateFile(part); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(part)
		}
	}()
	if _, err := s.read.ExecContext(ctx, `VACUUM INTO ?`, part); err != nil {
		return fmt.Errorf("copying %s: %w", database, err)
	}
	if err := Inspect(ctx, part); err != nil {
		return fmt.Errorf("the copy of %s: %w", database, err)
	}
	if err := flush(part); err != nil {
		return err
	}
	return os.Rename(part, to)
}

// flush makes the system write a file to its disk.
func flush(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

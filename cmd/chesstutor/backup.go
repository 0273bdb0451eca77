package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"chesstutor/tutor/room/sqlstore"
)

const backupHelp = `Usage: chesstutor backup [flags] file

Copies the rooms, as they are now, to a new file, while servers go on. To restore: stop the server, put the file in the
place of rooms.db, remove rooms.db-wal and rooms.db-shm if they are there, start the server.

`

// backup copies the database of rooms to a file.
func backup(ctx context.Context, args []string, out, errs io.Writer) error {
	o := &options{}
	flags := flag.NewFlagSet("chesstutor backup", flag.ContinueOnError)
	flags.StringVar(&o.stateDir, "state-dir", os.Getenv(variable("state-dir")), "the server's state `directory`")
	flags.StringVar(&o.database, "database", os.Getenv(variable("database")), "the server's database, a `file`")
	if err := parse(flags, args, backupHelp, errs); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return misused(flags, "name one file to copy the rooms to", errs)
	}
	database, err := o.databaseName(os.Getenv)
	if err != nil {
		return err
	}
	to := flags.Arg(0)
	if err := sqlstore.Backup(ctx, database, to); errors.Is(err, sqlstore.ErrNotAFile) {
		return fmt.Errorf("the rooms are in PostgreSQL: use pg_dump")
	} else if err != nil {
		return err
	}
	fmt.Fprintf(out, "copied %s to %s\n", database, to)
	return nil
}

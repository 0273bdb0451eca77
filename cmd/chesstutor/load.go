package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"chesstutor/web/load"
)

const loadHelp = `chesstutor load plays in many rooms at once, and against the computer, and tells how the server bears it.

Usage: chesstutor load [flags]

`

// putLoad runs the load test that the arguments describe, and writes the report. It returns an error if there was a
// fault in any room.
func putLoad(ctx context.Context, args []string, out, errs io.Writer) error {
	var l load.Load
	flags := flag.NewFlagSet("chesstutor load", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, loadHelp); flags.PrintDefaults() }
	flags.IntVar(&l.Rooms, "rooms", 1000, "play in so many rooms, each with two players and two streams")
	flags.DurationVar(&l.Duration, "for", time.Minute, "play for so long")
	flags.DurationVar(&l.Pace, "pace", 5*time.Second, "let players think for so long before a move, on average")
	flags.IntVar(&l.Learners, "learners", 0,
		"let so many learners play against the computer, 1 in 20 of them against level 13,"+
			"\neach from an address of its own as a trusted proxy on this machine forwards it")
	flags.DurationVar(&l.LearnerPace, "learner-pace", 10*time.Second, "let a learner make a move every so often")
	flags.StringVar(&l.URL, "url", "",
		"play on the server at this `address`\n(default: on one of its own, which ends with it)")
	database := flags.String("database", "",
		"let that keep rooms in this `database`\n(default: a file in a temporary directory)")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil, flags.NArg() > 0, l.Rooms < 1, l.Duration <= 0, l.Pace < 0, l.Learners < 0, l.LearnerPace <= 0,
		l.URL != "" && *database != "":
		flags.Usage()
		return errUsage
	}
	report, err := runLoad(ctx, l, *database)
	if err != nil {
		return err
	}
	fmt.Fprint(out, report)
	if len(report.Faults) > 0 {
		return errors.New("not everything was as it should be")
	}
	return nil
}

// runLoad runs a load test, on a server that it starts itself if there is no URL.
func runLoad(ctx context.Context, l load.Load, database string) (report load.Report, err error) {
	if l.URL != "" {
		return l.Run(ctx)
	}
	dir, err := os.MkdirTemp("", "chesstutor-load-")
	if err != nil {
		return report, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if database == "" {
		database = filepath.Join(dir, "rooms.db")
	}
	server, err := load.Start(dir, "-database", database, "-trusted-proxies", "127.0.0.0/8")
	if err != nil {
		return report, err
	}
	defer func() { err = errors.Join(err, server.Stop()) }()
	server.WaitUntilSettled(ctx)
	l.URL, l.Memory, l.Spent = server.URL, server.Memory, server.Spent
	return l.Run(ctx)
}

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
	if err := parse(flags, args, loadHelp, errs); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return misused(flags, fmt.Sprintf("chesstutor load takes no arguments such as %q", flags.Arg(0)), errs)
	}
	if wrong := wrongLoad(l, *database); wrong != "" {
		return misused(flags, wrong, errs)
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

// wrongLoad returns what is wrong with the flags' values, "" for nothing.
func wrongLoad(l load.Load, database string) string {
	switch {
	case l.Rooms < 1:
		return "-rooms is 1 or more"
	case l.Duration <= 0:
		return "-for is longer than 0s"
	case l.Pace < 0:
		return "-pace is 0s or longer"
	case l.Learners < 0:
		return "-learners is 0 or more"
	case l.LearnerPace <= 0:
		return "-learner-pace is longer than 0s"
	case l.URL != "" && database != "":
		return "give -url or -database, not both"
	}
	return ""
}

// runLoad runs a load test, on a server that it starts itself if there is no URL.
func runLoad(ctx context.Context, l load.Load, database string) (report *load.Report, err error) {
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

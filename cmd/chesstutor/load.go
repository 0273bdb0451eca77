package main

import (
	"cmp"
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
With -class it has lessons of many classes instead.

Usage: chesstutor load [flags]

`

// putLoad runs the load test that the arguments describe, and writes the report. It returns an error if there was a
// fault in any room or class.
func putLoad(ctx context.Context, args []string, out, errs io.Writer) error {
	var l load.Load
	var c load.Lessons
	flags := flag.NewFlagSet("chesstutor load", flag.ContinueOnError)
	flags.IntVar(&l.Rooms, "rooms", 1000, "play in so many rooms, each with two players and two streams")
	flags.DurationVar(&l.Duration, "for", time.Minute, "play for so long")
	flags.DurationVar(&l.Pace, "pace", 5*time.Second, "let players think for so long before a move, on average")
	flags.IntVar(&l.Learners, "learners", 0,
		"let so many learners play against the computer, 1 in 20 of them against level 13,"+
			"\neach from an address of its own as a trusted proxy on this machine forwards it")
	flags.DurationVar(&l.LearnerPace, "learner-pace", 10*time.Second, "let a learner make a move every so often")
	flags.IntVar(&c.Classes, "class", 0,
		"have lessons of so many classes, with a teacher each, and no rooms and learners;"+
			"\neach comes from an address of its own, as learners do")
	flags.IntVar(&c.Children, "pupils", 30, "let so many children come to each class")
	flags.DurationVar(&c.Pace, "pupil-pace", 10*time.Second,
		"let a child answer an exercise, or play a move against the computer, every so often, on average")
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
	if wrong := cmp.Or(wrongLoad(l, *database), wrongLessons(c)); wrong != "" {
		return misused(flags, wrong, errs)
	}
	return onServer(l.URL, *database, func(s *load.Server) error {
		if s.Dir != "" { // one of its own
			s.WaitUntilSettled(ctx)
			l.Memory, l.Spent, c.Memory, c.Spent = s.Memory, s.Spent, s.Memory, s.Spent
		}
		if c.Classes > 0 {
			c.URL, c.Duration = s.URL, l.Duration
			report, err := c.Run(ctx)
			return told(out, report, report.Faults, err)
		}
		l.URL = s.URL
		report, err := l.Run(ctx)
		return told(out, report, report.Faults, err)
	})
}

// told writes the report of a load test. It returns an error if the test could not be made, or found a fault.
func told(out io.Writer, report fmt.Stringer, faults []error, err error) error {
	if err != nil {
		return err
	}
	fmt.Fprint(out, report)
	if len(faults) > 0 {
		return errors.New("not everything was as it should be")
	}
	return nil
}

// wrongLessons returns what is wrong with the values of the flags for classes, "" for nothing.
func wrongLessons(c load.Lessons) string {
	switch {
	case c.Classes < 0:
		return "-class is 0 or more"
	case c.Children < 1 || c.Children > load.MostChildren:
		return fmt.Sprintf("-pupils is 1 to %d", load.MostChildren)
	case c.Pace <= 0:
		return "-pupil-pace is longer than 0s"
	}
	return ""
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

// onServer does something with the server at a URL, or if that is "" with one that it starts, and ends afterwards.
func onServer(url, database string, do func(*load.Server) error) (err error) {
	if url != "" {
		return do(&load.Server{URL: url})
	}
	dir, err := os.MkdirTemp("", "chesstutor-load-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if database == "" {
		database = filepath.Join(dir, "rooms.db")
	}
	server, err := load.Start(dir, "-database", database, "-trusted-proxies", "127.0.0.0/8")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Stop()) }()
	return do(server)
}

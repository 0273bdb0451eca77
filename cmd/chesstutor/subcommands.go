package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"

	"chesstutor/ai"
	"chesstutor/ai/ending"
	"chesstutor/ai/uci"
	"chesstutor/tutor/say/english"
)

// subcommands are the subcommands, by the first argument.
var subcommands = map[string]func(ctx context.Context, args []string, out, errs io.Writer) error{
	"uci":    runUCI,
	"load":   putLoad,
	"backup": backup,
}

// errUsage is the error of wrong arguments, after the message was written.
var errUsage = errors.New("wrong usage")

// parse parses the flags of a command. It returns flag.ErrHelp after writing the help, and errUsage after writing what
// is wrong, which is one sentence.
func parse(flags *flag.FlagSet, args []string, help string, errs io.Writer) error {
	flags.SetOutput(io.Discard)
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(errs, help)
		flags.SetOutput(errs)
		flags.PrintDefaults()
		return err
	case err != nil:
		return misused(flags, err.Error(), errs)
	}
	return nil
}

// misused writes what is wrong with the arguments of a command, and returns errUsage.
func misused(flags *flag.FlagSet, wrong string, errs io.Writer) error {
	fmt.Fprintf(errs, "%s; %s -help lists the flags\n", wrong, flags.Name())
	return errUsage
}

// runUCI speaks UCI on the standard streams.
func runUCI(ctx context.Context, args []string, out, errs io.Writer) error {
	if len(args) > 0 {
		fmt.Fprintln(errs, "chesstutor uci takes no arguments; it reads what a chess program says")
		return errUsage
	}
	ending.Keep("", slog.New(slog.NewTextHandler(errs, nil)))
	return uci.Serve(ctx, os.Stdin, out, func(l ai.Level) string { return english.English.Level(l).Name })
}

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"chesstutor/ai"
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

// runUCI speaks UCI on the standard streams.
func runUCI(ctx context.Context, args []string, out, errs io.Writer) error {
	if len(args) > 0 {
		fmt.Fprintln(errs, "chesstutor uci takes no arguments; it reads what a chess program says")
		return errUsage
	}
	return uci.Serve(ctx, os.Stdin, out, func(l ai.Level) string { return english.English.Level(l).Name })
}

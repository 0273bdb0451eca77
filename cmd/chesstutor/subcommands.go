package main

import (
	"context"
	"errors"
	"io"

	"chesstutor/web/load"
)

// subcommands are what the program does besides serving, by the first argument.
var subcommands = map[string]func(ctx context.Context, args []string, out, errs io.Writer) error{
	"load": func(ctx context.Context, args []string, out, errs io.Writer) error {
		return used(load.Command(ctx, args, out, errs))
	},
}

// used makes wrong usage of a subcommand wrong usage of the program.
func used(err error) error {
	if errors.Is(err, load.ErrUsage) {
		return errUsage
	}
	return err
}

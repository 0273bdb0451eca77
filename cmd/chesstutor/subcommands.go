package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"chesstutor/ai/match"
	"chesstutor/ai/tactics"
	"chesstutor/ai/tune"
	"chesstutor/ai/uci"
	"chesstutor/web/load"
)

// subcommands are what the program does besides serving, by the first argument.
// Matches and tuning keep the computer player good; see docs/engine.md.
var subcommands = map[string]func(ctx context.Context, args []string, out, errs io.Writer) error{
	"uci":   func(ctx context.Context, _ []string, out, _ io.Writer) error { return uci.Serve(ctx, os.Stdin, out) },
	"bench": bench,
	"match": func(ctx context.Context, args []string, out, errs io.Writer) error {
		return used(match.Command(ctx, args, out, errs))
	},
	"tune": func(ctx context.Context, args []string, out, errs io.Writer) error {
		return used(tune.Command(ctx, args, out, errs))
	},
	"tactics": func(ctx context.Context, args []string, out, errs io.Writer) error {
		return used(tactics.Command(ctx, args, out, errs))
	},
	"load": func(ctx context.Context, args []string, out, errs io.Writer) error {
		return used(load.Command(ctx, args, out, errs))
	},
}

// used makes wrong usage of a subcommand wrong usage of the program.
func used(err error) error {
	if errors.Is(err, match.ErrUsage) || errors.Is(err, tune.ErrUsage) || errors.Is(err, tactics.ErrUsage) || errors.Is(err, load.ErrUsage) {
		return errUsage
	}
	return err
}

// benchDepth is how deep the bench searches its positions.
const benchDepth = 12

// bench searches fixed positions and tells nodes and nodes a second.
func bench(ctx context.Context, _ []string, out, _ io.Writer) error {
	nodes, took, err := uci.Bench(ctx, benchDepth)
	if err == nil {
		fmt.Fprintf(out, "depth %d: %d nodes, %d ms, %d nodes/s\n", benchDepth, nodes, took.Milliseconds(), int(float64(nodes)/took.Seconds()))
	}
	return err
}

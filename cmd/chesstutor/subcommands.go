package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strconv"

	"chesstutor/ai"
	"chesstutor/ai/match"
	"chesstutor/ai/tactics"
	"chesstutor/ai/tune"
	"chesstutor/ai/uci"
	"chesstutor/cmd/usage"
	"chesstutor/tutor/practice/harvest"
	"chesstutor/tutor/recall"
	"chesstutor/tutor/say/english"
	"chesstutor/web/load"
)

// subcommands are the subcommands, by the first argument. Matches and tuning serve to develop the computer player;
// see docs/engine.md.
var subcommands = map[string]func(ctx context.Context, args []string, out, errs io.Writer) error{
	"uci":      runUCI,
	"bench":    bench,
	"match":    match.Command,
	"tune":     tune.Command,
	"tactics":  tactics.Command,
	"recall":   recall.Command,
	"practice": harvest.Command,
	"load":     load.Command,
	"backup":   backup,
}

// runUCI speaks UCI on the standard streams.
func runUCI(ctx context.Context, args []string, out, errs io.Writer) error {
	if len(args) > 0 {
		fmt.Fprintln(errs, "chesstutor uci takes no arguments; it reads what a chess program says")
		return usage.Err
	}
	return uci.Serve(ctx, os.Stdin, out, func(l ai.Level) string { return english.English.Level(l).Name })
}

// benchDepth is the default depth of the bench, in plies.
const benchDepth = 12

// bench searches fixed positions and prints nodes and nodes a second.
func bench(ctx context.Context, args []string, out, errs io.Writer) error {
	depth := benchDepth
	if len(args) > 0 {
		var err error
		if depth, err = strconv.Atoi(args[0]); err != nil || depth < 1 || len(args) > 1 {
			fmt.Fprintln(errs, "Usage: chesstutor bench [depth]")
			return usage.Err
		}
	}
	nodes, took, err := uci.Bench(ctx, depth)
	if err == nil {
		fmt.Fprintf(out, "depth %d: %d nodes, %d ms, %d nodes/s\n", depth, nodes, took.Milliseconds(),
			int(float64(nodes)/took.Seconds()))
	}
	return err
}

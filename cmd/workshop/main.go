// Command workshop makes and measures parts of Chess Tutor: its developers run it, its users never do.
//
//	go run ./cmd/workshop                # lists the subcommands
//	go run ./cmd/workshop match -help    # the help of one
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"chesstutor/ai/people/train"
	"chesstutor/cmd/workshop/friends"
	"chesstutor/cmd/workshop/gotest"
	"chesstutor/cmd/workshop/harvest"
	"chesstutor/cmd/workshop/match"
	"chesstutor/cmd/workshop/recall"
	"chesstutor/cmd/workshop/release"
	"chesstutor/cmd/workshop/tactics"
	"chesstutor/cmd/workshop/tune"
)

// tool is a subcommand.
type tool struct {
	arguments string // as in "workshop match [flags] first second"
	purpose   string
	// define defines the flags and returns the function that runs the tool. That function gets the arguments after
	// the flags, and returns flag.ErrHelp if there are too many or too few.
	define func(*flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error
}

// tools are the subcommands, by their names.
var tools = map[string]tool{
	"bank":     {"[flags] [file...]", "tell what the bank of practice holds, beside people's games", harvest.Table},
	"blunders": {"[flags]", "judge the weaker levels' moves, and the coach's warnings and hints", recall.Blunders},
	"fit":      {"[flags] file", "fit what positions are worth to games, and print the weights, for ai/tuned.txt", tune.Fit},
	"friends": {"[flags] [file...]", "tell what the friends who play like people miss, and show moves of theirs",
		friends.Command},
	"harvest": {"[flags]", "find exercises for practice in games played as people play", harvest.Command},
	"match":   {"[flags] first second", "play two players against each other", match.Command},
	"people": {"train|match|errors|agree [flags] file..., or people chance FEN move...",
		"fit the policy that plays like people, or tell how well it does", train.Command},
	"positions": {"[flags] file", "play games, and add their positions to a file for fit", tune.Positions},
	"recall":    {"[flags]", "tell how often the coach names an idea that is there", recall.Command},
	"release":   {"[flags]", "make the archives of a release", release.Command},
	"test": {"[flags] -- [arguments of go test]", "run go test, and name the slowest tests and what was skipped",
		gotest.Command},
	"tactics": {"", "tell how many problems the computer player solves", tactics.Command},
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	err := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	switch {
	case err == nil:
	case errors.Is(err, flag.ErrHelp):
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "workshop:", err)
		os.Exit(1)
	}
}

// run runs the tool that the first argument names. It returns flag.ErrHelp after writing help to log.
func run(ctx context.Context, args []string, out, log io.Writer) error {
	if len(args) == 0 || tools[args[0]].define == nil {
		fmt.Fprintln(log, "Usage: workshop subcommand [arguments]")
		for _, name := range slices.Sorted(maps.Keys(tools)) {
			fmt.Fprintf(log, "  %-10s %s\n", name, tools[name].purpose)
		}
		return flag.ErrHelp
	}
	name, t := args[0], tools[args[0]]
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // the error says what is wrong
	start := t.define(flags)
	err := flags.Parse(args[1:])
	if err == nil {
		err = start(ctx, flags.Args(), out, log)
	}
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(log, "Usage: workshop %s %s\nTo %s.\n", name, t.arguments, t.purpose)
		flags.SetOutput(log)
		flags.PrintDefaults()
	}
	return err
}

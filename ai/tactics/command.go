package tactics

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"chesstutor/cmd/usage"
)

const help = `chesstutor tactics tells how many problems the computer player solves.

Usage: chesstutor tactics [-file file] [-times 10ms,100ms,1s]
       chesstutor tactics make [flags]    write problems from games of its own

`

// Command is the subcommand.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("chesstutor tactics", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, help); flags.PrintDefaults() }
	if len(args) > 0 && args[0] == "make" {
		return commandMake(ctx, flags, args[1:], out)
	}
	file := flags.String("file", "", "solve the problems in this `file`, in EPD (default: those in the program)")
	times := []time.Duration{10 * time.Millisecond, 100 * time.Millisecond, time.Second}
	flags.Func("times", "take this much for each problem (default 10ms,100ms,1s)", func(text string) (err error) {
		times, err = parseDurations(text)
		return err
	})
	if err := parse(flags, args); err != nil {
		return err
	}
	list, err := load(*file)
	if err != nil {
		return err
	}
	return Report(ctx, out, list, times)
}

// commandMake is the subcommand's "make".
func commandMake(ctx context.Context, flags *flag.FlagSet, args []string, out io.Writer) error {
	games := flags.Int("games", 1000, "play so many games at most")
	each := flags.Int("each", 50, "stop when there are so many problems of each group")
	looks := flags.Uint64("looks", 1<<20, "leave out mates whose proof looks at more moves")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	if err := parse(flags, args); err != nil {
		return err
	}
	list, err := Make(ctx, *games, *each, *looks, *seed)
	if err != nil {
		return err
	}
	fmt.Fprintf(out,
		"# Problems from games of our own. Made by: chesstutor tactics make -games %d -each %d -looks %d -seed %d\n",
		*games, *each, *looks, *seed)
	for i := range list {
		fmt.Fprintln(out, &list[i])
	}
	return nil
}

// parse reads flags; there is nothing beside them.
func parse(flags *flag.FlagSet, args []string) error {
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil:
		return usage.Err
	case flags.NArg() > 0:
		flags.Usage()
		return usage.Err
	}
	return nil
}

// parseDurations reads times with commas between them.
func parseDurations(text string) (list []time.Duration, err error) {
	for word := range strings.SplitSeq(text, ",") {
		d, err := time.ParseDuration(word)
		if err != nil || d <= 0 {
			return nil, fmt.Errorf("%q is not a time to take", word)
		}
		list = append(list, d)
	}
	return list, nil
}

// load reads the problems of a file, those in the program if none is named.
func load(name string) ([]Problem, error) {
	if name == "" {
		return Suite()
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return Read(file)
}

// Package tactics holds chess problems and reports how many of them the computer player solves in a
// given time.
//
//	go run ./cmd/workshop tactics
//	go run ./cmd/workshop tactics -times 1s -file other.epd
//
// Our own problems are positions of games that our player played, chosen without its search, so that some are too
// hard for it. They are in suite.epd, in Extended Position Description (Edwards, 1994): bm is the keys, dm the moves
// to mate. The tests prove them:
//
//   - Mates in one to four moves: the key is the only first move that mates in that number, against every reply.
//   - Captures: just one of the captures wins material if both sides go on taking on its square.
package tactics

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// Command defines the flags of the subcommand "tactics" and returns the function that solves the problems.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	name := flags.String("file", "", "solve the problems in this `file`, in EPD (default: our own)")
	times := []time.Duration{10 * time.Millisecond, 100 * time.Millisecond, time.Second}
	flags.Func("times", "take this much for each problem (default 10ms,100ms,1s)", func(text string) (err error) {
		times, err = parseDurations(text)
		return err
	})
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		if len(args) > 0 {
			return flag.ErrHelp
		}
		text := suite
		if *name != "" {
			data, err := os.ReadFile(*name)
			if err != nil {
				return err
			}
			text = string(data)
		}
		problems, err := Read(text)
		if err != nil {
			return err
		}
		return Report(ctx, out, problems, times)
	}
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

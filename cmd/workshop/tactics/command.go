// Package tactics holds chess problems and reports how many of them the computer player solves in a
// given time.
//
//	go run ./cmd/workshop tactics
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
	"io"
	"time"
)

// times are how long each problem may take.
var times = []time.Duration{10 * time.Millisecond, 100 * time.Millisecond, time.Second}

// Command returns the function of the subcommand "tactics", which has no flags and solves the problems.
func Command(*flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		if len(args) > 0 {
			return flag.ErrHelp
		}
		problems, err := Suite()
		if err != nil {
			return err
		}
		return Report(ctx, out, problems, times)
	}
}

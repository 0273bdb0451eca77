package tune

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Positions defines the flags of the subcommand "positions" and returns the function that plays games and adds their
// positions to a file.
func Positions(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	games := flags.Int("games", 1000, "play so many")
	nodes := flags.Uint64("nodes", 500, "look at so many positions a move")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	return func(ctx context.Context, args []string, _, _ io.Writer) error {
		if len(args) != 1 {
			return flag.ErrHelp
		}
		file, err := os.OpenFile(args[0], os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		if err != nil {
			return err
		}
		out := bufio.NewWriter(file)
		err = play(ctx, out, *games, *nodes, *seed)
		return errors.Join(err, out.Flush(), file.Close())
	}
}

// Fit defines the flags of the subcommand "fit" and returns the function that fits the weights to the positions of a
// file.
func Fit(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	steps := flags.Int("steps", 400, "make so many steps of fitting")
	rate := flags.Float64("rate", 1, "of a step, in centipawns")
	return func(ctx context.Context, args []string, out, log io.Writer) error {
		if len(args) != 1 {
			return flag.ErrHelp
		}
		file, err := os.Open(args[0])
		if err != nil {
			return err
		}
		defer file.Close()
		return fitTo(ctx, file, out, log, *steps, *rate)
	}
}

// fitTo reads positions as play writes them and writes the weights with the least
// error. One position in ten is kept for a test set, a thousand in a row, to see when to stop.
func fitTo(ctx context.Context, in io.Reader, out, log io.Writer, steps int, rate float64) error {
	f := &fit{first: ai.Weights(), weights: ai.Weights()}
	lines := bufio.NewScanner(in)
	for n := 0; lines.Scan() && ctx.Err() == nil; n++ {
		s, ok, err := parseSample(lines.Text())
		if err != nil {
			return fmt.Errorf("line %d: %w", n+1, err)
		}
		switch {
		case !ok:
		case n/1000%10 == 9:
			f.test = append(f.test, s)
		default:
			f.training = append(f.training, s)
		}
	}
	if err := errors.Join(lines.Err(), ctx.Err()); err != nil {
		return err
	}
	f.fitSteepness()
	fmt.Fprintf(log, "%d positions and %d apart; steepness %.5f; error %.6f and %.6f\n",
		len(f.training), len(f.test), f.steepness, f.loss(f.training), f.loss(f.test))
	f.descend(steps, rate, func(step int, training, test float64) {
		fmt.Fprintf(log, "%d: %.6f %.6f\n", step, training, test)
	})
	return write(out, f.weights)
}

// write writes weights as ai/tuned.txt has them.
func write(out io.Writer, weights []ai.Weight) error {
	for _, w := range weights {
		if _, err := fmt.Fprintf(out, "%d %d\n", int(math.Round(w.Middle)), int(math.Round(w.End))); err != nil {
			return err
		}
	}
	return nil
}

// parseSample parses a line that play wrote. It returns false for a position without terms.
func parseSample(line string) (sample, bool, error) {
	points, fen, _ := strings.Cut(line, " ")
	n, err := strconv.ParseFloat(points, 64)
	if err != nil {
		return sample{}, false, err
	}
	p, err := chess.ParseFEN(fen)
	if err != nil {
		return sample{}, false, err
	}
	s, ok := ai.NewSample(&p)
	return sample{s, n}, ok, nil
}

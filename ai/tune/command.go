package tune

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/cmd/usage"
	"chesstutor/tutor/chess"
)

const help = `chesstutor tune finds the weights of the evaluation from games of its own.

Usage: chesstutor tune play [flags] file    play games and add their positions to a file
       chesstutor tune fit [flags] file     write ai/tuned.go to the standard output

`

// Command is the subcommand.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("chesstutor tune", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, help); flags.PrintDefaults() }
	games := flags.Int("games", 1000, "play so many")
	nodes := flags.Uint64("nodes", 500, "look at so many positions a move")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	steps := flags.Int("steps", 400, "make so many steps of fitting")
	rate := flags.Float64("rate", 1, "of a step, in centipawns")
	verb := ""
	if len(args) > 0 {
		verb, args = args[0], args[1:]
	}
	if err := flags.Parse(args); errors.Is(err, flag.ErrHelp) || verb == "-help" {
		flags.Usage()
		return flag.ErrHelp
	} else if err != nil || flags.NArg() != 1 || verb != "play" && verb != "fit" {
		flags.Usage()
		return usage.Err
	}
	if verb == "play" {
		return playTo(ctx, flags.Arg(0), *games, *nodes, *seed)
	}
	file, err := os.Open(flags.Arg(0))
	if err != nil {
		return err
	}
	defer file.Close()
	return Fit(ctx, file, out, errs, *steps, *rate)
}

// playTo adds the positions of games to a file.
func playTo(ctx context.Context, name string, games int, nodes, seed uint64) error {
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(file)
	err = Play(ctx, out, games, nodes, seed)
	return errors.Join(err, out.Flush(), file.Close())
}

// Fit reads positions as Play writes them and writes the source of the weights with the least
// error. One position in ten is kept for a test set, a thousand in a row, to see when to stop.
func Fit(ctx context.Context, in io.Reader, out, log io.Writer, steps int, rate float64) error {
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
	text, err := Source(f.weights)
	if err != nil {
		return err
	}
	_, err = out.Write(text)
	return err
}

// parseSample parses a line that Play wrote. It returns false for a position without terms.
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

// Package train makes the weights of package people from games, and measures how well they predict.
package train

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// Command is the subcommand: train, match, errors, agree or chance comes before the flags. A file has a game a line:
// source, White's rating, Black's rating, moves in UCI, separated by tabs. It may be compressed by gzip.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	s := settings{}
	flags.Uint64Var(&s.seed, "seed", 1, "train: begin with other weights by this `number`")
	flags.IntVar(&s.steps, "steps", 25_846, "train: make so many steps")
	flags.Float64Var(&s.rate, "rate", 0.0012, "train: of a step")
	weights := flags.String("out", "ai/people/weights.gz", "train: write the weights to this `file`")
	every := flags.Int("every", 10, "errors: look at one position in so many")
	return func(ctx context.Context, args []string, out, log io.Writer) error {
		if len(args) == 0 {
			return flag.ErrHelp
		}
		verb := args[0]
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		files := flags.Args()
		if len(files) == 0 {
			return flag.ErrHelp
		}
		switch verb {
		case "train":
			return Train(ctx, files, s, *weights, log)
		case "match":
			return Match(ctx, files, out)
		case "errors":
			return Errors(ctx, files, max(*every, 1), out)
		case "agree":
			return Agree(files, out)
		case "chance":
			return chance(files[0], files[1:], out)
		}
		return flag.ErrHelp
	}
}

// Which positions are learned from: all of players below fewFrom, three in five of those up to noneFrom. The policy
// is for learners; stronger players' moves teach it too, but take as long.
const (
	fewFrom  = 1300
	noneFrom = 1700
)

// Train fits weights to the games of files and writes them to a file.
func Train(ctx context.Context, files []string, s settings, name string, log io.Writer) error {
	stronger := 0
	games, err := collect(files, func(rating int) bool {
		if rating >= fewFrom {
			stronger++
		}
		return rating < fewFrom || rating < noneFrom && stronger%5 < 3
	})
	if err != nil {
		return err
	}
	if len(games.spots) == 0 {
		return errors.New("no position to learn from")
	}
	fmt.Fprintf(log, "%d games, %d positions\n", len(games.games), len(games.spots))
	t := newTrainer(games, s)
	if err := t.train(ctx, log); err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(people.Pack(file, &t.weights.Weights), file.Close())
}

// chance prints how likely people of some ratings find one of the answers in a position, and the mean: its
// difficulty.
func chance(fen string, answers []string, out io.Writer) error {
	p, err := chess.ParseFEN(fen)
	if err != nil {
		return err
	}
	var moves []chess.Move
	for _, answer := range answers {
		m, err := p.ParseUCI(answer)
		if err != nil {
			return err
		}
		moves = append(moves, m)
	}
	line := people.Line{Start: p}
	for _, rating := range people.Learners {
		fmt.Fprintf(out, "%-5d %.1f %%\n", rating, percent(people.Chance(&line, moves, rating)))
	}
	fmt.Fprintf(out, "mean  %.1f %%\n", percent(people.Found(&line, moves)))
	return nil
}

// percent returns a share in percent.
func percent(share int) float64 { return 100 * float64(share) / people.One }

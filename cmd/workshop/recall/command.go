package recall

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"chesstutor/ai"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor/fact"
)

// Command defines the flags of the subcommand "recall" and returns the function that measures how often the coach
// names the idea that is there.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	k := &recaller{byIdea: map[fact.Concept]*tally{}}
	games := flags.Int("games", 200, "play so many games")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	flags.Uint64Var(&k.judge, "nodes", 50_000, "look at so many positions for the best line")
	missed := flags.Bool("missed", false, "list the positions in which an idea is not named")
	flags.UintVar(&k.slips, "slips", 0, "look also at so many random moves in the place of each move")
	flags.IntVar(&k.each, "each", 0, "count so many positions of an idea at most (0: all)")
	beginners := flags.Int("beginners", 0,
		"play so many `games` of each simulated beginner with each of the easiest levels instead, and judge the coach's lines")
	judge := flags.String("judge", "stockfish", "the `program` that judges them")
	var shown shown
	flags.IntVar(&shown.whole, "whole", 0, "print every line of the first so many of the beginners' `games`")
	flags.IntVar(&shown.lines, "lines", 0, "print so many of the `lines` in the beginners' games, chosen at random")
	flags.BoolVar(&shown.faults, "faults", false, "list the turns that are useless, or in which something urgent is unsaid")
	file := flags.String("puzzles", "", "tally the hints in the puzzles of a `file` instead, by theme")
	step := flags.Int("step", 1, "take each so-manieth puzzle")
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		switch {
		case len(args) > 0 || *step < 1:
			return flag.ErrHelp
		case *file != "":
			if !*missed {
				return puzzles(ctx, *file, *step, out, nil)
			}
			return puzzles(ctx, *file, *step, out, out)
		case *beginners > 0:
			return judgeTurns(ctx, *judge, k.judge, *beginners, *seed, shown, out)
		}
		played, err := k.play(ctx, *games, *seed)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d games\n%-16s%8s%8s%8s%8s%8s%8s\n", played, "idea", "there", "hint", "warning", "threat",
			"named", "recall")
		for _, c := range fact.Concepts() {
			if t := k.byIdea[c]; t != nil && t.there > 0 {
				fmt.Fprintf(out, "%-16s%8d%8d%8d%8d%8d%7d%%\n", c, t.there, t.hinted, t.warned, t.threatened, t.named,
					100*t.named/t.there)
			}
		}
		if *missed {
			fmt.Fprintf(out, "\n%s\n", strings.Join(k.missed, "\n"))
		}
		return nil
	}
}

// shown is what is printed of the beginners' games beside the shares.
type shown struct {
	whole, lines int
	faults       bool
}

// judgeTurns plays games of simulated beginners and prints the shares of turns in which the coach's line fails.
func judgeTurns(ctx context.Context, program string, nodes uint64, games int, seed uint64, shown shown,
	out io.Writer) error {
	oracle, err := match.Start(ctx, []string{program}, map[string]string{"MultiPV": "250"}, fmt.Sprint("nodes ", nodes))
	if err != nil {
		return err
	}
	t := &turns{oracle: oracle}
	if err := errors.Join(t.play(ctx, games, seed), oracle.Close()); err != nil {
		return err
	}
	t.printWhole(out, shown.whole)
	t.printSome(out, shown.lines, seed)
	if shown.faults {
		t.printFaults(out)
	}
	t.print(out)
	return nil
}

// Blunders defines the flags of the subcommand "blunders" and returns the function that judges the weaker levels'
// moves, and the coach's warnings and hints.
func Blunders(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	j := &judge{byLevel: map[ai.Level]*verdicts{}}
	games := flags.Int("games", 200, "play so many games with each level")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	levels := flags.Int("levels", 8, "judge so many of the easiest `levels` that search")
	flags.Uint64Var(&j.nodes, "nodes", 50_000, "look at so many positions to judge a move")
	flags.BoolVar(&j.hintsOnly, "hintsonly", false, "judge the hints alone, which takes much less time")
	flags.IntVar(&j.rating, "rating", 1000, "give hints that people of this `rating` could find")
	flags.IntVar(&j.hints, "hints", 5, "judge a hint every so many `plies`")
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		if len(args) > 0 || *levels < 1 || *levels > len(ai.Searching()) || j.hints < 1 {
			return flag.ErrHelp
		}
		if err := j.play(ctx, *levels, *games, *seed); err != nil {
			return err
		}
		j.print(out, *levels)
		return nil
	}
}

package recall

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/cmd/usage"
	"chesstutor/tutor/fact"
)

const text = `chesstutor recall tells how often the coach names the idea that is there, by idea; or,
with -blunders, how often it warns of the weaker levels' blunders, and how good its hints are.

Usage: chesstutor recall [flags]

`

// Command is the subcommand.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("chesstutor recall", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, text); flags.PrintDefaults() }
	games := flags.Int("games", 200, "play so many games")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	nodes := flags.Uint64("nodes", 50_000, "look at so many positions for the best line")
	missed := flags.Bool("missed", false, "list the positions in which an idea is not named")
	names := flags.String("ideas", "", "collect only these `ideas`, by their names in the output, with commas between")
	slips := flags.Int("slips", 0, "look also at so many random moves in the place of each move")
	each := flags.Int("each", 0, "count so many positions of an idea at most (0: all)")
	blunders := flags.Bool("blunders", false, "judge the weaker levels' moves and warnings, and hints, instead")
	levels := flags.Int("levels", 8, "judge so many of the easiest `levels`")
	every := flags.Bool("every", false,
		"with -blunders: count against the three easiest levels, too, what only a search sees")
	only := flags.Bool("hintsonly", false, "with -blunders: judge the hints alone, which takes much less time")
	hints := flags.Int("hints", 5, "judge a hint every so many `plies`")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil:
		return usage.Err
	case flags.NArg() > 0 || *slips < 0 || !known(*names) || *levels < 1 || *levels > len(ai.Levels()) || *hints < 1 ||
		*games < 1:
		flags.Usage()
		return usage.Err
	}
	if *blunders {
		j := &judge{nodes: *nodes, hints: *hints, only: *only, every: *every, byLevel: map[ai.Level]*judged{}}
		if err := j.play(ctx, *levels, *games, *seed); err != nil {
			return err
		}
		fmt.Fprintf(out,
			"# chesstutor recall -blunders -levels %d -games %d -seed %d -nodes %d -hints %d -hintsonly=%t -every=%t\n",
			*levels, *games, *seed, *nodes, *hints, *only, *every)
		j.print(out, *levels)
		return nil
	}
	k := &recaller{
		judge: *nodes, each: *each, slips: *slips, ideas: ideasOf(*names), byIdea: map[fact.Concept]*tally{},
	}
	if err := k.play(ctx, *games, *seed); err != nil {
		return err
	}
	fmt.Fprintf(out, "# chesstutor recall -games %d -seed %d -nodes %d -each %d -slips %d -ideas %q, %d games played\n",
		*games, *seed, *nodes, *each, *slips, *names, k.played)
	fmt.Fprintf(out, "%-16s%8s%8s%8s%8s%8s%8s\n", "idea", "there", "hint", "warning", "threat", "named", "recall")
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

// ideasOf returns the ideas of a list of names, all that are measured if there is none.
func ideasOf(names string) (list []fact.Concept) {
	if names == "" {
		return measured
	}
	for name := range strings.SplitSeq(names, ",") {
		list = append(list, fact.Concept(name))
	}
	return list
}

// known reports whether all ideas of a list of names are measured.
func known(names string) bool {
	return !slices.ContainsFunc(ideasOf(names), func(c fact.Concept) bool { return !slices.Contains(measured, c) })
}

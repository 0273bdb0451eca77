package harvest

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/cmd/usage"
	"chesstutor/tutor/practice"
)

const text = `chesstutor practice make adds exercises to those that are practised: positions of games that
the computer's levels play against each other. Exercises that are there stay as they are.

Usage: chesstutor practice make [flags]

`

// Command is the subcommand.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("chesstutor practice make", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.Usage = func() { fmt.Fprint(errs, text); flags.PrintDefaults() }
	dir := flags.String("into", "tutor/practice/bank", "write the exercises into this `directory`")
	want := flags.Int("want", 200, "have so many exercises of each skill and difficulty")
	games := flags.Int("games", 6000, "play so many games at most")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	levels := flags.Int("levels", 9, "let so many of the easiest `levels` play")
	skill := flags.String("skill", "", "add to this `skill` alone")
	rule := flags.String("rule", "", "add exercises with this `rule` alone")
	anew := flags.Bool("anew", false, "forget the exercises that are there")
	if len(args) == 0 || args[0] != "make" {
		flags.Usage()
		return usage.Err
	}
	switch err := flags.Parse(args[1:]); {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil:
		return usage.Err
	case !known(*skill, *rule), flags.NArg() > 0 || *want < 1 || *games < 0 || *levels < 1 ||
		*levels > len(ai.Levels()):
		flags.Usage()
		return usage.Err
	}
	k := newMaker(*want, *anew)
	k.skill, k.rule = practice.Skill(*skill), *rule
	played, err := k.play(ctx, *games, *seed, ai.Levels()[:*levels], func(n int) {
		if n%100 == 0 {
			fmt.Fprintf(errs, "%d games%s\n", n, k.still())
		}
	})
	if err != nil {
		return err
	}
	size, err := k.write(*dir)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "# chesstutor practice make -skill %q -rule %q -seed %d -want %d -levels %d: %d games, %d bytes\n",
		*skill, *rule, *seed, *want, *levels, played, size)
	k.print(out)
	return nil
}

// known reports whether there are such a skill and such a rule; "" stands for all.
func known(skill, rule string) bool {
	_, ok := practice.FindSkill(skill)
	return (skill == "" || ok) && (rule == "" || slices.Contains(practice.Rules(), rule))
}

// still lists what is lacking.
func (k *maker) still() string {
	var b strings.Builder
	for _, s := range practice.Skills() {
		if k.lacking(s) {
			fmt.Fprintf(&b, " %s %v", s, *k.count[s])
		}
	}
	return b.String()
}

// write writes the shelves, compressed, and returns their size in bytes.
func (k *maker) write(dir string) (size int, err error) {
	for _, s := range practice.Skills() {
		var packed bytes.Buffer
		w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		if err != nil {
			return 0, err
		}
		for _, line := range k.bank[s] {
			if _, err := io.WriteString(w, line+"\n"); err != nil {
				return 0, err
			}
		}
		if err := w.Close(); err != nil {
			return 0, err
		}
		size += packed.Len()
		if err := os.WriteFile(filepath.Join(dir, string(s)+".gz"), packed.Bytes(), 0o644); err != nil {
			return 0, err
		}
	}
	return size, nil
}

// print tells how many exercises there are, and the weights at a third and at two thirds of those found.
func (k *maker) print(out io.Writer) {
	fmt.Fprintf(out, "%-16s%8s%8s%8s%8s%16s\n", "skill", "easy", "medium", "hard", "all", "weights")
	for _, s := range practice.Skills() {
		n := *k.count[s]
		thirds := "-"
		if w := k.heavy[s]; len(w) > 2 {
			slices.Sort(w)
			thirds = fmt.Sprint(w[len(w)/3], " ", w[2*len(w)/3])
		}
		fmt.Fprintf(out, "%-16s%8d%8d%8d%8d%16s\n", s, n[0], n[1], n[2], n[0]+n[1]+n[2], thirds)
	}
}

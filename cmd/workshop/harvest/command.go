package harvest

import (
	"bytes"
	"compress/gzip"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/practice"
)

// Command defines the flags of the subcommand "harvest" and returns the function that adds exercises to the bank.
// Those that are there stay as they are.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	dir := flags.String("into", "tutor/practice/bank", "write the exercises into this `directory`")
	want := flags.Int("want", 200, "have so many exercises of each skill and difficulty")
	games := flags.Int("games", 6000, "play so many games at most")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	levels := flags.Int("levels", 9, "let so many of the easiest `levels` that search play")
	skill := flags.String("skill", "", "add to this `skill` alone")
	rule := flags.String("rule", "", "add exercises with this `rule` alone")
	anew := flags.Bool("anew", false, "forget the exercises that are there")
	return func(ctx context.Context, args []string, out, log io.Writer) error {
		if len(args) > 0 || !exist(*skill, *rule) || *levels < 1 || *levels > len(ai.Searching()) {
			return flag.ErrHelp
		}
		k := newMaker(*want, *anew)
		k.skill, k.rule = practice.Skill(*skill), *rule
		played, err := k.play(ctx, *games, *seed, ai.Searching()[:*levels], log)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d games\n", played)
		k.print(out)
		return k.write(*dir)
	}
}

// exist reports whether there are such a skill and such a rule; "" stands for all.
func exist(skill, rule string) bool {
	_, ok := practice.FindSkill(skill)
	return (skill == "" || ok) && (rule == "" || slices.Contains(practice.Rules(), rule))
}

// write writes the shelves, compressed.
func (k *maker) write(dir string) error {
	for _, s := range practice.Skills() {
		var packed bytes.Buffer
		w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		if err != nil {
			return err
		}
		for _, line := range k.bank[s] {
			if _, err := io.WriteString(w, line+"\n"); err != nil {
				return err
			}
		}
		if err := w.Close(); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, string(s)+".gz"), packed.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// print tells how many exercises there are.
func (k *maker) print(out io.Writer) {
	fmt.Fprintf(out, "%-16s%8s%8s%8s%8s\n", "skill", "easy", "medium", "hard", "all")
	for _, s := range practice.Skills() {
		n := *k.count[s]
		fmt.Fprintf(out, "%-16s%8d%8d%8d%8d\n", s, n[0], n[1], n[2], n[0]+n[1]+n[2])
	}
}

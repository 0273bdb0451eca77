package harvest

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// Command defines the flags of the subcommand "harvest" and returns the function that adds exercises to the bank.
// Those that are there stay as they are.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	dir := flags.String("into", "tutor/practice/bank", "write the exercises into this `directory`")
	want := flags.Int("want", 200, "have so many exercises of each skill and difficulty")
	games := flags.Int("games", 20000, "play so many games at most")
	from := flags.Int("from", 0, "begin with the game of this `number`, to go on where it was stopped")
	seed := flags.Uint64("seed", 1, "play other games by this `number`")
	names := flags.String("skill", "", "add to these `skills` alone, separated by commas")
	anew := flags.Bool("anew", false, "forget the exercises that are there")
	again := flags.Bool("again", false, "forget those that would not be made today")
	return func(ctx context.Context, args []string, out, log io.Writer) error {
		skills, ok := findSkills(*names)
		if len(args) > 0 || !ok {
			return flag.ErrHelp
		}
		k := newMaker(*want, skills)
		if !*anew {
			if err := k.read(ctx, *dir, *again); err != nil {
				return err
			}
		}
		played, err := k.play(ctx, *from, *games, *seed, func(played int) error {
			fmt.Fprintf(log, "%d games\n", played)
			k.print(log)
			return k.write(*dir)
		})
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d games\n", played)
		k.print(out)
		return k.write(*dir)
	}
}

// findSkills returns the skills with these names, all if there are none, and whether there are such.
func findSkills(names string) (list []practice.Skill, ok bool) {
	if names == "" {
		return practice.Skills(), true
	}
	for name := range strings.SplitSeq(names, ",") {
		s, ok := practice.FindSkill(name)
		if !ok {
			return nil, false
		}
		list = append(list, s)
	}
	return list, true
}

// read reads the shelves; with again, it takes the exercises that would be made today alone.
func (k *maker) read(ctx context.Context, dir string, again bool) error {
	for _, s := range k.skills {
		packed, err := os.Open(filepath.Join(dir, string(s)+".gz"))
		if err != nil {
			return err
		}
		defer packed.Close()
		r, err := gzip.NewReader(packed)
		if err != nil {
			return err
		}
		for in := bufio.NewScanner(r); in.Scan(); {
			list, err := exercise.Read(in.Bytes()[1:])
			if err == nil && again {
				_, err = k.add(ctx, s, list[0])
			} else if err == nil {
				solutions := list[0].Solutions()
				d, _ := difficulty(s, list[0], solutions)
				err = k.keep(s, list[0], d, classes(list[0], solutions))
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// write writes the shelves, compressed.
func (k *maker) write(dir string) error {
	for _, s := range k.skills {
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

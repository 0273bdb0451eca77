package harvest

import (
	"context"
	"flag"
	"fmt"
	"io"

	"chesstutor/ai"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// Table defines the flags of the subcommand "bank" and returns the function that tells what the bank of practice
// holds, and what positions look like beside those of people's games in files.
func Table(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	every := flags.Int("every", 10, "search the answers to one exercise in so many")
	names := flags.String("skill", "", "tell of these `skills` alone, separated by commas")
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		skills, ok := findSkills(*names)
		if !ok {
			return flag.ErrHelp
		}
		fmt.Fprintf(out, "%-16s%7s%7s%8s%8s%8s%8s%8s%7s%7s%7s%7s\n", "skill", "number", "alike", "accept", "refuse",
			"yes %", "searched", "loses", "others", "easy", "medium", "hard")
		looks := map[practice.Skill]*look{}
		for _, s := range skills {
			r, err := lookAt(ctx, s, max(*every, 1))
			if err != nil {
				return err
			}
			r.print(out, s)
			looks[s] = &r.look
		}
		fmt.Fprintf(out, "\n%-16s%7s%7s%7s%7s%7s%7s\n", "in percent", "rooks", "kings", "rim", "24+", "16-23", "-15")
		for _, s := range skills {
			looks[s].print(out, string(s))
		}
		all, err := lookAtPeople(args)
		if len(args) > 0 && err == nil {
			all.print(out, "people")
		}
		return err
	}
}

// A report is what the bank holds of a skill.
type report struct {
	number, alike     int
	accepted, refused int // answers that the rules accept and refuse; squares, moves, or yes and no
	yes               share
	searched          int      // exercises whose answers a search judged
	loses             ai.Score // the most that an accepted move loses beside the best, in centipawns
	others            ai.Score // the least that a refused one loses, where the task asks for one that loses nothing
	chances           [3]int   // sum of the chances to find an answer, in percent, by difficulty
	known             [3]int   // exercises that have such
	look              look
}

// lookAt looks at all exercises of a skill, and searches the answers of some.
func lookAt(ctx context.Context, s practice.Skill, every int) (r report, err error) {
	j := newJudge()
	r.others = 2 * decided
	var before shown
	for number := range practice.Size(s) {
		item := practice.At(s, number)
		e := item.Exercise
		solutions := e.Solutions()
		r.number++
		if before.has(&e.Position) {
			r.alike++
		}
		before = append(before, boardOf(&e.Position, false))
		r.count(e, solutions)
		r.look.add(&e.Position)
		if percent, known := chance(e, solutions); known {
			r.chances[item.Difficulty] += percent
			r.known[item.Difficulty]++
		}
		if number%every != 0 {
			continue
		}
		f, err := j.find(ctx, e, solutions)
		if err != nil {
			return r, err
		}
		r.note(e, f)
	}
	return r, nil
}

// count counts the answers that are accepted and refused.
func (r *report) count(e *exercise.Exercise, solutions []exercise.Solution) {
	switch e.Kind {
	case exercise.Tap:
		r.accepted += len(solutions[0].Squares)
		r.refused += 64 - len(solutions[0].Squares)
	case exercise.Judge:
		r.accepted++
		r.refused++
		r.yes.count(solutions[0].Yes)
	default:
		r.accepted += len(solutions)
		r.refused += e.Position.CountMoves() - len(solutions)
	}
}

// note notes what a search found.
func (r *report) note(e *exercise.Exercise, f finding) {
	if !f.searched || e.Kind == exercise.Judge {
		return
	}
	r.searched++
	r.loses = max(r.loses, f.best-f.accepted)
	if asksForBest[e.Rule] && f.refused > -decided {
		r.others = min(r.others, f.best-f.refused)
	}
}

// print writes a line of the table.
func (r *report) print(out io.Writer, s practice.Skill) {
	dash := func(known bool, text string) string {
		if !known {
			return "-"
		}
		return text
	}
	fmt.Fprintf(out, "%-16s%7d%7d%8d%8d%8s%8s%8s%7s", s, r.number, r.alike, r.accepted, r.refused,
		dash(r.yes.of > 0, fmt.Sprintf("%.1f", r.yes.percent())), dash(r.searched > 0, fmt.Sprint(r.searched)),
		dash(r.searched > 0, fmt.Sprintf("%.2f", float64(r.loses)/100)),
		dash(r.others < 2*decided, fmt.Sprintf("%.2f", float64(r.others)/100)))
	for d := range r.chances {
		fmt.Fprintf(out, "%7s", dash(r.known[d] > 0, fmt.Sprint(r.chances[d]/max(r.known[d], 1))))
	}
	fmt.Fprintln(out)
}

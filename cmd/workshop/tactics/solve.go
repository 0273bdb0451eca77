package tactics

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"chesstutor/ai"
)

// Report lets the player at full strength, with an empty table and on one thread, solve the problems in each of the
// times. It writes how many of each group are solved, and
// lists the others with the move that was played instead and its score: often a longer mate, or for
// captures a better move of another kind.
func Report(ctx context.Context, out io.Writer, list []Problem, times []time.Duration) error {
	engine := ai.NewEngine(ai.DefaultMebibytes)
	var groups []string
	all := map[string]int{}
	for i := range list {
		g := list[i].Group()
		if all[g]++; all[g] == 1 {
			groups = append(groups, g)
		}
	}
	var missed strings.Builder
	solved := make([]map[string]int, len(times))
	for t, most := range times {
		solved[t] = map[string]int{}
		fmt.Fprintf(&missed, "not solved in %v:\n", most)
		for i := range list {
			p := &list[i]
			engine.Reset()
			r, err := engine.Search(ctx, p.Position, nil, ai.Limits{Method: ai.Selective, Time: most}, 0)
			switch {
			case err != nil:
				return fmt.Errorf("%s: %w", p.ID, err)
			case slices.Contains(p.Keys, r.Move):
				solved[t][p.Group()]++
			default:
				fmt.Fprintf(&missed, "  %s, not %s, %v\n", p, p.Position.SAN(r.Move), r.Score)
			}
		}
	}
	fmt.Fprintf(out, "%-12s%5s", "", "all")
	for _, most := range times {
		fmt.Fprintf(out, "%8v", most)
	}
	for _, g := range groups {
		fmt.Fprintf(out, "\n%-12s%5d", g, all[g])
		for t := range times {
			fmt.Fprintf(out, "%8d", solved[t][g])
		}
	}
	_, err := fmt.Fprintf(out, "\n\n%s", missed.String())
	return err
}

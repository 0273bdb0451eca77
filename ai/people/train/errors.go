package train

import (
	"context"
	"fmt"
	"io"
	"sync"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// blunder is the loss, in centipawns, from which a move counts as an error.
const blunder = 200

// judgeDepth is how many plies the search looks ahead, captures after that not counted, that judges moves. It knows
// nothing of the policy.
const judgeDepth = 2

// fault is something that people do more or less often.
type fault int

const (
	losesTwo fault = iota // the move loses two points or more, against the best
	mates                 // it is mate, where there was one
	allows                // it lets the other side mate in one
	faults
)

var faultNames = [faults]string{"loses two points", "mates where it can", "lets itself be mated in one"}

// rates are how often people and the policy do so.
type rates [len(bands)][faults]struct {
	chances int     // positions in which one could
	people  int     // how often people did
	policy  float64 // how often the policy would have, in the mean
}

// Errors prints how often people err and how often the policy does in the same positions: in every n-th position in the
// games of files.
func Errors(ctx context.Context, files []string, every int, out io.Writer) error {
	seen := 0
	c, err := collect(files, func(rating int) bool {
		_, told := bandOf(rating)
		seen++
		return told && seen%every == 0
	})
	if err != nil {
		return err
	}
	var sum rates
	var mu sync.Mutex
	if err := c.each(ctx, func(s spot) error { return sum.add(ctx, c, s, &mu) }); err != nil {
		return err
	}
	for f := range faults {
		fmt.Fprintln(out, faultNames[f])
		for i, b := range bands {
			r := sum[i][f]
			if r.chances == 0 {
				continue
			}
			n := float64(r.chances)
			fmt.Fprintf(out, "%-9s %6d of %6d moves: people %.2f %%, policy %.2f %%\n", b.name, r.people, r.chances,
				100*float64(r.people)/n, 100*r.policy/n)
		}
	}
	return nil
}

// add adds one position, with mu held.
func (r *rates) add(ctx context.Context, c *collection, s spot, mu *sync.Mutex) error {
	line, rating, played := c.at(s)
	which, _ := bandOf(rating)
	p := line.Position()
	did, could, err := judge(ctx, &p)
	if err != nil {
		return err
	}
	choices := people.Choices(&line, rating)
	mu.Lock()
	defer mu.Unlock()
	for f := range faults {
		if !could[f] {
			continue
		}
		to := &r[which][f]
		to.chances++
		for _, choice := range choices {
			if did[choice.Move]&(1<<f) == 0 {
				continue
			}
			to.policy += float64(choice.Share) / people.One
			if choice.Move == played {
				to.people++
			}
		}
	}
	return nil
}

// decided is the score, in centipawns, beyond which more or less does not matter.
const decided = 1000

// bounded returns a score that is not beyond decided.
func bounded(s ai.Score) int { return min(max(int(s), -decided), decided) }

// judge returns which faults each move has, one bit each, and which of them were possible.
func judge(ctx context.Context, p *chess.Position) (did map[chess.Move]uint8, could [faults]bool, err error) {
	found, err := ai.Search(ctx, *p, nil, ai.Limits{Depth: judgeDepth, Lines: chess.MaxMoves, Nodes: ai.FullNodes}, 0)
	if err != nil {
		return nil, could, err
	}
	did = map[chess.Move]uint8{}
	could[losesTwo] = true
	for _, line := range found.Lines {
		m := line.Moves[0]
		if bounded(found.Score)-bounded(line.Score) >= blunder {
			did[m] |= 1 << losesTwo
		}
		next := p.Play(m)
		if next.Outcome(nil) == chess.Checkmate {
			did[m] |= 1 << mates
			could[mates] = true
		}
		for _, reply := range next.Moves() {
			if end := next.Play(reply); end.Outcome(nil) == chess.Checkmate {
				did[m] |= 1 << allows
				could[allows] = true
				break
			}
		}
	}
	return did, could, nil
}

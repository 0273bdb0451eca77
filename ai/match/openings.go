package match

import (
	"context"
	"fmt"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// openingPlies is how many moves at random make an opening, and mostUneven how many centipawns one
// may favor a side by, as a short search sees it.
const (
	openingPlies = 8
	openingNodes = 2000
	mostUneven   = 70
)

// Openings returns n different positions after eight moves at random from the start, none of which
// favors a side by much. The same seed gives the same.
func Openings(ctx context.Context, n int, seed uint64) ([]chess.Position, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	seen := map[uint64]bool{}
	var list []chess.Position
	for len(list) < n {
		p := wander(chess.Start(), openingPlies, random)
		if seen[p.Key()] || p.Outcome(nil) != chess.Playing {
			continue
		}
		seen[p.Key()] = true
		r, err := ai.Search(ctx, p, nil, ai.Limits{Method: ai.Selective, Nodes: openingNodes}, seed)
		if err != nil {
			return nil, fmt.Errorf("judging an opening: %w", err)
		}
		if max(r.Score, -r.Score) <= mostUneven {
			list = append(list, p)
		}
	}
	return list, nil
}

// wander plays moves at random, as many as there are up to plies.
func wander(p chess.Position, plies int, random *rand.Rand) chess.Position {
	for range plies {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		p = p.Play(moves[random.IntN(len(moves))])
	}
	return p
}

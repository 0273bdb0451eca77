package match

import (
	"context"
	"fmt"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// An opening is openingPlies random plies after which a search of openingNodes finds neither side
// ahead by more than maxImbalance centipawns.
const (
	openingPlies = 8
	openingNodes = 2000
	maxImbalance = 70
)

// Openings returns n different positions after eight random plies from the starting position, none
// of which favors a side by much. The same seed gives the same positions.
func Openings(ctx context.Context, n int, seed uint64) ([]chess.Position, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	seen := map[uint64]bool{}
	var list []chess.Position
	for len(list) < n {
		p := PlayRandomMoves(chess.Start(), openingPlies, random)
		if seen[p.Key()] || p.Outcome(nil) != chess.Playing {
			continue
		}
		seen[p.Key()] = true
		r, err := ai.Search(ctx, p, nil, ai.Limits{Method: ai.Selective, Nodes: openingNodes}, seed)
		if err != nil {
			return nil, fmt.Errorf("judging an opening: %w", err)
		}
		if max(r.Score, -r.Score) <= maxImbalance {
			list = append(list, p)
		}
	}
	return list, nil
}

// PlayRandomMoves returns the position after random moves, fewer than plies only if the game ends.
func PlayRandomMoves(p chess.Position, plies int, random *rand.Rand) chess.Position {
	for range plies {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		p = p.Play(moves[random.IntN(len(moves))])
	}
	return p
}

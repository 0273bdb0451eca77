package harvest

import (
	"context"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor/chess"
)

// Games begin with random plies, so that no two are the same. Positions before firstPly are skipped: there is
// little to ask in them.
const (
	randomPlies = 3
	firstPly    = 6
)

// scenes plays a game between two random levels, both derived from the seed, and returns its positions as scenes.
func scenes(ctx context.Context, seed uint64, levels []ai.Level) (list []*scene, err error) {
	random := rand.New(rand.NewPCG(seed, 1))
	start := match.PlayRandomMoves(chess.Start(), randomPlies, random)
	pick := func() match.Player { return match.NewLevelPlayer(levels[random.IntN(len(levels))]) }
	first, second := pick(), pick()
	played, err := match.PlayGame(ctx, start, first, second, seed)
	if err != nil {
		return nil, err
	}
	at := played.Start
	for i, last := range played.Moves[:max(0, len(played.Moves)-1)] {
		before := at
		at = at.Play(last)
		_, enPassant := at.EnPassant()
		if i >= firstPly && !enPassant && at.Outcome(nil) == chess.Playing {
			list = append(list, sceneOf(before, last, played.Moves[i+1], random.Uint64()))
		}
	}
	return list, nil
}

package match

import (
	"context"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Child is a player who has just learned the moves: it plays any legal move, and likes to capture.
type Child struct{ random *rand.Rand }

// Name returns its name.
func (*Child) Name() string { return "Child" }

// Begin begins a game.
func (c *Child) Begin(_ context.Context, seed uint64) error {
	c.random = rand.New(rand.NewPCG(seed, 0))
	return nil
}

// Move returns a capture in seven of ten cases, if there is one, and otherwise any move.
func (c *Child) Move(_ context.Context, g *Game, _ Clocks) (chess.Move, ai.Score, error) {
	moves := g.Position.Moves()
	if captures := g.Position.AppendCaptures(nil); len(captures) > 0 && c.random.IntN(10) < 7 {
		moves = captures
	}
	return moves[c.random.IntN(len(moves))], 0, nil
}

// Close does nothing.
func (*Child) Close() error { return nil }

package tune

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor/chess"
)

// Settings of the games.
const (
	openingPlies = 8    // at random
	maxImbalance = 300  // centipawns: games that begin more unevenly are not played
	decidedScore = 1500 // centipawns: games that are more uneven are over
	maxPlies     = 300
)

// play plays games with this many nodes a move and writes their quiet positions: a line each, with
// White's points and the FEN. A position is quiet if the side to move is not in check and its best
// move is neither a capture nor a promotion.
func play(ctx context.Context, out io.Writer, games int, nodes, seed uint64) error {
	engine := ai.NewEngine(1)
	for n := range games {
		positions, points, err := game(ctx, engine, nodes, seed<<32+uint64(n))
		if err != nil {
			return err
		}
		for _, p := range positions {
			if _, err := fmt.Fprintf(out, "%.1f %s\n", points, p.FEN()); err != nil {
				return err
			}
		}
	}
	return nil
}

// game plays a game and returns its quiet positions and White's points.
func game(ctx context.Context, engine *ai.Engine, nodes, seed uint64) (quiet []chess.Position, points float64,
	err error) {
	random := rand.New(rand.NewPCG(seed, 1))
	g := match.NewGame(match.PlayRandomMoves(chess.Start(), openingPlies+random.IntN(2), random))
	engine.Reset()
	for len(g.Moves) < maxPlies {
		if o := g.Outcome(); o != chess.Playing {
			points = 0.5
			if o == chess.Checkmate {
				points = float64(g.Position.Turn())
			}
			return quiet, points, nil
		}
		r, err := engine.Search(ctx, g.Position, g.Earlier, ai.Limits{Method: ai.Selective, Nodes: nodes}, seed)
		if err != nil {
			return nil, 0, err
		}
		uneven := max(r.Score, -r.Score)
		switch {
		case len(quiet) == 0 && len(g.Moves) < 2 && uneven > maxImbalance:
			return nil, 0, nil
		case uneven > decidedScore:
			return quiet, pointsOf(g.Position.Turn(), r.Score), nil
		case !g.Position.InCheck() && g.Position.At(r.Move.To()) == chess.NoPiece &&
			r.Move.Promotion() == chess.NoPieceType && !r.Move.IsEnPassant():
			quiet = append(quiet, g.Position)
		}
		g.Play(r.Move)
	}
	return quiet, 0.5, nil
}

// pointsOf returns White's points for a decisive score.
func pointsOf(turn chess.Color, score ai.Score) float64 {
	if (score > 0) == (turn == chess.White) {
		return 1
	}
	return 0
}

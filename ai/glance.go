package ai

import (
	"cmp"
	"context"
	"slices"

	"chesstutor/tutor/chess"
)

// glance chooses a move as AnyMove, Greedy and Landing do: by looking at the
// position after each, once.
func glance(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result, error) {
	moves := limits.allow(p.Moves())
	keys := append(slices.Clone(earlier), p.Key())
	all := make([]choice, len(moves))
	var nodes uint64
	for i, m := range moves {
		c := &all[i]
		c.move, c.lot = m, lot(seed, p.Key(), m)
		c.pv.set(m, &line{})
		if limits.Method != AnyMove {
			next := p.Play(m)
			c.score = -afterMove(&next, keys, m.To(), &limits, &nodes)
		}
	}
	slices.SortFunc(all, func(a, b choice) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.lot, a.lot))
	})
	return resultOf(all[:limits.lines(len(all))], nodes, 1), ctx.Err()
}

// afterMove returns what a position is worth to the side to move, the opponent
// of the one that just moved to a square.
func afterMove(p *chess.Position, earlier []uint64, to chess.Square, limits *Limits, nodes *uint64) Score {
	*nodes++
	switch o := p.Outcome(earlier); {
	case o == chess.Checkmate:
		return matedIn(1)
	case o != chess.Playing:
		return 0
	case limits.Method == Landing:
		return takingThere(p, to, limits, nodes)
	}
	return limits.Eye.judge(p)
}

// takingThere returns what a position is worth when both sides may take on one
// square, and each stops when it likes.
func takingThere(p *chess.Position, on chess.Square, limits *Limits, nodes *uint64) Score {
	best := limits.Eye.judge(p)
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == on {
			*nodes++
			next := p.Play(m)
			best = max(best, -takingThere(&next, on, limits, nodes))
		}
	}
	return best
}

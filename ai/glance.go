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
	b := budget{ctx: ctx, limits: limits}
	for i, m := range moves {
		c := &all[i]
		c.move, c.lot = m, lot(seed, p.Key(), m)
		c.pv.set(m, &line{})
		if limits.Method != AnyMove {
			next := p.Play(m)
			c.score = -b.afterMove(&next, keys, m)
		}
	}
	slices.SortFunc(all, func(a, b choice) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.lot, a.lot))
	})
	return resultOf(all[:limits.lines(len(all))], b.nodes, 1), ctx.Err()
}

// afterMove returns what a position is worth to the side to move, the opponent
// of the one that just made a move.
func (b *budget) afterMove(p *chess.Position, earlier []uint64, m chess.Move) Score {
	b.nodes++
	switch o := p.Outcome(earlier); {
	case o == chess.Checkmate:
		return matedIn(1)
	case o != chess.Playing:
		return 0
	case b.limits.Method == Landing:
		return b.takingThere(p, m.To())
	}
	return b.judge(b.limits.Eye, p)
}

// takingThere returns what a position is worth when both sides may take the man
// that stands on a square, in passing too, and each stops when it likes.
func (b *budget) takingThere(p *chess.Position, on chess.Square) Score {
	best := b.judge(b.limits.Eye, p)
	if b.spent() {
		return best
	}
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == on || m.IsEnPassant() {
			b.nodes++
			next := p.Play(m)
			best = max(best, -b.takingThere(&next, m.To()))
		}
	}
	return best
}

package ai

import (
	"cmp"
	"context"
	"slices"

	"chesstutor/tutor/chess"
)

// searchOnePly chooses a move by the methods AnyMove, Greedy and GreedyExchange: by evaluating the
// position after each move.
func searchOnePly(ctx context.Context, p *chess.Position, earlier []uint64, limits Limits, seed uint64) (Result,
	error) {
	moves := limits.restrict(p.Moves())
	keys := append(slices.Clone(earlier), p.Key())
	all := make([]choice, len(moves))
	b := budget{ctx: ctx, limits: limits}
	for i, m := range moves {
		c := &all[i]
		c.move, c.tieBreak = m, tieBreak(seed, p.Key(), m)
		c.pv.set(m, &line{})
		if limits.Method != AnyMove {
			next := p.Play(m)
			c.score = -b.afterMove(&next, keys, m)
		}
	}
	slices.SortFunc(all, func(a, b choice) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.tieBreak, a.tieBreak))
	})
	return resultOf(all[:limits.lines(len(all))], b.nodes, 1), ctx.Err()
}

// afterMove returns the value of a position after a move, from the view of the side to move then.
func (b *budget) afterMove(p *chess.Position, earlier []uint64, m chess.Move) Score {
	b.nodes++
	switch o := p.Outcome(earlier); {
	case o == chess.Checkmate:
		return matedIn(1)
	case o != chess.Playing:
		return 0
	case b.limits.Method == GreedyExchange:
		return b.recapture(p, m.To())
	}
	return b.limits.Evaluator.evaluate(p)
}

// recapture returns the value of a position when both sides may capture only the piece on a square,
// en passant too, and each may stop at any time.
func (b *budget) recapture(p *chess.Position, square chess.Square) Score {
	best := b.limits.Evaluator.evaluate(p)
	if b.nodesSpent() {
		return best
	}
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == square || m.IsEnPassant() {
			b.nodes++
			next := p.Play(m)
			best = max(best, -b.recapture(&next, m.To()))
		}
	}
	return best
}

package ai

import "chesstutor/tutor/chess"

// quiesce is node with no plies left, the quiescence search: the side to move may stand pat on the
// static evaluation or capture, and so on until there is nothing to capture.
func (s *searcher) quiesce(ply int, alpha, beta Score) Score {
	s.pvs[ply].clear()
	if s.countNode() || s.drawn(ply) {
		return 0
	}
	p := &s.positions[ply]
	moves, ranks := s.list(ply, p.AppendCaptures(s.moves[:s.lists[ply]]))
	switch {
	case len(moves) == 0 && !p.HasMove():
		return s.ended(ply)
	case p.Clock() >= chess.FiftyMovePlies:
		return 0
	}
	best := s.limits.Evaluator.evaluate(p)
	if best >= beta {
		return best
	}
	alpha = max(alpha, best)
	rankCaptures(p, moves, ranks)
	for i := range moves {
		m := pickNext(moves[i:], ranks[i:])
		s.play(ply, m)
		score := -s.quiesce(ply+1, -beta, -alpha)
		if s.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		best = score
		if score >= beta {
			break
		}
		if score > alpha {
			alpha = score
			s.pvs[ply].set(m, &s.pvs[ply+1])
		}
	}
	return best
}

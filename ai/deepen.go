package ai

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
)

// deepen searches iteratively deeper from a depth, for as many lines as are wanted, and keeps the
// result of the last finished depth in found. It stops early once it has searched twice as deep as
// the distance of a mate it found: a nearer mate is then unlikely.
func (s *selective) deepen(from int) {
	all := s.limits.restrict(s.positions[0].AppendMoves(s.moves[:0]))
	s.shuffle(all)
	s.lists[1] = len(all)
	s.found = append(s.found, choice{move: all[0], score: EvaluateTuned(&s.positions[0])})
	s.found[0].pv.set(all[0], &line{})
	lines := s.limits.lines(len(all))
	for depth := from; depth <= s.limits.depth() && !s.softLimitReached(); depth++ {
		for s.lines = 0; s.lines < lines && !s.stopped; s.lines++ {
			s.searchLine(depth, lines)
		}
		if s.commit(lines, s.depth == 0); s.stopped {
			return
		}
		s.depth = depth
		if s.limits.Progress != nil {
			s.limits.Progress(resultOf(s.found, s.totalNodes(), depth))
		}
		if plies, mate := s.found[0].score.Mate(); mate && lines == 1 && s.limits.Depth == 0 &&
			2*max(plies, -plies) < depth {
			return
		}
	}
}

// searchLine searches to a depth for the best root move, except those of the better lines found
// already.
func (s *selective) searchLine(depth, lines int) {
	s.best = choice{}
	if s.lines < len(s.found) {
		s.best = s.found[s.lines]
	}
	s.searchWindow(depth)
	if s.best.move == chess.NoMove || s.stopped && (s.lines > 0 || lines > 1 && s.depth > 0) {
		return
	}
	s.next = append(s.next, s.best)
	for i, m := range s.moves[:s.lists[1]] {
		if m == s.best.move && i >= s.lines {
			toFront(s.moves[s.lines : i+1])
		}
	}
}

// searchWindow searches with an aspiration window around the score of the depth before, and widens
// it until the score is inside.
func (s *selective) searchWindow(depth int) {
	alpha, beta, margin := -infinite, infinite, Score(20)
	if depth >= 5 {
		alpha, beta = s.best.score-margin, s.best.score+margin
	}
	for !s.stopped {
		score := s.node(0, depth, alpha, beta, false)
		switch margin *= 2; {
		case s.stopped:
		case score <= alpha:
			alpha = max(score-margin, -infinite)
		case score >= beta:
			beta = min(score+margin, infinite)
		default:
			s.best.score = score
			return
		}
		if margin > 1000 {
			alpha, beta = -infinite, infinite
		}
	}
}

// shuffle orders the moves by the seed, because of equally good moves the first one tried is
// played.
func (s *selective) shuffle(moves []chess.Move) {
	key := s.positions[0].Key()
	slices.SortStableFunc(moves, func(a, b chess.Move) int {
		return cmp.Compare(tieBreak(s.seed, key, b), tieBreak(s.seed, key, a))
	})
}

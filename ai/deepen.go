package ai

import "chesstutor/tutor/chess"

// deepen searches depth after depth from one, for as many lines as are wanted,
// and keeps in found what the last depth tells. Once it has looked twice as deep
// as a mate that it found it looks for no nearer one.
func (s *selective) deepen(from int) {
	all := s.limits.allow(s.positions[0].AppendMoves(s.moves[:0]))
	s.shuffle(all)
	s.lists[0], s.lists[1] = 0, len(all)
	s.found = append(s.found, choice{move: all[0], score: s.judge(Knowing, &s.positions[0])})
	s.found[0].pv.set(all[0], &line{})
	lines := s.limits.lines(len(all))
	for depth := from; depth <= s.limits.depth() && !s.enough(); depth++ {
		for s.lines = 0; s.lines < lines && !s.stopped; s.lines++ {
			s.line(depth, lines)
		}
		if s.settle(lines, s.depth == 0); s.stopped {
			return
		}
		s.depth = depth
		if s.limits.Progress != nil {
			s.limits.Progress(resultOf(s.found, s.total(), depth))
		}
		if plies, mate := s.found[0].score.Mate(); mate && lines == 1 && s.limits.Depth == 0 && 2*max(plies, -plies) < depth {
			return
		}
	}
}

// line looks for the best move but those of better lines, at a depth.
func (s *selective) line(depth, lines int) {
	s.best = choice{}
	if s.lines < len(s.found) {
		s.best = s.found[s.lines]
	}
	s.aspire(depth)
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

// aspire searches with a window around the score of the depth before, which it
// widens until the score is inside.
func (s *selective) aspire(depth int) {
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

// shuffle puts moves into an order that the seed chooses: of equal ones the
// first that is tried is played, if nothing else puts them in order.
func (s *selective) shuffle(moves []chess.Move) {
	key := s.positions[0].Key()
	for i := range moves {
		for j := i; j > 0 && lot(s.seed, key, moves[j]) > lot(s.seed, key, moves[j-1]); j-- {
			moves[j], moves[j-1] = moves[j-1], moves[j]
		}
	}
}

package ai

import "chesstutor/tutor/chess"

// deepen searches iteratively deeper, for as many lines as are wanted, and keeps the result of the
// last finished depth in found.
func (s *searcher) deepen() {
	s.lists[1] = len(s.limits.restrict(s.moves[:s.lists[1]]))
	lines := s.limits.lines(s.lists[1])
	for depth := 1; depth <= s.limits.depth() && !s.softLimitReached(); depth++ {
		s.ignoreNodes = depth <= s.limits.MinDepth
		s.searchDepth(depth, lines)
		if s.limits.Progress != nil && !s.stopped {
			s.limits.Progress(s.result())
		}
	}
}

// searchDepth searches to a depth for the best lines. When it is stopped, the lines of the depth
// before stay, except that of a single line, or of the first line of the first depth, the best so
// far is taken.
func (s *searcher) searchDepth(depth, lines int) {
	for i := range lines {
		s.searchRoot(depth, i)
		if s.stopped && (s.best.move == chess.NoMove || i > 0 || lines > 1 && depth > 1) {
			break
		}
		if s.next = append(s.next, s.best); s.stopped {
			break
		}
	}
	if s.commit(lines, depth == 1) {
		s.depth = depth
	}
}

// result returns what was found; if that is nothing, any legal move.
func (s *searcher) result() Result {
	if len(s.found) == 0 {
		m := s.moves[:1][0]
		legal := choice{move: m, score: s.limits.Evaluator.evaluate(&s.positions[0])}
		legal.pv.set(m, &line{})
		s.found = append(s.found, legal)
	}
	return resultOf(s.found, s.nodes, s.depth)
}

// searchRoot searches the root moves to a depth, starting after the first few, which are the moves
// of better lines. Its window begins one below the best score, so that equally good moves are
// recognized.
func (s *searcher) searchRoot(depth, from int) {
	moves := s.moves[from:s.lists[1]]
	s.best = choice{score: -infinite}
	for i, m := range moves {
		s.play(0, m)
		score := s.child(0, depth, max(s.best.score-1, -infinite), infinite, i == 0)
		if s.stopped {
			return
		}
		lot := tieBreak(s.seed, s.positions[0].Key(), m)
		if score < s.best.score || score == s.best.score && lot < s.best.tieBreak {
			continue
		}
		s.best.move, s.best.score, s.best.tieBreak = m, score, lot
		s.best.pv.set(m, &s.pvs[1])
		toFront(moves[:i+1])
	}
}

// toFront moves the last move to the front and the others one back: the best moves of one depth are
// searched first in the next.
func toFront(moves []chess.Move) {
	last := moves[len(moves)-1]
	copy(moves[1:], moves)
	moves[0] = last
}

// tieBreak returns a pseudorandom number for a move: of equally good moves the one with the highest
// is played. It depends on the seed, the position and the move, but not on the order of the moves.
func tieBreak(seed, key uint64, m chess.Move) uint64 {
	return mix(mix(mix(seed)^key) ^ uint64(m))
}

// mix is a 64-bit hash function (the finalizer of Steele, Lea and Flood, "Fast Splittable
// Pseudorandom Number Generators", OOPSLA 2014).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

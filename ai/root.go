package ai

import "chesstutor/tutor/chess"

// deepen searches depth after depth, for as many lines as are wanted, and keeps
// in found what the last depth tells.
func (s *searcher) deepen() {
	s.lists[1] = len(s.limits.allow(s.moves[:s.lists[1]]))
	lines := s.limits.lines(s.lists[1])
	for depth := 1; depth <= s.limits.depth() && !s.enough(); depth++ {
		s.sure = depth <= s.limits.Sure
		s.lines(depth, lines)
		if s.limits.Progress != nil && !s.stopped {
			s.limits.Progress(s.result())
		}
	}
}

// lines searches to a depth for some lines. Cut short, it keeps the lines of
// the depth before, or the best of the line that it was at if it is the only
// one or the first of all.
func (s *searcher) lines(depth, lines int) {
	for i := range lines {
		s.root(depth, i)
		if s.stopped && (s.best.move == chess.NoMove || i > 0 || lines > 1 && depth > 1) {
			break
		}
		if s.next = append(s.next, s.best); s.stopped {
			break
		}
	}
	if s.settle(lines, depth == 1) {
		s.depth = depth
	}
}

// result returns what was found; if that is nothing, then that any move is legal.
func (s *searcher) result() Result {
	if len(s.found) == 0 {
		m := s.moves[:1][0]
		legal := choice{move: m, score: s.judge(s.limits.Eye, &s.positions[0])}
		legal.pv.set(m, &line{})
		s.found = append(s.found, legal)
	}
	return resultOf(s.found, s.nodes, s.depth)
}

// root searches the moves of the first ply to a depth, but for the first few,
// which are the moves of better lines. A move as good as the best is told from
// a worse one by asking each whether it beats the best less one.
func (s *searcher) root(depth, better int) {
	moves := s.moves[better:s.lists[1]]
	s.best = choice{score: -infinite}
	for i, m := range moves {
		s.play(0, m)
		score := s.child(0, depth, max(s.best.score-1, -infinite), infinite, i == 0)
		if s.stopped {
			return
		}
		lot := lot(s.seed, s.positions[0].Key(), m)
		if score < s.best.score || score == s.best.score && lot < s.best.lot {
			continue
		}
		s.best.move, s.best.score, s.best.lot = m, score, lot
		s.best.pv.set(m, &s.pvs[1])
		toFront(moves[:i+1])
	}
}

// toFront moves the last move to the front and the others one back: the best
// moves of one depth are looked at first in the next.
func toFront(moves []chess.Move) {
	last := moves[len(moves)-1]
	copy(moves[1:], moves)
	moves[0] = last
}

// lot returns the lot that a move draws: of equal moves the one with the
// highest is played. It depends on the position so that games with different
// seeds differ at any turn, and not on the order of the moves.
func lot(seed, key uint64, m chess.Move) uint64 {
	return mix(mix(mix(seed)^key) ^ uint64(m))
}

// mix spreads the bits of a number over all of it (the finalizer of Steele, Lea
// and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

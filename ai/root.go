package ai

import "chesstutor/tutor/chess"

// choice is the best move found so far.
type choice struct {
	move  chess.Move
	score Score
	lot   uint64
	pv    line
}

// line returns the moves expected.
func (c *choice) line() []chess.Move { return c.pv.moves[:c.pv.length] }

// root searches all moves of the first ply to a depth. A move as good as the
// best is told from a worse one by asking each whether it beats the best less
// one.
func (s *searcher) root(depth int) {
	moves := s.moves[:s.lists[1]]
	best := choice{score: -infinite}
	for i, m := range moves {
		s.play(0, m)
		score := s.child(0, depth, max(best.score-1, -infinite), infinite, i == 0)
		if s.stopped {
			return
		}
		lot := lot(s.seed, s.positions[0].Key(), m)
		if score < best.score || score == best.score && lot < best.lot {
			continue
		}
		best.move, best.score, best.lot = m, score, lot
		best.pv.set(m, &s.pvs[1])
		toFront(moves[:i+1])
	}
	s.best = best
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

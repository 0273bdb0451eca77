package ai

import (
	"math"

	"chesstutor/tutor/chess"
)

// hopeless returns a bound on the value of a position without trying its moves,
// where the one side stands so well that it hardly matters what they are.
func (s *selective) hopeless(ply, depth int, alpha, beta Score, cut bool) (Score, bool) {
	f, p := &s.frames[ply], &s.positions[ply]
	if _, mate := beta.Mate(); mate {
		return 0, false
	}
	margin := Score(80 * depth)
	if s.improving(ply) {
		margin -= 60
	}
	if depth <= 7 && f.static-margin >= beta {
		return f.static, true
	}
	if depth <= 3 && f.static+Score(250*depth) <= alpha {
		score := s.tactical(ply, 0, alpha, beta)
		if score <= alpha {
			return score, true
		}
	}
	if depth >= 3 && !f.null && f.static >= beta && hasPieces(p, p.Turn()) {
		less := 3 + depth/4 + int(min((f.static-beta)/200, 3))
		s.pass(ply)
		s.lists[ply+1] = s.lists[ply]
		score := -s.node(ply+1, depth-1-less, -beta, -beta+1, !cut)
		if s.stopped {
			return 0, false
		}
		if score >= beta {
			if _, mate := score.Mate(); mate {
				score = beta
			}
			return score, true
		}
	}
	return 0, false
}

// hasPieces reports whether a side has more than pawns.
func hasPieces(p *chess.Position, c chess.Color) bool {
	return p.Color(c)&^p.Pieces(chess.Pawn, c)&^p.Pieces(chess.King, c) != 0
}

// skips reports whether a move is not worth trying.
func (s *selective) skips(ply, depth, after int, m chess.Move, quiet bool, rank int32, alpha Score, improving bool) bool {
	f, p := &s.frames[ply], &s.positions[ply]
	if quiet {
		enough := 3 + depth*depth
		if !improving {
			enough = 2 + depth*depth/2
		}
		if depth <= 8 && !f.pv && after >= enough {
			return true
		}
		if !f.inCheck && depth <= 6 && f.static+Score(100+90*depth) <= alpha {
			return true
		}
		if depth <= 4 && rank < int32(-4000*depth) {
			return true
		}
	}
	if depth <= 7 && rank < goodCapture {
		least := Score(-20 * depth * depth)
		if quiet {
			least = Score(-60 * depth)
		}
		return !gains(p, m, least)
	}
	return false
}

// reductions holds how many plies less deep a move is looked at, by depth and
// by how many were tried before it.
var reductions [64][64]int

func init() {
	for d := 1; d < 64; d++ {
		for n := 1; n < 64; n++ {
			reductions[d][n] = int(0.8 + math.Log(float64(d))*math.Log(float64(n))/2.2)
		}
	}
}

// reduction returns how many plies less deep to look at a late move.
func (s *selective) reduction(ply, depth, after int, quiet, checks bool, rank int32, improving, cut bool) int {
	f := &s.frames[ply]
	less := reductions[min(depth, 63)][min(after, 63)]
	if quiet {
		if !improving {
			less++
		}
		if cut {
			less++
		}
		less -= int(max(min(rank/8000, 2), -2))
	} else if rank > 0 {
		less -= 2
	}
	if f.pv {
		less--
	}
	if f.inCheck || checks {
		less--
	}
	return max(min(less, depth-2), 0)
}

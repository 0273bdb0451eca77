package ai

import (
	"math"

	"chesstutor/tutor/chess"
)

// pruneNode returns a bound on the value of a position without searching its moves, and whether
// there is one: by reverse futility pruning, razoring and the null move.
func (s *selective) pruneNode(ply, depth int, alpha, beta Score, cutNode bool) (Score, bool) {
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
		score := s.quiesce(ply, 0, alpha, beta)
		if score <= alpha {
			return score, true
		}
	}
	if depth >= 3 && !f.null && f.static >= beta && hasPieces(p, p.Turn()) {
		reduction := 3 + depth/4 + int(min((f.static-beta)/200, 3))
		s.playNull(ply)
		s.lists[ply+1] = s.lists[ply]
		score := -s.node(ply+1, depth-1-reduction, -beta, -beta+1, !cutNode)
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

// pruneMove reports whether a move is skipped: by late move pruning, futility, history or SEE.
func (s *selective) pruneMove(ply, depth, tried int, m chess.Move, quiet bool, rank int32, alpha Score,
	improving bool) bool {
	f, p := &s.frames[ply], &s.positions[ply]
	if quiet {
		lateMoves := 3 + depth*depth
		if !improving {
			lateMoves = 2 + depth*depth/2
		}
		if depth <= 8 && !f.pv && tried >= lateMoves {
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
		threshold := Score(-20 * depth * depth)
		if quiet {
			threshold = Score(-60 * depth)
		}
		return !seeAtLeast(p, m, threshold)
	}
	return false
}

// reductions holds how many plies less deep a late move is searched, by depth and by the number of
// moves tried before it.
var reductions = newReductions()

func newReductions() (table [64][64]int) {
	for d := 1; d < 64; d++ {
		for n := 1; n < 64; n++ {
			table[d][n] = int(0.8 + math.Log(float64(d))*math.Log(float64(n))/2.2)
		}
	}
	return table
}

// reduction returns how many plies less deep to search a late move, which is made already.
func (s *selective) reduction(ply, depth, tried int, quiet bool, rank int32, improving, cutNode bool) int {
	f := &s.frames[ply]
	reduction := reductions[min(depth, 63)][min(tried, 63)]
	if quiet {
		if !improving {
			reduction++
		}
		if cutNode {
			reduction++
		}
		reduction -= int(max(min(rank/8000, 2), -2))
	} else if rank > 0 {
		reduction -= 2
	}
	if f.pv {
		reduction--
	}
	if f.inCheck || s.positions[ply+1].InCheck() {
		reduction--
	}
	return max(min(reduction, depth-2), 0)
}

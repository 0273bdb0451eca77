package ai

import (
	"math"

	"chesstutor/tutor/chess"
)

// deltaMargin is the margin of delta pruning, in centipawns: what a capture may gain besides the
// piece.
const deltaMargin = 200

// quiesce is the quiescence search: it returns the value of the position at a ply when only
// captures that do not lose material, promotions to a queen and, at quiescence depth 0, checks are
// searched, or all moves of a side in check. Depth counts up from 0.
func (s *selective) quiesce(ply, depth int, alpha, beta Score) Score {
	s.pvs[ply].clear()
	if s.countNode() {
		return 0
	}
	if score, ok := s.settled(ply); ok {
		return score
	}
	p, f := &s.positions[ply], &s.frames[ply]
	if ply >= maxPly {
		return EvaluateTuned(&s.positions[ply])
	}
	f.inCheck, f.pv = p.InCheck(), beta-alpha > 1
	hashMove := chess.NoMove
	e, found := s.probe(ply)
	if found {
		hashMove = e.move
		if score, ok := s.cut(ply, math.MinInt, &e, alpha, beta); ok {
			return score
		}
	}
	s.evaluateFrame(ply, &e, found)
	if !f.inCheck && f.static >= beta {
		return f.static
	}
	return s.quiesceMoves(ply, depth, alpha, beta, hashMove)
}

// quiesceMoves searches the moves of a ply of the quiescence search.
func (s *selective) quiesceMoves(ply, depth int, alpha, beta Score, hashMove chess.Move) Score {
	p, f := &s.positions[ply], &s.frames[ply]
	oldAlpha, best, bestMove := alpha, f.static, chess.NoMove
	if f.inCheck {
		best = matedIn(ply)
	} else {
		alpha = max(alpha, best)
	}
	moves, ranks := s.noisyMoves(ply, depth)
	if f.inCheck && len(moves) == 0 {
		return best
	}
	s.rankMoves(ply, hashMove, moves, ranks)
	for i := range moves {
		m, rank := s.nextMove(p, moves[i:], ranks[i:])
		if best > mated+farthest {
			if rank < -1<<20 {
				break // only captures that lose are left
			}
			if s.gainsTooLittle(ply, m, alpha) {
				continue
			}
		}
		s.play(ply, m)
		score := -s.quiesce(ply+1, depth+1, -beta, -alpha)
		if s.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		best = score
		if score > alpha {
			bestMove = m
			s.improve(ply, m, score)
			if score >= beta {
				break
			}
			alpha = score
		}
	}
	s.store(ply, 0, best, oldAlpha, beta, bestMove)
	return best
}

// gainsTooLittle reports whether a move of the quiescence search is skipped: a quiet one in check or into a loss, or a
// capture that does not reach alpha.
func (s *selective) gainsTooLittle(ply int, m chess.Move, alpha Score) bool {
	f, p := &s.frames[ply], &s.positions[ply]
	if isQuiet(p, m) {
		return f.inCheck || !seeAtLeast(p, m, 0)
	}
	return !f.inCheck && m.Promotion() == chess.NoPieceType && f.static+seeValues[captured(p, m)]+deltaMargin < alpha
}

// noisyMoves lists the moves that quiesce searches.
func (s *selective) noisyMoves(ply, depth int) ([]chess.Move, []int32) {
	p, f := &s.positions[ply], &s.frames[ply]
	first := s.lists[ply]
	var all []chess.Move
	checks := depth == 0
	promotes := canPromote(p)
	if f.inCheck || checks || promotes {
		all = p.AppendMoves(s.moves[:first])
	} else {
		all = p.AppendCaptures(s.moves[:first])
	}
	if !f.inCheck {
		n := first
		var c checkSquares
		if checks {
			c.find(p)
		}
		for _, m := range all[first:] {
			if m.Promotion() == chess.Queen || m.Promotion() == chess.NoPieceType &&
				(!isQuiet(p, m) || checks && c.givesCheck(p, m)) {
				all[n] = m
				n++
			}
		}
		all = all[:n]
	}
	return s.list(ply, all)
}

// canPromote reports whether a pawn of the side to move is one step from promotion.
func canPromote(p *chess.Position) bool {
	const seventh, second = chess.Bitboard(0xff) << 48, chess.Bitboard(0xff) << 8
	if p.Turn() == chess.White {
		return p.Pieces(chess.Pawn, chess.White)&seventh != 0
	}
	return p.Pieces(chess.Pawn, chess.Black)&second != 0
}

// checkSquares holds, by piece type, the squares from which the side to move gives check.
type checkSquares [8]chess.Bitboard

// find computes the squares.
func (c *checkSquares) find(p *chess.Position) {
	them := p.Turn().Other()
	king, occupied := p.King(them), p.Occupied()
	for t := chess.Pawn; t <= chess.Queen; t++ {
		c[t] = chess.Attacks(chess.PieceOf(t, them), king, occupied)
	}
}

// givesCheck reports whether the piece that moves gives check on its target square. Discovered
// checks are not seen.
func (c *checkSquares) givesCheck(p *chess.Position, m chess.Move) bool {
	return c[p.At(m.From()).Type()&7].Has(m.To())
}

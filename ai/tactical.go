package ai

import "chesstutor/tutor/chess"

// hope is how many centipawns a capture is hoped to bring besides what it takes.
const hope = 200

// tactical returns the value of the position at a ply when only captures that
// do not lose, promotions to a queen and, the first time, checks are looked at,
// or all moves of a side in check.
func (s *selective) tactical(ply, after int, alpha, beta Score) Score {
	s.pvs[ply].clear()
	if s.enter() || ply > 0 && s.drawn(ply) {
		return 0
	}
	p, f := &s.positions[ply], &s.frames[ply]
	if ply >= deepest {
		return s.judge(Knowing, &s.positions[ply])
	}
	f.inCheck, f.pv = p.InCheck(), beta-alpha > 1
	known := chess.NoMove
	e, found := s.known(ply)
	if found {
		known = e.move
		if score := fromTable(e.score, ply); !f.pv && p.Clock() < nearFifty && cuts(e.bound, score, alpha, beta) {
			return score
		}
	}
	s.judgeFrame(ply, &e, found)
	before, best, bestMove := alpha, f.static, chess.NoMove
	if f.inCheck {
		best = matedIn(ply)
	} else {
		if best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	moves, ranks := s.sharp(ply, after)
	if f.inCheck && len(moves) == 0 {
		return matedIn(ply)
	}
	s.pick(ply, known, moves, ranks)
	for i := range moves {
		m, rank := s.following(p, moves[i:], ranks[i:])
		if best > mated+farthest {
			if rank < -1<<20 {
				break // only captures that lose are left
			}
			if isQuiet(p, m) && (f.inCheck || !gains(p, m, 0)) {
				continue
			}
			if !f.inCheck && m.Promotion() == chess.NoPieceType && !isQuiet(p, m) && f.static+exchangeValues[captured(p, m)]+hope < alpha {
				continue
			}
		}
		s.play(ply, m)
		score := -s.tactical(ply+1, after+1, -beta, -alpha)
		if s.stopped {
			return 0
		}
		if score <= best {
			continue
		}
		best = score
		if score > alpha {
			bestMove = m
			if f.pv {
				s.pvs[ply].set(m, &s.pvs[ply+1])
			}
			if score >= beta {
				break
			}
			alpha = score
		}
	}
	s.keep(ply, 0, best, before, beta, bestMove)
	return best
}

// sharp lists the moves that tactical looks at.
func (s *selective) sharp(ply, after int) ([]chess.Move, []int32) {
	p, f := &s.positions[ply], &s.frames[ply]
	first := s.lists[ply]
	var all []chess.Move
	checks := after == 0
	promotes := canPromote(p)
	if f.inCheck || checks || promotes {
		all = p.AppendMoves(s.moves[:first])
	} else {
		all = p.AppendCaptures(s.moves[:first])
	}
	if !f.inCheck {
		n := first
		var c checking
		if checks {
			c.look(p)
		}
		for _, m := range all[first:] {
			if m.Promotion() == chess.Queen || m.Promotion() == chess.NoPieceType && (!isQuiet(p, m) || checks && c.by(p, m)) {
				all[n] = m
				n++
			}
		}
		all = all[:n]
	}
	s.lists[ply+1] = len(all)
	return all[first:], s.ranks[first:len(all)]
}

// canPromote reports whether a pawn of the side to move is one step away.
func canPromote(p *chess.Position) bool {
	const seventh, second = chess.Bitboard(0xff) << 48, chess.Bitboard(0xff) << 8
	if p.Turn() == chess.White {
		return p.Pieces(chess.Pawn, chess.White)&seventh != 0
	}
	return p.Pieces(chess.Pawn, chess.Black)&second != 0
}

// checking knows from which squares men of the side to move give check.
type checking [8]chess.Bitboard

// look finds the squares.
func (c *checking) look(p *chess.Position) {
	them := p.Turn().Other()
	king, occupied := p.King(them), p.Occupied()
	for t := chess.Pawn; t <= chess.Queen; t++ {
		c[t] = chess.Attacks(chess.PieceOf(t, them), king, occupied)
	}
}

// by reports whether the man that moves gives check where it goes. Checks that
// it uncovers are not seen.
func (c *checking) by(p *chess.Position, m chess.Move) bool {
	return c[p.At(m.From()).Type()&7].Has(m.To())
}

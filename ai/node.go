package ai

import "chesstutor/tutor/chess"

// node returns the value of the position at a ply: exactly if it lies between
// alpha and beta, otherwise a bound on it on the same side of them, as far as
// what was left out does not matter. Cut says that a cut-off is expected.
func (s *selective) node(ply, depth int, alpha, beta Score, cut bool) Score {
	s.pvs[ply].clear()
	if depth <= 0 {
		return s.tactical(ply, 0, alpha, beta)
	}
	if s.enter() || ply > 0 && s.drawn(ply) {
		return 0
	}
	p, f := &s.positions[ply], &s.frames[ply]
	f.inCheck, f.pv = p.InCheck(), beta-alpha > 1
	if ply >= deepest {
		return s.judge(Knowing, &s.positions[ply])
	}
	if ply > 0 { // no mate is looked for that is farther off than one found
		alpha, beta = max(alpha, matedIn(ply)), min(beta, -matedIn(ply+1))
		if alpha >= beta {
			return alpha
		}
	}
	known := chess.NoMove
	e, found := s.known(ply)
	if found {
		known = e.move
		if !f.pv && e.depth >= depth && p.Clock() < nearFifty {
			if score := fromTable(e.score, ply); cuts(e.bound, score, alpha, beta) {
				return score
			}
		}
	}
	s.judgeFrame(ply, &e, found)
	if ply == 0 && s.best.move != chess.NoMove {
		known = s.best.move
	}
	if !f.pv && !f.inCheck {
		if score, ok := s.hopeless(ply, depth, alpha, beta, cut); ok {
			return score
		}
		if s.stopped {
			return 0
		}
	}
	if known == chess.NoMove && depth >= 4 {
		depth-- // without a move to try first a less deep look finds one for the next time
	}
	return s.try(ply, depth, alpha, beta, known, cut)
}

// nearFifty is the clock from which values in the table are not trusted: they do
// not know of the fifty-move rule.
const nearFifty = 90

// known returns what the table knows of the position at a ply.
func (s *selective) known(ply int) (e entry, found bool) {
	return s.table.probe(s.positions[ply].Key())
}

// cuts reports whether a score known to be a bound answers the question whether
// the value is between alpha and beta.
func cuts(b bound, score, alpha, beta Score) bool {
	switch b {
	case exactly:
		return true
	case atLeast:
		return score >= beta
	case atMost:
		return score <= alpha
	}
	return false
}

// judgeFrame judges the position at a ply, unless the table knows.
func (s *selective) judgeFrame(ply int, e *entry, found bool) {
	f := &s.frames[ply]
	switch {
	case f.inCheck:
		f.static = unjudged
	case found:
		f.static = e.static
	default:
		f.static = s.judge(Knowing, &s.positions[ply])
	}
}

// improving reports whether the side to move stands better than at its last
// turn.
func (s *selective) improving(ply int) bool {
	f := &s.frames[ply]
	return !f.inCheck && (ply < 2 || f.static > s.frames[ply-2].static)
}

// try looks at the moves of a ply.
func (s *selective) try(ply, depth int, alpha, beta Score, known chess.Move, cut bool) Score {
	p, f := &s.positions[ply], &s.frames[ply]
	var moves []chess.Move
	var ranks []int32
	if ply == 0 {
		moves = s.moves[:s.lists[1]]
		moves, ranks = moves[s.lines:], s.ranks[s.lines:len(moves)]
	} else {
		all := p.AppendMoves(s.moves[:s.lists[ply]])
		s.lists[ply+1] = len(all)
		moves, ranks = all[s.lists[ply]:], s.ranks[s.lists[ply]:len(all)]
	}
	if len(moves) == 0 {
		if f.inCheck {
			return matedIn(ply)
		}
		return 0
	}
	s.pick(ply, known, moves, ranks)
	f.tried = f.room[:0]
	before, best, bestMove := alpha, -infinite, chess.NoMove
	improving := s.improving(ply)
	for i := range moves {
		m, rank := s.following(p, moves[i:], ranks[i:])
		quiet := isQuiet(p, m)
		if best > mated+farthest && ply > 0 && s.skips(ply, depth, i, m, quiet, rank, alpha, improving) {
			continue
		}
		s.play(ply, m)
		score := s.look(ply, depth, alpha, beta, i, quiet, rank, improving, cut)
		if s.stopped {
			return 0
		}
		if len(f.tried) < len(f.room) {
			f.tried = append(f.tried, m)
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
			if ply == 0 {
				s.best.move, s.best.score = m, score
				s.best.pv = s.pvs[0]
			}
			if score >= beta {
				s.refuted(ply, depth, m)
				break
			}
			alpha = score
		}
	}
	if ply > 0 || s.lines == 0 {
		s.keep(ply, depth, best, before, beta, bestMove)
	}
	return best
}

// keep puts what was found of the position at a ply into the table.
func (s *selective) keep(ply, depth int, best, alpha, beta Score, m chess.Move) {
	found := entry{score: toTable(best, ply), static: s.frames[ply].static, move: m, depth: depth}
	switch {
	case best >= beta:
		found.bound = atLeast
	case best > alpha:
		found.bound = exactly
	default:
		found.bound = atMost
	}
	s.table.store(s.positions[ply].Key(), found)
}

// look returns the value, for the side to move at a ply, of the position on
// the next, after the move that was tried after so many.
func (s *selective) look(ply, depth int, alpha, beta Score, after int, quiet bool, rank int32, improving, cut bool) Score {
	f := &s.frames[ply]
	checks := s.positions[ply+1].InCheck()
	deep := depth - 1
	if after == 0 {
		if f.pv {
			return -s.node(ply+1, deep, -beta, -alpha, false)
		}
		return -s.node(ply+1, deep, -alpha-1, -alpha, !cut)
	}
	less := 0
	if depth >= 3 && after >= 2 {
		less = s.reduction(ply, depth, after, quiet, checks, rank, improving, cut)
	}
	score := -s.node(ply+1, deep-less, -alpha-1, -alpha, true)
	if score > alpha && less > 0 && !s.stopped {
		score = -s.node(ply+1, deep, -alpha-1, -alpha, !cut)
	}
	if score > alpha && score < beta && f.pv && !s.stopped {
		score = -s.node(ply+1, deep, -beta, -alpha, false)
	}
	return score
}

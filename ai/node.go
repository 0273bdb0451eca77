package ai

import "chesstutor/tutor/chess"

// node returns the value of the position at a ply: exact if it lies between alpha and beta,
// otherwise a bound on it on the same side of them; pruning and reductions may falsify it. CutNode
// says that a beta cutoff is expected.
func (s *selective) node(ply, depth int, alpha, beta Score, cutNode bool) Score {
	s.pvs[ply].clear()
	if depth <= 0 {
		return s.quiesce(ply, 0, alpha, beta)
	}
	if s.countNode() {
		return 0
	}
	if score, ok := s.settled(ply); ok {
		return score
	}
	p, f := &s.positions[ply], &s.frames[ply]
	f.inCheck, f.pv = p.InCheck(), beta-alpha > 1
	if ply >= maxPly {
		return EvaluateTuned(&s.positions[ply])
	}
	if ply > 0 { // mate distance pruning
		alpha, beta = max(alpha, matedIn(ply)), min(beta, -matedIn(ply+1))
		if alpha >= beta {
			return alpha
		}
	}
	hashMove := chess.NoMove
	e, found := s.probe(ply)
	if found {
		hashMove = e.move
		if score, ok := s.cut(ply, depth, &e, alpha, beta); ok {
			return score
		}
	}
	s.evaluateFrame(ply, &e, found)
	if ply == 0 && s.best.move != chess.NoMove {
		hashMove = s.best.move
	}
	if !f.pv && !f.inCheck {
		if score, ok := s.pruneNode(ply, depth, alpha, beta, cutNode); ok {
			return score
		}
		if s.stopped {
			return 0
		}
	}
	if hashMove == chess.NoMove && depth >= 4 {
		depth-- // internal iterative reduction: a less deep search finds a move to try first next time
	}
	return s.searchMoves(ply, depth, alpha, beta, hashMove, cutNode)
}

// nearFifty is the halfmove clock from which scores of the table are not used: they do not depend
// on the clock, and the fifty-move rule is near.
const nearFifty = 90

// probe returns the table's entry for the position at a ply.
func (s *selective) probe(ply int) (e entry, found bool) {
	return s.table.probe(s.positions[ply].Key())
}

// cut returns the score of an entry of the table for the position at a ply, and whether it is enough to return at once.
func (s *selective) cut(ply, depth int, e *entry, alpha, beta Score) (score Score, ok bool) {
	if s.frames[ply].pv || e.depth < depth || s.positions[ply].Clock() >= nearFifty {
		return 0, false
	}
	switch score = fromTable(e.score, ply); e.bound {
	case exactBound:
		return score, true
	case lowerBound:
		return score, score >= beta
	case upperBound:
		return score, score <= alpha
	}
	return score, false
}

// evaluateFrame sets the static evaluation of the position at a ply, from the table's entry if
// found.
func (s *selective) evaluateFrame(ply int, e *entry, found bool) {
	f := &s.frames[ply]
	switch {
	case f.inCheck:
		f.static = noStatic
	case found:
		f.static = e.static
	default:
		f.static = EvaluateTuned(&s.positions[ply])
	}
}

// improving reports whether the static evaluation of the side to move is better than two plies
// before.
func (s *selective) improving(ply int) bool {
	f := &s.frames[ply]
	return !f.inCheck && (ply < 2 || f.static > s.frames[ply-2].static)
}

// searchMoves searches the moves of a ply.
func (s *selective) searchMoves(ply, depth int, alpha, beta Score, hashMove chess.Move, cutNode bool) Score {
	p, f := &s.positions[ply], &s.frames[ply]
	moves, ranks := s.movesToTry(ply)
	if len(moves) == 0 {
		return s.ended(ply)
	}
	s.rankMoves(ply, hashMove, moves, ranks)
	f.tried = f.room[:0]
	oldAlpha, best, bestMove := alpha, -infinite, chess.NoMove
	improving := s.improving(ply)
	for i := range moves {
		m, rank := s.nextMove(p, moves[i:], ranks[i:])
		quiet := isQuiet(p, m)
		if best > mated+farthest && ply > 0 && s.pruneMove(ply, depth, i, m, quiet, rank, alpha, improving) {
			continue
		}
		s.play(ply, m)
		score := s.searchMove(ply, depth, alpha, beta, i, quiet, rank, improving, cutNode)
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
			s.improve(ply, m, score)
			if score >= beta {
				s.updateHistories(ply, depth, m)
				break
			}
			alpha = score
		}
	}
	if ply > 0 || s.lines == 0 {
		s.store(ply, depth, best, oldAlpha, beta, bestMove)
	}
	return best
}

// movesToTry lists the legal moves of a ply; at the root those that are wanted, but for those of better lines.
func (s *selective) movesToTry(ply int) ([]chess.Move, []int32) {
	if ply == 0 {
		return s.moves[s.lines:s.lists[1]], s.ranks[s.lines:s.lists[1]]
	}
	return s.list(ply, s.positions[ply].AppendMoves(s.moves[:s.lists[ply]]))
}

// improve records a move that raises alpha in the principal variation, and at the root as the best.
func (s *selective) improve(ply int, m chess.Move, score Score) {
	if s.frames[ply].pv {
		s.pvs[ply].set(m, &s.pvs[ply+1])
	}
	if ply == 0 {
		s.best.move, s.best.score, s.best.pv = m, score, s.pvs[0]
	}
}

// store saves the result for the position at a ply in the table.
func (s *selective) store(ply, depth int, best, alpha, beta Score, m chess.Move) {
	found := entry{score: toTable(best, ply), static: s.frames[ply].static, move: m, depth: depth}
	switch {
	case best >= beta:
		found.bound = lowerBound
	case best > alpha:
		found.bound = exactBound
	default:
		found.bound = upperBound
	}
	s.table.store(s.positions[ply].Key(), found)
}

// searchMove returns the value, for the side to move at a ply, of the position after a move, which
// is on the next ply already. Tried is the number of moves searched before it.
func (s *selective) searchMove(ply, depth int, alpha, beta Score, tried int, quiet bool, rank int32, improving,
	cutNode bool) Score {
	f := &s.frames[ply]
	fullDepth := depth - 1
	if tried == 0 {
		if f.pv {
			return -s.node(ply+1, fullDepth, -beta, -alpha, false)
		}
		return -s.node(ply+1, fullDepth, -alpha-1, -alpha, !cutNode)
	}
	reduction := 0
	if depth >= 3 && tried >= 2 {
		reduction = s.reduction(ply, depth, tried, quiet, rank, improving, cutNode)
	}
	score := -s.node(ply+1, fullDepth-reduction, -alpha-1, -alpha, true)
	if score > alpha && reduction > 0 && !s.stopped {
		score = -s.node(ply+1, fullDepth, -alpha-1, -alpha, !cutNode)
	}
	if score > alpha && score < beta && f.pv && !s.stopped {
		score = -s.node(ply+1, fullDepth, -beta, -alpha, false)
	}
	return score
}

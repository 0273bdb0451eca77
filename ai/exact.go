package ai

import (
	"cmp"
	"slices"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
)

// Centipawns for an ending that a table tells is won, besides the winner's material.
const (
	tableWin = 700 // less perPly for each ply to mate
	perPly   = 7
)

// exactEnding evaluates a position that a table has, from the side to move's view.
func exactEnding(p *chess.Position) (score Score, known bool) {
	v, known := ending.Judge(p)
	if !known || v.Result == ending.Drawn {
		return 0, known
	}
	winner, sign := p.Turn(), Score(1)
	if v.Result == ending.Lost {
		winner, sign = winner.Other(), -1
	}
	score = endingMaterial(p, winner)
	if v.Plies == ending.UnknownPlies {
		loser := winner.Other()
		score += tableWin/2 - endingMaterial(p, loser) + kingProgress(p.King(loser), p.King(winner))
		if pawn := p.Pieces(chess.Pawn, winner); pawn != 0 {
			score += Score(20 * relativeRank(winner, pawn.First()))
		}
	} else {
		score += tableWin - perPly*Score(v.Plies)
	}
	return sign * score, true
}

// hasBareKing reports whether a side has nothing but its king.
func hasBareKing(p *chess.Position) bool {
	white, black := p.Color(chess.White), p.Color(chess.Black)
	return white&(white-1) == 0 || black&(black-1) == 0
}

// fromTables answers a search of a position that a table has. If distances are not made, fifty moves
// may come before the mate, or the game is drawn, it restricts a search for one line to the moves
// that keep the result instead.
func fromTables(p *chess.Position, limits *Limits, seed uint64) (r Result, done bool) {
	ending.Begin(p)
	moves, known := ending.Moves(p)
	if !known {
		return Result{}, false
	}
	wanted := limits.restrict(p.Moves())
	moves = slices.DeleteFunc(moves, func(m ending.MoveVerdict) bool { return !slices.Contains(wanted, m.Move) })
	slices.SortFunc(moves, func(a, b ending.MoveVerdict) int {
		return cmp.Or(b.Compare(a.Verdict),
			cmp.Compare(tieBreak(seed, p.Key(), b.Move), tieBreak(seed, p.Key(), a.Move)))
	})
	best := moves[0].Verdict
	if best.Result == ending.Drawn || slices.ContainsFunc(moves, notMade) ||
		p.Clock()+best.Plies > chess.FiftyMovePlies {
		if limits.Lines <= 1 {
			limits.Moves = nil
			for _, m := range moves {
				if m.Result == best.Result {
					limits.Moves = append(limits.Moves, m.Move)
				}
			}
		}
		return Result{}, false
	}
	r = Result{Nodes: uint64(len(moves)), Depth: best.Plies}
	for _, m := range moves[:limits.lines(len(moves))] {
		r.Lines = append(r.Lines, Line{Score: tableScore(m.Verdict, 0), Moves: tableLine(*p, m.Move)})
	}
	r.Move, r.Score, r.PV = moves[0].Move, r.Lines[0].Score, r.Lines[0].Moves
	return r, true
}

// notMade reports whether the distance of a win or a loss is not made yet.
func notMade(m ending.MoveVerdict) bool {
	return m.Result != ending.Drawn && m.Plies == ending.UnknownPlies
}

// tableScore returns a verdict at a ply as a score. Of a win or a loss the distance is made.
func tableScore(v ending.Verdict, ply int) Score {
	switch v.Result {
	case ending.Won:
		return -matedIn(ply + v.Plies)
	case ending.Lost:
		return matedIn(ply + v.Plies)
	}
	return 0
}

// settled returns the score of the position at a ply, after the first, that needs no search: it is
// drawn by a rule or by a table, or a table tells of a mate that comes before fifty moves.
func (s *selective) settled(ply int) (score Score, ok bool) {
	if ply == 0 || s.drawn(ply) {
		return 0, ply > 0
	}
	p := &s.positions[ply]
	v, known := ending.Judge(p)
	if !known || v.Result != ending.Drawn &&
		(v.Plies == ending.UnknownPlies || p.Clock()+v.Plies > chess.FiftyMovePlies) {
		return 0, false
	}
	return tableScore(v, ply), true
}

// tableLinePlies is how long a line from tables is, as long as those of a search.
const tableLinePlies = 12

// tableLine returns a move and the best play after it, of a draw the move alone.
func tableLine(p chess.Position, m chess.Move) []chess.Move {
	line := []chess.Move{m}
	for p = p.Play(m); p.HasMove() && len(line) < tableLinePlies; p = p.Play(m) {
		moves, known := ending.Moves(&p)
		if !known {
			break
		}
		best := slices.MaxFunc(moves, func(a, b ending.MoveVerdict) int { return a.Compare(b.Verdict) })
		if best.Result == ending.Drawn || notMade(best) {
			break
		}
		m = best.Move
		line = append(line, m)
	}
	return line
}

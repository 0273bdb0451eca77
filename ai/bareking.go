package ai

import "chesstutor/tutor/chess"

// Centipawns for a mate of a bare king that a table gives, besides the material: more the nearer it
// is.
const (
	tableWin = 700
	perPly   = 10 // a ply
)

// exactEnding evaluates a position with a bare king that a table covers, from the side to move's
// view.
func exactEnding(p *chess.Position) (score Score, known bool) {
	return againstBareKing(p, exactBareKing)
}

// againstBareKing evaluates a position in which a side has a bare king, from the side to move's view; evaluate does so
// from the other side's.
func againstBareKing(p *chess.Position, evaluate func(*chess.Position, chess.Color) (Score, bool)) (Score, bool) {
	for us := chess.White; us <= chess.Black; us++ {
		if theirs := p.Color(us.Other()); theirs&(theirs-1) != 0 {
			continue
		}
		score, known := evaluate(p, us)
		if us != p.Turn() {
			score = -score
		}
		return score, known
	}
	return 0, false
}

// exactBareKing evaluates a position in which the other side has a bare king, from our view; known
// is false if no table covers it.
func exactBareKing(p *chess.Position, us chess.Color) (score Score, known bool) {
	if plies, known := mateIn(p, us); known {
		return endingMaterial(p, us) + tableWin - perPly*Score(plies), true
	}
	pawns := p.Pieces(chess.Pawn, us)
	if pawns.Count() != 1 || p.Color(us).Count() != 2 {
		return 0, false
	}
	if !kpkWins(p, us) {
		return 0, true
	}
	return tableWin/2 + Score(20*relativeRank(us, pawns.First())) - Score(kingDistance(p.King(us), pawns.First())), true
}

// missingTable returns the table that the evaluation of a position needs and that is not computed
// yet, nil if there is none, and the side that has the pieces. Only tables for two pieces take long
// enough to matter.
func missingTable(p *chess.Position) (lazy *lazyDTM, us chess.Color) {
	if p.Occupied().Count() != 4 {
		return nil, us
	}
	for us = chess.White; us <= chess.Black; us++ {
		if p.Color(us).Count() != 3 {
			continue
		}
		if lazy = dtmFor(p, us); lazy != nil && lazy.table.Load() == nil {
			return lazy, us
		}
	}
	return nil, us
}

// estimate evaluates a position that two pieces win against a bare king, without a table.
func estimate(p *chess.Position, us chess.Color) Score {
	score := knownWin + kingProgress(p.King(us.Other()), p.King(us))
	if us != p.Turn() {
		return -score
	}
	return score
}

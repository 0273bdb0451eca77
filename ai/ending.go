package ai

import "chesstutor/tutor/chess"

// knownWin is the least score of an ending that is known to be won, in centipawns.
const knownWin Score = 1500

// evaluateEnding evaluates the endings that a table has, and those against a bare king whose result
// is known or which need a plan longer than a search sees, from the side to move's view. It returns
// false for any other position.
func evaluateEnding(p *chess.Position) (score Score, known bool) {
	if score, known := exactEnding(p); known {
		switch {
		case score > 0:
			score += knownWin / 2
		case score < 0:
			score -= knownWin / 2
		}
		return score, true
	}
	for us := chess.White; us <= chess.Black; us++ {
		if theirs := p.Color(us.Other()); theirs&(theirs-1) != 0 {
			continue
		}
		score, known := evaluateBareKing(p, us)
		if us != p.Turn() {
			score = -score
		}
		return score, known
	}
	return 0, false
}

// evaluateBareKing evaluates a position in which the other side has a bare king and that no table has, from our
// view.
func evaluateBareKing(p *chess.Position, us chess.Color) (Score, bool) {
	pawns, knights, bishops := p.Pieces(chess.Pawn, us), p.Pieces(chess.Knight, us), p.Pieces(chess.Bishop, us)
	heavy := p.Pieces(chess.Rook, us) | p.Pieces(chess.Queen, us)
	bare, king := p.King(us.Other()), p.King(us)
	switch {
	case heavy != 0 || squareColors(bishops) == 2:
		return knownWin + endingMaterial(p, us) + kingProgress(bare, king) +
			Score(2*(64-rookBox(bare, p.Pieces(chess.Rook, us)))), true
	case pawns == 0 && (knights|bishops).Count() <= 2:
		return 0, true // two knights cannot force it, fewer pieces cannot at all
	}
	return 0, false
}

// endingMaterial is the sum of the values of a side's pieces and pawns.
func endingMaterial(p *chess.Position, us chess.Color) (sum Score) {
	for t := chess.Pawn; t <= chess.Queen; t++ {
		sum += seeValues[t] * Score(p.Pieces(t, us).Count())
	}
	return sum
}

// squareColors returns on how many square colors there are bishops: 0 to 2.
func squareColors(bishops chess.Bitboard) (n int) {
	const dark chess.Bitboard = 0xaa55aa55aa55aa55
	if bishops&dark != 0 {
		n++
	}
	if bishops&^dark != 0 {
		n++
	}
	return n
}

// kingProgress returns the bonus for a bare king near the edge and our king near it.
func kingProgress(bare, king chess.Square) Score {
	return Score(12*(6-squareAt(bare).center) + 8*(7-kingDistance(bare, king)))
}

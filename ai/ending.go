package ai

import "chesstutor/tutor/chess"

// wonEnding is what an ending is worth at least that is known to be won, in
// centipawns.
const wonEnding Score = 1500

// ending judges the endings against a bare king that are known exactly or need
// a plan longer than a search sees, from the side to move's view.
func ending(p *chess.Position) (score Score, known bool) {
	for us := chess.White; us <= chess.Black; us++ {
		theirs := p.Color(us.Other())
		if theirs&(theirs-1) != 0 {
			continue
		}
		score, known := againstBare(p, us)
		if us != p.Turn() {
			score = -score
		}
		return score, known
	}
	return 0, false
}

// againstBare judges a position in which the other side has a bare king.
func againstBare(p *chess.Position, us chess.Color) (Score, bool) {
	pawns, knights, bishops := p.Pieces(chess.Pawn, us), p.Pieces(chess.Knight, us), p.Pieces(chess.Bishop, us)
	heavy := p.Pieces(chess.Rook, us) | p.Pieces(chess.Queen, us)
	bare, king := p.King(us.Other()), p.King(us)
	if score, known := againstLone(p, us); known {
		if score > 0 {
			score += wonEnding / 2
		}
		return score, true
	}
	switch {
	case heavy != 0 || colors(bishops) == 2:
		return wonEnding + menWorth(p, us) + mate(bare, king) + Score(2*(64-fence(bare, p.Pieces(chess.Rook, us)))), true
	case pawns == 0 && (knights|bishops).Count() <= 2:
		return 0, true // two knights cannot force it, fewer men cannot at all
	}
	return 0, false
}

// menWorth is what a side's men are worth in an ending.
func menWorth(p *chess.Position, us chess.Color) (sum Score) {
	for t := chess.Pawn; t <= chess.Queen; t++ {
		sum += exchangeValues[t] * Score(p.Pieces(t, us).Count())
	}
	return sum
}

// colors returns on how many colors of squares there are bishops.
func colors(bishops chess.Bitboard) (n int) {
	const dark chess.Bitboard = 0xaa55aa55aa55aa55
	if bishops&dark != 0 {
		n++
	}
	if bishops&^dark != 0 {
		n++
	}
	return n
}

// mate returns the progress of driving a bare king to the rim and ours near it.
func mate(bare, king chess.Square) Score {
	return Score(12*(6-squareAt(bare).center) + 8*(7-steps(bare, king)))
}

package exchange

import "chesstutor/tutor/chess"

// crowdWorth is the total value of both sides' pieces, without pawns and kings,
// above which a position is crowded: that of the starting position and two
// queens. No real game gets there, but a made-up position may have nine queens
// a side, and a proof that looks at all replies takes seconds in it.
const crowdWorth = 62 + 2*9

// Crowded reports whether there are too many pieces on the board for proofs
// that look at all replies. In such a position the coach names no ideas, and an
// exchange considers only the least valuable captor each time.
func Crowded(p *chess.Position) bool {
	count := 0
	for t := chess.Knight; t < chess.King; t++ {
		count += t.Worth() * (p.Pieces(t, chess.White) | p.Pieces(t, chess.Black)).Count()
	}
	return count > crowdWorth
}

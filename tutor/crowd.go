package tutor

import "chesstutor/tutor/chess"

// crowdWorth is how much the pieces of both sides together, pawns and kings left
// out, count in a crowd: those of a new game and two queens more. No game that
// people play comes there, but a position that somebody made up may have nine
// queens a side, of which proofs by looking at all replies take seconds.
const crowdWorth = 62 + 2*9

// crowded reports whether more stands on the board than proofs are worth: there
// the coach names no ideas, and an exchange is counted by its cheapest captors
// alone.
func crowded(p *chess.Position) bool {
	count := 0
	for t := chess.Knight; t < chess.King; t++ {
		count += Worth(t) * (p.Pieces(t, chess.White) | p.Pieces(t, chess.Black)).Count()
	}
	return count > crowdWorth
}

package ai

import "chesstutor/tutor/chess"

// Ranks of moves, the highest tried first: the hash move, good captures, quiet moves, losing
// captures.
const (
	hashRank    = 1 << 30
	goodRank    = 1 << 28
	goodCapture = goodRank - 1<<20 // less than the rank of any good capture
	badRank     = -1 << 28
)

// rankMoves ranks the moves of a ply as if no capture lost material; nextMove lowers those that do
// when it comes to them.
func (s *selective) rankMoves(ply int, hashMove chess.Move, moves []chess.Move, ranks []int32) {
	p := &s.positions[ply]
	before := [2]*continuationHistory{s.continuation(ply, 1), s.continuation(ply, 2)}
	for i, m := range moves {
		switch {
		case m == hashMove:
			ranks[i] = hashRank
		case !isQuiet(p, m):
			ranks[i] = goodRank + s.captureRank(p, m)
		default:
			ranks[i] = s.quietHistory(p, m, before)
		}
	}
}

// captureRank ranks captures and promotions among themselves.
func (s *selective) captureRank(p *chess.Position, m chess.Move) int32 {
	rank := 16*int32(seeValues[captured(p, m)&7]) + int32(*s.captureHistory(p, m))/4
	switch m.Promotion() {
	case chess.Queen:
		rank += 1 << 15
	case chess.NoPieceType:
	default:
		rank -= 1 << 16
	}
	return rank
}

// nextMove moves the next move to try to the front and returns it with its rank. It computes the
// SEE of captures only when it comes to them.
func (s *selective) nextMove(p *chess.Position, moves []chess.Move, ranks []int32) (chess.Move, int32) {
	for {
		m := pickNext(moves, ranks)
		r := ranks[0]
		if r < goodCapture || r == hashRank || seeAtLeast(p, m, 0) {
			return m, r
		}
		ranks[0] += badRank - goodRank
	}
}

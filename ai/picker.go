package ai

import "chesstutor/tutor/chess"

// Ranks of moves, the highest tried first: the table's move, captures that do
// not lose, quiet moves, captures that do.
const (
	tableRank   = 1 << 30
	goodRank    = 1 << 28
	goodCapture = goodRank - 1<<20 // less than any of those
	badRank     = -1 << 28
)

// pick orders the moves of a ply as far as is known without looking at
// exchanges; following says what it finds by those.
func (s *selective) pick(ply int, known chess.Move, moves []chess.Move, ranks []int32) {
	p := &s.positions[ply]
	for i, m := range moves {
		switch {
		case m == known:
			ranks[i] = tableRank
		case !isQuiet(p, m):
			ranks[i] = goodRank + s.captureRank(p, m)
		default:
			ranks[i] = s.quietMemory(ply, m)
		}
	}
}

// captureRank ranks captures and promotions among themselves.
func (s *selective) captureRank(p *chess.Position, m chess.Move) int32 {
	rank := 16*int32(exchangeValues[captured(p, m)&7]) + int32(*s.captureMemory(p, m))/4
	switch m.Promotion() {
	case chess.Queen:
		rank += 1 << 15
	case chess.NoPieceType:
	default:
		rank -= 1 << 16
	}
	return rank
}

// following moves the next move to try to the front and returns it with its
// rank. Only of the captures it comes to it asks whether they lose the
// exchange.
func (s *selective) following(p *chess.Position, moves []chess.Move, ranks []int32) (chess.Move, int32) {
	for {
		m := next(moves, ranks)
		r := ranks[0]
		if r < goodCapture || r == tableRank || gains(p, m, 0) {
			return m, r
		}
		ranks[0] += badRank - goodRank
	}
}

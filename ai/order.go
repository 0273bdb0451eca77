package ai

import "chesstutor/tutor/chess"

// Ranks of moves, the highest tried first: captures, then killers, then by history.
const (
	captureRank  = 1 << 28
	killerRank   = 1 << 27
	historyLimit = 1 << 26
)

// rankMoves ranks the moves of a ply.
func (s *searcher) rankMoves(ply int, moves []chess.Move, ranks []int32) {
	p := &s.positions[ply]
	killers := &s.killers[ply]
	for i, m := range moves {
		switch {
		case !isQuiet(p, m):
			ranks[i] = captureRank + captureValue(p, m)
		case m == killers[0]:
			ranks[i] = killerRank + 1
		case m == killers[1]:
			ranks[i] = killerRank
		default:
			ranks[i] = s.history[p.At(m.From())&15][m.To()&63]
		}
	}
}

// firstSpecial is the least encoding of a move with a flag: a promotion, en passant or castling.
const firstSpecial chess.Move = 1 << 12

// rankCaptures ranks captures.
func rankCaptures(p *chess.Position, moves []chess.Move, ranks []int32) {
	for i, m := range moves {
		ranks[i] = captureValue(p, m)
	}
}

// captureValue ranks captures and promotions by MVV-LVA: the most valuable victim first, and among
// equal victims the least valuable attacker.
func captureValue(p *chess.Position, m chess.Move) int32 {
	return int32(p.At(m.To()).Type()+m.Promotion())*8 - int32(p.At(m.From()).Type())
}

// pickNext moves the move of the highest rank to the front and returns it. Sorting all of them
// would be wasted where an early one causes a cutoff.
func pickNext(moves []chess.Move, ranks []int32) chess.Move {
	ranks = ranks[:len(moves)]
	top, most := 0, ranks[0]
	for i, r := range ranks {
		if r > most {
			top, most = i, r
		}
	}
	moves[0], moves[top] = moves[top], moves[0]
	ranks[0], ranks[top] = ranks[top], ranks[0]
	return moves[0]
}

// recordCutoff records a quiet move that caused a beta cutoff, as a killer of its ply and in the
// history of all plies (Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in
// Practice", PAMI 11, 1989).
func (s *searcher) recordCutoff(ply, depth int, m chess.Move) {
	p := &s.positions[ply]
	if !isQuiet(p, m) {
		return
	}
	if k := &s.killers[ply]; k[0] != m {
		k[0], k[1] = m, k[0]
	}
	if h := &s.history[p.At(m.From())&15][m.To()&63]; *h < historyLimit {
		*h += int32(depth * depth)
	}
}

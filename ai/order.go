package ai

import "chesstutor/tutor/chess"

// Ranks of moves, the highest tried first: captures, then killers, then what
// cut off elsewhere.
const (
	captureRank  = 1 << 28
	killerRank   = 1 << 27
	historyLimit = 1 << 26
)

// rank orders the moves of a ply.
func (s *searcher) rank(ply int, moves []chess.Move, ranks []int32) {
	p := &s.positions[ply]
	killers := &s.killers[ply]
	for i, m := range moves {
		switch pc := p.At(m.From()); {
		case p.At(m.To()) != chess.NoPiece || m >= firstSpecial && (m.IsEnPassant() || m.Promotion() != chess.NoPieceType):
			ranks[i] = captureRank + captureValue(p, m)
		case m == killers[0]:
			ranks[i] = killerRank + 1
		case m == killers[1]:
			ranks[i] = killerRank
		default:
			ranks[i] = s.history[pc&15][m.To()&63]
		}
	}
}

// firstSpecial is the least move that is not the plain move of a man.
const firstSpecial chess.Move = 1 << 12

// rankCaptures orders captures.
func rankCaptures(p *chess.Position, moves []chess.Move, ranks []int32) {
	for i, m := range moves {
		ranks[i] = captureValue(p, m)
	}
}

// captureValue ranks captures and promotions: the most valuable victim first,
// and among the same the least valuable attacker.
func captureValue(p *chess.Position, m chess.Move) int32 {
	return int32(p.At(m.To()).Type()+m.Promotion())*8 - int32(p.At(m.From()).Type())
}

// next moves the move of the highest rank to the front and returns it. Sorting
// all would be wasted where an early one cuts off.
func next(moves []chess.Move, ranks []int32) chess.Move {
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

// refuted remembers a quiet move that cut off, to try it early elsewhere: as a
// killer on its ply and in the history of all plies (Schaeffer, "The History
// Heuristic and Alpha-Beta Search Enhancements in Practice", PAMI 11, 1989).
func (s *searcher) refuted(ply, depth int, m chess.Move) {
	p := &s.positions[ply]
	if p.At(m.To()) != chess.NoPiece || m.Promotion() != chess.NoPieceType || m.IsEnPassant() {
		return
	}
	if k := &s.killers[ply]; k[0] != m {
		k[0], k[1] = m, k[0]
	}
	if h := &s.history[p.At(m.From())&15][m.To()&63]; *h < historyLimit {
		*h += int32(depth * depth)
	}
}

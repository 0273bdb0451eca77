package ai

import "chesstutor/tutor/chess"

const historyMax = 1 << 14 // the greatest absolute value of a history entry

// continuationHistory is the history of moves that follow a given move: by piece and target.
type continuationHistory [16][64]int16

// histories are the move ordering statistics of a selective search.
type histories struct {
	quiet        [2][64][64]int16            // by color, from and to
	captures     [16][64][8]int16            // by piece, target and what it took
	continuation [16][64]continuationHistory // by the move before
	written      [16]chess.Bitboard          // by piece, the targets whose continuation history is not zero
}

// clear makes all statistics zero. Most continuation histories, which take two megabytes, are zero still.
func (m *histories) clear() {
	clear(m.quiet[:])
	clear(m.captures[:])
	for piece, targets := range m.written {
		for to := range targets.All() {
			clear(m.continuation[piece][to][:])
		}
	}
	clear(m.written[:])
}

// halve makes the statistics of an earlier search count less.
func (m *histories) halve() {
	for c := range m.quiet {
		for from := range m.quiet[c] {
			for to := range m.quiet[c][from] {
				m.quiet[c][from][to] /= 2
			}
		}
	}
}

// updateHistory adds a bonus to an entry, less the nearer the entry is to its limit ("history
// gravity").
func updateHistory(entry *int16, bonus int32) {
	size := max(bonus, -bonus)
	*entry += int16(bonus - int32(*entry)*size/historyMax)
}

// historyBonus is the bonus of a move that was good at a depth.
func historyBonus(depth int) int32 { return min(int32(16*depth*depth+32*depth), 1600) }

// updateHistories rewards a move that caused a beta cutoff and penalizes the moves tried before it.
func (s *selective) updateHistories(ply, depth int, m chess.Move) {
	f, p := &s.frames[ply], &s.positions[ply]
	b := historyBonus(depth)
	if isQuiet(p, m) {
		s.updateQuiet(ply, m, b)
		for _, bad := range f.tried {
			if bad != m && isQuiet(p, bad) {
				s.updateQuiet(ply, bad, -b)
			}
		}
	} else {
		updateHistory(s.captureHistory(p, m), b)
	}
	for _, bad := range f.tried {
		if bad != m && !isQuiet(p, bad) {
			updateHistory(s.captureHistory(p, bad), -b)
		}
	}
}

func (s *selective) captureHistory(p *chess.Position, m chess.Move) *int16 {
	return &s.histories.captures[p.At(m.From())&15][m.To()&63][captured(p, m)&7]
}

// updateQuiet adds a bonus to a quiet move's history and its continuation histories.
func (s *selective) updateQuiet(ply int, m chess.Move, b int32) {
	p := &s.positions[ply]
	updateHistory(&s.histories.quiet[p.Turn()&1][m.From()&63][m.To()&63], b)
	for back := 1; back <= 2; back++ {
		if a := s.continuation(ply, back); a != nil {
			updateHistory(&a[p.At(m.From())&15][m.To()&63], b)
			f := &s.frames[ply-back]
			s.histories.written[f.piece&15] |= f.move.To().Bitboard()
		}
	}
}

// continuation returns the history of moves that follow the move made some plies back, nil if there
// is none.
func (s *selective) continuation(ply, back int) *continuationHistory {
	if ply < back || s.frames[ply-back].move == chess.NoMove {
		return nil
	}
	f := &s.frames[ply-back]
	return &s.histories.continuation[f.piece&15][f.move.To()&63]
}

// quietHistory returns the sum of a quiet move's histories, those that continue the two moves before it included.
func (s *selective) quietHistory(p *chess.Position, m chess.Move, before [2]*continuationHistory) int32 {
	sum := int32(s.histories.quiet[p.Turn()&1][m.From()&63][m.To()&63])
	for _, a := range before {
		if a != nil {
			sum += int32(a[p.At(m.From())&15][m.To()&63])
		}
	}
	return sum
}

// isQuiet reports whether a move neither captures nor promotes.
func isQuiet(p *chess.Position, m chess.Move) bool {
	return p.At(m.To()) == chess.NoPiece && (m < firstSpecial || m.Promotion() == chess.NoPieceType && !m.IsEnPassant())
}

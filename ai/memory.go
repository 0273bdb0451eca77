package ai

import "chesstutor/tutor/chess"

const memoryLimit = 1 << 14 // the most that an entry of a history may be, up or down

// afters are the histories of moves that follow a move: by piece and target.
type afters [16][64]int16

// memory is what a selective search learns of moves, to try the better first.
type memory struct {
	quiet    [2][64][64]int16 // by color, from and to
	captures [16][64][8]int16 // by piece, target and what it took
	after    [16][64]afters   // by the move before
}

func (m *memory) clear() { *m = memory{} }

// fade makes what an earlier search learned count less.
func (m *memory) fade() {
	for c := range m.quiet {
		for from := range m.quiet[c] {
			for to := range m.quiet[c][from] {
				m.quiet[c][from][to] /= 2
			}
		}
	}
}

// learn moves an entry towards the limit of the bonus's sign: the less, the
// nearer it is.
func learn(entry *int16, bonus int32) {
	size := max(bonus, -bonus)
	*entry += int16(bonus - int32(*entry)*size/memoryLimit)
}

// bonus is how much a move is learned that was good at a depth.
func bonus(depth int) int32 { return min(int32(16*depth*depth+32*depth), 1600) }

// refuted learns that a move cut off: it was good, those tried before it bad.
func (s *selective) refuted(ply, depth int, m chess.Move) {
	f, p := &s.frames[ply], &s.positions[ply]
	b := bonus(depth)
	if isQuiet(p, m) {
		s.learnQuiet(ply, m, b)
		for _, bad := range f.tried {
			if bad != m && isQuiet(p, bad) {
				s.learnQuiet(ply, bad, -b)
			}
		}
	} else {
		learn(s.captureMemory(p, m), b)
	}
	for _, bad := range f.tried {
		if bad != m && !isQuiet(p, bad) {
			learn(s.captureMemory(p, bad), -b)
		}
	}
}

func (s *selective) captureMemory(p *chess.Position, m chess.Move) *int16 {
	return &s.memory.captures[p.At(m.From())&15][m.To()&63][captured(p, m)&7]
}

// learnQuiet learns of a quiet move, alone and after the moves before it.
func (s *selective) learnQuiet(ply int, m chess.Move, b int32) {
	p := &s.positions[ply]
	learn(&s.memory.quiet[p.Turn()&1][m.From()&63][m.To()&63], b)
	for back := 1; back <= 2; back++ {
		if a := s.before(ply, back); a != nil {
			learn(&a[p.At(m.From())&15][m.To()&63], b)
		}
	}
}

// before returns the history of moves that follow the one made some plies
// back, nil if there is none.
func (s *selective) before(ply, back int) *afters {
	if ply < back || s.frames[ply-back].move == chess.NoMove {
		return nil
	}
	f := &s.frames[ply-back]
	return &s.memory.after[f.piece&15][f.move.To()&63]
}

// quietMemory returns what is known of a quiet move.
func (s *selective) quietMemory(ply int, m chess.Move) int32 {
	p := &s.positions[ply]
	sum := int32(s.memory.quiet[p.Turn()&1][m.From()&63][m.To()&63])
	for back := 1; back <= 2; back++ {
		if a := s.before(ply, back); a != nil {
			sum += int32(a[p.At(m.From())&15][m.To()&63])
		}
	}
	return sum
}

// isQuiet reports whether a move neither captures nor promotes.
func isQuiet(p *chess.Position, m chess.Move) bool {
	return p.At(m.To()) == chess.NoPiece && (m < firstSpecial || m.Promotion() == chess.NoPieceType && !m.IsEnPassant())
}

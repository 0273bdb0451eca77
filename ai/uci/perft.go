package uci

import (
	"context"
	"time"

	"chesstutor/tutor/chess"
)

// perft counts move sequences for each first move and prints the counts.
func (s *session) perft(ctx context.Context, p chess.Position, depth int) {
	began, all := time.Now(), uint64(0)
	for _, m := range p.Moves() {
		next := p.Play(m)
		n := perft(ctx, &next, depth-1)
		if ctx.Err() != nil {
			return
		}
		s.out.line("%s: %d", m, n)
		all += n
	}
	s.out.line("")
	s.out.line("Nodes searched: %d", all)
	s.out.line("info string %d nodes/s", int(float64(all)/max(time.Since(began).Seconds(), 1e-6)))
}

// perft counts move sequences until ctx ends.
func perft(ctx context.Context, p *chess.Position, depth int) (n uint64) {
	if depth <= 4 { // milliseconds
		return chess.Perft(p, depth)
	}
	for _, m := range p.Moves() {
		if ctx.Err() != nil {
			return 0
		}
		next := p.Play(m)
		n += perft(ctx, &next, depth-1)
	}
	return n
}

package tactics

import "chesstutor/tutor/chess"

// WinningCaptures returns the captures that win material if both sides continue capturing on that
// square as long as it pays, and how many pawns each wins.
func WinningCaptures(p *chess.Position) (moves []chess.Move, pawns []int) {
	for _, m := range p.AppendCaptures(nil) {
		if n := netGain(p, m); n > 0 {
			moves, pawns = append(moves, m), append(pawns, n)
		}
	}
	return moves, pawns
}

// netGain returns what a capture wins: the piece and the promotion, less the best recapture. It
// tries every legal capture.
func netGain(p *chess.Position, m chess.Move) int {
	next := p.Play(m)
	return gain(p, m) - bestGain(&next, m.To())
}

// bestGain returns the most that a capture on a square wins, 0 if none pays.
func bestGain(p *chess.Position, on chess.Square) (best int) {
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == on {
			best = max(best, netGain(p, m))
		}
	}
	return best
}

// gain returns the value of what a move captures and gains by promotion.
func gain(p *chess.Position, m chess.Move) int {
	pawns := p.At(m.To()).Type().Worth()
	if m.IsEnPassant() {
		pawns = chess.Pawn.Worth()
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		pawns += t.Worth() - chess.Pawn.Worth()
	}
	return pawns
}

// materialBalance returns White's material less Black's, in pawns.
func materialBalance(p *chess.Position) (pawns int) {
	for t := chess.Pawn; t <= chess.Queen; t++ {
		pawns += t.Worth() * (p.Pieces(t, chess.White).Count() - p.Pieces(t, chess.Black).Count())
	}
	return pawns
}

package tactics

import "chesstutor/tutor/chess"

// Winning returns the captures that win material if both sides go on taking on their square as long
// as it pays them, and how many pawns each wins.
func Winning(p *chess.Position) (moves []chess.Move, pawns []int) {
	for _, m := range p.AppendCaptures(nil) {
		if n := count(p, m); n > 0 {
			moves, pawns = append(moves, m), append(pawns, n)
		}
	}
	return moves, pawns
}

// count returns what a capture wins: what it takes and what it becomes, less the most that can be
// had by taking back. It tries every legal capture.
func count(p *chess.Position, m chess.Move) int {
	next := p.Play(m)
	return gain(p, m) - most(&next, m.To())
}

// most returns the most that captures on a square win, 0 if none pays.
func most(p *chess.Position, on chess.Square) (best int) {
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == on {
			best = max(best, count(p, m))
		}
	}
	return best
}

// gain returns what a move takes and gains by promotion.
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

// ahead returns by how many pawns' worth of pieces White is ahead.
func ahead(p *chess.Position) (pawns int) {
	for t := chess.Pawn; t <= chess.Queen; t++ {
		pawns += t.Worth() * (p.Pieces(t, chess.White).Count() - p.Pieces(t, chess.Black).Count())
	}
	return pawns
}

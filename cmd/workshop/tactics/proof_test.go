package tactics

import "chesstutor/tutor/chess"

// mate returns in how many moves the side to move can force mate, four at most, and all first moves that do so; 0 and
// none if there is no such mate. It looks at every move of both sides, for one move, then two and so on. Draws by
// repetition and by fifty moves are ignored: the shortest mate repeats nothing, and problems begin with a halfmove
// clock of 0.
func mate(p *chess.Position) (moves int, keys []chess.Move) {
	for n := 1; n <= 4; n++ {
		for _, m := range p.Moves() {
			if next := p.Play(m); loses(&next, n) {
				keys = append(keys, m)
			}
		}
		if len(keys) > 0 {
			return n, keys
		}
	}
	return 0, nil
}

// wins reports whether the side to move can force mate in n moves. It tries checks first, and nothing else for the
// last move.
func wins(p *chess.Position, n int) bool {
	var quiet []chess.Position
	for _, m := range p.Moves() {
		next := p.Play(m)
		if !next.InCheck() {
			quiet = append(quiet, next)
		} else if loses(&next, n) {
			return true
		}
	}
	for i := range quiet {
		if n > 1 && loses(&quiet[i], n) {
			return true
		}
	}
	return false
}

// loses reports whether the side to move is mated by force in n moves of the other side, of which the first has been
// made.
func loses(p *chess.Position, n int) bool {
	if n == 1 || !p.HasMove() {
		return p.InCheck() && !p.HasMove()
	}
	for _, m := range p.Moves() {
		if next := p.Play(m); !wins(&next, n-1) {
			return false
		}
	}
	return true
}

// winningCaptures returns the captures that win material if both sides continue capturing on that square as long as
// it pays, and how many pawns each wins.
func winningCaptures(p *chess.Position) (moves []chess.Move, pawns []int) {
	for _, m := range p.AppendCaptures(nil) {
		if n := netGain(p, m); n > 0 {
			moves, pawns = append(moves, m), append(pawns, n)
		}
	}
	return moves, pawns
}

// netGain returns what a capture wins: the piece and the promotion, less the best recapture. It tries every legal
// capture.
func netGain(p *chess.Position, m chess.Move) int {
	next := p.Play(m)
	best := 0
	for _, back := range next.AppendCaptures(nil) {
		if back.To() == m.To() {
			best = max(best, netGain(&next, back))
		}
	}
	return material(&next, p.Turn()) - material(p, p.Turn()) - best
}

// material returns a side's material less the other's, in pawns.
func material(p *chess.Position, us chess.Color) (pawns int) {
	for t := chess.Pawn; t <= chess.Queen; t++ {
		pawns += t.Worth() * (p.Pieces(t, us).Count() - p.Pieces(t, us.Other()).Count())
	}
	return pawns
}

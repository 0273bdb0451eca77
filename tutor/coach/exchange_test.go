package coach

import "chesstutor/tutor/chess"

// slowExchange is plain minimax over all legal moves that are captures on s.
func slowExchange(p *chess.Position, s chess.Square) (best int) {
	for _, m := range p.Moves() {
		if m.To() != s || !slowCapture(p, m) {
			continue
		}
		next := p.Play(m)
		best = max(best, slowLead(&next, p.Turn())-slowLead(p, p.Turn())-slowExchange(&next, s))
	}
	return best
}

func slowCapture(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return next.Occupied().Count() < p.Occupied().Count()
}

var slowWorth = [256]int{
	'P': 1, 'N': 3, 'B': 3, 'R': 5, 'Q': 9, 'p': -1, 'n': -3, 'b': -3, 'r': -5, 'q': -9,
}

// slowLead counts the pieces' letters.
func slowLead(p *chess.Position, c chess.Color) (pawns int) {
	for s := chess.A1; s <= chess.H8; s++ {
		pawns += slowWorth[p.At(s).Letter()]
	}
	if c == chess.Black {
		return -pawns
	}
	return pawns
}

package coach

import "chesstutor/tutor/chess"

// slowPassed: no enemy pawn ahead on the pawn's file or the two beside it.
func slowPassed(p *chess.Position, pawn chess.Square) bool {
	us := p.At(pawn).Color()
	for s := chess.A1; s <= chess.H8; s++ {
		m := p.At(s)
		before := int(s.Rank()) > int(pawn.Rank())
		if us == chess.Black {
			before = int(s.Rank()) < int(pawn.Rank())
		}
		if m.Type() == chess.Pawn && m != chess.NoPiece && m.Color() != us && before &&
			abs(int(s.File())-int(pawn.File())) <= 1 {
			return false
		}
	}
	return p.At(pawn).Type() == chess.Pawn
}

func kingAndPawns(p *chess.Position, c chess.Color) bool {
	for s := chess.A1; s <= chess.H8; s++ {
		if m := p.At(s); m != chess.NoPiece && m.Color() == c && m.Type() != chess.Pawn && m.Type() != chess.King {
			return false
		}
	}
	return true
}

// slowRuns: the side to move brings a pawn to promotion by its steps alone.
func slowRuns(p *chess.Position, pawn chess.Square) bool {
	for _, m := range p.Moves() {
		if m.From() != pawn || m.From().File() != m.To().File() {
			continue
		}
		next := p.Play(m)
		if m.Promotion() == chess.Queen && landers(&next, m.To()) == 0 ||
			m.Promotion() == chess.NoPieceType && slowChased(&next, m.To()) {
			return true
		}
	}
	return false
}

func slowChased(p *chess.Position, pawn chess.Square) bool {
	for _, r := range p.Moves() {
		next := p.Play(r)
		if next.At(pawn) != p.At(pawn) || !slowRuns(&next, pawn) {
			return false
		}
	}
	return p.HasMove()
}

// slowFacing: kings on one line, an odd number of squares between, and who wins
// depends on who is to move.
func slowFacing(p *chess.Position) bool {
	a, b := p.King(chess.White), p.King(chess.Black)
	if !aligned(a, b) || distance(a, b)%2 != 0 || p.Occupied().Count() != 3 {
		return false
	}
	flipped := p.Pass()
	return pawnEnding(p) && pawnWins(p) != pawnWins(&flipped)
}

package ending

import "chesstutor/tutor/chess"

// look is what the moves of a position lead to.
type look struct {
	moves  bool // there is a legal move
	inside int  // moves that stay in the table
	exit   byte // the best value that another move leads to, for the side to move; illegal if there is none
}

// leave notes a move out of the table, by the value of the position after it.
func (l *look) leave(value byte) {
	if value != drawn {
		value++
	}
	if l.exit == illegal || goodness(value) > goodness(l.exit) {
		l.exit = value
	}
}

// goodness orders values for the side to move.
func goodness(value byte) int {
	switch resultOf(value) {
	case Won:
		return int(open - value)
	case Lost:
		return int(value) - int(open)
	}
	return 0
}

// ahead looks at all moves of a position.
func (g *generation) ahead(s *setup) look {
	us := s.turn
	l := look{exit: illegal}
	king, ours := s.kings[us], g.side(s, us)
	all := ours | g.side(s, us.Other())
	next := *s
	next.turn, next.enPassant = us.Other(), false
	for to := kingAttacks(king) &^ ours &^ kingAttacks(s.kings[us.Other()]); to != 0; to &= to - 1 {
		next.kings[us] = to.First()
		g.aheadTo(&l, &next, to.First(), all, all&^king.Bitboard(), -1)
	}
	next.kings[us] = king
	for i, man := range g.men {
		if man.Color() != us {
			continue
		}
		from := s.men[i]
		for to := g.targets(s, i, all, ours); to != 0; to &= to - 1 {
			next.men[i] = to.First()
			g.aheadTo(&l, &next, to.First(), all, all&^from.Bitboard()|to.First().Bitboard(), i)
		}
		next.men[i] = from
	}
	if s.enPassant { // it is legal: nothing is left that could give check
		next.men[us] = step(us, s.men[us.Other()])
		l.moves = true
		l.leave(g.valueAfter(&next, int(us.Other()), -1, chess.NoPieceType))
	}
	return l
}

// aheadTo looks at one move, which leads to next: of the man at index moved, -1 for the king, from
// among all the squares with something on them; occupied are those that hold up attacks after it.
func (g *generation) aheadTo(l *look, next *setup, to chess.Square, all, occupied chess.Bitboard, moved int) {
	us := next.turn.Other()
	captured := -1
	if all.Has(to) {
		captured = g.manOn(next, to, us.Other())
	}
	if g.inCheck(next, us, occupied, captured) {
		return
	}
	l.moves = true
	promotes := moved >= 0 && g.men[moved].Type() == chess.Pawn && relativeRank(us, to) == 7
	switch {
	case promotes:
		for kind := chess.Knight; kind <= chess.Queen; kind++ {
			l.leave(g.valueAfter(next, captured, moved, kind))
		}
	case captured >= 0:
		l.leave(g.valueAfter(next, captured, -1, chess.NoPieceType))
	case g.distinct(all).Has(to):
		l.inside++
	}
}

// valueAfter returns the value of a position that a move out of the table leads to: the man at an
// index captured, unless that is -1, and the one at another promoted, unless that is -1.
func (g *generation) valueAfter(s *setup, captured, promoted int, kind chess.PieceType) byte {
	var men [2]chess.Piece
	copy(men[:], g.men)
	if promoted >= 0 {
		men[promoted] = chess.PieceOf(kind, men[promoted].Color())
	}
	if captured >= 0 {
		men[captured] = chess.NoPiece
	}
	t, i := find(*s, men)
	if t == nil {
		return drawn
	}
	value, known := t.value(i)
	g.incomplete = g.incomplete || !known
	return value
}

package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// A board is the placement of pieces, without the rest of a position.
type board [64]chess.Piece

// boardOf returns the board of a position, without the pieces on some squares.
func boardOf(p *chess.Position, without chess.Bitboard) (b board) {
	for s := chess.A1; s <= chess.H8; s++ {
		if !without.Has(s) {
			b[s] = p.At(s)
		}
	}
	return b
}

// occupied returns the squares on which something stands.
func (b *board) occupied() (squares chess.Bitboard) {
	for s, pc := range b {
		if pc != chess.NoPiece {
			squares |= chess.Square(s).Bitboard()
		}
	}
	return squares
}

// position returns the position with this placement and no castling rights, or an error if that is not legal.
func (b *board) position(turn chess.Color, passed chess.Square) (chess.Position, error) {
	var d chess.Draft
	for s, pc := range b {
		if pc != chess.NoPiece {
			d = d.Put(chess.Square(s), pc)
		}
	}
	d = d.WithTurn(turn).WithEnPassant(passed)
	return d.Position()
}

// seat returns a position with its two hidden kings on squares where they have no effect: squares that no piece
// attacks or can move to, now or once any one piece is gone. They stand where they do in home if they can, and never
// on a square to avoid. There are no castling rights then, and the counts begin anew.
func seat(p, home *chess.Position, avoid chess.Bitboard) (chess.Position, bool) {
	b := boardOf(p, p.King(chess.White).Bitboard()|p.King(chess.Black).Bitboard())
	taken := b.occupied() | avoid | b.reached()
	order := func(c chess.Color) []chess.Square {
		list := []chess.Square{home.King(c)}
		for s := chess.A1; s <= chess.H8; s++ {
			list = append(list, s)
		}
		return list
	}
	for _, white := range order(chess.White) {
		if taken.Has(white) {
			continue
		}
		for _, black := range order(chess.Black) {
			if taken.Has(black) || white == black {
				continue
			}
			b[white], b[black] = chess.PieceOf(chess.King, chess.White), chess.PieceOf(chess.King, chess.Black)
			if q, err := b.position(p.Turn(), passed(p)); err == nil {
				return q, true
			}
			b[white], b[black] = chess.NoPiece, chess.NoPiece
		}
	}
	return chess.Position{}, false
}

// passed returns the en passant square of a position, NoSquare if there is none.
func passed(p *chess.Position) chess.Square {
	if s, open := p.EnPassant(); open {
		return s
	}
	return chess.NoSquare
}

// reached returns the squares that something on the board attacks or, a pawn, can go to, now or once any one piece
// in its way is gone.
func (b *board) reached() (squares chess.Bitboard) {
	occupied := b.occupied()
	for at, pc := range b {
		s := chess.Square(at)
		if pc == chess.NoPiece {
			continue
		}
		attacks := chess.Attacks(pc, s, occupied)
		squares |= attacks
		if pc.Type() == chess.Pawn {
			squares |= ahead(pc.Color(), s)
			continue
		}
		for _, blocker := range (attacks & occupied).Squares() {
			squares |= chess.Attacks(pc, s, occupied&^blocker.Bitboard())
		}
	}
	return squares
}

// ahead returns the one or two squares in front of a pawn.
func ahead(c chess.Color, s chess.Square) (squares chess.Bitboard) {
	for step := 1; step <= 2; step++ {
		to := int(s) + 8*step
		if c == chess.Black {
			to = int(s) - 8*step
		}
		if to >= 0 && to < 64 {
			squares |= chess.Square(to).Bitboard()
		}
	}
	return squares
}

// guards returns the pieces that could legally recapture on the square of a piece of their own: after some legal
// capture there, or else as if it had been captured.
func guards(p *chess.Position, s chess.Square) (squares chess.Bitboard) {
	side := p.At(s).Color()
	flipped := *p
	if p.Turn() == side {
		flipped = p.Pass()
	}
	taken := false
	for _, m := range flipped.Moves() {
		if m.To() == s {
			taken = true
			squares |= coach.Takers(&flipped, m)
		}
	}
	if taken {
		return squares
	}
	b := boardOf(p, 0)
	king := p.King(side)
	for _, t := range []chess.PieceType{chess.Knight, chess.Bishop, chess.Rook} {
		b[s] = chess.PieceOf(t, side.Other())
		if chess.Attacks(b[s], s, p.Occupied()).Has(king) {
			continue // a check would forbid what is asked
		}
		if q, err := b.position(side, chess.NoSquare); err == nil {
			return movers(q.Moves(), func(m chess.Move) bool { return m.To() == s })
		}
	}
	return p.AttackersTo(s, p.Occupied()) & p.Color(side)
}

// movers returns the origin squares of the moves for which a predicate is true.
func movers(list []chess.Move, meant func(chess.Move) bool) (squares chess.Bitboard) {
	for _, m := range list {
		if meant(m) {
			squares |= m.From().Bitboard()
		}
	}
	return squares
}

// targets returns the destination squares of the moves for which a predicate is true.
func targets(list []chess.Move, meant func(chess.Move) bool) (squares chess.Bitboard) {
	for _, m := range list {
		if meant(m) {
			squares |= m.To().Bitboard()
		}
	}
	return squares
}

// takes reports whether a legal move is a capture.
func takes(p *chess.Position, m chess.Move) bool {
	return p.At(m.To()) != chess.NoPiece || m.IsEnPassant()
}

// checks reports whether a legal move gives check.
func checks(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return next.InCheck()
}

package guide

import (
	"slices"

	"chesstutor/tutor/chess"
)

var specialProofs = []proof{
	{`Castling moves the <piece> and a <piece> in one move`, func(_ scene, w words) bool {
		return castles(func(p chess.Position, m chess.Move) bool {
			from, to := m.CastleRook()
			next := p.Play(m)
			return p.At(m.From()) == white(w.piece(0)) && next.At(m.To()) == white(w.piece(0)) &&
				p.At(from) == white(w.piece(1)) && next.At(to) == white(w.piece(1))
		})
	}},
	{`The <piece> goes <number> squares towards the <piece>`, func(_ scene, w words) bool {
		return castles(func(p chess.Position, m chess.Move) bool {
			rook, _ := m.CastleRook()
			files, ranks := apart(m.From(), m.To())
			return p.At(m.From()) == white(w.piece(0)) && p.At(rook) == white(w.piece(2)) && files == w.number(1) &&
				ranks == 0 &&
				(rook > m.From()) == (m.To() > m.From())
		})
	}},
	{`The <piece> goes to the square that the <piece> has crossed`, func(_ scene, w words) bool {
		return castles(func(p chess.Position, m chess.Move) bool {
			from, to := m.CastleRook()
			return p.At(from) == white(w.piece(0)) && p.At(m.From()) == white(w.piece(1)) &&
				chess.Between(m.From(), m.To()) == to.Bitboard()
		})
	}},
	{`Neither of the <number> may have moved before`, func(_ scene, w words) bool {
		return w.number(0) == 2 && castles(func(p chess.Position, m chess.Move) bool {
			rook, _ := m.CastleRook()
			return !stillCastles(p, m, m.From(), chess.SquareAt(m.From().File(), 1)) &&
				!stillCastles(p, m, rook, chess.SquareAt(rook.File(), 1))
		})
	}},
	{`No piece may stand between them`, func(s scene, _ words) bool {
		return s.lesson.Name == "castling" && castles(func(p chess.Position, m chess.Move) bool {
			rook, _ := m.CastleRook()
			for _, between := range chess.Between(m.From(), rook).Squares() {
				pieces := piecesOf(p)
				pieces[between] = white(chess.Knight)
				if blocked, ok := put(pieces, "KQ"); !ok || blocked.IsLegal(m) {
					return false
				}
			}
			return true
		})
	}},
	{`The <piece> may not castle out of check, across an attacked square or into check`, func(_ scene, w words) bool {
		return castles(func(p chess.Position, m chess.Move) bool {
			for _, way := range (chess.Between(m.From(), m.To()) | m.From().Bitboard() | m.To().Bitboard()).Squares() {
				if p.At(m.From()) != white(w.piece(0)) || attackedCastle(p, m, way) {
					return false
				}
			}
			return true
		})
	}},
	{`An attack on the <piece> does not matter`, func(_ scene, w words) bool {
		return castles(func(p chess.Position, m chess.Move) bool {
			rook, _ := m.CastleRook()
			return p.At(rook) == white(w.piece(0)) && attackedCastle(p, m, rook)
		})
	}},
	{`The <piece> on <square> can castle to <squares>`, func(s scene, w words) bool {
		var to chess.Bitboard
		for _, m := range s.p.Moves() {
			if m.IsCastle() {
				to |= m.To().Bitboard()
			}
		}
		return w.stands(s, 0) && w.square(1) == s.p.King(s.p.Turn()) && to == w.squares(2)
	}},
	{`It cannot castle to <square>: the <piece> on <square> attacks <square>`, func(s scene, w words) bool {
		free := piecesOf(s.p)
		delete(free, w.square(2))
		without, ok := put(free, s.p.Castling().String())
		if !ok || !w.standsOf(s, 1, s.p.Turn().Other()) {
			return false
		}
		m, err := without.FindMove(s.diagram.Chosen, w.square(0), chess.NoPieceType)
		return err == nil && m.IsCastle() && !s.p.IsLegal(m) &&
			chess.Between(m.From(), m.To()) == w.square(3).Bitboard() &&
			attackers(s.p, w.square(3)) == w.square(2).Bitboard()
	}},
	{
		`A <piece> that has just moved <number> squares can be taken as if it had moved <number>`,
		func(_ scene, w words) bool {
			return w.piece(0) == chess.Pawn &&
				everyEnPassant(func(after chess.Position, double, taking chess.Move) bool {
					_, ranks := apart(double.From(), double.To())
					_, short := apart(double.From(), taking.To())
					return ranks == w.number(1) && short == w.number(2) && taking.To().File() == double.To().File() &&
						after.IsLegal(taking)
				})
		},
	},
	{`Only an enemy <piece> beside it can do so, and only with the very next move`, func(_ scene, w words) bool {
		return everyEnPassant(func(after chess.Position, double, taking chess.Move) bool {
			files, ranks := apart(taking.From(), double.To())
			return after.At(taking.From()) == black(w.piece(0)) && files == 1 && ranks == 0 && !later(after, taking)
		}) && always(func(m moment) (bool, bool) {
			return m.move.IsEnPassant(), m.before.At(m.move.From()).Type() == w.piece(0)
		})
	}},
	{`The last move went from <square> to <square>`, func(s scene, w words) bool {
		moves := s.diagram.Game().Moves()
		return len(moves) > 0 && moves[len(moves)-1].From() == w.square(0) && moves[len(moves)-1].To() == w.square(1)
	}},
	{`The <piece> on <square> can take this <piece> by going to <square>`, func(s scene, w words) bool {
		m, err := s.p.FindMove(w.square(1), w.square(3), chess.NoPieceType)
		return err == nil && w.stands(s, 0) && chess.Taken(&s.p, m) == chess.PieceOf(w.piece(2), s.p.Turn().Other())
	}},
	{`<side> has taken: the <piece> that stood on <square> is gone`, func(s scene, w words) bool {
		g := s.diagram.Game()
		before := g.PositionAt(g.Ply() - 1)
		return before.Turn() == w.side(0) && before.At(w.square(2)) == chess.PieceOf(w.piece(1), w.side(0).Other()) &&
			s.p.At(w.square(2)) == chess.NoPiece
	}},
	{
		`A <piece> that reaches the last rank becomes a <piece>, a <piece>, a <piece> or a <piece>`,
		func(_ scene, w words) bool {
			may := []chess.PieceType{w.piece(1), w.piece(2), w.piece(3), w.piece(4)}
			return always(func(m moment) (bool, bool) {
				last := m.before.At(m.move.From()).Type() == w.piece(0) && m.move.To().Rank()%7 == 0
				return last, last && slices.Equal(may, becomes(m.before, m.move)) &&
					m.after.At(m.move.To()).Type() == m.move.Promotion()
			})
		},
	},
	{`You choose which, and it cannot stay a <piece>`, func(_ scene, w words) bool {
		return w.piece(0) == chess.Pawn && always(func(m moment) (bool, bool) {
			_, err := m.before.FindMove(m.move.From(), m.move.To(), chess.NoPieceType)
			return m.move.Promotion() != chess.NoPieceType, err != nil
		})
	}},
	{`Any of them is allowed, even if you still have one`, func(s scene, _ words) bool {
		p := position("6k1/P7/8/8/8/8/8/QRBNK3 w - - 0 1")
		return s.lesson.Name == "promotion" &&
			len(becomes(p, p.Moves()[slices.IndexFunc(p.Moves(), func(m chess.Move) bool {
				return m.Promotion() != chess.NoPieceType
			})])) == 4
	}},
	{`The <piece> on <square> can go to <square> or take the <piece> on <square>`, func(s scene, w words) bool {
		taken := takings(s.p, w.square(1))
		return w.stands(s, 0) && targets(s.p, w.square(1)) == w.square(2).Bitboard()|w.square(4).Bitboard() &&
			len(taken) == 1 && taken[w.square(4)] == w.piece(3)
	}},
	{`Either way it is promoted`, func(s scene, _ words) bool {
		for _, m := range s.p.Moves() {
			if m.From() == s.diagram.Chosen && m.Promotion() == chess.NoPieceType {
				return false
			}
		}
		return true
	}},
}

// castles reports whether something holds of both white castling moves.
func castles(holds func(p chess.Position, m chess.Move) bool) bool {
	p := position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
	n := 0
	for _, m := range p.Moves() {
		if m.IsCastle() && holds(p, m) {
			n++
		}
	}
	return n == 2
}

// stillCastles reports whether castling is legal after a piece has gone somewhere and come back, Black doing the
// same with its king.
func stillCastles(p chess.Position, castle chess.Move, home, away chess.Square) bool {
	for _, step := range [][2]chess.Square{
		{home, away}, {chess.E8, square("e7")}, {away, home}, {square("e7"), chess.E8},
	} {
		m, err := p.FindMove(step[0], step[1], chess.NoPieceType)
		if err != nil {
			return true // the proof is wrong: let it fail
		}
		p = p.Play(m)
	}
	return p.IsLegal(castle)
}

// attackedCastle reports whether castling is legal while a black rook attacks a square of the first rank from
// above.
func attackedCastle(p chess.Position, castle chess.Move, s chess.Square) bool {
	pieces := piecesOf(p)
	pieces[chess.SquareAt(s.File(), 4)] = black(chess.Rook)
	delete(pieces, chess.E8)
	pieces[square("b7")] = black(chess.King) // out of the way
	attacked, ok := put(pieces, "KQ")
	return ok && attackers(attacked, s) != 0 && attacked.IsLegal(castle)
}

// everyEnPassant reports whether something holds of every capture en passant by Black that there can be after a
// double step of a white pawn.
func everyEnPassant(holds func(after chess.Position, double, taking chess.Move) bool) bool {
	n := 0
	for file := chess.File(0); file < 8; file++ {
		for _, side := range []int{-1, 1} {
			beside := int(file) + side
			if beside < 0 || beside > 7 {
				continue
			}
			p, _ := put(map[chess.Square]chess.Piece{
				chess.A1: white(chess.King), chess.H8: black(chess.King),
				chess.SquareAt(file, 1): white(chess.Pawn), chess.SquareAt(chess.File(beside), 3): black(chess.Pawn),
			}, "-")
			double, err := p.FindMove(chess.SquareAt(file, 1), chess.SquareAt(file, 3), chess.NoPieceType)
			if err != nil {
				return false
			}
			after := p.Play(double)
			taking, err := after.FindMove(chess.SquareAt(chess.File(beside), 3), chess.SquareAt(file, 2),
				chess.NoPieceType)
			if err != nil || !taking.IsEnPassant() || !holds(after, double, taking) {
				return false
			}
			n++
		}
	}
	return n == 14
}

// later reports whether a capture is still legal after any other two moves.
func later(p chess.Position, taking chess.Move) bool {
	for _, first := range p.Moves() {
		next := p.Play(first)
		for _, second := range next.Moves() {
			then := next.Play(second)
			if first != taking && then.IsLegal(taking) {
				return true
			}
		}
	}
	return false
}

// becomes lists what a pawn may become by a move, the queen first.
func becomes(p chess.Position, m chess.Move) (list []chess.PieceType) {
	for t := chess.King; t > chess.NoPieceType; t-- {
		if _, err := p.FindMove(m.From(), m.To(), t); err == nil {
			list = append(list, t)
		}
	}
	return list
}

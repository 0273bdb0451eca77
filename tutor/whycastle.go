package tutor

import "chesstutor/tutor/chess"

// A castleTry is an attempt to castle: the king moves two squares from its
// first square.
type castleTry struct {
	right         chess.CastlingRights
	rook, crossed chess.Square
}

// castlingTry reports whether a king's move is an attempt to castle.
func castlingTry(p *chess.Position, from, to chess.Square) bool {
	return from == homeOf(chess.E1, p.Turn()) &&
		(to == homeOf(chess.G1, p.Turn()) || to == homeOf(chess.C1, p.Turn()))
}

func tryOf(c chess.Color, to chess.Square) castleTry {
	short := to.File() == chess.G1.File()
	t := castleTry{chess.WhiteLong, homeOf(chess.A1, c), homeOf(chess.D1, c)}
	if short {
		t = castleTry{chess.WhiteShort, homeOf(chess.H1, c), homeOf(chess.F1, c)}
	}
	if c == chess.Black {
		t.right *= chess.BlackShort / chess.WhiteShort
	}
	return t
}

// whyCastle returns why the king cannot castle.
func whyCastle(p *chess.Position, f Fact, from, to chess.Square) Fact {
	t := tryOf(p.Turn(), to)
	attackers := func(s chess.Square) chess.Bitboard {
		return p.AttackersTo(s, p.Occupied()) & p.Color(p.Turn().Other())
	}
	f.Squares = []chess.Square{t.rook}
	switch between := firstBetween(p, from, t.rook); {
	case p.At(t.rook) != chess.PieceOf(chess.Rook, p.Turn()):
		f.Kind = KindCastleNoRook
		return f
	case p.Castling()&t.right == 0:
		f.Kind = KindCastleRights
		return f
	case between != chess.NoSquare:
		return f.causedBy(p, KindCastleBetween, between.Bitboard())
	case p.InCheck():
		return f.causedBy(p, KindCastleOutOfCheck, p.Checkers())
	case attackers(t.crossed) != 0:
		f.Squares = []chess.Square{t.crossed}
		return f.causedBy(p, KindCastleAcross, attackers(t.crossed))
	}
	f.Squares = []chess.Square{to}
	return f.causedBy(p, KindCastleInto, attackers(to))
}

// Why is the function Why for the position after ply moves, 0 <= ply <= Ply(),
// and also returns which move gave up the right to castle.
func (g *Game) Why(ply int, from, to chess.Square) (legal bool, why Fact) {
	legal, f := Why(g.PositionAt(ply), from, to)
	if f.Kind != KindCastleRights && f.Kind != KindCastleNoRook {
		return legal, f
	}
	t := tryOf(f.Side, to)
	first := g.PositionAt(0)
	if first.Castling()&t.right == 0 {
		if f.Kind == KindCastleRights {
			f.Kind = KindCastleSetUp
		}
		return legal, f
	}
	for i, m := range g.Moves()[:ply] { // the move that gave the right up exists
		before := g.PositionAt(i)
		if g.PositionAt(i+1).Castling()&t.right != 0 {
			continue
		}
		switch {
		case m.To() == t.rook:
			f.Kind = KindCastleRookTaken
		case m.From() == t.rook:
			f.Kind = KindCastleRookMoved
		default:
			f.Kind = KindCastleKingMoved
		}
		f.Number, f.Name = before.MoveNumber(), nameOf(before, m)
		break
	}
	return legal, f
}

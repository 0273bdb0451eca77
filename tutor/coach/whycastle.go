package coach

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

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
func whyCastle(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	t := tryOf(p.Turn(), to)
	attackers := func(s chess.Square) chess.Bitboard {
		return p.AttackersTo(s, p.Occupied()) & p.Color(p.Turn().Other())
	}
	f.Squares = []chess.Square{t.rook}
	switch between := firstBetween(p, from, t.rook); {
	case p.At(t.rook) != chess.PieceOf(chess.Rook, p.Turn()):
		f.Kind = fact.KindCastleNoRook
		return f
	case p.Castling()&t.right == 0:
		f.Kind = fact.KindCastleRights
		return f
	case between != chess.NoSquare:
		return causedBy(f, p, fact.KindCastleBetween, between.Bitboard())
	case p.InCheck():
		return causedBy(f, p, fact.KindCastleOutOfCheck, p.Checkers())
	case attackers(t.crossed) != 0:
		f.Squares = []chess.Square{t.crossed}
		return causedBy(f, p, fact.KindCastleAcross, attackers(t.crossed))
	}
	f.Squares = []chess.Square{to}
	return causedBy(f, p, fact.KindCastleInto, attackers(to))
}

// WhyInGame is the function Why for the position after ply moves, 0 <= ply <= Ply(),
// and also returns which move gave up the right to castle.
func WhyInGame(g *tutor.Game, ply int, from, to chess.Square) (legal bool, why fact.Fact) {
	legal, f := Why(g.PositionAt(ply), from, to)
	if f.Kind != fact.KindCastleRights && f.Kind != fact.KindCastleNoRook {
		return legal, f
	}
	t := tryOf(f.Side, to)
	first := g.PositionAt(0)
	if first.Castling()&t.right == 0 {
		if f.Kind == fact.KindCastleRights {
			f.Kind = fact.KindCastleSetUp
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
			f.Kind = fact.KindCastleRookTaken
		case m.From() == t.rook:
			f.Kind = fact.KindCastleRookMoved
		default:
			f.Kind = fact.KindCastleKingMoved
		}
		f.Number, f.Name = before.MoveNumber(), nameOf(before, m)
		break
	}
	return legal, f
}

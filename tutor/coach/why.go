package coach

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Why reports whether a move between two squares is legal, promotions included,
// and if not, the reason: one actual obstacle. It panics for squares beyond the
// board. Game.Why also uses the moves before, and so is more exact.
func Why(p *chess.Position, from, to chess.Square) (legal bool, why fact.Fact) {
	if from >= chess.NoSquare || to >= chess.NoSquare {
		panic("tutor: asked why about no square")
	}
	f := fact.Fact{Side: p.Turn(), Pieces: fact.On(p, from), Squares: []chess.Square{to},
		Start: *p}
	pc, there := p.At(from), p.At(to)
	switch {
	case pc == chess.NoPiece:
		f.Kind, f.Pieces, f.Squares = fact.KindEmptySquare, nil, []chess.Square{from}
	case pc.Color() != p.Turn():
		f.Kind, f.Squares = fact.KindNotYours, nil
	case from == to:
		f.Kind, f.Squares = fact.KindSameSquare, nil
	case isLegal(p, from, to):
		f.Kind = fact.KindLegal
		return true, f
	case there == chess.PieceOf(chess.Rook, p.Turn()) && pc.Type() == chess.King && onItsRook(p, from, to):
		f.Kind, f.Squares = fact.KindCastleHow, []chess.Square{castleTo(from, to)}
	case there != chess.NoPiece && there.Color() == p.Turn():
		f.Kind, f.Pieces, f.By = fact.KindOwnPiece, fact.On(p, to), f.Pieces
	case pc.Type() == chess.Pawn:
		f = whyPawn(p, f, from, to)
	case pc.Type() == chess.King && castlingTry(p, from, to):
		f = whyCastle(p, f, from, to)
	default:
		f = whyPiece(p, f, from, to)
	}
	return false, f
}

// castleTo returns the target square of a king that castles with a rook.
func castleTo(king, rook chess.Square) chess.Square {
	if rook > king {
		return king + 2
	}
	return king - 2
}

// onItsRook reports whether a king's move goes to the square of a rook with
// which it may castle now.
func onItsRook(p *chess.Position, king, rook chess.Square) bool {
	to := castleTo(king, rook)
	return castlingTry(p, king, to) && tryOf(p.Turn(), to).rook == rook && isLegal(p, king, to)
}

func isLegal(p *chess.Position, from, to chess.Square) bool {
	for m := range legal(p) {
		if m.From() == from && m.To() == to {
			return true
		}
	}
	return false
}

// causedBy returns the fact with a kind and the pieces on some squares as its cause.
func causedBy(f fact.Fact, p *chess.Position, kind fact.Kind, squares chess.Bitboard) fact.Fact {
	f.Kind, f.By = kind, fact.PiecesOn(p, squares)
	return f
}

// whyPiece returns why a knight, bishop, rook, queen or king cannot go to a
// square on which no piece of its side stands.
func whyPiece(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	if !chess.Attacks(p.At(from), from, 0).Has(to) {
		f.Kind = fact.KindMovesOtherwise
		return f
	}
	if s := firstBetween(p, from, to); s != chess.NoSquare {
		return causedBy(f, p, fact.KindBlocked, s.Bitboard())
	}
	return whyKing(p, f, from, to)
}

// firstBetween returns the first square in the way from one square to another on
// which a piece stands, chess.NoSquare if the way is free.
func firstBetween(p *chess.Position, from, to chess.Square) chess.Square {
	nearest := chess.NoSquare
	for s := range (chess.Between(from, to) & p.Occupied()).All() {
		if nearest == chess.NoSquare || chess.Between(from, nearest).Has(s) {
			nearest = s
		}
	}
	return nearest
}

// whyKing returns how the king of the side to move could be captured after a move that is
// illegal for no other reason.
func whyKing(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	attackers, checkers := kingAttackers(p, from, to), p.Checkers()
	switch {
	case p.At(from).Type() == chess.King && p.At(to) != chess.NoPiece:
		f.Pieces = append(f.Pieces, fact.PieceOn(p, to))
		return causedBy(f, p, fact.KindKingGuarded, attackers)
	case p.At(from).Type() == chess.King:
		return causedBy(f, p, fact.KindKingAttacked, attackers)
	case attackers&checkers != 0:
		return causedBy(f, p, fact.KindCheckStays, attackers&checkers)
	}
	kind := fact.KindPinned
	for s := range reach(p, from).All() {
		if kingAttackers(p, from, s)&^checkers == 0 {
			kind = fact.KindPinnedThere
		}
	}
	return causedBy(f, p, kind, attackers)
}

// Guarded returns why a king that is mated cannot take the piece beside it that gives check; ok is false if none stands
// there.
func Guarded(p *chess.Position) (f fact.Fact, ok bool) {
	king := p.King(p.Turn())
	for s := range p.Checkers().All() {
		if _, f = Why(p, king, s); f.Kind == fact.KindKingGuarded {
			return f, true
		}
	}
	return fact.Fact{}, false
}

// whyPawn returns why a pawn cannot go to a square on which no piece of its side stands.
func whyPawn(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	pawn := p.At(from)
	files := int(to.File()) - int(from.File())
	ranks := int(to.Rank()) - int(from.Rank())
	if pawn.Color() == chess.Black {
		ranks = -ranks
	}
	passed, available := p.EnPassant()
	switch {
	case ranks == 0 && available && isLegal(p, from, passed) && passed.File() == to.File():
		f.Squares = append(f.Squares, passed)
		return causedBy(f, p, fact.KindEnPassantBeside, to.Bitboard())
	case ranks <= 0:
		f.Kind = fact.KindPawnBackward
	case files == 0 && (ranks > 2 || ranks == 2 && !onFirstRank(pawn, from)):
		f.Kind = fact.KindPawnTooFar
	case files == 0:
		return whyPawnPush(p, f, from, to)
	case (files == 1 || files == -1) && ranks == 1:
		return whyPawnCapture(p, f, from, to)
	default:
		f.Kind = fact.KindMovesOtherwise
	}
	return f
}

// whyPawnPush returns why a pawn cannot go straight ahead.
func whyPawnPush(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	switch s := firstBetween(p, from, to); {
	case s != chess.NoSquare:
		return causedBy(f, p, fact.KindBlocked, s.Bitboard())
	case p.At(to) != chess.NoPiece:
		return causedBy(f, p, fact.KindPawnStraight, to.Bitboard())
	}
	return whyKing(p, f, from, to)
}

// whyPawnCapture returns why a pawn cannot go one square diagonally.
func whyPawnCapture(p *chess.Position, f fact.Fact, from, to chess.Square) fact.Fact {
	if p.At(to) != chess.NoPiece {
		return whyKing(p, f, from, to)
	}
	beside := chess.SquareAt(to.File(), from.Rank())
	if !doubleStepped(p, from, to, beside) {
		f.Kind = fact.KindPawnNothing
		return f
	}
	return whyEnPassant(p, f, from, to, beside)
}

// doubleStepped reports whether an opponent's pawn on beside could have come there by a double step
// over to.
func doubleStepped(p *chess.Position, from, to, beside chess.Square) bool {
	pawn := chess.PieceOf(chess.Pawn, p.Turn().Other())
	rank := chess.Rank(4)
	if p.Turn() == chess.Black {
		rank = 3
	}
	start := chess.Square(int(to) + forward(p.Turn()))
	return from.Rank() == rank && p.At(beside) == pawn && p.At(start) == chess.NoPiece
}

// whyEnPassant returns why a pawn cannot take another en passant. A position knows of an en passant
// square only if some capture on it is legal: where there is none, the double step was not the last
// move, unless the capture would expose the king. Then that is the reason, and true in either case.
func whyEnPassant(p *chess.Position, f fact.Fact, from, to, beside chess.Square) fact.Fact {
	passed, available := p.EnPassant()
	attackers, checkers := kingAttackers(p, from, to), p.Checkers()
	switch {
	case available && passed != to || !available && p.Clock() > 0 || attackers == 0:
		return causedBy(f, p, fact.KindEnPassantTooLate, beside.Bitboard())
	case attackers&checkers != 0:
		return causedBy(f, p, fact.KindCheckStays, attackers&checkers)
	}
	return causedBy(f, p, fact.KindEnPassantExposes, attackers)
}

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

package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// Rules about plans for pieces: trades when ahead, open lines, squares from which a piece does more, and the king's
// shelter.

// farAhead is how many points are enough to trade pieces.
const farAhead = 2

// helpsAhead asks that the move is a fair trade of a piece, and that White is ahead.
func helpsAhead(e *Exercise, m chess.Move) Reason {
	p := &e.Position
	if r := fair(e, m); !r.Right() {
		return r
	}
	switch lead := chess.Lead(p, chess.White); {
	case chess.Taken(p, m).Type() == chess.Pawn:
		return Reason{Kind: TradesPawns}
	case lead < farAhead:
		return Reason{Kind: NotAhead, Count: -lead}
	}
	return Reason{}
}

// trades asks that the move trades a piece when ahead, or offers one of the same worth.
func trades(e *Exercise, m chess.Move) Reason {
	p := &e.Position
	if takes(p, m) {
		return helpsAhead(e, m)
	}
	if r := sound(e, m); !r.Right() {
		return r
	}
	mover := p.At(m.From())
	for _, s := range (coach.Takers(p, m) & chess.Attacks(mover, m.To(), p.Occupied())).Squares() {
		if !smallest(mover.Type()) && p.At(s).Type().Worth() == mover.Type().Worth() {
			return Reason{}
		}
	}
	return Reason{Kind: NoTrade}
}

// smallest reports whether a kind of piece is none of those that are traded or look for a better square: a pawn or the
// king.
func smallest(t chess.PieceType) bool { return t == chess.Pawn || t == chess.King }

// tradable returns the enemy pieces that can be traded.
func tradable(e *Exercise) chess.Bitboard {
	return targets(e.Position.Moves(), func(m chess.Move) bool {
		return takes(&e.Position, m) && helpsAhead(e, m).Right()
	})
}

// notTradable tells why an enemy piece cannot be traded fairly.
func notTradable(e *Exercise, s chess.Square) Reason {
	if smallest(e.Position.At(s).Type()) {
		return about(NotAPiece, &e.Position, s)
	}
	for _, m := range sorted(e.Position.Moves()) {
		if m.To() == s {
			return helpsAhead(e, m)
		}
	}
	return about(NothingTakes, &e.Position, s)
}

// openFiles returns the squares on rank 1 of files without pawns.
func openFiles(e *Exercise) chess.Bitboard {
	return where(func(s chess.Square) bool { return s.Rank() == 0 && pawnsOn(&e.Position, s) == 0 })
}

// pawnsOn returns the pawns on the file of a square.
func pawnsOn(p *chess.Position, s chess.Square) chess.Bitboard {
	pawns := p.Pieces(chess.Pawn, chess.White) | p.Pieces(chess.Pawn, chess.Black)
	return pawns & where(func(t chess.Square) bool { return t.File() == s.File() })
}

func notOpen(e *Exercise, s chess.Square) Reason {
	if s.Rank() != 0 {
		return Reason{Kind: SquareNamed, Squares: []chess.Square{s}}
	}
	return about(PawnOnLine, &e.Position, pawnsOn(&e.Position, s).First())
}

// toOpenFile asks that a rook goes to another file, on which there is no pawn.
func toOpenFile(e *Exercise, m chess.Move) Reason {
	got := e.Position.At(m.From()).Type()
	switch pawns := pawnsOn(&e.Position, m.To()); {
	case got != chess.Rook:
		return Reason{Kind: OtherMover, Got: got, Want: chess.Rook}
	case pawns != 0:
		return about(PawnOnLine, &e.Position, pawns.First())
	case m.From().File() == m.To().File():
		return about(OnOpenLine, &e.Position, m.From())
	}
	return Reason{}
}

// reachFrom returns to how many squares a piece could go if it were its side's turn, checks and pins left out.
func reachFrom(p *chess.Position, s chess.Square) int {
	return (chess.Attacks(p.At(s), s, p.Occupied()) &^ p.Color(p.At(s).Color())).Count()
}

// leastReach returns the white pieces, without pawns and king, that can go to the fewest squares.
func leastReach(e *Exercise) (squares chess.Bitboard) {
	fewest := 64
	for _, s := range white(e).Squares() {
		n := reachFrom(&e.Position, s)
		switch {
		case smallest(e.Position.At(s).Type()) || n > fewest:
		case n < fewest:
			squares, fewest = s.Bitboard(), n
		default:
			squares |= s.Bitboard()
		}
	}
	return squares
}

// reachesMore tells why a piece is not among those: where these cannot move at all, one square to which it can go.
func reachesMore(e *Exercise, s chess.Square) Reason {
	if reachFrom(&e.Position, leastReach(e).First()) == 0 {
		for _, m := range e.moves(&e.Position) {
			if m.From() == s {
				return about(CanGo, &e.Position, s).on(m.To())
			}
		}
	}
	if smallest(e.Position.At(s).Type()) {
		return about(NotAPiece, &e.Position, s)
	}
	return about(ReachesMore, &e.Position, s)
}

// mostReach asks that no other safe move of the piece lets it go to more squares than this one.
func mostReach(e *Exercise, m chess.Move) Reason {
	reach := func(m chess.Move) int {
		next := e.Position.Play(m)
		return reachFrom(&next, m.To())
	}
	for _, o := range e.Position.Moves() {
		if o.From() == e.Piece && reach(o) > reach(m) && safe(e, o).Right() {
			return Reason{Kind: ReachesFewer, Squares: []chess.Square{m.To(), o.To()}}
		}
	}
	return Reason{}
}

// shelter returns the pawns before the king of the side asked about: on its file and the two beside it, up to two
// ranks ahead.
func shelter(e *Exercise) chess.Bitboard {
	return sheltering(&e.Position, e.Side)
}

func sheltering(p *chess.Position, side chess.Color) chess.Bitboard {
	king := p.King(side)
	return p.Pieces(chess.Pawn, side) & where(func(s chess.Square) bool {
		files, ranks := int(s.File())-int(king.File()), int(s.Rank())-int(king.Rank())
		if side == chess.Black {
			ranks = -ranks
		}
		return files*files <= 1 && (ranks == 1 || ranks == 2)
	})
}

func notShelter(e *Exercise, s chess.Square) Reason {
	if t := e.Position.At(s).Type(); t != chess.Pawn {
		return Reason{Kind: OtherKind, Got: t, Want: chess.Pawn}
	}
	return about(NotBefore, &e.Position, s)
}

// givesAir asks that a pawn before the king moves so that the king could step forward.
func givesAir(e *Exercise, m chess.Move) Reason {
	p := &e.Position
	king := p.King(chess.White)
	switch got := p.At(m.From()).Type(); {
	case got != chess.Pawn:
		return Reason{Kind: OtherMover, Got: got, Want: chess.Pawn}
	case !sheltering(p, chess.White).Has(m.From()):
		return about(NotBefore, p, m.From())
	}
	next := p.Play(m)
	next = next.Pass()
	for _, step := range next.Moves() {
		if step.From() == king && step.To().Rank() > king.Rank() {
			return Reason{}
		}
	}
	return Reason{Kind: NoAir}
}

// attacksKing asks that the piece that moves attacks a square beside the enemy king, and attacked none before.
func attacksKing(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	king := next.King(chess.Black)
	beside := chess.Attacks(next.At(king), king, 0) | king.Bitboard()
	switch {
	case chess.Attacks(e.Position.At(m.From()), m.From(), e.Position.Occupied())&beside != 0:
		return about(NoAim, &next, m.To()).count(1)
	case chess.Attacks(next.At(m.To()), m.To(), next.Occupied())&beside == 0:
		return about(NoAim, &next, m.To())
	}
	return Reason{}
}

// count returns the reason with its number.
func (r Reason) count(n int) Reason {
	r.Count = n
	return r
}

package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// Rules about tactics that win something: pins that are used, guards that are taken or called away, pieces without a
// way out. Package coach proves the ideas, and that a move wins.

// pieceBehind returns the enemy piece behind another on the line of a white one.
func pieceBehind(e *Exercise) chess.Bitboard {
	if s, ok := coach.Behind(&e.Position, e.Piece, e.Square); ok {
		return s.Bitboard() & e.Position.Color(chess.Black)
	}
	return 0
}

func notBehind(e *Exercise, s chess.Square) Reason {
	if s == e.Square {
		return about(NotOneOfThem, &e.Position, s)
	}
	return about(NotBehind, &e.Position, s)
}

// checkersAfter returns the pieces that give check after the move asked about, where they stand before it.
func checkersAfter(e *Exercise) chess.Bitboard {
	m, err := e.moveAsked()
	if err != nil {
		panic("exercise: " + e.ID + ": " + err.Error()) // unreachable: Read refuses such an exercise
	}
	next := e.Position.Play(m)
	checkers := next.Checkers()
	if checkers.Has(m.To()) {
		checkers = checkers&^m.To().Bitboard() | m.From().Bitboard()
	}
	return checkers
}

// falseGuards returns the enemy pieces that attack the piece asked about, their own, and could not take back there.
func falseGuards(e *Exercise) chess.Bitboard {
	p := &e.Position
	return p.AttackersTo(e.Square, p.Occupied()) & p.Color(chess.Black) &^ guards(p, e.Square)
}

// notFalse tells why an enemy piece is no false guard of the piece asked about.
func notFalse(e *Exercise, s chess.Square) Reason {
	if s != e.Square && guards(&e.Position, e.Square).Has(s) {
		return about(WouldTakeBack, &e.Position, e.Square).by(&e.Position, s.Bitboard())
	}
	return doesNot(DoesNotGuard)(e, s)
}

// guardsIt judges whether one piece could take back where another of its side is taken.
func guardsIt(e *Exercise) (bool, Reason) {
	p := &e.Position
	switch {
	case guards(p, e.Square).Has(e.Piece):
		return true, so
	case coach.PinnedPieces(p, p.At(e.Piece).Color()).Has(e.Piece):
		return false, about(IsPinned, p, e.Piece)
	}
	return false, about(DoesNotGuard, p, e.Piece).on(e.Square).barred(e)
}

// winning returns the goal to be so many points ahead of the balance in a position, whatever is taken then, or to mate.
func winning(start *chess.Position, least int) (reaches goal) {
	us := start.Turn()
	lead := chess.Lead(start, us)
	reaches = func(p *chess.Position, m chess.Move, moves int) bool {
		next := p.Play(m)
		switch {
		case !next.HasMove():
			return next.InCheck()
		case moves > 1:
			return afterEvery(&next, reaches, moves-1)
		}
		return chess.Lead(&next, us)-exchange.Best(&next).Count >= lead+least &&
			!canReach(&next, matesAtOnce, 1)
	}
	return reaches
}

// matesAtOnce is the goal to mate with the next move.
func matesAtOnce(p *chess.Position, m chess.Move, _ int) bool {
	next := p.Play(m)
	return next.InCheck() && !next.HasMove()
}

// wins asks that the move wins a point or more, or as many as spoken of: whatever Black replies, the next move keeps or
// takes as much.
func wins(e *Exercise, m chess.Move) Reason {
	p := &e.Position
	reaches := winning(p, max(e.Least, 1))
	if reaches(p, m, 2) {
		return Reason{}
	}
	for fewer := e.Least - 1; fewer > 0; fewer-- {
		if winning(p, fewer)(p, m, 2) {
			return Reason{Kind: WinsFewer, Count: fewer, Of: e.Least}
		}
	}
	keeps := winning(p, 0)(p, m, 2)
	for _, met := range []condition{noStalemate, sound} {
		if r := met(e, m); !r.Right() && !keeps {
			return r
		}
	}
	next := p.Play(m)
	reply := defence(&next, reaches, 1)
	if takes(&next, reply) && !keeps {
		return thenTakes(&next, reply)
	}
	r := Reason{Kind: NoGain, Squares: []chess.Square{reply.To()}}
	if takes(&next, reply) {
		r.Kind = NoGainTaken
	}
	return r.by(&next, reply.From().Bitboard())
}

// harmless asks that the move is sound, or that the next one wins back what it loses.
func harmless(e *Exercise, m chess.Move) Reason {
	if winning(&e.Position, 0)(&e.Position, m, 2) {
		return Reason{}
	}
	return sound(e, m)
}

// usesPin asks that the move takes a pinned piece or what one seems to guard, or attacks a pinned piece once more.
func usesPin(e *Exercise, m chess.Move) Reason {
	pinned := onLines(&e.Position)
	if pinned.Has(m.To()) || len(coach.CarriesOut(&e.Position, m, fact.PinnedGuard)) > 0 {
		return Reason{}
	}
	next := e.Position.Play(m)
	for _, s := range (pinned & onLines(&next)).Squares() {
		if attacksAnew(e, m, s) {
			return Reason{}
		}
	}
	return Reason{Kind: UsesNoPin}
}

// onLines returns the black pieces that alone stand between a white slider and their king.
func onLines(p *chess.Position) (squares chess.Bitboard) {
	king := p.King(chess.Black)
	lines := chess.Attacks(chess.PieceOf(chess.Queen, chess.Black), king, p.Color(chess.White))
	for _, s := range (lines & p.Color(chess.White)).Squares() {
		between := chess.Between(s, king) & p.Occupied()
		if between.Count() == 1 && p.AttackersTo(king, p.Occupied()&^between).Has(s) {
			squares |= between
		}
	}
	return squares
}

// attacksAnew reports whether the piece that moves attacks a square from where it goes, and did not before.
func attacksAnew(e *Exercise, m chess.Move, s chess.Square) bool {
	next := e.Position.Play(m)
	before := e.Position.AttackersTo(s, e.Position.Occupied())
	return next.AttackersTo(s, next.Occupied()).Has(m.To()) && !before.Has(m.From())
}

// removesGuard asks that the move takes or drives off the guard of the enemy piece spoken of, and wins by it.
func removesGuard(e *Exercise, m chess.Move) Reason {
	for _, f := range coach.CarriesOut(&e.Position, m, fact.GuardRemoved) {
		if f.Pieces[0].Square == e.Square {
			return Reason{}
		}
	}
	return stillGuarded(e, m)
}

// stillGuarded returns why a move wins nothing by the enemy piece spoken of: what it loses, or who guards that piece
// still, or else a reply.
func stillGuarded(e *Exercise, m chess.Move) Reason {
	if r := harmless(e, m); !r.Right() {
		return r
	}
	next := e.Position.Play(m)
	switch {
	case m.To() == e.Square && coach.Takers(&e.Position, m) != 0:
		return takenBack(e, m)
	case m.To() != e.Square:
		if by := guards(&next, e.Square); by != 0 {
			return about(GuardedBy, &next, e.Square).by(&next, by)
		}
	}
	return otherwise(e, m)
}

// otherwise returns why a move does not win, or that it wins in another way than the task asks for.
func otherwise(e *Exercise, m chess.Move) Reason {
	if r := wins(e, m); !r.Right() {
		return r
	}
	return Reason{Kind: OtherWin}
}

// overloaded returns the enemy pieces that are the only good guard of two others or more: without them taking there
// would gain, and with them it does not.
func overloaded(e *Exercise) (squares chess.Bitboard) {
	p := &e.Position
	for _, guard := range black(e).Squares() {
		held := 0
		for _, s := range (takeable(e) &^ guard.Bitboard()).Squares() {
			if exchange.Count(p, s, 0) == 0 && exchange.Without(p, s, guard) > 0 {
				held++
			}
		}
		if held > 1 {
			squares |= guard.Bitboard()
		}
	}
	return squares
}

// lures asks that the move calls a piece away from what it guards, and wins by it as many points as spoken of: by an
// offer, by a capture of one of two pieces that it guards, or by a check.
func lures(e *Exercise, m chess.Move) Reason {
	if r := wins(e, m); !r.Right() {
		return r
	}
	for _, idea := range []fact.Concept{fact.GuardOverloaded, fact.Lured, fact.GuardRemoved} {
		if len(coach.CarriesOut(&e.Position, m, idea)) > 0 {
			return Reason{}
		}
	}
	return Reason{Kind: LuresNothing}
}

// safeMove returns a move of the enemy piece on a square after which it is not lost, if it were Black's turn, and
// whether there is one: what it takes counts.
func safeMove(p *chess.Position, from chess.Square) (chess.Move, bool) {
	for _, m := range sorted(p.Moves()) {
		next := p.Play(m)
		if m.From() == from && exchange.Count(&next, m.To(), 0) <= chess.Gain(p, m) {
			return m, true
		}
	}
	return chess.NoMove, false
}

// trapped returns the enemy pieces, without pawns and king, that are lost wherever they go.
func trapped(e *Exercise) (squares chess.Bitboard) {
	flipped := e.Position.Pass()
	for _, s := range black(e).Squares() {
		if t := flipped.At(s).Type(); t == chess.Pawn || t == chess.King {
			continue
		}
		if _, safe := safeMove(&flipped, s); !safe {
			squares |= s.Bitboard()
		}
	}
	return squares
}

// hasSafe tells where a piece is safe.
func hasSafe(e *Exercise, s chess.Square) Reason {
	if t := e.Position.At(s).Type(); t == chess.Pawn || t == chess.King {
		return about(NotAPiece, &e.Position, s)
	}
	flipped := e.Position.Pass()
	m, _ := safeMove(&flipped, s)
	return about(HasSafe, &e.Position, s).on(m.To())
}

// traps asks that the move attacks the enemy piece spoken of, and that it is lost whatever Black does.
func traps(e *Exercise, m chess.Move) Reason {
	for _, f := range coach.CarriesOut(&e.Position, m, fact.Trapped) {
		if f.Pieces[0].Square == e.Square {
			return sound(e, m)
		}
	}
	for _, met := range []condition{sound, newAttack} {
		if r := met(e, m); !r.Right() {
			return r
		}
	}
	next := e.Position.Play(m)
	if escape, safe := safeMove(&next, e.Square); safe {
		return about(HasSafe, &next, e.Square).on(escape.To())
	}
	return otherwise(e, m)
}

// trapsOther is traps of the second square asked about.
func trapsOther(e *Exercise, m chess.Move) Reason {
	asked := *e
	asked.Square = e.Other
	return traps(&asked, m)
}

// opensCheck asks that a piece that does not move gives check after the move.
func opensCheck(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	if next.Checkers()&^m.To().Bitboard() != 0 && !m.IsCastle() {
		return Reason{}
	}
	return Reason{Kind: NoOpenedCheck}
}

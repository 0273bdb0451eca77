package coach

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// rookToOpenFile is so of a quiet move of a rook to a file without pawns of its own side, and none of its pieces before
// it, from one with some.
func (v *Survey) rookToOpenFile(s *moveSurvey) (chess.Bitboard, bool) {
	p, us := &v.position, v.position.Turn()
	from, to := s.move.From(), s.move.To()
	if s.move.IsCastle() || !v.isQuiet(s) {
		return 0, false
	}
	return from.Bitboard(), v.mover(s) == chess.Rook && s.sound() && openFor(p, to, us) && !openFor(p, from, us) &&
		!ownAhead(&s.next, to, us)
}

// ownAhead reports whether a piece of a side stands ahead of a square on its file.
func ownAhead(p *chess.Position, square chess.Square, us chess.Color) bool {
	for on := range (p.Color(us) &^ square.Bitboard()).All() {
		if on.File() == square.File() && (on.Rank() > square.Rank()) == (us == chess.White) {
			return true
		}
	}
	return false
}

// startRank returns the rank on which the pawns of a side start.
func startRank(c chess.Color) chess.Rank {
	if c == chess.White {
		return 1
	}
	return 6
}

func (v *Survey) attacksWeakPawn(s *moveSurvey) (chess.Bitboard, bool) {
	them, from := v.position.Turn().Other(), s.move.From()
	attacked := chess.Attacks(v.position.At(from), from, v.position.Occupied()) // a king those that are guarded, too
	for on := range (v.newTargets(s) & v.position.Pieces(chess.Pawn, them) &^ attacked).All() {
		if on.Rank() == startRank(them) {
			continue // so stand most pawns that nothing can guard, and it is no weakness
		}
		guarded := false // by a pawn, now or after it has gone forward
		for pawn := range v.position.Pieces(chess.Pawn, them).All() {
			files := int(pawn.File()) - int(on.File())
			behind := pawn.Rank() < on.Rank()
			if them == chess.Black {
				behind = pawn.Rank() > on.Rank()
			}
			guarded = guarded || files*files == 1 && behind
		}
		if !guarded && s.sound() {
			return on.Bitboard(), true
		}
	}
	return 0, false
}

// freesPiece is so of a move of a knight, bishop, rook or queen from where it reaches three squares at most to where it
// reaches twice as many and more, and is not lost: but not from home, which says nothing against a knight or bishop.
func (v *Survey) freesPiece(s *moveSurvey) (chess.Bitboard, bool) {
	from, kind := s.move.From(), v.mover(s)
	if kind == chess.Pawn || kind == chess.King || !s.sound() || exchange.Count(&s.next, s.move.To(), 0) > 0 {
		return 0, false
	}
	now, home := reachCount(&v.position, from), minorsAtHome(&v.position, v.position.Turn()).Has(from)
	return from.Bitboard(), !home && now <= 3 && reachCount(&s.next, s.move.To()) >= max(2*now, 2)
}

// takesMiddle is so of a move of a pawn, knight or bishop to one of the four squares in the middle, from another, that
// takes nothing.
func (v *Survey) takesMiddle(s *moveSurvey) (chess.Bitboard, bool) {
	from := s.move.From()
	return from.Bitboard(), v.mover(s) <= chess.Bishop && s.sound() && openingCenter.Has(s.move.To()) &&
		!openingCenter.Has(from) && chess.Taken(&v.position, s.move) == chess.NoPiece
}

// isQuiet reports whether a move takes nothing and gives no check.
func (v *Survey) isQuiet(s *moveSurvey) bool {
	return chess.Taken(&v.position, s.move) == chess.NoPiece && !s.next.InCheck()
}

// aimsAtMiddle is so of a quiet move of a pawn, knight or bishop, not from the middle, from which it attacks more of
// the squares there.
func (v *Survey) aimsAtMiddle(s *moveSurvey) (chess.Bitboard, bool) {
	aims := func(p *chess.Position, at chess.Square) int {
		return (chess.Attacks(p.At(at), at, p.Occupied()) & openingCenter).Count()
	}
	from := s.move.From()
	return from.Bitboard(), v.mover(s) <= chess.Bishop && s.sound() && v.isQuiet(s) && !openingCenter.Has(from) &&
		aims(&s.next, s.move.To()) > aims(&v.position, from)
}

// attacksOnceMore is so of a quiet move of a piece that attacks what another one attacks already.
func (v *Survey) attacksOnceMore(s *moveSurvey) (chess.Bitboard, bool) {
	if !s.sound() || !v.isQuiet(s) {
		return 0, false
	}
	again := s.next.Pass()
	for on := range v.newTargets(s).All() {
		if takersOn(&again, on)&^s.move.To().Bitboard() != 0 {
			return on.Bitboard(), true
		}
	}
	return 0, false
}

// reachesMore is so of a quiet move of a knight, bishop, rook or queen to where nothing can take it and it reaches two
// squares more.
func (v *Survey) reachesMore(s *moveSurvey) (chess.Bitboard, bool) {
	from, kind := s.move.From(), v.mover(s)
	if kind == chess.Pawn || kind == chess.King || s.takers != 0 || !s.sound() || s.move.IsCastle() || !v.isQuiet(s) {
		return 0, false
	}
	return from.Bitboard(), reachCount(&s.next, s.move.To()) >= reachCount(&v.position, from)+2
}

// givesAir is so of a pawn's move before a king on its first rank that no square before it was free for.
func (v *Survey) givesAir(s *moveSurvey) (chess.Bitboard, bool) {
	p, us := &v.position, v.position.Turn()
	king := p.King(us)
	if king.Rank() != homeOf(chess.E1, us).Rank() || v.mover(s) != chess.Pawn || !s.sound() || mayCastle(p, us) {
		return 0, false
	}
	var before chess.Bitboard
	for t := range chess.Attacks(p.At(king), king, p.Occupied()).All() {
		if t.Rank() != king.Rank() {
			before |= t.Bitboard()
		}
	}
	return king.Bitboard(), before&^p.Color(us) == 0 && before.Has(s.move.From())
}

// placedJustNow reports whether a plan is to find a better square for the piece that its side moved last: nobody who
// has just followed advice is to hear that it does little there.
func placedJustNow(g *tutor.Game, f *fact.Fact) bool {
	ply := g.Ply() - 2
	return (f.Kind == fact.KindPlanPiece || f.Kind == fact.KindPlanReach) && ply >= 0 &&
		g.Moves()[ply].To() == f.Pieces[0].Square
}

package exercise

import "chesstutor/tutor/chess"

// Rules about pawns: weak ones, and those that nobody can stop.

// pawnsBy returns the pawns of a color for which a predicate on their files to the right and ranks ahead of a pawn is
// true, in the direction in which that pawn moves.
func pawnsBy(p *chess.Position, pawn chess.Square, c chess.Color, meant func(files, ranks int) bool) chess.Bitboard {
	return p.Pieces(chess.Pawn, c) & where(func(s chess.Square) bool {
		files, ranks := int(s.File())-int(pawn.File()), int(s.Rank())-int(pawn.Rank())
		if p.At(pawn).Color() == chess.Black {
			ranks = -ranks
		}
		return meant(files, ranks)
	})
}

// standBy returns the pawns of its own side that stand by a pawn: beside or behind it, on the files beside its own.
func standBy(p *chess.Position, s chess.Square) chess.Bitboard {
	return pawnsBy(p, s, p.At(s).Color(), func(files, ranks int) bool { return files*files == 1 && ranks <= 0 })
}

// canStop returns the enemy pawns before a pawn, on its file and the two beside it.
func canStop(p *chess.Position, s chess.Square) chess.Bitboard {
	return pawnsBy(p, s, p.At(s).Color().Other(), func(files, ranks int) bool { return files*files <= 1 && ranks > 0 })
}

// weakPawns returns the enemy pawns that no pawn stands by.
func weakPawns(e *Exercise) (squares chess.Bitboard) {
	for _, s := range e.Position.Pieces(chess.Pawn, chess.Black).Squares() {
		if standBy(&e.Position, s) == 0 {
			squares |= s.Bitboard()
		}
	}
	return squares
}

func notWeak(e *Exercise, s chess.Square) Reason {
	if t := e.Position.At(s).Type(); t != chess.Pawn {
		return Reason{Kind: OtherKind, Got: t, Want: chess.Pawn}
	}
	return about(StandsBy, &e.Position, s).by(&e.Position, standBy(&e.Position, s))
}

// weak judges whether no pawn stands by the pawn spoken of.
func weak(e *Exercise) (bool, Reason) {
	if standBy(&e.Position, e.Square) == 0 {
		return true, so
	}
	return false, notWeak(e, e.Square)
}

// ownPassers returns the white pawns that no black pawn can stop.
func ownPassers(e *Exercise) chess.Bitboard { return passers(&e.Position) }

func passers(p *chess.Position) (squares chess.Bitboard) {
	for _, s := range p.Pieces(chess.Pawn, chess.White).Squares() {
		if canStop(p, s) == 0 {
			squares |= s.Bitboard()
		}
	}
	return squares
}

func notPassed(e *Exercise, s chess.Square) Reason {
	if t := e.Position.At(s).Type(); t != chess.Pawn {
		return Reason{Kind: OtherKind, Got: t, Want: chess.Pawn}
	}
	return about(StoppedBy, &e.Position, s).by(&e.Position, canStop(&e.Position, s))
}

// makesPassed asks that the move makes a pawn a passed one, and loses nothing.
func makesPassed(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	before := passers(&e.Position)
	if before.Has(m.From()) {
		before |= m.To().Bitboard()
	}
	if passers(&next)&^before != 0 {
		return sound(e, m)
	}
	if by := canStop(&next, m.To()); next.At(m.To()).Type() == chess.Pawn && by != 0 {
		return about(StoppedBy, &next, m.To()).by(&next, by)
	}
	return Reason{Kind: NoNewPassed}
}

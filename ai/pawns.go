package ai

import "chesstutor/tutor/chess"

// pawnTerms adds what the pawns of a side are worth by themselves and notes
// which are passed.
func (a *appraisal) pawnTerms(us chess.Color) {
	them := us.Other()
	own, theirs := a.pawns[us&1], a.pawns[them&1]
	for from := own; from != 0; from &= from - 1 {
		s := from.First()
		before, file := front(us, s), fileOf(s)
		near := beside(file)
		a.add(us, placeOf(chess.Pawn, s, us))
		if before&file&own != 0 {
			a.add(us, doubledTerm)
		} else if before&(file|near)&theirs == 0 {
			a.passed[us&1] |= s.Bitboard()
		}
		rank := rankOf(us, s)
		switch {
		case linked(us, s, own):
			a.add(us, linkedTerm+rank)
		case near&own == 0:
			a.add(us, isolatedTerm)
			if before&file&theirs == 0 {
				a.add(us, isolatedTerm+1)
			}
		case near&own&^before == 0 && (a.by[them&1][chess.Pawn]|theirs)&ahead(us, s.Bitboard()) != 0:
			a.add(us, backwardTerm)
		}
	}
}

// linked reports whether a pawn stands beside another of its side or is guarded
// by one.
func linked(us chess.Color, s chess.Square, own chess.Bitboard) bool {
	row := beside(s.Bitboard())
	return (row|ahead(us.Other(), row))&own != 0
}

// passers adds what passed pawns are worth.
func (a *appraisal) passers(us chess.Color) {
	them := us.Other()
	for from := a.passed[us&1]; from != 0; from &= from - 1 {
		s := from.First()
		rank := rankOf(us, s)
		next := ahead(us, s.Bitboard())
		a.add(us, passedTerm+rank)
		if front(us, s)&fileOf(s)&a.occupied == 0 {
			a.add(us, freeTerm+rank)
		}
		if next&(a.any[them&1]|a.p.Color(them)) == 0 {
			a.add(us, safeTerm+rank)
		}
		if rank >= 3 {
			a.add(us, ownKingTerm+int(steps(a.p.King(us), next.First())))
			a.add(us, theirsTerm+int(steps(a.p.King(them), next.First())))
		}
	}
}

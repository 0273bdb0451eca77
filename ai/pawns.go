package ai

import "chesstutor/tutor/chess"

// addPawns adds the terms of a side's pawn structure and records which pawns are passed.
func (e *evaluation) addPawns(us chess.Color) {
	them := us.Other()
	ours, theirs := e.pawns[us&1], e.pawns[them&1]
	beside := adjacentFiles(ours)
	linked := beside | forward(us, beside) // beside a pawn or guarded by one
	for from := ours; from != 0; from &= from - 1 {
		s := from.First()
		before, file := ranksAhead(us, s), fileOf(s)
		near := adjacentFiles(file)
		e.add(us, placeOf(chess.Pawn, s, us))
		if before&file&ours != 0 {
			e.add(us, doubledTerm)
		} else if before&(file|near)&theirs == 0 {
			e.passed[us&1] |= s.Bitboard()
		}
		rank := relativeRank(us, s)
		switch {
		case linked.Has(s):
			e.add(us, linkedTerm+rank)
		case near&ours == 0:
			e.add(us, isolatedTerm)
			if before&file&theirs == 0 {
				e.add(us, isolatedTerm+1)
			}
		case near&ours&^before == 0 && (e.attackedBy[them&1][chess.Pawn]|theirs)&forward(us, s.Bitboard()) != 0:
			e.add(us, backwardTerm)
		}
	}
}

// addPassedPawns adds the terms of a side's passed pawns.
func (e *evaluation) addPassedPawns(us chess.Color) {
	them := us.Other()
	for from := e.passed[us&1]; from != 0; from &= from - 1 {
		s := from.First()
		rank := relativeRank(us, s)
		next := forward(us, s.Bitboard())
		e.add(us, passedTerm+rank)
		if ranksAhead(us, s)&fileOf(s)&e.occupied == 0 {
			e.add(us, freeTerm+rank)
		}
		if next&(e.attacked[them&1]|e.p.Color(them)) == 0 {
			e.add(us, safeTerm+rank)
		}
		if rank >= 3 {
			e.add(us, ownKingTerm+int(kingDistance(e.p.King(us), next.First())))
			e.add(us, theirsTerm+int(kingDistance(e.p.King(them), next.First())))
		}
	}
}

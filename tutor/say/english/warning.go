package english

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said as a warning of a move just made, before it is answered.
var warningFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindWarnMate:     tells("Wait: $attacker can give checkmate $mateNext."),
	fact.KindWarnHanging:  func(v voice, f fact.Fact) string { return v.thenTakes("wait:", f) },
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.thenLoses("wait:", f) },
	fact.KindWarnIdea:     func(v voice, f fact.Fact) string { return v.then("wait: then ", "comes ", f) },
	fact.KindWarnLine:     func(v voice, f fact.Fact) string { return "Look again?" + v.expected(f) },
	fact.KindWarnMateMissed: either(say.Retold, "Take it back: $attacker can give checkmate on $square.",
		"Are you sure? You could give checkmate."),
	fact.KindWarnFreeMissed: func(v voice, f fact.Fact) string {
		if f.Takes() {
			return freeToo(v, f)
		}
		return free(v, f)
	},
	fact.KindWarnAttack:          tells("Wait: then $attacker can attack $piece."),
	fact.KindWarnPromotionMissed: tells("Are you sure? Your pawn could become a queen."),
	fact.KindWarnStalemate:       tells("Stalemate: no legal move and no check. You were winning: take it back."),
}

// What else could have been taken, than what the move took, and what where it took nothing.
var (
	freeToo = either(say.Took, "Are you sure? $Piece can be taken, too. Nothing can take back.",
		"Are you sure? $Piece is free, too.")
	free = either(say.Took, "Are you sure? You could take something. Nothing can take back.",
		"Are you sure? You could take something for nothing.")
)

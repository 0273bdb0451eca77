package english

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said as a warning of a move just made, before it is answered.
var warningFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindWarnMate:     tells("Wait: $attacker can give checkmate $mateNext."),
	fact.KindWarnHanging:  func(v voice, f fact.Fact) string { return v.thenTakes("wait:", f) + unlessMate(f) },
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.thenLoses("wait:", f) + unlessMate(f) },
	fact.KindWarnIdea:     func(v voice, f fact.Fact) string { return v.then("wait: then ", "comes ", f) },
	fact.KindWarnLine:     func(v voice, f fact.Fact) string { return "Look again?" + v.expected(f) },
	fact.KindWarnMateMissed: either(say.Retold, "Take it back: $attacker can give checkmate on $square.",
		"Are you sure? You could win right now."),
	fact.KindWarnFreeMissed: func(v voice, f fact.Fact) string {
		switch {
		case len(f.Ideas) > 0: // a trade, which wins as much
			return "Are you sure? " + v.taking(f.Ideas[0], "")
		case f.Takes():
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
		"Are you sure? You could take something for free.")
)

// unlessMate adds to the warning of a loss that another move would have mated.
func unlessMate(f fact.Fact) string {
	if f.Missed {
		return " Another move wins right now."
	}
	return ""
}

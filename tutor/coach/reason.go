package coach

import "chesstutor/tutor/fact"

// Reason returns why the move of a hint is good or what a warning warns of: a concept, a plan or a kind of fact; "" if
// that is not known, and for all other facts. That a move gives check, takes, attacks or brings a piece out is what it
// does, and not why it is good.
func Reason(f *fact.Fact) string {
	switch f.Kind {
	case fact.KindHintMove:
		switch {
		case f.Also: // what is offered is not to be taken
			return string(fact.KindLures)
		case len(f.Ideas) == 0:
			return ""
		}
		return Reason(&f.Ideas[0])
	case fact.KindHintPlan, fact.KindHintAttack, fact.KindHintDevelop:
		if len(f.Ideas) == 0 {
			return ""
		}
		return string(f.Ideas[0].Kind)
	case fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents, fact.KindHintPrepares,
		fact.KindWarnIdea:
		return string(f.Concept)
	case fact.KindHintMate, fact.KindHintSave, fact.KindHintBack, fact.KindHintFree, fact.KindHintAnswer,
		fact.KindHintCastle, fact.KindHintGuard, fact.KindHintKeep, fact.KindHintNoMate, fact.KindHintEnds,
		fact.KindWarnAttack,
		fact.KindWarnMate, fact.KindWarnHanging, fact.KindWarnExchange, fact.KindWarnMateMissed,
		fact.KindWarnFreeMissed, fact.KindWarnPromotionMissed, fact.KindWarnStalemate,
		fact.KindLetsWinGo, fact.KindLosesWin, fact.KindLosesDraw:
		return string(f.Kind)
	}
	return ""
}

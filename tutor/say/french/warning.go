package french

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said as a warning of a move just made, before it is answered.
var warningFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindWarnMate:     tells("Attends : $attacker peut mater $mateNext."),
	fact.KindWarnHanging:  func(v voice, f fact.Fact) string { return v.thenTakes("attends :", f) + unlessMate(f) },
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.thenLoses("attends :", f) + unlessMate(f) },
	fact.KindWarnIdea:     func(v voice, f fact.Fact) string { return v.then("attends : ensuite ", "vient ", f) },
	fact.KindWarnLine: func(v voice,
		f fact.Fact) string {
		return "Tu regardes encore une fois ?" + v.expected(f)
	},
	fact.KindWarnMateMissed: either(say.Retold, "Annule ton coup : $attacker peut faire échec et mat en $square.",
		"Sûr ? Tu pourrais gagner tout de suite."),
	fact.KindWarnFreeMissed: func(v voice, f fact.Fact) string {
		switch {
		case len(f.Ideas) > 0: // a trade, which wins as much
			return "Sûr ? " + v.taking(f.Ideas[0], "")
		case f.Takes():
			return freeToo(v, f)
		}
		return free(v, f)
	},
	fact.KindWarnAttack:          tells("Attends : ensuite $attacker peut attaquer $piece."),
	fact.KindWarnPromotionMissed: tells("Sûr ? Ton pion pourrait devenir dame."),
	fact.KindWarnStalemate: tells(
		"Pat : aucun coup légal, et pas d'échec. Tu gagnais : annule ton coup."),
}

// What else could have been taken, than what the move took, and what where it took nothing.
var (
	freeToo = either(say.Took, "Sûr ? Tu pourrais aussi prendre $piece. Rien ne peut reprendre.",
		"Sûr ? Tu pourrais aussi prendre $piece gratuitement.")
	free = either(say.Took, "Sûr ? Tu pourrais prendre quelque chose. Rien ne peut reprendre.",
		"Sûr ? Tu pourrais prendre quelque chose gratuitement.")
)

// unlessMate adds to the warning of a loss that another move would have mated.
func unlessMate(f fact.Fact) string {
	if f.Missed {
		return " Un autre coup gagne tout de suite."
	}
	return ""
}

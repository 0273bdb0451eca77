package spanish

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said as a warning of a move just made, before it is answered.
var warningFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindWarnMate:     tells("Espera: $attacker puede dar mate $mateNext."),
	fact.KindWarnHanging:  func(v voice, f fact.Fact) string { return v.thenTakes("espera:", f) + unlessMate(f) },
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.thenLoses("espera:", f) + unlessMate(f) },
	fact.KindWarnIdea:     func(v voice, f fact.Fact) string { return v.then("espera: luego ", "viene ", f) },
	fact.KindWarnLine:     func(v voice, f fact.Fact) string { return "¿Lo miras otra vez?" + v.expected(f) },
	fact.KindWarnMateMissed: either(say.Retold, "Deshaz la jugada: $attacker puede dar jaque mate en $square.",
		"¿Seguro? Podrías ganar ahora mismo."),
	fact.KindWarnFreeMissed: func(v voice, f fact.Fact) string {
		switch {
		case len(f.Ideas) > 0: // a trade, which wins as much
			return "¿Seguro? " + v.taking(f.Ideas[0], "")
		case f.Takes():
			return freeToo(v, f)
		}
		return free(v, f)
	},
	fact.KindWarnAttack:          tells("Espera: luego $attacker puede atacar $pieceTo."),
	fact.KindWarnPromotionMissed: tells("¿Seguro? Tu peón podría convertirse en dama."),
	fact.KindWarnStalemate: tells(
		"Rey ahogado: no hay jugadas legales ni jaque. Ibas ganando: deshaz la jugada."),
}

// What else could have been taken, than what the move took, and what where it took nothing.
var (
	freeToo = either(say.Took, "¿Seguro? También podrías capturar $piece. Nada puede recapturar.",
		"¿Seguro? También podrías capturar $piece gratis.")
	free = either(say.Took, "¿Seguro? Podrías capturar algo. Nada puede recapturar.",
		"¿Seguro? Podrías capturar algo gratis.")
)

// unlessMate adds to the warning of a loss that another move would have mated.
func unlessMate(f fact.Fact) string {
	if f.Missed {
		return " Otra jugada gana ahora mismo."
	}
	return ""
}

package german

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said as a warning of a move just made, before it is answered.
var warningFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindWarnMate: tells("Warte: $Attacker kann $mateNext mattsetzen."),
	fact.KindWarnHanging: func(v voice, f fact.Fact) string {
		return v.thenTakes("warte: Dann kann", f) + unlessMate(f)
	},
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.thenLoses("warte: Dann", f) + unlessMate(f) },
	fact.KindWarnIdea:     func(v voice, f fact.Fact) string { return v.then("warte: Dann", f) },
	fact.KindWarnLine:     func(v voice, f fact.Fact) string { return "Schau noch einmal?" + v.expected(f) },
	fact.KindWarnMateMissed: either(say.Retold, "Nimm zurück: $Attacker kann auf $square mattsetzen.",
		"Sicher? Du könntest sofort gewinnen."),
	fact.KindWarnFreeMissed: func(v voice, f fact.Fact) string {
		switch {
		case len(f.Ideas) > 0: // a trade, which wins as much
			return "Sicher? " + v.taking(f.Ideas[0], "")
		case f.Takes():
			return freeToo(v, f)
		}
		return free(v, f)
	},
	fact.KindWarnAttack:          tells("Warte: Dann kann $attacker $pieceA angreifen."),
	fact.KindWarnPromotionMissed: tells("Sicher? Dein Bauer könnte zur Dame werden."),
	fact.KindWarnStalemate:       tells("Patt: kein Zug und kein Schach. Du warst am Gewinnen: Nimm zurück."),
}

// What else could have been taken, than what the move took, and what where it took nothing.
var (
	freeToo = either(say.Took, "Sicher? Du könntest auch $pieceA schlagen. Nichts kann zurückschlagen.",
		"Sicher? Du könntest auch $pieceA umsonst schlagen.")
	free = either(say.Took, "Sicher? Du könntest etwas schlagen. Nichts kann zurückschlagen.",
		"Sicher? Du könntest etwas umsonst schlagen.")
)

// unlessMate adds to the warning of a loss that another move would have mated.
func unlessMate(f fact.Fact) string {
	if f.Missed {
		return " Ein anderer Zug gewinnt sofort."
	}
	return ""
}

package spanish

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// plainFacts are what is said to who has not begun the lesson about a plan, about points or about stalemate.
var plainFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPlanWay:   tells("Mueve un peón para que $piece pueda ir a más casillas."),
	fact.KindPlanAir:   tells("Mueve un peón para que $piece tenga una casilla adonde ir."),
	fact.KindPlanReach: tells("Mueve $piece adonde alcance más casillas."),
	fact.KindPlanAim:   tells("Mueve $piece para atacar más casillas en el centro."),
	fact.KindPlanMore:  tells("Ataca $pieceTo con una pieza más."),
	fact.KindPlanChecks: either(say.Retold, "Mira cada jugada que ataca al rey.",
		"Una jugada que ataca al rey es buena. ¿La encuentras?"),
	fact.KindMateChance: either(say.Retold, "La jugada ganadora sigue ahí. Mira cada jugada que ataca al rey.",
		"$Can ganar ahora mismo. ¡Ataca al rey de modo que no pueda escapar!"),

	fact.KindPraiseTrade: tells("Bien hecho: $won más de lo que $lost."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		won := chess.Taken(&f.Start, f.Move).Type()
		if won == chess.NoPieceType {
			won = f.Move.Promotion()
		}
		could := v.verb(f.Side, "podrías", "podría", "podrían")
		how := "pero " + could + " perder lo mismo"
		switch {
		case f.Count > 0:
			how = "y " + could + " perder menos"
		case f.Count < 0:
			how = "pero " + could + " perder más"
		}
		return sentence("%s %s%s, %s", v.does(f.Side, "ganarías", "ganaría", "ganarían"), a(won),
			enPassant(f.Move), how)
	},
	fact.KindMostLost:   tells("Lo más caro: la jugada $number. $Played fue lo que más costó."),
	fact.KindFinalCount: tells("Al final $wasAhead por delante."),
	fact.KindStalemateTrap: either(say.Single,
		"Cuidado: tras una jugada de aquí no hay jugadas ni jaque: nadie gana.",
		"Cuidado: tras muchas jugadas de aquí no hay jugadas ni jaque: nadie gana."),
	fact.KindMateInTwo:   tells("Ahora el rey ya no puede evitar el jaque mate."),
	fact.KindMateInThree: tells("Ahora el rey ya no puede evitar el jaque mate."),
	fact.KindGivesCheck:  tells("Ataca al rey."),
	fact.KindStalemates:  tells("Entonces no quedan jugadas legales ni hay jaque: nadie gana."),
	fact.KindWarnStalemate: tells(
		"No quedan jugadas legales ni hay jaque: nadie gana. Ibas ganando: deshaz la jugada."),

	fact.KindPinned:      tells("Si se mueve, $theBy puede capturar $kingTo."),
	fact.KindPinnedThere: tells("Si va ahí, $theBy puede capturar $kingTo."),
	fact.KindStuckPinned: tells("Si se mueve $piece, $theOnly puede capturar al rey."),

	fact.KindCastles:  tells("El rey y la torre se mueven juntos: es una sola jugada."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string { return v.makesRoom(f, "da más espacio %s") },

	// which trade says without points
	fact.KindExchangeDanger:  positionFacts[fact.KindExchangeDanger],
	fact.KindThreatPromotion: hintFacts[fact.KindThreatPromotion],
	fact.KindExchangeChance:  positionFacts[fact.KindExchangeChance],
	fact.KindWarnExchange:    warningFacts[fact.KindWarnExchange],
	fact.KindThenLoses:       moveFacts[fact.KindThenLoses],
	fact.KindThreatExchange:  hintFacts[fact.KindThreatExchange],
}

// plainFactsTexts says every kind of fact that has plain words.
func plainFactsTexts() say.PlainFacts {
	facts := say.PlainFacts{}
	for kind, tell := range plainFacts {
		facts[kind] = func(f fact.Fact, a tutor.Audience) string { return tell(voiceOf(f, a), f) }
	}
	return facts
}

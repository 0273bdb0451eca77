package german

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// plainFacts are what is said to who has not begun the lesson about a plan, about points or about stalemate.
var plainFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPlanWay:   tells("Zieh einen Bauern, damit $piece auf mehr Felder ziehen kann."),
	fact.KindPlanAir:   tells("Zieh einen Bauern, damit $piece ein freies Feld hat."),
	fact.KindPlanReach: tells("Zieh $pieceA dorthin, wo $it auf mehr Felder ziehen kann."),
	fact.KindPlanAim:   tells("Zieh $pieceA so, dass $it in der Mitte mehr Felder angreift."),
	fact.KindPlanMore:  tells("Greif $pieceA mit noch einer Figur an."),
	fact.KindPlanChecks: either(say.Retold, "Sieh dir jeden Zug an, der den König angreift.",
		"Ein Zug, der den König angreift, ist gut. Findest du ihn?"),
	fact.KindMateChance: either(say.Retold, "Der Gewinnzug ist noch da. Sieh dir jeden Zug an, der den König angreift.",
		"$Side $can jetzt gewinnen. Greif den König so an, dass er nicht entkommt!"),

	fact.KindPraiseTrade: tells("Gut gemacht: $Side $have mehr gewonnen als verloren."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		won := chess.Taken(&f.Start, f.Move).Type()
		if won == chess.NoPieceType {
			won = f.Move.Promotion()
		}
		how := "aber genauso viel verlieren"
		switch {
		case f.Count > 0:
			how = "und weniger verlieren"
		case f.Count < 0:
			how = "aber mehr verlieren"
		}
		return sentence("%s %s %s%s gewinnen, %s", v.side(f.Side), v.does(f.Side, "kannst", "kann"),
			with("ein", won, accusative), enPassant(f.Move), how)
	},
	fact.KindMostLost:   tells("Am teuersten: Zug $number. $Played verlor am meisten."),
	fact.KindFinalCount: tells("$Side $were am Ende stärker."),
	fact.KindStalemateTrap: either(say.Single,
		"Vorsicht: Nach einem Zug hier bleibt kein Zug und kein Schach. Dann gewinnt niemand.",
		"Vorsicht: Nach manchen Zügen hier bleibt kein Zug und kein Schach. Dann gewinnt niemand."),
	fact.KindMateInTwo:   tells("Jetzt entkommt der König dem Matt nicht mehr."),
	fact.KindMateInThree: tells("Jetzt entkommt der König dem Matt nicht mehr."),
	fact.KindGivesCheck:  tells("Das greift den König an."),
	fact.KindStalemates:  tells("Dann bleibt kein Zug und kein Schach: Niemand gewinnt."),
	fact.KindWarnStalemate: tells(
		"Kein Zug bleibt und kein Schach: Niemand gewinnt. Du warst am Gewinnen: Nimm den Zug zurück."),

	fact.KindPinned:      tells("Zieht diese Figur weg, kann $theBy $kingA schlagen."),
	fact.KindPinnedThere: tells("Zieht diese Figur dorthin, kann $theBy $kingA schlagen."),
	fact.KindStuckPinned: tells("Zieht $piece weg, kann $theOnly den König schlagen."),

	fact.KindCastles:  tells("König und Turm ziehen zusammen: Das ist ein Zug."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string { return v.makesRoom(f, dative, "das gibt %s mehr Platz") },

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

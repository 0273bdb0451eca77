package french

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// plainFacts are what is said to who has not begun the lesson about a plan, about points or about stalemate.
var plainFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPlanWay:   tells("Joue un pion, pour que $piece puisse aller sur plus de cases."),
	fact.KindPlanAir:   tells("Joue un pion, pour que $piece ait une case où aller."),
	fact.KindPlanReach: tells("Joue $piece là où plus de cases sont à sa portée."),
	fact.KindPlanAim:   tells("Joue $piece pour attaquer plus de cases au centre."),
	fact.KindPlanMore:  tells("Attaque $piece avec une pièce de plus."),
	fact.KindPlanChecks: either(say.Retold, "Regarde chaque coup qui attaque le roi.",
		"Un coup qui attaque le roi est bon. Le trouves-tu ?"),
	fact.KindMateChance: either(say.Retold, "Le coup gagnant est toujours là. Regarde chaque coup qui attaque le roi.",
		"$Can gagner tout de suite. Attaque le roi pour qu'il ne puisse plus fuir !"),

	fact.KindPraiseTrade: tells("Bien joué : $won plus $thanLost."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		won := chess.Taken(&f.Start, f.Move).Type()
		if won == chess.NoPieceType {
			won = f.Move.Promotion()
		}
		could := v.verb(f.Side, "pourrais", "pourrait", "pourraient")
		how := "mais " + could + " perdre autant"
		switch {
		case f.Count > 0:
			how = "et " + could + " perdre moins"
		case f.Count < 0:
			how = "mais " + could + " perdre plus"
		}
		return sentence("%s %s%s, %s", v.does(f.Side, "gagnerais", "gagnerait", "gagneraient"), a(won),
			enPassant(f.Move), how)
	},
	fact.KindMostLost:   tells("Le plus cher : le coup $number. $Played a coûté le plus."),
	fact.KindFinalCount: tells("À la fin, $wasAhead devant."),
	fact.KindStalemateTrap: either(say.Single,
		"Attention : après un coup d'ici, plus de coup ni d'échec : personne ne gagne.",
		"Attention : après plusieurs coups d'ici, plus de coup ni d'échec : personne ne gagne."),
	fact.KindMateInTwo:   tells("Le roi ne peut plus échapper au mat."),
	fact.KindMateInThree: tells("Le roi ne peut plus échapper au mat."),
	fact.KindGivesCheck:  tells("Cela attaque le roi."),
	fact.KindStalemates:  tells("Alors plus de coup légal, et pas d'échec : personne ne gagne."),
	fact.KindWarnStalemate: tells(
		"Plus de coup légal, et pas d'échec : personne ne gagne. Tu gagnais : annule ton coup."),

	fact.KindPinned:      tells("Si cette pièce bouge, $theBy peut prendre $king."),
	fact.KindPinnedThere: tells("Si cette pièce va là, $theBy peut prendre $king."),
	fact.KindStuckPinned: tells("Si $piece bouge, $theOnly peut prendre le roi."),

	fact.KindCastles:  tells("Le roi et la tour bougent ensemble : c'est un seul coup."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string { return v.makesRoom(f, "cela donne plus de place %s") },

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

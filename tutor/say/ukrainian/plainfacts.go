package ukrainian

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// plainFacts are what is said to who has not begun the lesson about a plan, about points or about stalemate.
var plainFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPlanWay:   tells("Походи пішаком, щоб $ownDat відкрилося більше полів."),
	fact.KindPlanAir:   tells("Походи пішаком, щоб $ownDat було куди піти."),
	fact.KindPlanReach: tells("Постав $ownAcc туди, звідки видно більше полів."),
	fact.KindPlanAim:   tells("Постав $ownAcc так, щоб бити більше полів у центрі."),
	fact.KindPlanMore:  tells("Атакуй $pieceAcc ще однією фігурою."),
	fact.KindPlanChecks: either(say.Retold, "Переглянь кожен хід, що нападає на короля.",
		"Добрий хід нападає на короля. Знайдеш його?"),
	fact.KindMateChance: either(say.Retold, "Виграшний хід досі є. Переглянь кожен хід, що нападає на короля.",
		"$Can виграти просто зараз. Напади на короля так, щоб він не міг утекти!"),

	fact.KindPraiseTrade: tells("Добре: $sideDat це дає більше, ніж забирає."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		won := chess.Taken(&f.Start, f.Move).Type()
		if won == chess.NoPieceType {
			won = f.Move.Promotion()
		}
		could := v.verb(f.Side, "можеш", "може", "можуть")
		how := "але " + could + " втратити стільки ж"
		switch {
		case f.Count > 0:
			how = "а втратити " + could + " менше"
		case f.Count < 0:
			how = "але " + could + " втратити більше"
		}
		return sentence("%s %s%s, %s", v.does(f.Side, "виграєш", "виграє", "виграють"), name(won, accusative),
			enPassant(f.Move), how)
	},
	fact.KindMostLost:   tells("Найдорожчий хід $number: $played."),
	fact.KindFinalCount: tells("Наприкінці перевага була на боці $sideGen."),
	fact.KindStalemateTrap: either(say.Single,
		"Обережно: після одного ходу не буде ні ходів, ні шаху: ніхто не виграє.",
		"Обережно: після багатьох ходів не буде ні ходів, ні шаху: ніхто не виграє."),
	fact.KindMateInTwo:   tells("Тепер король не врятується від мату."),
	fact.KindMateInThree: tells("Тепер король не врятується від мату."),
	fact.KindGivesCheck:  tells("Це нападає на короля."),
	fact.KindStalemates:  tells("Тоді немає ходів і немає шаху: ніхто не виграє."),
	fact.KindWarnStalemate: tells(
		"Немає ні ходів, ні шаху: ніхто не виграє. Перемога була близько: поверни хід."),

	fact.KindPinned:      tells("Після ходу цієї фігури $theBy зможе взяти $kingAcc."),
	fact.KindPinnedThere: tells("Після цього ходу $theBy зможе взяти $kingAcc."),
	fact.KindStuckPinned: tells("Якщо походить $piece, $theOnly зможе взяти короля."),

	fact.KindCastles:  tells("Король і тура ходять разом: це один хід."),
	fact.KindMakesWay: func(v voice, f fact.Fact) string { return v.makesRoom(f, "це дає більше місця %s") },

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

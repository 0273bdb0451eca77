package ukrainian

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said as a warning of a move just made, before it is answered.
var warningFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindWarnMate:     tells("Зачекай: $attacker може поставити мат $mateNext."),
	fact.KindWarnHanging:  func(v voice, f fact.Fact) string { return v.thenTakes("зачекай:", f) + unlessMate(f) },
	fact.KindWarnExchange: func(v voice, f fact.Fact) string { return v.thenLoses("зачекай:", f) + unlessMate(f) },
	fact.KindWarnIdea:     func(v voice, f fact.Fact) string { return v.then("зачекай: далі ", "буде ", f) },
	fact.KindWarnLine:     func(v voice, f fact.Fact) string { return "Глянеш іще раз?" + v.expected(f) },
	fact.KindWarnMateMissed: either(say.Retold, "Поверни хід: $attacker може поставити мат на $square.",
		"Точно? Тут можна виграти просто зараз."),
	fact.KindWarnFreeMissed: func(v voice, f fact.Fact) string {
		switch {
		case len(f.Ideas) > 0: // a trade, which wins as much
			return "Точно? " + v.taking(f.Ideas[0], "")
		case f.Takes():
			return freeToo(v, f)
		}
		return free(v, f)
	},
	fact.KindWarnAttack:          tells("Зачекай: далі $attacker може атакувати $pieceAcc."),
	fact.KindWarnPromotionMissed: tells("Точно? Твій пішак може стати ферзем."),
	fact.KindWarnStalemate: tells(
		"Пат: немає ходів і немає шаху. Перемога була близько: поверни хід."),
}

// What else could have been taken, than what the move took, and what where it took nothing.
var (
	freeToo = either(say.Took, "Точно? Тут можна взяти й $pieceAcc. Відповісти взяттям не можна.",
		"Точно? Тут можна взяти задарма й $pieceAcc.")
	free = either(say.Took, "Точно? Тут можна щось узяти. Відповісти взяттям не можна.",
		"Точно? Тут можна щось узяти задарма.")
)

// unlessMate adds to the warning of a loss that another move would have mated.
func unlessMate(f fact.Fact) string {
	if f.Missed {
		return " Інший хід виграє просто зараз."
	}
	return ""
}

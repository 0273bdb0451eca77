package ukrainian

import (
	"fmt"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

var skillTexts = say.Practice{
	Skills: say.SkillTexts{
		practice.Attacked:      "Що можна взяти?",
		practice.Attackers:     "Хто нападає?",
		practice.SafeSquares:   "Безпечні поля",
		practice.FreePieces:    "Фігури задарма",
		practice.GuardOrMove:   "Захистити чи піти",
		practice.WaysOut:       "Порятунок від шаху",
		practice.MateInOne:     "Мат за один хід",
		practice.GoodTrade:     "Вигідний розмін?",
		practice.WhatChanged:   "Що змінилося?",
		practice.Mistake:       "Чи це помилка?",
		practice.Fork:          "Вилка",
		practice.PinAndSkewer:  "Зв’язка і лінійний удар",
		practice.OpenedLine:    "Розкритий напад",
		practice.MateInTwo:     "Мат за два ходи",
		practice.PromoteOrStop: "Провести чи зупинити",
		practice.MatingNets:    "Мати, які варто знати",
		practice.BringOut:      "Вивести фігури",
		practice.KingAndPawn:   "Король і пішак",
		practice.TrappedPiece:  "Спіймати фігуру",
		practice.StopTheThreat: "Відбити загрозу",
		practice.OpenedCheck:   "Розкритий шах",
		practice.TakeTheGuard:  "Прибрати захисника",
		practice.Deflection:    "Відволікти захисника",
		practice.Simplify:      "Маєш більше? Міняй",
		practice.InBetween:     "Перш ніж брати назад",
	},
	Tasks:        practiceTasks,
	Difficulties: say.DifficultyTexts{practice.Easy: "легко", practice.Medium: "середньо", practice.Hard: "важко"},
}

// pieceOn names the piece on a square: "твого коня на f3", "конем на f3".
func pieceOn(p *chess.Position, s chess.Square, yours bool, k wordCase) string {
	t := p.At(s).Type()
	if yours {
		return your(t, k) + " на " + s.String()
	}
	return theOn(fact.PlacedPiece{Piece: p.At(s), Square: s}, k)
}

// exerciseParts are the parts of tasks: the piece asked about or moved, where it goes, what stands there, and Black's
// last move.
var exerciseParts = phrased(say.Parts[*exercise.Exercise]{
	"square": func(e *exercise.Exercise) any { return e.Square },
	"moves":  func(e *exercise.Exercise) any { return moves(e.Most) },
	"it":     func(e *exercise.Exercise) any { return pronoun(e.Position.At(e.Square).Type()) },
	"last": func(e *exercise.Exercise) any {
		t := e.Position.At(e.Last.To()).Type()
		return fmt.Sprintf("%s %s з %s на %s", colored(chess.PieceOf(t, chess.Black), nominative),
			gendered(t, "пішов", "пішла"), e.Last.From(), e.Last.To())
	},
	"took": func(e *exercise.Exercise) any {
		t := e.Position.At(e.Last.To()).Type()
		return fmt.Sprintf("%s %s на %s", colored(chess.PieceOf(t, chess.Black), nominative),
			gendered(t, "узяв", "узяла"), e.Last.To())
	},
}, map[string]func(*exercise.Exercise, wordCase) string{
	"piece":     func(e *exercise.Exercise, k wordCase) string { return pieceOn(&e.Position, e.Piece, true, k) },
	"there":     func(e *exercise.Exercise, k wordCase) string { return pieceOn(&e.Position, e.Square, false, k) },
	"yourThere": func(e *exercise.Exercise, k wordCase) string { return pieceOn(&e.Position, e.Square, true, k) },
})

// asks returns a function that says a task with its parts, and why its solution is right.
func asks(task, why string) func(*exercise.Exercise) say.Task {
	tell := exerciseParts.Telling(task)
	return func(e *exercise.Exercise) say.Task { return say.Task{Task: tell(e), Why: why} }
}

var practiceTasks = say.PracticeTasks{
	"mine-taken": asks("Торкни всі свої фігури, які можуть узяти чорні.",
		"Більше нічого чорні взяти не можуть."),
	"attackers": asks("Торкни всі свої фігури, які можуть узяти $thereAcc.", "Більше ніхто не може."),
	"taken-by": asks("Торкни всі чорні фігури, які можуть узяти $yourThereAcc.",
		"Більше ніхто не може."),
	"safe-squares": asks("Торкни всі поля, де $piece у безпеці.", "Там цю фігуру ніщо не може взяти."),
	"free": asks("Торкни всі чорні фігури, які можна взяти задарма.",
		"Там ніщо не може взяти у відповідь."),
	"saves":   asks("$YourThere у небезпеці. Врятуй $it.", "Так утрат немає."),
	"escapes": asks("Шах! Торкни всі поля, куди може піти твій король.", "Там на короля ніщо не нападає."),
	"helpers": asks("Шах! Торкни всі фігури, які можуть його відбити.",
		"Кожна має хід, що відбиває шах."),
	"blocks": asks("Шах! Торкни всі поля, де інша фігура може його закрити.",
		"Фігура на такому полі зупиняє шах."),
	"out-of-check": asks("Шах! Врятуйся і нічого не втрать.", "Шаху вже немає, і втрат теж."),
	"mates":        asks("Мат за один хід. Знайди його.", "Це шах, і жоден хід не рятує."),
	"sound":        asks("Ти береш $thereAcc фігурою: $pieceIns. Чи це щонайменше рівний розмін?", "Так утрат немає."),
	"newly-attacked": asks("$Last. Торкни те, на що чорні напали тільки тепер.",
		"До цього ходу чорні не могли взяти цих фігур."),
	"newly-free": asks("$Last. Торкни те, що задарма лише тепер.",
		"До цього ходу цих фігур не можна було взяти задарма."),
	"mistake": asks("Твій хід: $piece на $square. Чи це помилка?", "Так нічого не втрачено."),
	"forks":   asks("Напади одним ходом на дві фігури.", "Напад на дві відразу, і щось виграно."),
	"skewers": asks("Лінійний удар: напади на фігуру, за якою стоїть друга.",
		"Обидві на одній лінії, і це виграє."),
	"pins":       asks("Зв’яжи $thereAcc: за фігурою її король.", "Фігура не може піти з лінії свого короля."),
	"opens-line": asks("Відійди фігурою і виграй завдяки відкритій лінії.", "Лінія відкрилася, і це виграє."),
	"mate": asks("Мат за два ходи, хоч би як пішли чорні.",
		"Хоч би як вони пішли, далі був мат."),
	"promote": asks("Проведи пішака: новий ферзь за $moves.",
		"Новий ферзь лишається, або це мат."),
	"stops-promotion": asks("Чорний пішак ось-ось стане ферзем. Завадь.",
		"Тепер жоден новий чорний ферзь не вцілів би."),
	"keeps-win":  asks("Можна виграти. Знайди хід.", "Тепер виграєш, хоч би як пішли чорні."),
	"keeps-draw": asks("Не програй: знайди хід.", "Тепер нічия, хоч би як пішли чорні."),
	"traps":      asks("Спіймай $thereAcc.", "На фігуру напали, а безпечного поля немає."),
	"threatens-mate": asks("Чорні погрожують матом. Торкни всі поля, де вони його ставлять.",
		"Якби хід був знову їхній, чорні поставили б там мат."),
	"stops-mate": asks("Чорні погрожують матом. Завадь і нічого не втрать.",
		"Тепер жоден хід чорних не ставить мат."),
	"opens-check": asks("Відійди фігурою так, щоб друга дала шах, і виграй.",
		"Шах не лишає чорним часу."),
	"removes-guard": asks("Візьми або прожени захисника: він береже $thereAcc. Виграй.",
		"Без захисника фігура пропала."),
	"lures": asks("Відволічи захисника і виграй.", "Захисник не впорається з двома роботами."),
	"simplifies": asks("У тебе більше: розміняй фігуру на таку саму за ціною.",
		"Фігур лишилося менше, а в тебе й далі більше."),
	"in-between": asks("$Took. Перш ніж брати у відповідь, знайди краще.",
		"Чорні мусять відповісти, а ти ще можеш виграти те саме."),
	"brings-out": asks("Виведи коня або слона і нічого не втрать.", "Фігура ввійшла у гру, і втрат немає."),
}

var practicePage = say.PracticePage{
	Practice: wording.Practice{
		Title: "Вправи", Repeat: "Ця вправа вже раз не вийшла.", Five: "Це були п’ять на сьогодні.",
		FromGame: "З твоєї партії",
		More:     "Ще десять", Ended: "Готово", GoOn: "Далі", Closed: "Відкрито іншу вправу.",
		Skills: "Твої вміння", Intro: "Найкраще потроху щодня. Якщо день пропущено, нічого не втрачено.",
		Later:     "Ще попереду",
		MixedFive: "П’ять мішаних вправ",
		Mixed:     "Десять мішаних вправ", Has: "ти це вмієш", Today: "на сьогодні",
		Lesson:  "Урок",
		PlayOut: "Дограй до кінця",

		Name: "Ім’я", Date: "Дата", Answer: "Моя відповідь", Solutions: "Розв’язки", Print: "Надрукувати аркуш",
		Other: "Інший аркуш", White: "У тебе білі.", MixedSheet: "Мішані вправи",
		Letter: "Друкуй на папері A4 або Letter.",
	},
	Phrases: say.PracticePhrases{
		Place:  func(number, of int) string { return fmt.Sprintf("Вправи: %d з %d", number, of) },
		Score:  func(right, of int) string { return fmt.Sprintf("%d з %d", right, of) },
		AtOnce: func(right, of int) string { return fmt.Sprintf("%d із %d з першого разу", right, of) },
		Ended: func(later, of int) string {
			if later == 0 {
				return fmt.Sprintf("Зроблено: %d", of)
			}
			return fmt.Sprintf("Розв’язано: %d", later)
		},
		Went: func(right, later, of int) string {
			switch {
			case right == of:
				return "Усе з першого разу."
			case right+later == 0:
				return "Було важко, але все зроблено до кінця. Так і вчаться."
			case later == of:
				return "Не з першого разу, але все: так і вчаться."
			case right == 0:
				return "Не з першого разу, але правильно. Так і вчаться."
			case later == 0:
				return ""
			}
			return fmt.Sprintf("Ще %d пізніше.", later)
		},
		Back: func(n int) string {
			if n == 1 {
				return "Одна повернеться завтра."
			}
			return say.Capitalized(numberFeminine(n)) + choose(n, " повернеться", " повернуться",
				" повернуться") + " завтра."
		},
		Tricky: func(n int) string {
			if n == 1 {
				return "Одна була важка."
			}
			return say.Capitalized(numberFeminine(n)) + " були важкі."
		},
		See: func(n int) string {
			if n == 1 {
				return "Глянь на неї"
			}
			return "Глянь на всі"
		},
		Days: func(n int) string {
			if n == 0 {
				return "Твій перший день"
			}
			return "З вправами: " + days(n)
		},
		Due:    func(n int) string { return fmt.Sprintf("на сьогодні %d", n) },
		One:    func(skill string) string { return "Вправи: " + skill },
		Box:    func(n, of int) string { return fmt.Sprintf("крок %d з %d", n, of) },
		Found:  func(n, of int) string { return fmt.Sprintf("%d з %d", n, of) },
		Right:  func(of int) string { return fmt.Sprintf("/ %d", of) },
		Paper:  strings.NewReplacer("Торкни ", "Обведи ", " торкни ", " обведи ").Replace,
		Figure: func(n int) string { return fmt.Sprint(n) },
		Yes:    func() string { return "так" },
		No:     func() string { return "ні" },
	},
}

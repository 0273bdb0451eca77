package ukrainian

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var learning = say.Learning{
	Path: wording.Path{
		Tab: "Уроки", Heading: "Твій шлях", Bar: "Пройдені уроки", Start: "Почати",
		Known: "Це ти знаєш", AllDone: "Усі уроки пройдено. А тепер грай!",
		Book: "Як грати, щоб почитати", Mine: "Твій поступ", Play: "Зіграти партію",
		First: "Перший шлях", Second: "Від першої партії до першого призу",
		Test: "Іспит цієї частини: п’ять вправ",
	},
	Today: wording.Today{
		Heading: "Сьогодні", Other: "Грати з кимось іншим",
		AllDone: "На сьогодні все",
		Lesson:  "Урок", Exercises: "П’ять вправ", Repeat: "Повторити п’ять", Game: "Партія", Done: "зроблено",
		SmallGame: "Коротка гра",
		Start:     "Почати урок", GoOn: "Далі", Practise: "До вправ",
		Waits: "Вогник зачекає, якщо відпочинеш день.", Paused: "чекає на тебе", Ready: "що тобі до вподоби",
	},
	Certificate: wording.Certificate{
		Title: "Грамота", Heading: "Увесь шлях", This: "Ця грамота засвідчує, що",
		Exercises: "вправ", Friends: "подоланих друзів", Date: "Дата",
		Witness:    "Дорослий, який це бачив",
		HowToPrint: "Надрукуй цю сторінку: A4, горизонтально. Ім’я і дату пишуть рукою.",
		NotYet:     "Вона прийде з останнім уроком.", See: "Твоя грамота",
	},
	Exercise: wording.Exercise{
		Close: "Назад до шляху", Sound: "Звук", Aloud: "Читати вголос", Back: "Назад", Next: "Далі",
		Exercises: "Вправи", First: "Спробуй", HowMoves: "Як вона ходить",
		KnowIt: "Уже знаєш це?", Test: "Склади іспит із п’яти",
		More: "Почитати більше:",

		Begin: "Почати", Again: "Ще раз", Now: "Тепер ти", Check: "Перевірити", Yes: "Так", No: "Ні",
		YourMove: "Твій хід",

		HowTapOne: "Відповідь лише одна.",
		HowTap:    "Торкни дошку, а потім натисни «Перевірити».",
		HowMove:   "Торкни фігуру, а потім поле, куди вона піде.",
		HowWalk:   "Торкни поле, куди вона піде.",
		HowJudge:  "Глянь на дошку, а потім відповідай.",
		NotOpen:   "Почнемо?",
		Becomes:   "Твій пішак стане", NotThis: "Не цей хід",

		Right: "Так!", GoodStep: "Так, далі", NotYet: "Спробуй ще раз", Almost: "Майже",
		TapFirst: "Спершу торкни щось", ShownHere: "Ось відповідь",
		ShownMove: "Ось відповідь. Тепер ти!",
		LostGame:  "Цього разу виграв Pip", DrawnGame: "Цього разу не виграв ніхто", WonGame: "Перемога твоя!",
		StuckGame: "Жоден чорний пішак не може піти.",
		PlayAgain: "Ще раз", NextRound: "Наступний раунд", StepBack: "Назад до того ходу",
		Without:  "Пропустити цю гру",
		ShownYes: "Відповідь: так", ShownNo: "Відповідь: ні",
		You:        "Ти",
		Prevents:   "Синя стрілка: візьми його вчасно.",
		Freed:      "Хід із хрестиком був надто повільний: інший встигав.",
		Sooner:     "Поспіши або зупини його раніше.",
		Took:       "Одного взято!",
		OneStep:    "Ще один крок, і Pip виграє!",
		Keep:       "Залиш одному пішакові вільний шлях.",
		LeaveOne:   "Усі його пішаки зникли. Залиш йому одного.",
		NewQueen:   "Твій пішак став ферзем!",
		Passed:     "Іспит цього уроку складено.",
		PassedPart: "Іспит цієї частини складено: зірка за кожен урок.",
		LookFor:    "Зіграй партію з тим, що вже вмієш",
		NotPassed:  "Іспит тут закінчується. Зроби вправи і спробуй ще раз.",
		Lost:       "Зв’язок утрачено. Пробую ще раз…",
		Unsent:     "Зв’язок утрачено. Більше нічого не зникло: спробуй, коли він повернеться.",

		Star: "зірка", Prey: "узяти", Asked: "про неї питають", Chosen: "обрано", Tapped: "позначено",
		CanMove: "може піти",
		Target:  "сюди можна піти", WasRight: "правильно", WasWrong: "хибно", WasMissed: "забуто",
		WasTried: "спроба", Shown: "показано", Attacked: "під боєм",
		Dark: "темне", Light: "світле",

		Missing: "Лишилося кілька вправ.", Finish: "Зробити решту",
		ThirdStar: "для третьої зірки", MoreStars: "для нових зірок", Path: "Твій шлях",
		TestWins: "Іспит із п’яти ще може дати три зірки.",
	},
	Progress: wording.Progress{
		Title: "Твій поступ", Intro: "Він зберігається на цьому пристрої, без облікового запису.",
		Lesson: "Урок", Stars: "Зірки", Met: "Вправи",
		Other: "На іншому пристрої", OtherHow: "Посилання або QR-код перенесе туди твої зірки.",
		Link: "Створити посилання", LinkIs: "Відкрий це посилання на іншому пристрої:", QR: "QR-код посилання",
		Copy: "Скопіювати", Copied: "Скопійовано",
		Forget:    "Почати знову",
		ForgetHow: "Це забуде на цьому пристрої твої зірки і те, що принесли партії.",
		Reset:     "Забути все", Sure: "Так, забути все", Path: "Твій шлях",

		Games: "З твоїх партій", GamesHow: "Ідеї останніх чотирьох тижнів.",
		KeptHow: "Ці позиції повернуться у вправах:", Idea: "Ідея", SeenOf: "Помічено", Missed: "Пропущено",

		Arrived:    "Принести ці зірки сюди?",
		ArrivedHow: "Вони додадуться до зірок цього пристрою. Тут нічого не зникне.",
		Add:        "Принести сюди", Leave: "Ні, не треба",
		BadLink: "Це посилання не можна прочитати. Створи нове на іншому пристрої.",
		Was:     "Твій поступ забуто.", Added: "Зірки вже тут.",
	},
	Phrases: say.LearningPhrases{
		Done: func(done, of, n int) string { return fmt.Sprintf("%d з %d уроків · %s", done, of, stars(n)) },

		Number: func(number, of int) string { return fmt.Sprintf("Урок %d з %d", number, of) },
		Place:  func(number, of int) string { return fmt.Sprintf("Вправа %d з %d", number, of) },
		InTest: func(number, of int) string { return fmt.Sprintf("Іспит: %d з %d", number, of) },
		InPart: func(number, of int) string { return fmt.Sprintf("Іспит частини: %d з %d", number, of) },
		Screen: func(number, of int) string { return fmt.Sprintf("Сторінка %d з %d", number, of) },
		Stars:  func(n int) string { return fmt.Sprintf("%d з 3 зірок", n) },
		Met:    func(met, of int) string { return fmt.Sprintf("%d з %d", met, of) },
		Moves:  func(used, of int) string { return fmt.Sprintf("Ходи: %d з %d", used, of) },
		Tapped: func(n int) string { return "Позначено: " + amount(n, "поле", "поля", "полів") },
		Left: func(n, pieces, pawns int) string {
			switch {
			case n > 0:
				return "Лишилося: " + stars(n+pieces+pawns) + "."
			case pieces == 0:
				return "Лишилося: " + amount(pawns, "пішак", "пішаки", "пішаків") + "."
			}
			return "Лишилося: " + amount(pieces+pawns, "фігура", "фігури", "фігур") + "."
		},
		Titled:   func(number int, title string) string { return fmt.Sprintf("Урок %d · %s", number, title) },
		Step:     func(title string) string { return "Наступний урок: " + title },
		Tomorrow: func(title string) string { return "Завтра: " + title },
		Next:     func(title string) string { return "Далі: " + title },
		AtOnce: func(right, of int) string {
			switch {
			case right == of:
				return fmt.Sprintf("Усі %d правильно.", of)
			case 3*right < 2*of:
				return fmt.Sprintf("Усі %d виконано.", of)
			}
			return fmt.Sprintf("%d з %d правильно з першого разу.", right, of)
		},
		Fix: func(n int) string {
			if n == 1 {
				return "Повторити ту, що була важка"
			}
			return fmt.Sprintf("Повторити %d, що були важкі", n)
		},
		Days: days,
		With: func(name string) string { return "з " + name },
		Walked: func(path, lessons int) string {
			if path == 2 {
				return fmt.Sprintf("пройдено %d уроків другого шляху, "+
					"від першої партії до першого призу.", lessons)
			}
			return fmt.Sprintf("пройдено %d уроків, від першого ходу турою "+
				"до десяти перших ходів партії.", lessons)
		},
		StarsOf: func(n, of int) (count, rest string) {
			return strconv.Itoa(n), fmt.Sprintf("з %d зірок", of)
		},
		Practise: func(title string) string { return "Вправи: " + title },
		Lesson:   func(title string) string { return "Урок: " + title },
		Answers:  func(list []string) string { return "Відповідь: " + strings.Join(list, ", ") + "." },
		Goes:     func(from, to string) string { return from + " на " + to },
		Replied:  replied,
		Theirs: func(theirs, yours chess.PieceType) (whose, first string) {
			first = "Спершу торкни свою фігуру."
			if yours != chess.NoPieceType {
				first = fmt.Sprintf("Спершу торкни %s.", reflexive(your(yours, accusative)))
			}
			return fmt.Sprintf("Це %s Pip", name(theirs, nominative)), first
		},
		CouldTake: func(taken chess.PieceType, square string) string {
			return fmt.Sprintf("Можна було взяти %s на %s.", name(taken, accusative), square)
		},
		ToGo: func(n int) string {
			if n == 0 {
				return "дійшов"
			}
			return "ще " + strconv.Itoa(n)
		},
		Needed: func(n int) string {
			return fmt.Sprintf("Твоєму бракувало ще %d %s.", n, choose(n, "кроку", "кроків", "кроків"))
		},
		Mate: func(p *chess.Position) string {
			if name := mateName(p); name != "" {
				return sentence("%s", name)
			}
			return ""
		},
	},
}

// replied tells what Pip moved in a small game, and what that took.
func replied(piece, took chess.PieceType, m chess.Move) string {
	switch steps := int(m.From().Rank()) - int(m.To().Rank()); {
	case took != chess.NoPieceType:
		return sentence("%s Pip бере %s", name(piece, nominative), your(took, accusative))
	case piece != chess.Pawn:
		return "Pip пішов " + name(piece, instrumental) + "."
	case steps == 2:
		return "Pip пішов пішаком на два поля."
	}
	return "Pip пішов пішаком."
}

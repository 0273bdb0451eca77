package ukrainian

import (
	"fmt"
	"slices"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
)

var classTexts = say.Class{
	Find: findClass, New: newClass, Join: joinClass, Lead: leadClass, Paper: classPaper, Together: together,
	Pairs: pairs,
	Plays: func(name string) string { return "Грати проти " + name },
	Pair:  func(one, other string) string { return and([]string{one, other}) },
	Animals: say.AnimalNames{
		"otter": "Видра", "bear": "Ведмідь", "rabbit": "Кролик", "cat": "Кіт", "panda": "Панда", "hedgehog": "Їжак",
		"penguin": "Пінгвін", "koala": "Коала", "deer": "Олень", "tiger": "Тигр", "duck": "Качка", "lion": "Лев",
	},
	Colors: say.ColorNames{
		"blue": "Синій", "green": "Зелений", "red": "Червоний", "yellow": "Жовтий", "orange": "Помаранчевий",
		"purple": "Фіолетовий", "teal": "Бірюзовий", "gray": "Сірий",
	},
	Name: coloredAnimal,
	Not:  func(name string) string { return "Це не ти, " + name + "?" },
	Days: days,
	Ends: func(n int) string {
		return "Усе зітреться через " + days(n) + ", якщо не повернутися."
	},
	Here: func(here, of int) string { return fmt.Sprintf("%d з %d тут", here, of) },
	Tally: func(right, wrong int) string {
		return fmt.Sprintf("правильно %d, хибно %d", right, wrong)
	},
	Stars:    stars,
	LastMove: func(from, to string) string { return "Останній хід: з " + from + " на " + to },
	Midnight: func(zone string) string { return "Дні закінчуються опівночі, " + zone + "." },
	Turn: func(side chess.Color, square bool) string {
		if square {
			return "Яке це поле? Торкни його."
		}
		return "Ходять " + theColor(side, nominative) + ". Як підеш?"
	},
	Answered: func(n, of int) string { return fmt.Sprintf("Відповідей: %d з %d", n, of) },
	Look:     func(number int) string { return fmt.Sprintf("Позиція %d", number) },
	Reply:    classReply,
	Votes: func(n int) string {
		return amount(n, "відповідь", "відповіді", "відповідей")
	},
	Tasks: say.ClassTasks{
		class.LessonTask:   func(title string) string { return "Урок: " + title },
		class.SkillTask:    func(title string) string { return "Вправи: " + title },
		class.SameTask:     func(title string) string { return "Те саме для всього класу: " + title },
		class.PositionTask: func(title string) string { return "Грати до кінця: " + title },
		class.FENTask:      func(string) string { return "Грати з позиції" },
		class.FriendTask:   func(title string) string { return "Грати проти " + title },
	},
}

// days counts days: "1 день", "2 дні", "5 днів".
func days(n int) string { return amount(n, "день", "дні", "днів") }

// stars counts stars: "1 зірка", "2 зірки", "5 зірок".
func stars(n int) string { return amount(n, "зірка", "зірки", "зірок") }

// coloredAnimal names a child by a color and an animal that agree: "Червоний ведмідь", "Синя видра". Names of animals
// that end in a are feminine.
func coloredAnimal(color, animal string) string {
	if strings.HasSuffix(animal, "а") {
		if stem, soft := strings.CutSuffix(color, "ій"); soft && stem == "Син" {
			color = stem + "я"
		} else {
			color = strings.TrimSuffix(strings.TrimSuffix(color, "ий"), "ій") + "а"
		}
	}
	return color + " " + strings.ToLower(animal)
}

// classReply names a move in a position, or a square.
func classReply(before *chess.Position, reply string) string {
	at := slices.IndexFunc(before.Moves(), func(m chess.Move) bool { return m.String() == reply })
	if at < 0 {
		return reply
	}
	m := before.Moves()[at]
	text := say.Capitalized(name(before.At(m.From()).Type(), nominative))
	switch {
	case m.IsCastle():
		return text + " на " + m.To().String() + ", рокіровка"
	case chess.Taken(before, m) != chess.NoPiece:
		text += " бере на "
	default:
		text += " на "
	}
	text += m.To().String()
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " і стає " + name(t, instrumental)
	}
	return text
}

var (
	findClass = wording.FindClass{
		Title:   "Увійти до свого класу",
		Intro:   "Учитель має код із шести літер і цифр.",
		Code:    "Код",
		Go:      "Далі",
		Teach:   "Клас ведеш ти?",
		Make:    "Створити клас",
		Nothing: "Такого класу немає",
	}
	newClass = wording.NewClass{
		Title:     "Створити клас",
		Intro:     "Без облікових записів, ні для тебе, ні для учнів. Це займе хвилину.",
		Called:    "Як він зветься?",
		Example:   "Мій клас",
		NoNames:   "Це видно лише в класі. Без імен учнів, будь ласка.",
		Today:     "Що робимо сьогодні?",
		OwnPath:   "Кожен своїм шляхом",
		Another:   "Або щось інше",
		Lessons:   "Урок",
		Skills:    "Вправи",
		Positions: "Позиція, яку грають до кінця",
		Friends:   "Партія",
		Typed:     "Або позиція для гри: FEN чи посилання",
		Days:      "Як довго він триває?",
		Wiped:     "Потім усе стирається. Також якщо ти не приходиш 30 днів.",
		Make:      "Створити клас",
		Keeps:     "Що ми зберігаємо",
	}
	joinClass = wording.JoinClass{
		Pick:     "Обери тварину й колір",
		Animal:   "Тварина",
		Color:    "Колір",
		ComeIn:   "Увійти",
		YourName: "Це твоє ім’я тут.",
		CardSays: "Ця картка для:",
		Locked:   "Зараз ніхто не може ввійти. Спитай учителя.",
		Full:     "Клас заповнено. Спитай учителя.",
		Hello:    "Ти",
		ForToday: "На сьогодні",
		Nothing:  "Іди далі своїм шляхом.",
		OwnPath:  "Мій шлях",
		Leave:    "Звільнити це місце",
		Sure:     "Так, звільнити. Знову його відкриє лише картка.",
		Safe:     "Учитель бачить твої зірки й відповіді, але не ім’я.",
	}
	leadClass = wording.LeadClass{
		Code: "Код", At: "на", Poster: "Плакат", Cards: "Картки місць", Day: "День як таблиця (CSV)",
		Pupil: "Учень", Now: "Урок зараз", Stars: "Зірки", Answers: "Сьогодні", Away: "немає", Help: "Поміч",
		RightToday: "правильно сьогодні", WrongToday: "хибно сьогодні",
		HelpMeans: "Поміч: три останні відповіді були хибні.",
		Nobody:    "Ще нікого немає. Покажи плакат або напиши код на дошці.",
		SortBy:    "Упорядкувати", ByHelp: "Потрібна поміч", ByName: "Ім’я", ByLesson: "Урок", ByStars: "Зірки",
		Show: "Показати", All: "Усі", OnlyHere: "Тут", NoRow: "Поки нікого.",
		Set: "На сьогодні: задати", Stands: "Це на сторінці кожного учня.",
		Lock: "Закрити вхід", Unlock: "Відкрити вхід", LockedNow: "Більше ніхто не може ввійти.",
		Remove: "Прибрати", SureRemove: "Так, прибрати з усіма зірками",
		Card:    "Нова картка",
		Playing: "Партія", Unheeded: "Було попередження", Game: "Партія дотепер",
		Warned: "Було попередження, але учень пішов далі.",
		Missed: "Останні помилки", Sheet: "Надрукувати їх",
		Link:     "Відкрити цей клас на іншому пристрої",
		LinkSays: "Хто має це посилання, веде клас. Бережи його.",
		Renew:    "Створити нове посилання", SureRenew: "Так: старе посилання та інші пристрої більше не ведуть",
		End: "Закінчити і стерти зараз", SureEnd: "Так, стерти все",
		Private: "Не для проєктора: тут видно, кому потрібна поміч.",
		Unreachable: "Інші пристрої не можуть відкрити цю адресу. " +
			"Відкрий цю сторінку за назвою або адресою комп’ютера в мережі.",
		Updates: "Ця сторінка оновлюється сама.", More: "Більше для цього класу", Back: "Назад до класу",
		Live: "Учні",
	}
	together = wording.Together{
		Title:    "Усі дивляться",
		Now:      "Усі дивляться: відповідай зараз",
		Ask:      "Усі дивляться",
		AskIntro: "Увесь клас бачить одну позицію. Кожен відповідає, а ти бачиш відповіді.",
		Position: "Або посилання на позицію чи вправу, або FEN",
		Editor:   "Поставити самому",
		Skill:    "Позиція з вправ",
		Own:      "Жодна",
		Square:   "Питати про поле, а не про хід",
		One:      "Торкни поле.",
		OneOf:    "Торкни одне з них.",
		Wall:     "Сторінка для стіни",
		Sent:     "Твоя відповідь дійшла.",
		Change:   "Її ще можна змінити.",
		Wait:     "Підведи очі: відповідь буде на великій дошці.",
		Promote:  "Ким стане пішак?",
		Is:       "Відповідь:",
		Yours:    "Твоя відповідь:",
		Tally:    "Показати, що вони кажуть",
		Hide:     "Сховати, що вони кажуть",
		Show:     "Оце правильно",
		Choose:   "Щоб показати правильну відповідь, торкни її на дошці.",
		Next:     "Наступна позиція",
		End:      "Закінчити",
		Over:     "Зараз нема на що дивитися.",
		Back:     "Назад до класу",
	}
	pairs = wording.Pairs{
		Title: "Грати парами",
		Intro: "Хто тут, грає парами. Хто лишився без пари, грає проти Pip.",
		Make:  "Скласти пари",
		All:   "Також ті, у кого триває партія",
		Games: "Пари",
		First: "Ходів ще немає.",
		Over:  "Партію закінчено.",
	}
	classPaper = wording.ClassPaper{
		Poster: "Плакат", NoAccount: "Без облікового запису. Без справжніх імен. Хвилин десять.",
		Code: "Код", At: "на",
		Scan: "Скануй квадрат", ScanSays: "або введи код.",
		Animal: "Обери тварину", AnimalSays: "і колір. Це твоє ім’я.",
		Begin: "Починай", BeginSays: "Сова допоможе.",
		Card:  "Наступного разу принеси свою картку.",
		Cards: "Картки місць", CardSays: "Наступного разу скануй це.", Name: "Ім’я",
		Secret: "Картка відкриває своє місце на будь-якому пристрої. Імена пиши лише на папері.",
		Print:  "Надрукувати сторінку", Back: "Назад до класу", List: "Список",
		HowToPrint: "Надрукуй цю сторінку браузером.", QR: "Посилання як QR-код",
	}
)

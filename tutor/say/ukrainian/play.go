package ukrainian

import "chesstutor/templates/wording"

var play = wording.Play{
	Board: "Шахова дошка", ShowMe: "Покажи мені", Hide: "Сховати", More: "Ще", Else: "Що ще?", Sound: "Звук",
	Ahead: "Перевага за очками фігур",

	Becomes: "Твій пішак стає", NotThisMove: "Не цей хід",

	StartOver: "Почати заново?", GivesUp: newGame.GivesUp,
	KeepPlaying: "Грати далі", DoStartOver: "Почати заново",

	OneBack: "На крок назад", Next: "Далі", BackToGame: "Назад до партії", Explore: "Пробувати ходи",
	LookBack: "Переглянути партію",
	First:    "Перша позиція", Back: "Назад", Forward: "Вперед", Last: "Остання позиція",
	Moves: "Ходи", NoMoves: "Вони записуються тут, поки ти граєш.",
	Keep: "Зберегти цю партію", InPGN: "Партія у PGN", InFEN: "Позиція на дошці у FEN",
	Copy: "Копіювати", Copied: "Скопійовано", Download: "Завантажити", FromPosition: "Грати з позиції",
	KeepLink: "Посилання на цю партію", BringIn: "Принести партію",
	Marks:    "Що означають позначки",
	TakeBack: "Назад", PlayOn: "Грати далі", Threat: "Загроза", LetItMove: "Хай ходить комп’ютер",
	Why: "Чому?", WhyThat: "Навіщо цей хід?",
	Hint: "Підказка", MoreHint: "Ще допомога", Close: "Закрити",
	HintLater: "Подивись ще раз. Скоро допоможу ще.",
	HintOpens: "Останній крок підказки тепер відкрито.",
	Computer:  "Комп’ютер", ChangeLevel: "Змінити рівень", Change: "Змінити",
	Done: "Готово",

	Aloud:     "Читати вголос",
	LookMoves: "# можуть ходити", LookMove: "# може ходити", LookTakens: "# можна взяти", LookTaken: "# можна взяти",
	LookGoods: "# безпечні", LookGood: "# безпечне", LookPlaces: "можна піти: #", LookPlace: "можна піти: #",
	LookWins: "# виграють очки", LookWin: "# виграє очки",
	LookFair:    "# без втрат",
	LookCareful: "# обережно",
	LookLosses:  "# втрачають", LookLoss: "# втрачає",
	LookMarkeds: "# позначено. Торкни інші або перевір.", LookMarked: "# позначено. Торкни інші або перевір.",

	JustTell: "Просто скажи мені", CheckGuess: "Перевірити", NoneMarked: "Жодної",

	Where: "Куди глянути", Idea: "Ідея", Piece: "Фігура", Move: "Хід",
	Aim:    "Злови чорного короля: атакуй його так, щоб йому не було куди піти.",
	Prompt: "Вибери фігуру, щоб побачити, куди вона може піти.", Looked: "Так тоді стояла дошка.",
	TriedBefore: "Поверни хід і натисни «Підказка»: я допоможу знайти кращий.",
	NoTime:      "Мені забракло часу подивитися. Грай далі: наступного ходу гляну знову.",
	Calmer:      "Спробувати спокійнішу дошку", Again: "Грати знову",
	ConnectionLost: "Зв’язок утрачено. Пробую ще…",
	Kept:           "Зв’язок утрачено. Твій хід збережено, його надішлемо потім.",
	NotSent:        "Зв’язок утрачено. Партія ціла: спробуй, коли він повернеться.",
}

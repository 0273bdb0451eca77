package ukrainian

import "chesstutor/templates/wording"

var newGame = wording.NewGame{
	Title:      "Нова партія",
	LookFor:    "Шукай:",
	GivesUp:    "Партію, що триває, буде покинуто.",
	WhoPlays:   "Хто грає?",
	Computer:   "Я граю проти комп’ютера",
	TwoHere:    "Двоє, тут на цьому пристрої",
	Elsewhere:  "Інша людина, за посиланням",
	Turn:       "Повертати дошку після кожного ходу",
	HowItPlays: "З ким ти граєш?",
	Match:      "Наступний", Beaten: "Переможено",
	YourSide: "Котра сторона твоя?", White: "Білі", Black: "Чорні", Either: "Будь-яка",
	OtherStart: "Почати з іншої позиції",
	SetUp:      "Поставити її на дошці",
	PasteFEN:   "Або встав позицію у FEN, рядок тексту з шахових програм.",
	Start:      "Почати", Midway: "Змінити суперника можна й посеред партії.",
}

package ukrainian

import "chesstutor/tutor/say"

var failure = say.Failure{
	NoPage: "Такої сторінки немає", Sorry: "Вибач", Moment: "Хвилинку", DidNot: "Це не вдалося",
	Offline: "Немає зв’язку", OfflineText: "Твою партію збережено. Вона триватиме, коли зв’язок повернеться.",
	Again: "Спробувати ще", Back: "Назад до партії", Report: "Щоб повідомити про це, назви код:",
}

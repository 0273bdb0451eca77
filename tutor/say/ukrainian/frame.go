package ukrainian

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Сторінки", Skip: "До вмісту сторінки",
	Play: "Грати", NewGame: "Нова партія", Learn: "Учитися", Practice: "Вправи", Settings: "Налаштування",
	More: "Ще", Book: "Як грати", Mine: "Твій поступ",
}

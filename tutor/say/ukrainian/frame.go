package ukrainian

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Сторінки", Skip: "До вмісту сторінки", WherePieces: "Де стоять фігури",
	Play: "Грати", NewGame: "Нова партія", Learn: "Учитися", Practice: "Вправи", Settings: "Налаштування",
	More: "Ще", Book: "Як грати", Mine: "Твій поступ",
}

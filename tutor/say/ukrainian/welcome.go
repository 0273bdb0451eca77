package ukrainian

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "З чого почати",
	Title: "Вітаємо! Котрі двері твої?",
	Note:  "Двері можна змінити згодом, у налаштуваннях.",
	New:   "Шахи для мене нові", NewSays: "Зроби відразу перший хід. Знайомся з фігурами по одній.",
	NewGo: "Почати з початку",
	Moves: "Я знаю, як ходять фігури", MovesGo: "Грати: Hop",
	MovesSays: "Грай проти жабки Hop. Побач небезпеку заздалегідь.",
	Play:      "Я вже граю", PlaySays: "Грай проти лиса Rufus, із меншою кількістю позначок.",
	PlayGo: "Грати: Rufus",
	Aloud:  "Читати вголос", Close: "Закрити",
}

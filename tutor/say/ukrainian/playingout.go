package ukrainian

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

var playingOut = say.PlayingOut{
	PlayingOut: wording.PlayingOut{
		Title:   "Дограй до кінця",
		Intro:   "У тебе білі, і можна виграти. Комп’ютер захищається якнайкраще.",
		Endings: "Закінчення", Middlegames: "Виграні партії", Play: "Грати",
		UnderWay: "У тебе триває партія. Одна з цих стане на її місце.",
	},
	Titles: say.PlayOutTitles{
		"queen": "Мат ферзем", "rook": "Мат турою", "pawn-runs": "Пішак біжить",
		"pawn-race": "Перегони двох пішаків", "opposition": "Король перед пішаком",
		"key-squares": "Дорога короля",
		"queen-pawn":  "Ферзь проти пішака", "rook-pawn": "Тура проти пішака", "two-bishops": "Мат двома слонами",
		"queen-knight": "Ферзь проти коня", "queen-rook": "Ферзь проти тури",
		"bishop-knight": "Мат слоном і конем", "queen-ahead": "Зайвий ферзь", "rook-ahead": "Зайва тура",
		"two-ahead": "Дві зайві фігури", "knight-ahead": "Зайвий кінь", "bishop-ahead": "Зайвий слон",
		"queens-on": "Зайвий слон, з ферзями",
	},
	Best: func(p tutor.PlayOut) string {
		if p.Ending {
			return "Мат за " + amount(p.Best, "хід", "ходи", "ходів")
		}
		return "Добре: " + amount(p.Best, "хід", "ходи", "ходів")
	},
	Won: func(p tutor.PlayOut, n int) string {
		measure := "Добре буде"
		if p.Ending {
			measure = "Найкраще"
		}
		return fmt.Sprintf("На це пішло %s. %s: %d. Це %s.", amount(n, "хід", "ходи", "ходів"), measure, p.Best,
			stars(p.StarsOf(n)))
	},
	Not:  "Це можна було виграти.",
	Back: "Назад до помилки", More: "Усі позиції", Again: "Ще раз цю позицію",
}

package ukrainian

import (
	"fmt"
	"strings"
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var looking = say.Looking{
	Look: wording.Look{
		Title: "Партія для перегляду", Board: "Шахова дошка",
		Steps: "Перегорнути партію", First: "Перша позиція", Back: "Назад", Forward: "Уперед",
		Last:  "Остання позиція",
		Moves: "Ходи", PlayOn: "Грати далі звідси", Explore: "Пробувати ходи тут",
		Own:  "До моєї партії",
		Link: "Посилання на цю партію", LinkIs: "У посиланні вся партія. Надішли його кому хочеш.",
		PGN: "Завантажити партію", Away: "Дивитися деінде",
	},
	Review:  func(c chess.Color) string { return "Розбір для " + theColor(c, genitive) },
	Players: playersOf,
}

// playersOf tells who played a game and how it ended, and in a second line where and when.
func playersOf(t tutor.Tags) (list []string) {
	if t.White != "" || t.Black != "" || t.Result != "" {
		names := playerName(t.White, "Білі") + " – " + playerName(t.Black, "Чорні")
		if t.Result != "" {
			names += ", " + pgnResult(t.Result)
		}
		list = append(list, names)
	}
	day := strings.TrimRight(t.Date, ".?")
	if date, err := time.Parse("2006.01.02", t.Date); err == nil {
		day = dayOf(date) + fmt.Sprintf(" %d року", date.Year())
	}
	if where := strings.Trim(t.Event+", "+day, ", "); where != "" {
		list = append(list, where)
	}
	return list
}

// months are their names after a day.
var months = []string{
	"січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня", "листопада",
	"грудня",
}

// dayOf writes a day of a year: "2 січня".
func dayOf(day time.Time) string { return fmt.Sprintf("%d %s", day.Day(), months[day.Month()-1]) }

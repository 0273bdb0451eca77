package german

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
		Title: "Ein Spiel zum Ansehen", Board: "Schachbrett",
		Steps: "Durch das Spiel gehen", First: "Erste Stellung", Back: "Zurück", Forward: "Vor",
		Last:  "Letzte Stellung",
		Moves: "Züge", PlayOn: "Von hier weiterspielen", Explore: "Hier Züge ausprobieren",
		Own:  "Zu meinem eigenen Spiel",
		Link: "Ein Link zu diesem Spiel", LinkIs: "Der Link enthält das ganze Spiel. Schick ihn, wem du willst.",
		PGN: "Das Spiel herunterladen", Away: "Anderswo ansehen",
	},
	Review:  func(c chess.Color) string { return "Rückblick für " + color(c) },
	Players: playersOf,
}

// playersOf tells who played a game and how it ended, and in a second line where and when.
func playersOf(t tutor.Tags) (list []string) {
	if t.White != "" || t.Black != "" || t.Result != "" {
		names := playerName(t.White, "Weiß") + " – " + playerName(t.Black, "Schwarz")
		if t.Result != "" {
			names += ", " + pgnResult(t.Result)
		}
		list = append(list, names)
	}
	day := strings.TrimRight(t.Date, ".?")
	if date, err := time.Parse("2006.01.02", t.Date); err == nil {
		day = dayOf(date) + fmt.Sprintf(" %d", date.Year())
	}
	if where := strings.Trim(t.Event+", "+day, ", "); where != "" {
		list = append(list, where)
	}
	return list
}

var months = []string{
	"Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
	"Dezember",
}

// dayOf writes a day of a year: "2. Januar".
func dayOf(day time.Time) string { return fmt.Sprintf("%d. %s", day.Day(), months[day.Month()-1]) }

package spanish

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
		Title: "Una partida para mirar", Board: "Tablero de ajedrez",
		Steps: "Recorrer la partida", First: "Primera posición", Back: "Atrás", Forward: "Adelante",
		Last:  "Última posición",
		Moves: "Jugadas", PlayOn: "Seguir jugando desde aquí", Explore: "Probar jugadas aquí",
		Own:  "A mi propia partida",
		Link: "Un enlace a esta partida", LinkIs: "El enlace contiene toda la partida. Envíalo a quien quieras.",
		PGN: "Descargar la partida", Away: "Mirarla en otro sitio",
	},
	Review:  func(c chess.Color) string { return "Repaso para " + theColor(c) },
	Players: playersOf,
}

// playersOf tells who played a game and how it ended, and in a second line where and when.
func playersOf(t tutor.Tags) (list []string) {
	if t.White != "" || t.Black != "" || t.Result != "" {
		names := playerName(t.White, "Blancas") + " – " + playerName(t.Black, "Negras")
		if t.Result != "" {
			names += ", " + pgnResult(t.Result)
		}
		list = append(list, names)
	}
	day := strings.TrimRight(t.Date, ".?")
	if date, err := time.Parse("2006.01.02", t.Date); err == nil {
		day = dayOf(date) + fmt.Sprintf(" de %d", date.Year())
	}
	if where := strings.Trim(t.Event+", "+day, ", "); where != "" {
		list = append(list, where)
	}
	return list
}

var months = []string{
	"enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
	"diciembre",
}

// dayOf writes a day of a year: "2 de enero".
func dayOf(day time.Time) string { return fmt.Sprintf("%d de %s", day.Day(), months[day.Month()-1]) }

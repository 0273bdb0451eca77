package french

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
		Title: "Une partie à regarder", Board: "Échiquier",
		Steps: "Parcourir la partie", First: "Première position", Back: "En arrière", Forward: "En avant",
		Last:  "Dernière position",
		Moves: "Coups", PlayOn: "Continuer à jouer d'ici", Explore: "Essayer des coups ici",
		Own:  "À ma propre partie",
		Link: "Un lien vers cette partie", LinkIs: "Le lien contient toute la partie. Envoie-le à qui tu veux.",
		PGN: "Télécharger la partie", Away: "La regarder ailleurs",
	},
	Review:  func(c chess.Color) string { return "Revue pour " + theColor(c) },
	Players: playersOf,
}

// playersOf tells who played a game and how it ended, and in a second line where and when.
func playersOf(t tutor.Tags) (list []string) {
	if t.White != "" || t.Black != "" || t.Result != "" {
		names := playerName(t.White, "Blancs") + " – " + playerName(t.Black, "Noirs")
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
	"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
	"décembre",
}

// dayOf writes a day of a year: "1er janvier", "2 janvier".
func dayOf(day time.Time) string {
	if day.Day() == 1 {
		return "1er " + months[day.Month()-1]
	}
	return fmt.Sprintf("%d %s", day.Day(), months[day.Month()-1])
}

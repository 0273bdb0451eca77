package german

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

var playingOut = say.PlayingOut{
	PlayingOut: wording.PlayingOut{
		Title: "Spiel es aus", Intro: "Du hast Weiß und kannst gewinnen. Der Computer verteidigt sich, so gut er kann.",
		Endings: "Endspiele", Middlegames: "Gewonnene Spiele", Play: "Spielen",
		UnderWay: "Du hast ein laufendes Spiel. Eines von diesen würde an seine Stelle treten.",
	},
	Titles: say.PlayOutTitles{
		"queen": "Matt mit der Dame", "rook": "Matt mit dem Turm", "pawn-runs": "Ein Bauer läuft",
		"pawn-race": "Wettlauf zweier Bauern", "opposition": "König vor dem Bauern",
		"key-squares": "Der Weg des Königs",
		"queen-pawn":  "Dame gegen Bauer", "rook-pawn": "Turm gegen Bauer", "two-bishops": "Matt mit zwei Läufern",
		"queen-knight": "Dame gegen Springer", "queen-rook": "Dame gegen Turm",
		"bishop-knight": "Matt mit Läufer und Springer", "queen-ahead": "Eine Dame mehr", "rook-ahead": "Ein Turm mehr",
		"two-ahead": "Zwei Figuren mehr", "knight-ahead": "Ein Springer mehr", "bishop-ahead": "Ein Läufer mehr",
		"queens-on": "Ein Läufer mehr, mit Damen",
	},
	Best: func(p tutor.PlayOut) string {
		if p.Ending {
			return "Matt in " + amount(p.Best, "Zug", "Zügen")
		}
		return "Gut: " + amount(p.Best, "Zug", "Züge")
	},
	Won: func(p tutor.PlayOut, n int) string {
		measure := "Gut sind"
		if p.Ending {
			measure = "Am besten sind"
		}
		return fmt.Sprintf("Du hast %s gebraucht. %s %d: %s.", amount(n, "Zug", "Züge"), measure, p.Best,
			amount(p.StarsOf(n), "Stern", "Sterne"))
	},
	Not:  "Das hättest du gewinnen können.",
	Back: "Zurück zum Fehler", More: "Alles zum Ausspielen", Again: "Noch einmal spielen",
}

package spanish

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

var playingOut = say.PlayingOut{
	PlayingOut: wording.PlayingOut{
		Title:   "Juégalo hasta el final",
		Intro:   "Llevas las blancas y puedes ganar. La máquina se defiende como mejor sabe.",
		Endings: "Finales", Middlegames: "Partidas ganadas", Play: "Jugar",
		UnderWay: "Tienes una partida en marcha. Una de estas ocuparía su lugar.",
	},
	Titles: say.PlayOutTitles{
		"queen": "Mate con la dama", "rook": "Mate con la torre", "pawn-runs": "Un peón que corre",
		"pawn-race": "Una carrera de dos peones", "opposition": "El rey delante del peón",
		"key-squares": "El camino del rey",
		"queen-pawn":  "Dama contra peón", "rook-pawn": "Torre contra peón", "two-bishops": "Mate con dos alfiles",
		"queen-knight": "Dama contra caballo", "queen-rook": "Dama contra torre",
		"bishop-knight": "Mate con alfil y caballo", "queen-ahead": "Una dama de más", "rook-ahead": "Una torre de más",
		"two-ahead": "Dos piezas de más", "knight-ahead": "Un caballo de más", "bishop-ahead": "Un alfil de más",
		"queens-on": "Un alfil de más, con damas",
	},
	Best: func(p tutor.PlayOut) string {
		if p.Ending {
			return "Mate en " + amount(p.Best, "jugada", "jugadas")
		}
		return "Bien: " + amount(p.Best, "jugada", "jugadas")
	},
	Won: func(p tutor.PlayOut, n int) string {
		measure := "Lo bueno"
		if p.Ending {
			measure = "Lo mejor"
		}
		return fmt.Sprintf("Necesitaste %s. %s son %d: %s.", amount(n, "jugada", "jugadas"), measure, p.Best,
			amount(p.StarsOf(n), "estrella", "estrellas"))
	},
	Not:  "Esto lo podías ganar.",
	Back: "Volver al error", More: "Todas las posiciones", Again: "Jugarla otra vez",
}

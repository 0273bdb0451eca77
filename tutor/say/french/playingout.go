package french

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

var playingOut = say.PlayingOut{
	PlayingOut: wording.PlayingOut{
		Title:   "Joue jusqu'au bout",
		Intro:   "Tu as les Blancs et tu peux gagner. L'ordinateur se défend de son mieux.",
		Endings: "Finales", Middlegames: "Parties gagnées", Play: "Jouer",
		UnderWay: "Tu as une partie en cours. L'une de celles-ci prendrait sa place.",
	},
	Titles: say.PlayOutTitles{
		"queen": "Mat avec la dame", "rook": "Mat avec la tour", "pawn-runs": "Un pion qui court",
		"pawn-race": "Une course de deux pions", "opposition": "Le roi devant le pion",
		"key-squares": "Le chemin du roi",
		"queen-pawn":  "Dame contre pion", "rook-pawn": "Tour contre pion", "two-bishops": "Mat avec deux fous",
		"queen-knight": "Dame contre cavalier", "queen-rook": "Dame contre tour",
		"bishop-knight": "Mat avec fou et cavalier", "queen-ahead": "Une dame de plus",
		"rook-ahead": "Une tour de plus",
		"two-ahead":  "Deux pièces de plus", "knight-ahead": "Un cavalier de plus", "bishop-ahead": "Un fou de plus",
		"queens-on": "Un fou de plus, avec les dames",
	},
	Best: func(p tutor.PlayOut) string {
		if p.Ending {
			return "Mat en " + amount(p.Best, "coup", "coups")
		}
		return "Bien : " + amount(p.Best, "coup", "coups")
	},
	Won: func(p tutor.PlayOut, n int) string {
		measure := "Un bon résultat"
		if p.Ending {
			measure = "Le mieux"
		}
		return fmt.Sprintf("Il t'a fallu %s. %s : %d, donc %s.", amount(n, "coup", "coups"), measure, p.Best,
			amount(p.StarsOf(n), "étoile", "étoiles"))
	},
	Not:  "Tu pouvais gagner cela.",
	Back: "Retour à l'erreur", More: "Toutes les positions", Again: "Rejouer la position",
}

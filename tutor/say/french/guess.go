package french

import "chesstutor/tutor/say"

var guess = say.Guess{
	Question: "Lesquelles de tes pièces peut-on prendre maintenant ? Touche-les.",
	Verdict: func(found, missed, wrong int) string {
		switch all := found + missed; {
		case all == 0 && wrong == 0:
			return "Tu l'as vu : on ne peut prendre aucune de tes pièces."
		case all == 0:
			return "Maintenant, on ne peut prendre aucune de tes pièces."
		case found == 0 && all == 1:
			return "Regarde encore : on peut prendre une de tes pièces."
		case found == 0:
			return sentence("regarde encore : on peut prendre %s de tes pièces", number(all))
		case missed > 0:
			return sentence("tu en as vu %s sur %s", feminineOne(found), number(all))
		case wrong > 0:
			return "Tu as vu ce qu'on peut prendre. Le reste est en sécurité."
		case found == 1:
			return "Tu l'as vu."
		}
		return sentence("tu as vu les %s", number(found))
	},
}

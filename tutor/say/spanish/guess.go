package spanish

import "chesstutor/tutor/say"

var guess = say.Guess{
	Question: "¿Cuáles de tus piezas se pueden capturar ahora? Tócalas.",
	Verdict: func(found, missed, wrong int) string {
		switch all := found + missed; {
		case all == 0 && wrong == 0:
			return "Lo viste: no se puede capturar ninguna pieza tuya."
		case all == 0:
			return "Ahora no se puede capturar ninguna pieza tuya."
		case found == 0 && all == 1:
			return "Mira otra vez: se puede capturar una de tus piezas."
		case found == 0:
			return sentence("mira otra vez: se pueden capturar %s de tus piezas", number(all))
		case missed > 0:
			return sentence("viste %s de %s", feminineOne(found), number(all))
		case wrong > 0:
			return "Viste lo que se puede capturar. Lo demás está a salvo."
		case found == 1:
			return "Lo viste."
		}
		return sentence("viste las %s", number(found))
	},
}

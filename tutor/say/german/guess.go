package german

import "chesstutor/tutor/say"

var guess = say.Guess{
	Question: "Welche deiner Figuren können jetzt geschlagen werden? Tipp sie an.",
	Verdict: func(found, missed, wrong int) string {
		switch all := found + missed; {
		case all == 0 && wrong == 0:
			return "Du hast es gesehen: Nichts von dir kann geschlagen werden."
		case all == 0:
			return "Nichts von dir kann jetzt geschlagen werden."
		case found == 0 && all == 1:
			return "Schau noch einmal: Eine deiner Figuren kann geschlagen werden."
		case found == 0:
			return sentence("schau noch einmal: %s deiner Figuren können geschlagen werden", number(all))
		case missed > 0:
			return sentence("du hast %s von %s gesehen", feminineOne(found), number(all))
		case wrong > 0:
			return "Du hast gesehen, was geschlagen werden kann. Der Rest ist sicher."
		case found == 1:
			return "Du hast es gesehen."
		}
		return sentence("du hast alle %s gesehen", number(found))
	},
}

// feminineOne counts pieces, whose noun is left out: "eine", "zwei".
func feminineOne(n int) string {
	if n == 1 {
		return "eine"
	}
	return number(n)
}

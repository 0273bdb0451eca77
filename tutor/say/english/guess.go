package english

import "chesstutor/tutor/say"

var guess = say.Guess{
	Question: "Which of your pieces can be taken now? Tap them.",
	Verdict: func(found, missed, wrong int) string {
		switch all := found + missed; {
		case all == 0 && wrong == 0:
			return "You saw it: nothing of yours can be taken."
		case all == 0:
			return "Nothing of yours can be taken now."
		case found == 0:
			return sentence("look again: %s of your pieces can be taken", number(all))
		case missed > 0:
			return sentence("you saw %s of %s", number(found), number(all))
		case wrong > 0:
			return "You saw what can be taken. The rest is safe."
		case found == 1:
			return "You saw it."
		}
		return sentence("you saw all %s", number(found))
	},
}

package ukrainian

import (
	"fmt"

	"chesstutor/tutor/say"
)

var guess = say.Guess{
	Question: "Які з твоїх фігур зараз можна взяти? Торкни їх.",
	Verdict: func(found, missed, wrong int) string {
		switch all := found + missed; {
		case all == 0 && wrong == 0:
			return "Так і є: твого нічого не можна взяти."
		case all == 0:
			return "Зараз твого нічого не можна взяти."
		case found == 0:
			return sentence("глянь іще раз: з твоїх фігур можна взяти %s", numberFeminine(all))
		case missed > 0:
			return fmt.Sprintf("Знайдено: %d із %d.", found, all)
		case wrong > 0:
			return "Усе, що можна взяти, знайдено. Решта в безпеці."
		case found == 1:
			return "Знайдено."
		}
		return sentence("знайдено всі %s", numberFeminine(found))
	},
}

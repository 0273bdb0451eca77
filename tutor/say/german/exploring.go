package german

import "chesstutor/templates/wording"

var exploring = wording.Explore{
	Title: "Züge ausprobieren", Prompt: "Probier jeden Zug aus, für beide Seiten. Das Spiel selbst bleibt.",
	Back: "Zum Spiel", Moment: "Zum Moment",
}

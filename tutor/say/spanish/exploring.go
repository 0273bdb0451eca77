package spanish

import "chesstutor/templates/wording"

var exploring = wording.Explore{
	Title: "Probar jugadas", Prompt: "Prueba cualquier jugada, de los dos bandos. La partida no cambia.",
	Back: "A la partida", Moment: "Al momento",
}

package spanish

import "chesstutor/templates/wording"

var newGame = wording.NewGame{
	Title:      "Partida nueva",
	LookFor:    "Busca:",
	GivesUp:    "La partida que estás jugando se perderá.",
	WhoPlays:   "¿Quién juega?",
	Computer:   "Juego contra la máquina",
	TwoHere:    "Dos personas, aquí en este dispositivo",
	Elsewhere:  "Otra persona, por medio de un enlace",
	Turn:       "Girar el tablero después de cada jugada",
	HowItPlays: "¿Contra quién juegas?",
	Match:      "El siguiente", Beaten: "Ya le ganaste",
	YourSide: "¿Con qué color juegas?", White: "Blancas", Black: "Negras", Either: "Al azar",
	OtherStart: "Empezar desde otra posición",
	SetUp:      "Prepararla en un tablero",
	PasteFEN:   "O pega una posición en FEN, una línea de texto que dan los programas de ajedrez.",
	Start:      "Empezar", Midway: "Puedes cambiar de rival en mitad de la partida.",
}

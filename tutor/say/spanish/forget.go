package spanish

import "chesstutor/templates/wording"

var forgetPage = wording.Forget{
	Title:    "Olvidar este navegador",
	Intro:    "Este navegador puede guardarte estas cosas, durante un año:",
	Game:     "tu partida en el tablero",
	Settings: "tus ajustes y tu nivel",
	Progress: "tus lecciones, estrellas, medallas y prácticas",
	Seen:     "lo que ves sin ayuda",
	Own:      "lo que practicas de tus propias partidas",
	Seat:     "tus sitios en partidas con amigos",
	Class:    "tu sitio en una clase",
	Heading:  "No dejar nada aquí",
	Seats:    "Después se pierden tus sitios. Las partidas con amigos siguen sin ti.",
	Forget:   "Olvidarlo todo", Sure: "Sí, olvidarlo", Was: "Todo está olvidado.",
	GiveUp: "Dejar este sitio", Back: "Ajustes", Play: "Jugar",
}

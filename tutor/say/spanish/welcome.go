package spanish

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "Por dónde empezar",
	Title: "¡Te damos la bienvenida! ¿Cuál es tu puerta?",
	Note:  "Puedes cambiar de puerta más tarde, en Ajustes.",
	New:   "Empiezo desde cero", NewSays: "Mueve ya tu primera pieza. Conoce una tras otra.",
	NewGo: "Empezar por el principio",
	Moves: "Sé cómo se mueven las piezas", MovesGo: "Jugar contra Hop",
	MovesSays: "Juega contra la rana Hop. Ve el peligro antes de que llegue.",
	Play:      "Ya sé jugar", PlaySays: "Juega contra el zorro Rufus, con menos marcas en el tablero.",
	PlayGo: "Jugar contra Rufus",
	Aloud:  "Leer en voz alta", Close: "Cerrar",
}

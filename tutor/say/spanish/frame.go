package spanish

import "chesstutor/tutor/say"

var frame = say.Frame{
	Pages: "Páginas", Skip: "Ir al contenido", WherePieces: "Dónde están las piezas",
	Play: "Jugar", NewGame: "Partida nueva", Learn: "Aprender", Practice: "Practicar", Settings: "Ajustes",
	More: "Más", Book: "Así se juega", Mine: "Tu progreso",
}

package spanish

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/say"
)

var settings = wording.Settings{
	Title: "Ajustes", OnOff: "Avisos y sonido",
	Level: "Cómo juega la máquina, desde su próxima jugada",
	Save:  "Guardar", Back: "Volver a la partida",
	Saved: "Guardado. Tus ajustes se conservan.",
}

var settingTexts = say.SettingTexts{
	"help":      "Lo que el entrenador dice por su cuenta",
	"help=full": "Todo lo que ve",
	"help=some": "Solo los peligros",
	"help=none": "Nada por su cuenta",

	"warnings":       "Avisarme antes de que la máquina responda a un error grave",
	"warn":           "De qué avisarme",
	"warn=mate":      "Una jugada que permite que me den mate",
	"warn=loss":      "Una pieza que se podría capturar",
	"warn=judged":    "Una jugada que al entrenador le parece mala",
	"warn=missed":    "Un mate o una pieza gratis que dejé pasar",
	"warn=stalemate": "Una victoria perdida por ahogar al rey",

	"marks":            "Marcas en el tablero",
	"marks=moveable":   "Bordes en las piezas que se pueden mover",
	"marks=threatened": "Piezas que se podrían capturar",
	"marks=valid":      "Casillas adonde puede ir una pieza",
	"marks=unsafe":     "Cuáles de esas casillas no son seguras",
	"marks=threat":     "Piezas que amenazan, parpadeando",
	"marks=last":       "La última jugada",
	"marks=grade":      "Jugadas que pierden puntos, o no",
	"marks=words":      "Lo que se dice de una jugada mientras la miras",

	"board":      "Cuánto muestra el tablero",
	"board=all":  "Todas las marcas: qué se puede mover y qué se puede capturar",
	"board=calm": "Tranquilo: un anillo en lo que de verdad está en peligro",

	"full":  "Toda la ayuda: dímelo siempre, en lugar de preguntarme",
	"guess": "Primero adivino: toco lo que se puede capturar, y después lo muestran las marcas",

	"sound": "Sonidos suaves: cuando se mueve una pieza, y en las lecciones",
	"aloud": "Leer en voz alta la frase del entrenador y las lecciones; no junto a un lector de pantalla, " +
		"que ya habla",
	"turn": "Girar el tablero después de cada jugada cuando juegan dos en este dispositivo",

	"language":      "Idioma",
	"language=auto": "El que pide tu navegador",
}

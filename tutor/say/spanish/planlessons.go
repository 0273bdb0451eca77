package spanish

import "chesstutor/tutor/say"

// The lessons about plans.
var planLessons = say.Lessons{
	"trade-ahead": {
		Title: "¿Con ventaja? Cambia piezas",
		Can:   "Ya sabes cambiar cuando llevas ventaja.",
		Screens: []string{
			"¿Tienes más? Entonces cada cambio justo acerca la victoria.",
			"Cambia piezas, pero conserva tus peones: uno de ellos será dama.",
			"¿Llevas desventaja? Entonces conserva tus piezas y busca oportunidades.",
		},
	},
	"files": {
		Title: "Columnas abiertas, mejores casillas",
		Can:   "Ya sabes encontrar casillas para tus piezas.",
		Screens: []string{
			"Una columna sin peones está abierta. Por ella una torre llega lejos.",
			"Pon tu torre en una columna abierta antes que el otro bando.",
			"¿Nada que capturar ni que defender? Mueve la pieza que menos hace.",
		},
	},
	"shelter": {
		Title: "El refugio del rey",
		Can:   "Ya sabes cuidar de tu rey, y atacar al otro.",
		Screens: []string{
			"Delante de tu rey enrocado hay tres peones. Déjalos ahí.",
			"Un pequeño paso le da una salida contra el mate del pasillo.",
			"¿El otro rey no tiene peones delante? Lleva ahí tus piezas.",
		},
	},
	"weak-pawns": {
		Title: "Peones débiles",
		Can:   "Ya sabes encontrar peones débiles, y atacarlos.",
		Screens: []string{
			"Un peón sin peones al lado ni detrás es débil: lo tienen que defender piezas.",
			"Atácalo una vez, y una pieza tiene que quedarse a defenderlo.",
			"Atácalo una vez más de las que está defendido, y cae.",
		},
	},
	"passed": {
		Title: "Crea un peón pasado",
		Can:   "Ya sabes crear un peón pasado.",
		Screens: []string{
			"Un peón es pasado si ningún peón contrario puede pararlo ni capturarlo.",
			"Créalo donde tienes más peones: avanza o captura.",
			"Después corre. Cada paso acerca la nueva dama.",
		},
	},
}

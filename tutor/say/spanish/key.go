package spanish

import "chesstutor/tutor/say"

var keyTexts = say.Key{
	Movable:   "Un marco: esta pieza se puede mover.",
	Taken:     "Una esquina roja: se podría capturar. Un anillo rojo: perderías puntos.",
	Good:      "Un disco verde: ahí nada podría capturarla.",
	Wins:      "Un más verde: ganarías puntos.",
	Fair:      "Dos barras: ahí se podría capturar, pero no perderías puntos.",
	Careful:   "Un triángulo amarillo: ahí no pierdes nada, pero sí otra cosa.",
	Loses:     "Un rombo rojo: ahí perderías puntos, o te darían mate.",
	Draws:     "Un signo igual gris: rey ahogado. La partida acabaría en tablas.",
	Threatens: "Un marco rojo que parpadea: esta pieza amenaza algo.",
}

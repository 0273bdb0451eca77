package german

import "chesstutor/tutor/say"

var keyTexts = say.Key{
	Movable:   "Ein Rahmen: Diese Figur kann ziehen.",
	Taken:     "Eine rote Ecke: Sie könnte geschlagen werden. Ein roter Ring: Du würdest Punkte verlieren.",
	Good:      "Eine grüne Scheibe: Dort könnte nichts sie schlagen.",
	Wins:      "Ein grünes Plus: Du würdest Punkte gewinnen.",
	Fair:      "Zwei Balken: Dort könnte sie geschlagen werden, aber du würdest keine Punkte verlieren.",
	Careful:   "Ein gelbes Dreieck: Dort verlierst du nichts, aber etwas anderes.",
	Loses:     "Eine rote Raute: Dort würdest du Punkte verlieren oder mattgesetzt.",
	Draws:     "Ein graues Gleichheitszeichen: Patt. Die Partie wäre remis.",
	Threatens: "Ein roter Rahmen, der blinkt: Diese Figur droht.",
}

package german

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "Wo du anfängst",
	Title: "Willkommen! Welche Tür ist deine?",
	Note:  "Du kannst die Tür später wechseln, in den Einstellungen.",
	New:   "Neu beim Schach", NewSays: "Zieh gleich deine erste Figur. Lerne eine nach der anderen kennen.",
	NewGo: "Ganz vorn anfangen",
	Moves: "Ich weiß, wie die Figuren ziehen", MovesGo: "Gegen Hop spielen",
	MovesSays: "Spiel gegen Hop den Frosch. Sieh die Gefahr, bevor sie kommt.",
	Play:      "Ich spiele schon", PlaySays: "Spiel gegen Rufus den Fuchs, mit weniger Zeichen auf dem Brett.",
	PlayGo: "Gegen Rufus spielen",
	Aloud:  "Vorlesen", Close: "Schließen",
}

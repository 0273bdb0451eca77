package german

import "chesstutor/templates/wording"

var welcome = wording.Welcome{
	Tab:   "Wo du anfängst",
	Title: "Willkommen! Welche Tür ist deine?",
	Note:  "Kein Konto. Die Türen sind auch in den Einstellungen.",
	New:   "Neu beim Schach", NewSays: "Zieh gleich den Turm, dann lerne Figur für Figur kennen.",
	NewGo: "Ganz vorn anfangen",
	Moves: "Ich weiß, wie die Figuren ziehen", MovesGo: "Gegen Hop spielen",
	MovesSays: "Spiel gegen Hop den Frosch. Sieh die Gefahr, bevor sie kommt.",
	Play:      "Ich spiele schon", PlaySays: "Spiel gegen Rufus den Fuchs, mit weniger Zeichen auf dem Brett.",
	PlayGo: "Gegen Rufus spielen",
	Aloud:  "Vorlesen", Close: "Schließen",
}

package german

import "chesstutor/templates/wording"

var forgetPage = wording.Forget{
	Title:    "Diesen Browser vergessen lassen",
	Intro:    "Das kann dieser Browser ein Jahr lang für dich aufbewahren:",
	Game:     "dein Spiel auf dem Brett",
	Settings: "deine Einstellungen und deine Stufe",
	Progress: "deine Lektionen, Sterne, Abzeichen und Übungen",
	Seen:     "was du allein siehst",
	Own:      "was du aus deinen eigenen Spielen übst",
	Seat:     "deine Plätze in Spielen mit Freunden",
	Class:    "deinen Platz in einer Klasse",
	Heading:  "Hier nichts zurücklassen",
	Seats:    "Danach sind deine Plätze verloren. Spiele mit Freunden gehen ohne dich weiter.",
	Forget:   "Alles vergessen", Sure: "Ja, vergessen", Was: "Alles wurde vergessen.",
	GiveUp: "Diesen Platz aufgeben", Back: "Einstellungen", Play: "Spielen",
}

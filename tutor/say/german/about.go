package german

import "chesstutor/tutor/say"

var aboutPage = say.AboutPage{
	Title: "Über diese Seite",
	What:  "Was sie ist", WhatText: "Chess Tutor bringt dir beim Spielen Schach bei.",
	Keeps: "Was sie aufbewahrt",
	Browser: "Dein Spiel, deine Einstellungen und dein Fortschritt bleiben ein Jahr in deinem Browser. Der Server " +
		"behält keine Kopie.",
	Rooms: "Spiele mit Freunden liegen auf dem Server: die Züge und ihre Zeiten, keine Namen. " +
		"Sie werden 30 Tage nach dem letzten Zug gelöscht. " +
		"In einer Klasse bewahrt er Sterne und Antworten auf, keine Namen, bis die Klasse endet.",
	Log:    "Das Protokoll des Servers vermerkt jede Anfrage: die Seite, die Zeit und die Adresse.",
	Nobody: "Es gibt kein Konto und keine Werbung. Von anderen Seiten wird nichts geladen.",
	Free:   "Freie Software", Licence: "Jeder darf sie benutzen, ändern und weitergeben, unter der MIT-Lizenz.",
	Source: "Die Lizenz und die Liste der Bestandteile liegen dem Programm bei.",
	Version: func(version string) string {
		return "Das ist Version " + version + "."
	},
	Forget: "Was dieser Browser aufbewahrt", Play: "Spielen",
}

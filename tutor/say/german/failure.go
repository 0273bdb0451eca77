package german

import "chesstutor/tutor/say"

var failure = say.Failure{
	NoPage: "Diese Seite gibt es nicht", Sorry: "Entschuldigung", Moment: "Einen Moment, bitte",
	DidNot:  "Das hat nicht geklappt",
	Offline: "Keine Verbindung", OfflineText: "Dein Spiel ist gut aufgehoben. Mit der Verbindung geht es weiter.",
	Again: "Noch einmal versuchen", Back: "Zurück zum Spiel", Report: "Wenn du das meldest, nenne diesen Code:",
}

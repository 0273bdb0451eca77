package german

import "chesstutor/tutor/say"

var abouts = say.Abouts{
	Short: "Schach",
	Site: "Lerne Schach beim Spielen: Das Brett zeigt, was ziehen kann, was in Gefahr ist und " +
		"wohin jede Figur sicher ziehen kann.",
	Title: "Lerne Schach beim Spielen",

	Welcome:  "Drei Arten anzufangen: neu beim Schach, mit den Zügen vertraut oder bereit zu spielen.",
	NewGame:  "Wähle, gegen wen du spielst: acht Gegner von sehr leicht bis stark, oder Freunde.",
	Settings: "Wähle, was das Brett zeigt und wie viel der Trainer sagt.",
	Seen:     "Was du ohne Hilfe auf dem Brett siehst, nur in diesem Browser aufbewahrt.",
	Forget:   "Was dieser Browser aufbewahrt, und ein Knopf, der alles davon löscht.",
	About:    "Was Chess Tutor ist, was er aufbewahrt und wie lange, seine Lizenz und Version.",
	GrownUps: "Für Eltern, Lehrkräfte und Betreiber: neben einem Kind sitzen, was aufbewahrt wird, Blätter und Links.",
	Path:     "Kurze Lektionen von null bis zum ersten Spiel, mit einem Grund für jeden Fehler.",
	Guide:    "Die Schachregeln von Anfang an, auf kleinen Brettern, die auf einen Tipp antworten.",
	Progress: "Deine Sterne und Aufgaben bisher, und wie du sie auf ein anderes Gerät mitnimmst.",
	Practice: "Kurze Aufgaben, eine Fertigkeit nach der anderen. Was du verfehlt hast, kommt wieder.",
	Skills:   "Alle Fertigkeiten zum Üben, von Figuren in Gefahr bis zum Matt in zwei Zügen.",
	Sheet:    "Schachaufgaben zum Ausdrucken, mit den Lösungen auf einer eigenen Seite.",
	Edit:     "Stelle eine Stellung auf, spiele sie, verschicke sie oder frag den Trainer danach.",
	Class:    "Komm mit dem Code in deine Klasse: Wähle ein Tier und eine Farbe, ohne Konto, ohne Namen.",
	NewClass: "Mach eine Klasse für deine Schüler: keine Konten, keine Namen, und du siehst, wer Hilfe braucht.",
	Rooms:    "Spiele über einen Link gegen jemand anderen: kein Konto, nichts zu installieren.",
	Room:     "Öffne den Link und nimm den freien Platz: kein Konto, nichts zu installieren.",
	Invited:  "Spiel Schach mit mir",
	Watch:    "Ein Schachspiel zwischen zwei Menschen. Du kannst zuschauen.",
	Game:     "Ein Schachspiel in einem Link: Geh es durch oder spiel weiter.",

	PlayingOut: "Endspiele und gewonnene Spiele gegen die beste Verteidigung, für je drei Sterne.",

	Exploring: "Eine Stellung eines Spiels, in der du jeden Zug ausprobieren kannst.",
	Importing: "Hol ein Spiel aus PGN, um es anzusehen, weiterzuspielen oder durchzugehen.",
	Review:    "Dein Spiel noch einmal: eine Kurve und eine Note für jeden Zug.",
	Moment:    "Ein Moment deines Spiels, um ihn noch einmal zu versuchen.",
}

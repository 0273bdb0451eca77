package german

import "chesstutor/tutor/say"

var grownUps = say.GrownUps{
	Title: "Für Erwachsene",
	Intro: "Ein Trainer, der Schach vom ersten Zug an lehrt. Kostenlos, ohne Werbung, ohne Konten.",
	Link:  "Für Erwachsene",
	What:  "Was es ist", WhatSays: "Kurze Lektionen, Spiele und ein Trainer, der sagt, warum.",
	Keeps:       grownUpsKeeps,
	Child:       grownUpsChild,
	Sheets:      grownUpsSheets,
	School:      grownUpsSchool,
	KeptOfRooms: keptOfRooms, KeptWithoutRooms: keptWithoutRooms, TwoChildren: twoChildren,
	KeptOfClasses: keptOfClasses, ClassHere: classHere,
	ClassSays: "Leg eine Klasse ohne Konten an. Oder betreib einen eigenen Server.",

	KeptHere: "Was dieser Browser aufbewahrt", Path: "Alle Lektionen", Skills: "Alle Fertigkeiten",
	Sheet:       "Ein Blatt drucken",
	Certificate: "Die Urkunde",
	Position:    "Eine Stellung aufbauen", Progress: "Der Fortschritt auf diesem Gerät",
	Settings: "Einstellungen", MakeClass: "Eine Klasse anlegen", JoinClass: "In eine Klasse",
}

var keptOfRooms = say.GrownUpPart{Title: "Auf dem Server", Texts: []string{
	"Dort liegen nur Spiele mit Freunden, und Klassen.",
	"Von einem Spiel: was gewählt wurde, die Züge und ihre Zeiten.",
	"Darin stehen keine Namen. Plätze und die Adresse, die ein Spiel anlegte, liegen als Prüfzahlen dort.",
	"Wer in einem Spiel sitzt, erkennt ein Cookie in jenem Browser.",
	"Ein Spiel wird 30 Tage nach dem letzten Zug gelöscht. Eines, das niemand begann, nach einem Tag.",
	"Wer den Link zu einem solchen Spiel hat, kann zusehen. Es gibt keinen Chat.",
}}

var keptOfClasses = say.GrownUpPart{Title: "In einer Klasse", Texts: []string{
	"Ein Kind in einer Klasse ist ein Tier und eine Farbe. Kein Name, keine Adresse und kein Alter wird erfragt " +
		"oder gespeichert.",
	"Gespeichert werden Sterne, richtige und falsche Antworten von 14 Tagen und die letzten 20 verfehlten Aufgaben.",
	"Dazu die Lektion, die letzte Stellung des Spiels und wie weit die Uhr der Lehrkraft von UTC abweicht.",
	"Nur die Lehrkraft sieht sie, und nur, was geschah, während das Kind den Platz hatte.",
	"Eine Klasse wird 30 Tage nach dem letzten Besuch der Lehrkraft gelöscht. Spätestens geschieht das nach 400 " +
		"Tagen, oder auf Knopfdruck.",
}}

var classHere = say.GrownUpPart{Title: "Eine Klasse ohne Konten", Texts: []string{
	"Leg eine Klasse an und zeig ihr Plakat. Jedes Kind scannt es oder tippt den Code und wählt ein Tier.",
	"Du siehst, wer da ist, was jedes Kind tut und wer Hilfe braucht. Du sagst, was heute dran ist.",
}}

var keptWithoutRooms = say.GrownUpPart{Title: "Auf dem Server", Texts: []string{
	"Nichts von dem, was hier gespielt oder gelernt wird, liegt dort.",
}}

var twoChildren = say.GrownUpPart{Title: "Zwei Kinder, zwei Geräte", Texts: []string{
	"Sie spielen gegeneinander über einen Link, einen QR-Code oder einen Code zum Eintippen.",
}}

var grownUpsKeeps = say.GrownUpPage{
	Title: "Was aufbewahrt wird",
	Says:  "Der Fortschritt bleibt in diesem Browser. Kein Name wird erfragt.",
	Parts: []say.GrownUpPart{
		{Title: "Im Browser", Texts: []string{
			"Spiele, Einstellungen, Sterne und Übungen bleiben in diesem Browser, in Cookies, ein Jahr lang.",
			"Der Server unterschreibt diese Cookies, damit nichts anderes sie schreiben kann. Kein Skript kann sie " +
				"lesen.",
			"Geöffnete Lektionen bleiben, um sie ohne Verbindung zu lesen. Ebenso ein noch nicht gesendeter Zug.",
			"Ein Knopf vergisst, was hier gespielt und gelernt wurde.",
		}},
		{Title: "Im Protokoll", Texts: []string{
			"Wer den Server betreibt, kann ein Protokoll führen: Seite, Zeit und Netzadresse jeder Anfrage.",
			"Von Klassen und den Kindern darin enthält es keine Adresse und keinen Code.",
			"Frag dort, wie lange es aufbewahrt wird.",
		}},
	},
}

var grownUpsChild = say.GrownUpPage{
	Title: "Mit einem Kind",
	Says:  "Zehn Minuten am Tag. Frag: Was hat das angegriffen?",
	Parts: []say.GrownUpPart{
		{Title: "So fängst du an", Texts: []string{
			"Wähl die erste Tür, „Neu beim Schach“. Du musst die Regeln nicht kennen: Lernt sie gemeinsam.",
			"Eine Lektion, ein paar Aufgaben oder ein Spiel genügen für einen Tag. Hör auf, solange es Spaß macht.",
		}},
		{Title: "Was du fragen kannst", Texts: []string{
			"Vor einem Zug: Was will die andere Seite? Welche Figur ist in Gefahr?",
			"Nach einem Zug: Was hat er angegriffen? Was hat er alleingelassen?",
			"Nach einem Spiel: Welcher Zug gefällt dir am besten?",
		}},
		{Title: "Was du dem Brett überlassen kannst", Texts: []string{
			"Lass das Kind die Figuren selbst ziehen. Warte mit der Hilfe: Das Brett sagt, was falsch war.",
			"Die Tipps sagen erst wenig, dann mehr. Gegen den Computer lässt sich ein Zug zurücknehmen.",
			"Verlieren gehört dazu. Unter „Neues Spiel“ gibt es leichtere Gegner, und schwerere.",
		}},
		{Title: "Was du einstellen kannst", Texts: []string{
			"In den Einstellungen sagt der Trainer mehr oder weniger. Auch das Brett zeigt mehr oder weniger Zeichen.",
			"Ein Kind, das noch nicht liest, drückt die Eule: Sie liest vor, wo der Browser eine Stimme hat.",
		}},
	},
}

var grownUpsSheets = say.GrownUpPage{
	Title: "Blätter und Links",
	Says:  "Aufgaben auf Papier, Links zum Weitergeben und wie weit ein Kind ist.",
	Parts: []say.GrownUpPart{
		{Title: "Blätter zum Drucken", Texts: []string{
			"Zu jeder Fertigkeit gibt es ein Blatt, und ein gemischtes. Die Lösungen stehen auf einer eigenen Seite.",
			"Dieselbe Adresse ergibt wieder dasselbe Blatt.",
		}},
		{Title: "Eine Urkunde", Texts: []string{
			"Hat jede Lektion Sterne, führt der Weg zu einer Urkunde. Druck sie im Menü des Browsers, im Querformat.",
			"Name und Datum schreibt man von Hand: Nichts davon wird gespeichert.",
		}},
		{Title: "Links zum Weitergeben", Texts: []string{
			"Öffne eine Lektion oder Fertigkeit und kopier die Adresse. Wer sie öffnet, ist gleich dort.",
			"Bau eine Stellung auf und mach einen Link, oder verschick ein gespieltes Spiel.",
			"Ein Link ersetzt nie das eigene Spiel eines Kindes, ohne zu fragen.",
		}},
		{Title: "Wie weit ein Kind ist", Texts: []string{
			"„Dein Fortschritt“ zeigt auf dem Gerät des Kindes die Sterne und was es in Spielen sieht.",
			"„Link machen“ bringt dort den Fortschritt auf ein anderes Gerät. Geöffnet sagt er erst, was er bringt.",
			"Niemand sonst kann das nachsehen. In einer Klasse sieht die Lehrkraft, was dort geschah.",
		}},
	},
}

var grownUpsSchool = say.GrownUpPage{
	Title: "Für Klasse und Schule",
	Says:  "Ein Programm auf einem Computer, für eine ganze Klasse.",
	Parts: []say.GrownUpPart{
		{Title: "Eine Klasse auf diesem Server", Texts: []string{
			"Auf den Geräten der Kinder muss nichts installiert werden: Ein Browser und die Adresse genügen.",
			"Teilen sich Kinder einen Computer, soll jedes am Ende alles vergessen lassen. Macht vorher einen Link " +
				"zum Fortschritt.",
		}},
		{Title: "Ein eigener Server", Texts: []string{
			"Chess Tutor ist ein freies Programm. Es braucht keinen anderen Dienst und lädt nichts von anderen Seiten.",
			"Starte es auf einem Computer, und alle anderen im Netz öffnen seine Adresse.",
		}},
		{Title: "Was dem Programm beiliegt", Texts: []string{
			"Für Lehrkräfte: die Datei docs/teachers.md. Sie sagt, wie eine Klasse beginnt, und die Grenzen einer " +
				"Adresse.",
			"Für Betreiber: docs/running.md, docs/security.md und docs/deploy für einen dauerhaften Dienst.",
		}},
	},
}

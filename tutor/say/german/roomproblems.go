package german

import "chesstutor/tutor/say"

var roomProblems = say.Problems{
	say.NoSuchRoom:     problem("Diesen Raum gibt es nicht, oder nicht mehr. Sieh dir Link oder Code noch einmal an."),
	say.NoRooms:        problem("Auf diesem Server gibt es keine Räume."),
	say.RoomClosed:     problem("Diese Partie ist nur für die beiden, die sie spielen."),
	say.PlayersOnly:    problem("Das dürfen nur die beiden Spieler."),
	say.NoHelp:         problem("In diesem Raum spielst du ohne die Hilfe des Trainers."),
	say.TooManyStreams: problem("Zu viele sehen diesem Raum zu oder kommen von deiner Adresse. Versuch es später."),
	say.ServerAway: problem("Der Server selbst war gerade weg. Die andere Seite hat eine Minute, um " +
		"wiederzukommen."),
	say.RoomsDown:   problem("Räume sind gerade nicht erreichbar. Spiele gegen den Computer gehen weiter."),
	say.RoomsSlow:   problem("Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal."),
	say.RoomCrowded: problem("In diesem Raum geschieht zu viel auf einmal. Versuch es noch einmal."),
	say.TooManyMade: problem("Von deiner Adresse wurden zu viele Räume angelegt. Warte einen Moment."),
	say.TooManyOpen: problem("Zu viele Räume von deiner Adresse sind offen. Schließ erst ein paar davon."),
	say.NoSeat:      problem("Dieses Token öffnet keinen Platz in diesem Raum."),
	say.TimeRanOut:  problem("Die Zeit ist abgelaufen, also ist das Spiel vorbei."),
	say.NotANumber:  problem("$Name ist eine Zahl."),
	say.EventNumber: problem("$Name ist eine ganze Zahl: die des letzten Ereignisses, das du hast."),

	say.NoSuchClass: problem("Zu diesem Code gibt es keine Klasse, oder sie ist vorbei. Sieh noch einmal nach, oder frag deine Lehrkraft."),
	say.NotTheirs:   problem("Das darf nur die Lehrkraft dieser Klasse."),
	say.NameTaken:   problem("Dieses Tier hat gerade jemand genommen. Wähle ein anderes."),
	say.NotAClock:   problem("Keine Uhr geht so viele Minuten vor UTC ($name)."),
	say.NoSuchSheet: problem("Ein Blatt hat 1 bis $Number Aufgaben, mit ihren Namen."),
	say.NoSuchLook:  problem("Das kann niemand ansehen. Schick den Link einer Stellung oder Aufgabe."),
	say.NoSuchReply: problem("Das ist hier keine Antwort. Drück eine Figur, dann ihr neues Feld."),
	say.LookOver:    problem("Die Antwort wurde schon gezeigt."),
	say.ClassLocked: problem("Gerade kann niemand herein. Bitte deine Lehrkraft, die Klasse freizugeben."),
	say.ClassFull:   problem("Diese Klasse ist voll. Frag deine Lehrkraft."),
	say.SeatGone: problem("Du bist hier nicht in dieser Klasse. Komm wieder herein, mit deiner Karte, falls du " +
		"eine hast."),
	say.BadCard:     problem("Diese Karte öffnet nichts. Bitte deine Lehrkraft um eine neue."),
	say.BadTitle:    problem("Gib der Klasse einen Namen von höchstens $Number Zeichen, in einer Zeile."),
	say.DaysRange:   problem("Eine Klasse besteht 1 bis $Number Tage."),
	say.NobodyHere:  problem("Noch ist kein Kind da. Warte, bis sie hereingekommen sind."),
	say.AllPlay:     problem("Alle Paare spielen noch. Setz das Häkchen, um sie neu zu bilden."),
	say.NoSuchTask:  problem("So etwas gibt es für heute nicht."),
	say.ClassesMade: problem("Von deiner Adresse wurden zu viele Klassen angelegt. Warte ein paar Minuten."),
	say.WrongCodes: problem("Zu viele falsche Codes kamen von deiner Adresse. Warte eine Minute, dann tipp ihn " +
		"noch einmal."),
	say.ClassCrowded: problem("In dieser Klasse geschieht zu viel auf einmal. Versuch es noch einmal."),
	say.NotADay:      problem("$Name ist ein Tag, wie 2027-03-01."),
	say.SoAlready:    problem("Das ist schon so."),

	say.NoSuchBoard: problem("Ein Brett mit diesem Namen gibt es auf dieser Seite nicht."),
	say.CannotMove:  problem("Auf diesem Brett kann keine Figur von $square ziehen."),
}

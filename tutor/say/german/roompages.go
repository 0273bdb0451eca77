package german

import "chesstutor/templates/wording"

var (
	newRoom = wording.NewRoom{
		Title: "Gegen Freunde spielen",
		Intro: "Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet und Spielen drückt, spielt " +
			"gegen dich.",
		Side:         "Du spielst",
		ByLot:        "Egal, durch Zufall",
		White:        "Weiß",
		Black:        "Schwarz",
		Time:         "Zeit für jede Seite",
		Free:         "Eine andere Zeit:",
		Minutes:      "Minuten",
		Increment:    "Sekunden mehr je Zug",
		Marks:        "Wer sieht die Zeichen des Trainers?",
		Both:         "Wir beide",
		OnlyMe:       "Nur ich",
		OnlyOpponent: "Nur die andere Seite",
		Neither:      "Niemand",
		Make:         "Raum anlegen",
		Back:         "Zurück zum Spiel",
		CodeAsks:     "Hast du den Code eines Raums oder seinen Link?",
		CodeGo:       "Hingehen",
	}
	noRoom = wording.NoRoom{
		Title:    "Kein solcher Raum",
		Heading:  "Diesen Raum gibt es nicht",
		Text:     "Oder er ist nicht mehr da. Sieh dir den Link oder den Code noch einmal an.",
		Make:     newRoom.Make,
		Back:     "Zurück zu deinem eigenen Spiel",
		CodeAsks: newRoom.CodeAsks,
		CodeGo:   newRoom.CodeGo,
	}
	roomPage = wording.Room{
		Lost:    play.ConnectionLost,
		Unsent:  play.NotSent,
		Crowded: "Viele sehen diesem Spiel zu. Diese Seite fragt alle paar Sekunden nach Neuem.",
		Another: newRoom.Make,
		Link:    "Der Link",
		Copy:    "Link kopieren",
		Copied:  play.Copied,
		QR:      "Der Link als QR-Code",
		Scan:    "Halte eine Kamera darauf. Oder tipp diesen Code unter „Gegen Freunde spielen“ ein:",
	}
)

package german

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/say"
)

var fading = say.Fading{
	Groups: say.GroupNames{
		chance.Danger:     "Figuren in Gefahr",
		chance.Free:       "Umsonst zu haben",
		chance.MateInOne:  "Matt",
		chance.Fork:       "Gabeln",
		chance.PinSkewer:  "Fesselungen und Spieße",
		chance.OpenedLine: "Abzüge",
		chance.Trapped:    "Gefangene Figuren",
		chance.Trade:      "Gute Tausche",
		chance.Promotion:  "Umwandlung",
		chance.Check:      "Auswege aus dem Schach",
		chance.Stalemate:  "Patt",
		chance.Opening:    "Erste Züge",
	},
	Questions: say.Questions{
		chance.Danger:     "Ist etwas von dir in Gefahr?",
		chance.Free:       "Kannst du hier etwas gewinnen?",
		chance.MateInOne:  "Sieh dir beide Könige an: Kann einer bald mattgesetzt werden?",
		chance.Fork:       "Kann ein Zug zwei Figuren angreifen?",
		chance.PinSkewer:  "Stehen zwei Figuren auf einer Linie?",
		chance.OpenedLine: "Kann ein Zug eine Linie öffnen?",
		chance.Trapped:    "Gibt es eine Figur, die nicht wegkäme?",
		chance.Trade:      "Gibt es einen guten Tausch für dich?",
		chance.Promotion:  "Wie weit kann ein Bauer kommen?",
		chance.Check:      "Du stehst im Schach: Welcher Ausweg ist der beste?",
		chance.Stalemate:  "Schau noch einmal vor dem Zug: Könnte es remis enden?",
		chance.Opening:    "Was jetzt: ein Bauer in die Mitte, eine neue Figur oder ein sicherer König?",
	},
	Saw: func(told string) string { return "Du hast es gesehen. " + told },
	Not: "Das ist es nicht. Schau noch einmal?",
}

var seenPage = wording.Seen{
	Game: func(group string, seen, of int) string {
		if group != "" {
			return fmt.Sprintf("%s im letzten Spiel: %d von %d gesehen.", group, seen, of)
		}
		return fmt.Sprintf("Chancen, die du im letzten Spiel gesehen hast: %d von %d.", seen, of)
	},
	Title: "Was du allein siehst",
	Intro: "Sieh eine Idee dreimal hintereinander: Dann fragt der Trainer danach. Verpass sie einmal: Dann sagt er " +
		"sie dir wieder. Ist mehr als ein Bauer in Gefahr, sagt er es dir immer.",
	Kept: "Dieses Gerät behält, wie deine letzten acht Chancen zu jeder Idee ausgingen. Es behält auch, bis wohin " +
		"im letzten Spiel gezählt wurde. Es zählt vier Wochen lang, was gesehen und verpasst wurde.",
	Group: "Idee", Last: "Letzte Chancen, neueste zuerst", Now: "Der Trainer",
	Done: "gesehen", Alone: "allein gesehen", Missed: "verpasst",
	None:  "noch keine",
	Tells: "sagt es", Asks: "fragt",
	Full:   "Die volle Hilfe ist an: Der Trainer sagt es immer.",
	Forget: "Neu anfangen", ForgetHow: "Der Trainer sagt dir dann wieder alles.",
	Reset: "Das vergessen", Sure: "Ja, vergessen", Was: "Es wurde vergessen.",
	Settings: "Einstellungen",
}

package german

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/say"
)

var settings = wording.Settings{
	Title: "Einstellungen", OnOff: "Warnungen und Ton",
	Level: "Wie der Computer spielt, von seinem nächsten Zug an",
	Save:  "Speichern", Back: "Zurück zum Spiel",
	Saved: "Gespeichert. Deine Einstellungen bleiben.",
}

var settingTexts = say.SettingTexts{
	"help":      "Was der Trainer von selbst sagt",
	"help=full": "Alles, was er sieht",
	"help=some": "Nur Gefahren",
	"help=none": "Nichts von selbst",

	"warnings":       "Warne mich, bevor der Computer auf einen schlimmen Fehler antwortet",
	"warn":           "Wovor du gewarnt wirst",
	"warn=mate":      "Ein Zug, nach dem ich mattgesetzt werden kann",
	"warn=loss":      "Eine Figur, die geschlagen werden könnte",
	"warn=judged":    "Ein Zug, den der Trainer schlecht findet",
	"warn=missed":    "Ein Matt oder eine Figur umsonst, an der ich vorbeiging",
	"warn=stalemate": "Ein Sieg, der durch Patt verloren geht",

	"marks":            "Zeichen auf dem Brett",
	"marks=moveable":   "Ränder um die Figuren, die ziehen können",
	"marks=threatened": "Figuren, die geschlagen werden könnten",
	"marks=valid":      "Felder, auf die eine Figur kann",
	"marks=unsafe":     "Welche dieser Felder nicht sicher sind",
	"marks=threat":     "Figuren, die drohen, blinkend",
	"marks=last":       "Der letzte Zug",
	"marks=grade":      "Züge, die Punkte verlieren oder nicht",
	"marks=words":      "Was zu einem Zug gesagt wird, während du ihn ansiehst",

	"board":      "Wie viel das Brett zeigt",
	"board=all":  "Alle Zeichen: was ziehen und was geschlagen werden kann",
	"board=calm": "Ruhig: ein Ring um das, was wirklich in Gefahr ist",

	"full":  "Volle Hilfe: Sag es mir immer und frag nie stattdessen",
	"guess": "Erst raten: Ich tippe an, was geschlagen werden kann, dann zeigen es die Zeichen",

	"sound": "Leise Töne: wenn eine Figur zieht, und in Lektionen",
	"aloud": "Den Trainer und die Lektionen vorlesen; nicht neben einem Bildschirmleser, der selbst spricht",
	"turn":  "Das Brett nach jedem Zug drehen, wenn zwei an diesem Gerät spielen",

	"language":      "Sprache",
	"language=auto": "Die Sprache, die dein Browser will",
}

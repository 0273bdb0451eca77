package german

import (
	"fmt"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

var skillTexts = say.Practice{
	Skills: say.SkillTexts{
		practice.Attacked:      "Was kann geschlagen werden?",
		practice.Attackers:     "Wer greift an?",
		practice.SafeSquares:   "Sichere Felder",
		practice.FreePieces:    "Umsonst zu haben",
		practice.GuardOrMove:   "Decken oder wegziehen",
		practice.WaysOut:       "Raus aus dem Schach",
		practice.MateInOne:     "Matt in einem Zug",
		practice.GoodTrade:     "Guter Tausch?",
		practice.WhatChanged:   "Was ist jetzt anders?",
		practice.Mistake:       "Ist das ein Fehler?",
		practice.Fork:          "Gabel",
		practice.PinAndSkewer:  "Fesselung und Spieß",
		practice.OpenedLine:    "Abzug",
		practice.MateInTwo:     "Matt in zwei Zügen",
		practice.PromoteOrStop: "Umwandeln oder aufhalten",
		practice.MatingNets:    "Matts, die man kennt",
		practice.BringOut:      "Figuren ins Spiel",
		practice.KingAndPawn:   "König und Bauer",
		practice.TrappedPiece:  "Eine Figur fangen",
		practice.StopTheThreat: "Die Drohung verhindern",
		practice.OpenedCheck:   "Abzugsschach",
		practice.TakeTheGuard:  "Den Verteidiger schlagen",
		practice.Deflection:    "Einen Verteidiger weglocken",
		practice.Simplify:      "Vorn? Tauschen",
		practice.InBetween:     "Vor dem Zurückschlagen",
	},
	Tasks: practiceTasks,
	Difficulties: say.DifficultyTexts{
		practice.Easy: "leicht", practice.Medium: "mittel", practice.Hard: "schwer",
	},
}

// pieceOn names the piece on a square, after a word like ein: "deinen Springer auf f3".
func pieceOn(stem string, p *chess.Position, s chess.Square, c grammaticalCase) string {
	return with(stem, p.At(s).Type(), c) + " auf " + s.String()
}

// exerciseParts are the parts of tasks: the piece asked about or moved, where it goes, what stands there, and Black's
// last move.
var exerciseParts = declined(say.Parts[*exercise.Exercise]{
	"square":  func(e *exercise.Exercise) any { return e.Square },
	"moves":   func(e *exercise.Exercise) any { return movesAway(e.Most) },
	"itsKing": func(e *exercise.Exercise) any { return its(e.Position.At(e.Square).Type()) + "en König" },
	"last": func(e *exercise.Exercise) any {
		return fmt.Sprintf("%s zog von %s nach %s",
			colored(chess.PieceOf(e.Position.At(e.Last.To()).Type(), chess.Black), nominative),
			e.Last.From(), e.Last.To())
	},
}, map[string]func(*exercise.Exercise, grammaticalCase) string{
	"your": func(e *exercise.Exercise, c grammaticalCase) string {
		return pieceOn("dein", &e.Position, e.Piece, c)
	},
	"yourThere": func(e *exercise.Exercise, c grammaticalCase) string {
		return pieceOn("dein", &e.Position, e.Square, c)
	},
	"there": func(e *exercise.Exercise, c grammaticalCase) string {
		return the(e.Position.At(e.Square).Type(), c) + " auf " + e.Square.String()
	},
})

// asks returns a function that says a task with its parts, and why its solution is right.
func asks(task, why string) func(*exercise.Exercise) say.Task {
	tell := exerciseParts.Telling(task)
	return func(e *exercise.Exercise) say.Task { return say.Task{Task: tell(e), Why: why} }
}

var practiceTasks = say.PracticeTasks{
	"mine-taken": asks("Tippe alle deine Figuren an, die Schwarz schlagen kann.",
		"Sonst kann Schwarz nichts schlagen."),
	"attackers": asks("Tippe alle deine Figuren an, die $thereA schlagen können.", "Sonst kann das nichts schlagen."),
	"taken-by": asks("Tippe alle schwarzen Figuren an, die $yourThereA schlagen können.",
		"Sonst kann das nichts schlagen."),
	"safe-squares": asks("Tippe alle Felder an, auf denen $your sicher ist.",
		"Dort kann nichts ihn oder sie schlagen."),
	"free": asks("Tippe alle schwarzen Figuren an, die du umsonst schlagen kannst.",
		"Dort schlägt nichts zurück."),
	"saves":   asks("$YourThere ist in Gefahr. Rette, was du hast.", "Dann verlierst du nichts."),
	"escapes": asks("Schach! Tippe alle Felder an, auf die dein König kann.", "Dort greift nichts den König an."),
	"helpers": asks("Schach! Tippe alle Figuren an, die es beenden können.",
		"Jede hat einen Zug, der das Schach beendet."),
	"blocks": asks("Schach! Tippe alle Felder an, auf denen eine andere Figur dazwischen kann.",
		"Eine Figur auf diesem Feld beendet das Schach."),
	"out-of-check": asks("Schach! Geh heraus und verlier nichts.", "Du bist aus dem Schach und verlierst nichts."),
	"mates":        asks("Matt in einem Zug. Finde es.", "Es ist Schach, und kein Zug führt heraus."),
	"sound": asks("Du schlägst $thereA mit $yourD. Ist das mindestens ein fairer Tausch?",
		"Du verlierst dadurch nichts."),
	"newly-attacked": asks("$Last. Tippe an, was Schwarz erst jetzt angreift.",
		"Vor dem Zug konnte Schwarz das nicht schlagen."),
	"newly-free": asks("$Last. Tippe an, was erst jetzt umsonst ist.",
		"Vor dem Zug konntest du das nicht umsonst schlagen."),
	"mistake": asks("Du ziehst $yourA nach $square. Ist das ein Fehler?", "Das verliert nichts."),
	"forks": asks("Greif mit einem Zug zwei Figuren an: eine Gabel.", "Zwei sind zugleich angegriffen, und du "+
		"gewinnst etwas."),
	"skewers": asks("Spieß: Greif eine Figur an, hinter der eine andere steht.",
		"Beide stehen auf einer Linie, und das gewinnt."),
	"pins":       asks("Fessle $thereA an $itsKing.", "Die Linie zum König darf nicht verlassen werden."),
	"opens-line": asks("Zieh eine Figur weg, sodass der Abzug gewinnt.", "Die Linie öffnet sich, und das gewinnt."),
	"mate": asks("Matt in zwei Zügen, was auch immer Schwarz spielt.",
		"Nach jeder Antwort von Schwarz kam das Matt."),
	"promote": asks("Bring einen Bauern durch: eine neue Dame in $moves.",
		"Die neue Dame bleibt, oder es ist matt."),
	"stops-promotion": asks("Ein schwarzer Bauer wird gleich zur Dame. Halt ihn auf.",
		"Keine neue schwarze Dame würde jetzt bleiben."),
	"keeps-win":  asks("Das kannst du gewinnen. Finde den Zug.", "Jetzt gewinnst du, was auch immer Schwarz spielt."),
	"keeps-draw": asks("Verlier nicht: Finde den Zug.", "Jetzt ist es remis, was auch immer Schwarz spielt."),
	"traps":      asks("Fang $thereA.", "Der Angriff ist da, und kein Feld ist sicher."),
	"threatens-mate": asks("Schwarz droht Matt. Tippe alle Felder an, auf denen Schwarz mattsetzen würde.",
		"Setzt du aus, setzt Schwarz dort matt."),
	"stops-mate": asks("Schwarz droht Matt. Verhindere es und verlier nichts.", "Kein Zug von Schwarz setzt jetzt "+
		"matt."),
	"opens-check": asks("Zieh eine Figur weg, sodass eine andere Schach gibt, und gewinn.",
		"Das Schach lässt Schwarz keine Zeit."),
	"removes-guard": asks("$There hat einen Verteidiger. Schlag oder vertreib ihn und gewinn.",
		"Ohne den Verteidiger ist die Figur verloren."),
	"lures": asks("Lock einen Verteidiger weg und gewinn.", "Ein Verteidiger schafft nicht zwei Aufgaben zugleich."),
	"simplifies": asks("Du liegst vorn: Tausch eine Figur gegen eine, die gleich viel wert ist.",
		"Es sind weniger Figuren übrig, und du liegst immer noch vorn."),
	"in-between": asks("$Last und hat geschlagen. Finde erst etwas Besseres, als zurückzuschlagen.",
		"Schwarz muss antworten, und du kannst immer noch so viel gewinnen wie vorher."),
	"brings-out": asks("Bring einen Springer oder Läufer ins Spiel und verlier nichts.",
		"Die Figur ist im Spiel, und du verlierst nichts."),
}

var practicePage = say.PracticePage{
	Practice: wording.Practice{
		Title: "Üben", Repeat: "Diese hast du schon einmal verfehlt.", Five: "Das waren die fünf von heute.",
		FromGame: "Aus deiner Partie",
		More:     "Zehn weitere", Ended: "Fertig", GoOn: "Weiter", Closed: "Eine andere Aufgabe ist offen.",
		Skills: "Deine Fertigkeiten", Intro: "Jeden Tag ein wenig hilft am meisten. Ein verpasster Tag nimmt " +
			"nichts weg.",
		Later:     "Kommt noch",
		MixedFive: "Fünf üben, gemischt",
		Mixed:     "Zehn üben, gemischt", Has: "du kannst es", Today: "heute dran", Lesson: "Lektion",
		PlayOut: "Spiel es aus",

		Name: "Name", Date: "Datum", Answer: "Meine Antwort", Solutions: "Lösungen", Print: "Ein Blatt drucken",
		Other: "Ein anderes Blatt", White: "Du hast Weiß.", MixedSheet: "Gemischte Übungen",
		Letter: "Druck es auf A4 oder Letter.",
	},
	Phrases: say.PracticePhrases{
		Place:  func(number, of int) string { return fmt.Sprintf("Üben: %d von %d", number, of) },
		Score:  func(right, of int) string { return fmt.Sprintf("%d von %d", right, of) },
		AtOnce: func(right, of int) string { return fmt.Sprintf("%d von %d auf Anhieb richtig", right, of) },
		Ended: func(later, of int) string {
			if later == 0 {
				return fmt.Sprintf("%d gemacht", of)
			}
			return fmt.Sprintf("%d gelöst", later)
		},
		Went: func(right, later, of int) string {
			switch {
			case right == of:
				return "Du hast jede beim ersten Versuch gesehen."
			case right+later == 0:
				return "Das war schwer, und du hast bis zum Ende weitergemacht. So lernt man."
			case later == of:
				return "Keine beim ersten Versuch, alle bei einem weiteren: So lernt man."
			case right == 0 && later == 1:
				return "Keine beim ersten Versuch, aber eine bei einem weiteren. So lernt man."
			case right == 0:
				return "Keine beim ersten Versuch, aber diese bei einem weiteren. So lernt man."
			case later == 0:
				return ""
			}
			return fmt.Sprintf("%d weitere bei einem späteren Versuch.", later)
		},
		Back: func(n int) string {
			if n == 1 {
				return "Eine kommt morgen wieder."
			}
			return say.Capitalized(number(n)) + " kommen morgen wieder."
		},
		Tricky: func(n int) string {
			if n == 1 {
				return "Eine war knifflig."
			}
			return say.Capitalized(number(n)) + " waren knifflig."
		},
		See: func(n int) string {
			if n == 1 {
				return "Sieh sie dir an"
			}
			return "Sieh dir die " + number(n) + " an"
		},
		Days: func(n int) string {
			if n == 0 {
				return "Dein erster Tag"
			}
			return "An " + amount(n, "Tag", "Tagen") + " geübt"
		},
		Due: func(n int) string { return fmt.Sprintf("%d heute dran", n) },
		One: func(skill string) string { return "Üben: " + skill },
		Box: func(n, of int) string { return fmt.Sprintf("Schritt %d von %d", n, of) },
		Found: func(n, of int) string {
			return say.Capitalized(fmt.Sprintf("%s von %s", number(n), number(of)))
		},
		Right: func(of int) string { return fmt.Sprintf("/ %d", of) },
		Paper: strings.NewReplacer(
			"Tippe an, was Schwarz erst jetzt angreift", "Kreise ein, was Schwarz erst jetzt angreift",
			"Tippe an, was erst jetzt umsonst ist", "Kreise ein, was erst jetzt umsonst ist",
			"Tippe alle", "Kreise alle", " an, ", " ein, ",
		).Replace,
		Figure: func(n int) string { return fmt.Sprint(n) },
		Yes:    func() string { return "ja" },
		No:     func() string { return "nein" },
	},
}

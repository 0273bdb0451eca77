package german

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var learning = say.Learning{
	Path: wording.Path{
		Tab: "Lernen", Heading: "Dein Weg", Bar: "Geschaffte Lektionen", Start: "Start",
		Known: "Kannst du schon", AllDone: "Du hast jede Lektion geschafft. Jetzt spiel!",
		Book: "So geht Schach, zum Lesen", Mine: "Dein Fortschritt", Play: "Ein Spiel spielen",
		First: "Der erste Weg", Second: "Vom ersten Spiel zum ersten Preis", Test: "Prüfung dieses Teils: fünf " +
			"Aufgaben",
	},
	Today: wording.Today{
		Heading: "Heute", Other: "Mit jemand anderem spielen",
		AllDone: "Für heute geschafft",
		Lesson:  "Eine Lektion", Exercises: "Fünf Aufgaben", Repeat: "Fünf wiederholen",
		Game: "Ein Spiel", Done: "geschafft",
		SmallGame: "Ein kleines Spiel",
		Start:     "Lektion anfangen", GoOn: "Weiter", Practise: "Üben",
		Waits: "Die Flamme wartet, wenn du einen Tag aussetzt.", Paused: "wartet auf dich", Ready: "was du willst",
	},
	Certificate: wording.Certificate{
		Title: "Urkunde", Heading: "Der ganze Weg", This: "Hiermit wird bestätigt:",
		Exercises: "Aufgaben", Friends: "besiegte Freunde", Date: "Datum", Witness: "Jemand Erwachsenes, der dabei war",
		HowToPrint: "Druck diese Seite: A4, Querformat. Name und Datum schreibst du von Hand.",
		NotYet:     "Sie kommt mit der letzten Lektion.", See: "Deine Urkunde",
	},
	Exercise: wording.Exercise{
		Close: "Zurück zu deinem Weg", Sound: "Ton", Aloud: "Vorlesen", Back: "Zurück", Next: "Weiter",
		Exercises: "Aufgaben", First: "Probier es", HowMoves: "So zieht die Figur",
		KnowIt: "Kannst du das schon?", Test: "Mach die Prüfung mit fünf Aufgaben",
		More: "Mehr lesen:",

		Begin: "Start", Again: "Noch einmal", Now: "Jetzt du", Check: "Prüfen", Yes: "Ja", No: "Nein",
		YourMove: "Du bist am Zug",

		HowTapOne: "Es gibt nur eine Antwort.",
		HowTap:    "Tipp auf das Brett, dann auf Prüfen.",
		HowMove:   "Tipp auf eine Figur, dann auf das Feld, auf das sie zieht.",
		HowWalk:   "Tipp auf das Feld, auf das sie zieht.",
		HowJudge:  "Sieh dir das Brett an, dann antworte.",
		NotOpen:   "Bereit? Los geht's!",
		Becomes:   "Dein Bauer wird", NotThis: "Nicht dieser Zug",

		Right: "Richtig!", GoodStep: "Gut, weiter so", NotYet: "Versuch es noch einmal", Almost: "Fast",
		TapFirst: "Tipp erst etwas an", ShownHere: "Hier ist die Antwort",
		ShownMove: "Hier ist die Antwort. Jetzt du!",
		LostGame:  "Diesmal hat Pip gewonnen", DrawnGame: "Diesmal gewinnt niemand",
		WonGame: "Du hast gewonnen!", StuckGame: "Kein schwarzer Bauer kommt weiter.",
		PlayAgain: "Noch einmal spielen", NextRound: "Nächste Runde", StepBack: "Zurück zu diesem Zug",
		Without:  "Dieses Spiel auslassen",
		ShownYes: "Die Antwort ist Ja", ShownNo: "Die Antwort ist Nein",
		You:        "Du",
		Prevents:   "Der blaue Pfeil: Schlag ihn rechtzeitig.",
		Freed:      "Der Zug mit dem Kreuz war zu langsam: Ein anderer war rechtzeitig.",
		Sooner:     "Sei schneller, oder halt ihn früher auf.",
		Took:       "Einen hast du!",
		OneStep:    "Noch ein Schritt, und Pip gewinnt!",
		Keep:       "Lass einem Bauern den Weg frei.",
		LeaveOne:   "Du hast alle seine Bauern geschlagen. Lass ihm einen.",
		NewQueen:   "Dein Bauer wurde eine Dame!",
		Passed:     "Du hast die Prüfung dieser Lektion bestanden.",
		PassedPart: "Du hast die Prüfung dieses Teils bestanden: ein Stern für jede Lektion.",
		LookFor:    "Spiel ein Spiel und nutze, was du gelernt hast",
		NotPassed:  "Die Prüfung endet hier. Mach die Aufgaben, dann versuch es wieder.",
		Lost:       "Die Verbindung ist weg. Neuer Versuch…",
		Unsent:     "Die Verbindung ist weg. Nichts ist verloren: Versuch es wieder, wenn sie da ist.",

		Star: "Stern", Prey: "zu schlagen", Asked: "danach wird gefragt",
		Chosen: "gewählt", Tapped: "angetippt", CanMove: "kann ziehen",
		Target: "hierher kannst du ziehen", WasRight: "richtig", WasWrong: "falsch", WasMissed: "vergessen",
		WasTried: "das hast du versucht", Shown: "gezeigt", Attacked: "angegriffen",
		Dark: "dunkel", Light: "hell",

		Missing: "Ein paar Aufgaben fehlen noch.", Finish: "Mach den Rest",
		ThirdStar: "für deinen dritten Stern", MoreStars: "für mehr Sterne", Path: "Dein Weg",
		TestWins: "Die Prüfung mit fünf Aufgaben kann dir noch drei Sterne bringen.",
	},
	Progress: wording.Progress{
		Title: "Dein Fortschritt", Intro: "Er bleibt auf diesem Gerät, ohne Konto.",
		Lesson: "Lektion", Stars: "Sterne", Met: "Aufgaben",
		Other: "Auf einem anderen Gerät", OtherHow: "Ein Link oder ein QR-Code bringt deine Sterne dorthin.",
		Link: "Link machen", LinkIs: "Öffne diesen Link auf dem anderen Gerät:", QR: "QR-Code des Links",
		Copy: "Kopieren", Copied: "Kopiert",
		Forget:    "Neu anfangen",
		ForgetHow: "Das vergisst auf diesem Gerät deine Sterne und was deine Spiele gebracht haben.",
		Reset:     "Alles vergessen", Sure: "Ja, alles vergessen", Path: "Dein Weg",

		Games: "Aus deinen Spielen", GamesHow: "Ideen, die in den letzten vier Wochen vorkamen.",
		KeptHow: "Diese Stellungen kommen beim Üben wieder:", Idea: "Idee", SeenOf: "Gesehen", Missed: "Verpasst",

		Arrived:    "Diese Sterne hierher holen?",
		ArrivedHow: "Sie kommen zu den Sternen auf diesem Gerät dazu. Hier geht nichts verloren.",
		Add:        "Hierher holen", Leave: "Nein, lassen",
		BadLink: "Dieser Link kann nicht gelesen werden. Mach auf dem anderen Gerät einen neuen.",
		Was:     "Dein Fortschritt wurde vergessen.", Added: "Die Sterne sind jetzt da.",
	},
	Phrases: say.LearningPhrases{
		Done: func(done, of, stars int) string {
			return fmt.Sprintf("%d von %d Lektionen · %s", done, of, amount(stars, "Stern", "Sterne"))
		},
		Number: func(number, of int) string { return fmt.Sprintf("Lektion %d von %d", number, of) },
		Place:  func(number, of int) string { return fmt.Sprintf("Aufgabe %d von %d", number, of) },
		InTest: func(number, of int) string { return fmt.Sprintf("Prüfung: %d von %d", number, of) },
		InPart: func(number, of int) string { return fmt.Sprintf("Prüfung des Teils: %d von %d", number, of) },
		Screen: func(number, of int) string { return fmt.Sprintf("Bild %d von %d", number, of) },
		Stars:  func(n int) string { return fmt.Sprintf("%d von 3 Sternen", n) },
		Met:    func(met, of int) string { return fmt.Sprintf("%d von %d", met, of) },
		Moves:  func(used, of int) string { return fmt.Sprintf("Züge: %d von %d", used, of) },
		Tapped: func(n int) string { return amount(n, "Feld", "Felder") + " angetippt" },
		Left: func(stars, pieces, pawns int) string {
			switch {
			case stars > 0:
				return "Noch " + amount(stars+pieces+pawns, "Stern", "Sterne") + "."
			case pieces == 0:
				return "Noch " + amount(pawns, "Bauer", "Bauern") + "."
			}
			return "Noch " + amount(pieces+pawns, "Figur", "Figuren") + "."
		},
		Titled:   func(number int, title string) string { return fmt.Sprintf("Lektion %d · %s", number, title) },
		Step:     func(title string) string { return "Nächste Lektion: " + title },
		Tomorrow: func(title string) string { return "Morgen: " + title },
		Next:     func(title string) string { return "Weiter: " + title },
		AtOnce: func(right, of int) string {
			switch {
			case right == of:
				return fmt.Sprintf("Alle %d richtig.", of)
			case 3*right < 2*of:
				return fmt.Sprintf("Alle %d geschafft.", of)
			}
			return fmt.Sprintf("%d von %d auf Anhieb richtig.", right, of)
		},
		Fix: func(n int) string {
			if n == 1 {
				return "Mach die schwere noch einmal"
			}
			return "Mach die " + number(n) + " schweren noch einmal"
		},
		Days: func(n int) string { return amount(n, "Tag", "Tage") },
		With: func(name string) string { return "mit " + name },
		Walked: func(path, lessons int) string {
			if path == 2 {
				return fmt.Sprintf("ist alle %d Lektionen des zweiten Weges gegangen, "+
					"vom ersten Spiel bis zum ersten Preis.", lessons)
			}
			return fmt.Sprintf("ist alle %d Lektionen gegangen, vom ersten Zug des Turms "+
				"bis zu den ersten zehn Zügen eines Spiels.", lessons)
		},
		StarsOf: func(stars, of int) (count, rest string) {
			return strconv.Itoa(stars), fmt.Sprintf("von %d Sternen", of)
		},
		Practise: func(title string) string { return "Aufgaben: " + title },
		Lesson:   func(title string) string { return "Lektion: " + title },
		Answers:  func(list []string) string { return "Die Antwort: " + strings.Join(list, ", ") + "." },
		Goes:     func(from, to string) string { return from + " nach " + to },
		Replied:  replied,
		Theirs: func(theirs, yours chess.PieceType) (whose, first string) {
			first = "Tipp zuerst eine von deinen Figuren an."
			if yours != chess.NoPieceType {
				first = fmt.Sprintf("Tipp zuerst %s an.", with("dein", yours, accusative))
			}
			return "Das ist Pips " + name(theirs), first
		},
		CouldTake: func(taken chess.PieceType, square string) string {
			return fmt.Sprintf("Du konntest %s auf %s schlagen.", the(taken, accusative), square)
		},
		ToGo: func(n int) string {
			if n == 0 {
				return "da"
			}
			return fmt.Sprintf("noch %d", n)
		},
		Needed: func(n int) string {
			return fmt.Sprintf("Deiner brauchte noch %d %s.", n, choose(n, "Schritt", "Schritte"))
		},
		Mate: func(p *chess.Position) string {
			if name := mateName(p); name != "" {
				return sentence("%s", name)
			}
			return ""
		},
	},
}

// replied tells what Pip moved in a small game, and what that took.
func replied(piece, took chess.PieceType, m chess.Move) string {
	switch steps := int(m.From().Rank()) - int(m.To().Rank()); {
	case took != chess.NoPieceType:
		return fmt.Sprintf("Pips %s hat %s geschlagen.", name(piece), with("dein", took, accusative))
	case piece != chess.Pawn:
		return fmt.Sprintf("Pip hat %s gezogen.", the(piece, accusative))
	case steps == 2:
		return "Pip hat einen Bauern zwei Felder gezogen."
	}
	return "Pip hat einen Bauern gezogen."
}

package german

import (
	"fmt"
	"slices"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
)

var classTexts = say.Class{
	Find: findClass, New: newClass, Join: joinClass, Lead: leadClass, Paper: classPaper, Together: together,
	Pairs: pairs,
	Plays: func(name string) string { return "Spiel gegen " + name },
	Pair:  func(one, other string) string { return one + " und " + other },
	Animals: say.AnimalNames{
		"otter": "Otter", "bear": "Bär", "rabbit": "Hase", "cat": "Katze", "panda": "Panda", "hedgehog": "Igel",
		"penguin": "Pinguin", "koala": "Koala", "deer": "Reh", "tiger": "Tiger", "duck": "Ente", "lion": "Löwe",
	},
	Colors: say.ColorNames{
		"blue": "Blau", "green": "Grün", "red": "Rot", "yellow": "Gelb", "orange": "Orange", "purple": "Lila",
		"teal": "Türkis", "gray": "Grau",
	},
	// "Otter in Blau", as Lila and Orange have no endings
	Name: func(color, animal string) string { return animal + " in " + color },
	Not:  func(name string) string { return "Nicht " + name + "?" },
	Days: func(days int) string { return amount(days, "Tag", "Tage") },
	Ends: func(days int) string {
		return "Alles wird in " + amount(days, "Tag", "Tagen") + " gelöscht, wenn du nicht wiederkommst."
	},
	Here:     func(here, of int) string { return fmt.Sprintf("%d von %d da", here, of) },
	Tally:    func(right, wrong int) string { return fmt.Sprintf("%d richtig, %d falsch", right, wrong) },
	Stars:    func(n int) string { return amount(n, "Stern", "Sterne") },
	LastMove: func(from, to string) string { return "Letzter Zug: von " + from + " nach " + to },
	Midnight: func(zone string) string { return "Ein Tag endet um Mitternacht, " + zone + "." },
	Turn: func(side chess.Color, square bool) string {
		if square {
			return "Welches Feld ist es? Drück es."
		}
		return color(side) + " zieht. Was spielst du?"
	},
	Answered: func(n, of int) string { return fmt.Sprintf("%d von %d haben geantwortet", n, of) },
	Look:     func(number int) string { return fmt.Sprintf("Stellung %d", number) },
	Reply:    classReply,
	Votes:    func(n int) string { return amount(n, "Antwort", "Antworten") },
	Tasks: say.ClassTasks{
		class.LessonTask:   func(title string) string { return "Lektion: " + title },
		class.SkillTask:    func(title string) string { return "Üben: " + title },
		class.SameTask:     func(title string) string { return "Für alle gleich: " + title },
		class.PositionTask: func(title string) string { return "Ausspielen: " + title },
		class.FENTask:      func(string) string { return "Spiel von einer Stellung aus" },
		class.FriendTask:   func(title string) string { return "Spiel gegen " + title },
	},
}

// classReply names a move in a position, or a square.
func classReply(before *chess.Position, reply string) string {
	at := slices.IndexFunc(before.Moves(), func(m chess.Move) bool { return m.String() == reply })
	if at < 0 {
		return reply
	}
	m := before.Moves()[at]
	text := name(before.At(m.From()).Type())
	switch {
	case m.IsCastle():
		return text + " nach " + m.To().String() + ", Rochade"
	case chess.Taken(before, m) != chess.NoPiece:
		text += " schlägt auf "
	default:
		text += " nach "
	}
	text += m.To().String()
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " und wird " + to(t)
	}
	return text
}

var (
	together = wording.Together{
		Title:    "Alle schauen her",
		Now:      "Alle: jetzt antworten",
		Ask:      "Alle schauen her",
		AskIntro: "Alle sehen eine Stellung. Jedes Kind antwortet, und du siehst die Antworten.",
		Position: "Oder der Link einer Stellung oder Aufgabe, oder ein FEN",
		Editor:   "Eine aufbauen",
		Skill:    "Eine aus den Übungen",
		Own:      "Keine",
		Square:   "Nach einem Feld fragen, nicht nach einem Zug",
		One:      "Drück ein Feld.",
		OneOf:    "Drück eines davon.",
		Wall:     "Die Seite für die Wand",
		Sent:     "Deine Antwort ist da.",
		Change:   "Du kannst sie noch ändern.",
		Wait:     "Schau hoch: Die Antwort kommt auf dem großen Brett.",
		Promote:  "Was wird der Bauer?",
		Is:       "Die Antwort:",
		Yours:    "Du hast gesagt:",
		Tally:    "Zeigen, was alle sagen",
		Hide:     "Verbergen, was alle sagen",
		Show:     "Das ist richtig",
		Choose:   "Um die richtige Antwort zu zeigen, drück sie auf dem Brett.",
		Next:     "Nächste Stellung",
		End:      "Beenden",
		Over:     "Gerade gibt es nichts anzusehen.",
		Back:     "Zurück zu deiner Klasse",
	}
	findClass = wording.FindClass{
		Title:   "In deine Klasse",
		Intro:   "Deine Lehrkraft hat einen Code aus sechs Buchstaben und Ziffern.",
		Code:    "Der Code",
		Go:      "Weiter",
		Teach:   "Unterrichtest du?",
		Make:    "Eine Klasse anlegen",
		Nothing: "Keine solche Klasse",
	}
	newClass = wording.NewClass{
		Title:     "Eine Klasse anlegen",
		Intro:     "Keine Konten, weder für dich noch für die Kinder. Es dauert eine Minute.",
		Called:    "Wie heißt sie?",
		Example:   "Meine Klasse",
		NoNames:   "Nur du und die Kinder sehen das. Bitte keine Namen von Schülern.",
		Today:     "Was macht ihr heute?",
		OwnPath:   "Jeder auf dem eigenen Weg",
		Another:   "Oder etwas anderes",
		Lessons:   "Eine Lektion",
		Skills:    "Üben",
		Positions: "Eine Stellung zum Ausspielen",
		Friends:   "Eine Partie",
		Typed:     "Oder eine Stellung zum Spielen: ein FEN oder ein Link",
		Days:      "Wie lange besteht sie?",
		Wiped:     "Danach wird alles gelöscht. Auch dann, wenn du 30 Tage nicht gekommen bist.",
		Make:      "Klasse anlegen",
		Keeps:     "Was wir aufbewahren",
	}
	joinClass = wording.JoinClass{
		Pick:     "Wähle ein Tier und eine Farbe",
		Animal:   "Tier",
		Color:    "Farbe",
		ComeIn:   "Hereinkommen",
		YourName: "So heißt du hier.",
		CardSays: "Diese Karte ist für:",
		Locked:   "Gerade kann niemand herein. Frag deine Lehrkraft.",
		Full:     "Diese Klasse ist voll. Frag deine Lehrkraft.",
		Hello:    "Du bist",
		ForToday: "Für heute",
		Nothing:  "Geh auf deinem eigenen Weg weiter.",
		OwnPath:  "Mein Weg",
		Leave:    "Diesen Platz verlassen",
		Sure:     "Ja, verlassen. Nur die Karte öffnet ihn wieder.",
		Safe:     "Deine Lehrkraft sieht deine Sterne und Antworten, nicht deinen Namen.",
	}
	leadClass = wording.LeadClass{
		Code: "Code", At: "auf", Poster: "Plakat", Cards: "Platzkarten", Day: "Ein Tag als Tabelle (CSV)",
		Pupil: "Kind", Now: "Lektion jetzt", Stars: "Sterne", Answers: "Heute", Away: "nicht da", Help: "Hilfe",
		RightToday: "heute richtig", WrongToday: "heute falsch",
		HelpMeans: "Hilfe: Die letzten drei Antworten waren falsch.",
		Nobody:    "Noch ist niemand da. Zeig das Plakat oder schreib den Code an die Tafel.",
		SortBy:    "Sortieren nach", ByHelp: "Braucht Hilfe", ByName: "Name", ByLesson: "Lektion", ByStars: "Sterne",
		Show: "Zeigen", All: "Alle", OnlyHere: "Da", NoRow: "Gerade niemand.",
		Set: "Für heute festlegen", Stands: "Es steht auf der Seite jedes Kindes.",
		Lock: "Beitritt sperren", Unlock: "Beitritt freigeben", LockedNow: "Niemand sonst kann beitreten.",
		Remove: "Entfernen", SureRemove: "Ja, mit allen Sternen entfernen",
		Card:    "Neue Karte",
		Playing: "Partie", Unheeded: "Gewarnt", Game: "Das Spiel bisher", Warned: "Es gab eine Warnung, und das Kind spielte weiter.",
		Missed: "Zuletzt verfehlt", Sheet: "Diese drucken",
		Link: "Diese Klasse auf einem anderen Gerät öffnen", LinkSays: "Wer diesen Link hat, leitet die Klasse. " +
			"Behalte ihn für dich.",
		Renew: "Neuen Link machen", SureRenew: "Ja: Der alte Link und andere Geräte leiten dann nicht mehr",
		End: "Beenden und jetzt löschen", SureEnd: "Ja, alles löschen",
		Private: "Nicht für den Beamer: Hier steht, wer Hilfe braucht.",
		Unreachable: "Andere Geräte können diese Adresse nicht öffnen. " +
			"Öffne diese Seite unter dem Namen oder der Adresse, die dieser Computer im Netz hat.",
		Updates: "Diese Seite hält sich selbst auf dem neuesten Stand.", More: "Mehr für diese Klasse",
		Back: "Zurück zur Klasse",
		Live: "Die Kinder",
	}
	pairs = wording.Pairs{
		Title: "Gegeneinander spielen",
		Intro: "Wer da ist, spielt zu zweit. Bleibt ein Kind übrig, spielt es gegen Pip.",
		Make:  "Paare bilden",
		All:   "Auch Kinder, deren Partie noch läuft",
		Games: "Paare",
		First: "Noch kein Zug.",
		Over:  "Die Partie ist zu Ende.",
	}
	classPaper = wording.ClassPaper{
		Poster: "Ein Plakat", NoAccount: "Kein Konto. Keine echten Namen. Etwa zehn Minuten.",
		Code: "Dein Code", At: "auf",
		Scan: "Scanne das Quadrat", ScanSays: "oder tippe den Code ein.",
		Animal: "Wähle ein Tier", AnimalSays: "und eine Farbe. So heißt du dann.",
		Begin: "Fang an", BeginSays: "Die Eule hilft.",
		Card:  "Bring beim nächsten Mal deine Karte mit.",
		Cards: "Platzkarten", CardSays: "Scanne das beim nächsten Mal.", Name: "Name",
		Secret: "Eine Karte öffnet ihren Platz auf jedem Gerät. Schreib Namen nur auf Papier.",
		Print:  "Diese Seite drucken", Back: "Zurück zur Klasse", List: "Liste",
		HowToPrint: "Drucke diese Seite mit deinem Browser.", QR: "Der Link als QR-Code",
	}
)

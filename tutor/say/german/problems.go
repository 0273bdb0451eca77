package german

import (
	"fmt"

	"chesstutor/tutor/say"
)

// problems has the sentences of problems. What was sent is quoted, and cut.
var problems = say.Problems{
	say.Unexpected:      problem("Hier ging etwas schief. Dein Spiel ist, wie es war; bitte versuch es noch einmal."),
	say.NotFound:        problem("Unter dieser Adresse liegt nichts."),
	say.WrongMethod:     problem("$name passt nicht zu dieser Adresse; sie antwortet auf $names."),
	say.OtherSite:       problem("Das kam von einer anderen Seite, also wurde nichts geändert."),
	say.WrongHost:       problem("Chess Tutor hat eine andere Adresse. Öffne stattdessen $name."),
	say.TooManyRequests: problem("Zu viele Anfragen kamen von deiner Adresse. Warte einen Moment."),
	say.TooLarge:        problem("Das sind mehr als $number Bytes."),
	say.GivenUp:         problem("Die Anfrage wurde aufgegeben."),
	say.Busy: problem("Der Computer spielt gerade zu viele Spiele. " +
		"In etwa $seconds hat er Zeit für dich."),

	say.NotSent:      problem("Sende ein Formular oder application/json."),
	say.CutOff:       problem("Nicht alles davon ist angekommen. Bitte sende es noch einmal."),
	say.TooSlow:      problem("Das brauchte zu lange, um anzukommen. Bitte sende es noch einmal."),
	say.NotAForm:     problem("Das ist kein Formular."),
	say.NotAnObject:  problem(`Das ist kein JSON-Objekt wie {"from": "e2", "to": "e4"}.`),
	say.FieldTwice:   problem("$Quoted steht zweimal da."),
	say.FieldNested:  problem("$Quoted muss ein Text, eine Zahl, ein Wahrheitswert oder eine Liste von Texten sein."),
	say.NoSquare:     problem("Der Anfrage fehlt $name: ein Feld, a1 bis h8."),
	say.NotBoolean:   problem("$Name ist true oder false."),
	say.NotOneOf:     problem("$Name ist eines von $choice."),
	say.NotSomeOf:    problem("$Name sind $names, oder nichts."),
	say.NoSuchLevel:  problem("Diese Stufe gibt es nicht: level ist eine Nummer aus der Liste von GET /levels."),
	say.PlyNumber:    problem("Ply ist eine ganze Zahl: wie viele Züge gespielt sind."),
	say.PlyRange:     problem("Ply ist eine ganze Zahl von 0 bis $number: wie viele Züge gespielt sind."),
	say.HintRange:    problem("Step ist eine ganze Zahl von 1 bis $number."),
	say.LineRange:    problem("Step ist eine ganze Zahl von 0 bis zur Länge der Folge, höchstens $number."),
	say.NoPromotion:  problem("Kein Bauer wird mit $square nach $square2 umgewandelt."),
	say.ComputerTurn: problem("Du bist noch nicht am Zug."),
	say.PersonTurn:   problem("Du bist am Zug."),
	say.NoComputer:   problem("In diesem Spiel spielt kein Computer."),
	say.NoThreat:     problem("Es gibt keine Drohung, wenn du nicht am Zug bist."),
	say.NoLastMove:   problem("Noch hat niemand gezogen."),
	say.NoMoveToUndo: problem("Es gibt nichts zurückzunehmen."),
	say.GameLost:     problem("Dein letztes Spiel konnte nicht gelesen werden, also ist hier ein neues."),
	say.GameTooLong:  problem("Dieses Spiel ist zu lang, um es aufzubewahren: Es endet hier."),
	say.Stale:        problem("Das Spiel ging inzwischen weiter; so steht es jetzt."),

	say.ProgressLost:    problem("Dein Fortschritt konnte nicht mehr gelesen werden, also beginnt er neu."),
	say.NoExercise:      problem("Diese Lektion oder Aufgabe gibt es nicht."),
	say.NotOpen:         problem("Diese Aufgabe ist nicht offen. Fang sie erst an."),
	say.AnsweredAlready: problem("Diese Antwort ist schon gezählt. Hier bist du jetzt."),
	say.OtherAnswer:     problem("Diese Aufgabe beantwortet man mit $name."),
	say.BadAnswer:       problem("$Name kann nicht gelesen werden: Felder sind wie e4, ein Zug ist wie e2e4."),
	say.NoProgressLink:  problem("Dieser Link kann nicht gelesen werden. Mach auf dem anderen Gerät einen neuen."),

	say.LinkTooLong:  problem("Dieses Spiel ist zu lang für einen Link. Behalte es stattdessen als PGN."),
	say.NoLinkedGame: problem("Dieser Link enthält kein Spiel. Vielleicht fehlt ein Teil davon."),
	say.OldLink:      problem("Dieser Link ist zu alt, um gelesen zu werden. Bitte um einen neuen."),
	say.NoGameIn:     problem("Ich fand in diesem Text kein Spiel. Ein Spiel in PGN beginnt wie 1. e4 e5 2. Nf3 Nc6."),
	say.NoSuchGame:   problem("Index ist eine ganze Zahl von 1 bis $number."),
	say.GameUnderWay: problem("Du hast ein laufendes Spiel. Sende sure mit, um es aufzugeben."),
	say.GoesOn:       problem("Dieses Spiel läuft noch. Durchgehen kannst du es, wenn es vorbei ist."),
	say.NoSuchMoment: problem("Diesen Moment gibt es in dem Spiel nicht."),

	say.TooManyArrows: problem("Ein Bild hat höchstens $number Pfeile."),
	say.TriedEnough:   problem("Weiter kann man Züge nicht ausprobieren. Nimm ein paar zurück."),
}

// seconds tells a time in the dative: "einer Sekunde", "12 Sekunden".
func seconds(n int) string {
	if n > 1 {
		return fmt.Sprintf("%d Sekunden", n)
	}
	return "einer Sekunde"
}

package german

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var failures = say.Errors{
	Faults: faults,
	IllegalMove: func(e *chess.IllegalMoveError) string {
		if e.SAN != "" {
			return letters(e.SAN) + " ist hier kein erlaubter Zug."
		}
		return fmt.Sprintf("Von %s nach %s zu ziehen ist hier nicht erlaubt.", e.From, e.To)
	},
	GameOver: "Das Spiel ist vorbei.",
	TooLong:  fmt.Sprintf("Dieses Spiel ist zu lang: Höchstens %d Züge jeder Seite können gelesen werden.", mostMoves),
	Players:  "Players ist computer oder two.",
	Problems: joined(problems, roomProblems),
	Refusals: say.Refusals{
		"clock":         "Eine Uhr hat eine Sekunde bis drei Stunden. Ein Zug bringt höchstens drei Minuten dazu.",
		"not-player":    "Das können nur die beiden Spieler.",
		"seat-taken":    "Beide Plätze sind besetzt. Du kannst zuschauen.",
		"no-opponent":   "Noch ist niemand dazugekommen.",
		"not-started":   "Das Spiel hat noch nicht begonnen.",
		"over":          "Das Spiel ist vorbei.",
		"not-over":      "Das Spiel ist noch nicht vorbei.",
		"not-your-turn": "Die andere Seite ist am Zug.",
		"stale":         "Das Brett hat sich inzwischen geändert.",
		"illegal-move":  "Das ist hier kein erlaubter Zug.",
		"promotion":     "Was soll der Bauer werden: Dame, Turm, Läufer oder Springer?",
		"offered":       "Du hast schon remis angeboten. Zieh erst, bevor du es wieder anbietest.",
		"no-offer":      "Die andere Seite bietet kein Remis an.",
		"too-late":      "Beide haben gezogen, also kann das Spiel nicht mehr abgesagt werden. Du kannst aufgeben.",
		"opponent-here": "Die andere Seite war vor weniger als einer Minute hier.",
		"rematch":       "Du hast ein neues Spiel angeboten. Die Antwort steht noch aus.",
		"no-rematch":    "Die andere Seite bietet kein neues Spiel an.",
		"no-change":     "Das ist schon so.",
		"not-due":       "Dafür ist es noch nicht Zeit.",
		"too-many":      "In diesem Raum ist zu viel geschehen. Bitte öffne einen neuen.",
	},
}

// faults says what is wrong with a move or a position as it is written.
var faults = say.Faults{
	chess.FaultSquare:    fault("$Text ist kein Feld; Felder heißen a1 bis h8."),
	chess.FaultPromotion: fault("Ein Bauer wird q, r, b oder n, nicht $text."),
	chess.FaultUCI:       fault("$Text ist kein Zug; Züge sehen aus wie e2e4 oder e7e8q."),
	chess.FaultSAN:       fault("$Text ist kein Zug; Züge sehen aus wie e4, Sf3, exd5, O-O oder e8=D."),
	chess.FaultAmbiguous: fault("$Text kann die Figur auf $square oder die auf $square2 meinen."),

	chess.FaultFields: fault("Eine Stellung in FEN hat sechs Teile mit je einem Leerzeichen dazwischen; diese hat " +
		"$number."),
	chess.FaultRows:  fault("Ein Brett hat acht Reihen mit / dazwischen; dieses hat $number."),
	chess.FaultGaps:  fault("In Reihe $number stehen zwei Zahlen nebeneinander."),
	chess.FaultPiece: fault("In Reihe $number steht $text: weder eine Figur noch eine Zahl von 1 bis 8."),
	chess.FaultRow:   fault("Reihe $number hat $number2 statt 8 Felder."),
	chess.FaultTurn:  fault("Am Zug ist w oder b, nicht $text."),
	chess.FaultKings: func(e *chess.ParseError) string {
		return fmt.Sprintf("%s hat %d Könige statt einen.", color(e.Color), e.Numbers[0])
	},
	chess.FaultPieces: fault("$Side hat $number Figuren; niemand hat mehr als 16."),
	chess.FaultPawns:  fault("$Side hat $number Bauern; niemand hat mehr als 8."),
	chess.FaultPromoted: fault("$Side kann diese Figuren nicht haben: nötige Umwandlungen $number, fehlende Bauern " +
		"$number2."),
	chess.FaultLastRank: fault("Auf $square steht ein Bauer; auf der ersten und letzten Reihe steht nie einer."),
	chess.FaultCheck:    fault("$Side steht im Schach, aber $other ist am Zug."),
	chess.FaultCheckers: fault("$Number Figuren geben auf $square zugleich Schach; das kann kein Zug bewirken."),

	chess.FaultNoCastling:    fault("Die Rechte zur Rochade fehlen; schreib - für keine."),
	chess.FaultCastlingTwice: fault("Das Recht zur Rochade $text steht zweimal da."),
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "lange"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "kurze"
		}
		return fmt.Sprintf("Für die %s Rochade braucht %s den König auf %s und einen Turm auf %s.", side,
			color(e.Color), e.Squares[0], e.Squares[1])
	},
	chess.FaultCastling:  fault("Die Rechte zur Rochade bestehen aus K, Q, k und q, nicht $text."),
	chess.FaultEnPassant: fault("Das Feld für en passant ist ein Feld oder -, nicht $text."),
	chess.FaultEnPassantRow: fault("Ist $side am Zug, liegt das Feld für en passant auf Reihe $number, nicht " +
		"$square."),
	chess.FaultEnPassantPawn: fault("Über $square kann gerade kein Bauer gezogen sein."),
	chess.FaultEnPassantClock: fault("Ein Bauer ist gerade über $square gezogen, " +
		"also gibt es seitdem keine Halbzüge, nicht $number."),
	chess.FaultEnPassantCheck: fault("Über $square kann gerade kein Bauer gezogen sein: " +
		"$side hätte vorher im Schach gestanden."),
	chess.FaultClock: fault("Die Halbzüge seit dem letzten Schlagen oder Bauernzug sind eine ganze Zahl " +
		"von $number bis $number2, nicht $text."),
	chess.FaultNumber: fault("Die Nummer des Zuges ist eine ganze Zahl von $number bis $number2, nicht $text."),
}

package german

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// topics are the topics of the page, in its order.
var topics = say.Topics{
	"the-board": {
		Title: "Das Brett",
		Text: []string{
			"Das Brett hat 64 Felder. Die Hälfte davon ist dunkel, und a1 ist ein dunkles.",
			"Jede Seite hat acht Bauern, zwei Springer, zwei Läufer, zwei Türme, eine Dame und einen König. " +
				"Weiß zieht zuerst, dann wechseln sich die Seiten ab.",
			"Du gewinnst durch Schachmatt: Du greifst den anderen König an, und kein Zug kann ihn retten.",
		},
	},
	"rook": {
		Title: "Der Turm",
		Text: []string{
			"Der Turm zieht gerade: vor, zurück oder zur Seite, so weit er will. " +
				"Er kann nicht über andere Figuren springen.",
		},
	},
	"bishop": {
		Title: "Der Läufer",
		Text: []string{
			"Der Läufer zieht schräg, so weit er will. Er kann nicht über andere Figuren springen.",
			"Ein Läufer, der auf einem dunklen Feld beginnt, bleibt auf dunklen Feldern.",
		},
	},
	"queen": {
		Title: "Die Dame",
		Text: []string{
			"Die Dame zieht wie ein Turm oder wie ein Läufer. Sie kann nicht über andere Figuren springen.",
			"Auf einem leeren Brett erreicht die Dame mehr Felder als jede andere Figur.",
		},
	},
	"king": {
		Title: "Der König",
		Text: []string{
			"Der König zieht ein Feld weit in jede Richtung. " +
				"Er darf nie auf ein Feld, das eine gegnerische Figur angreift.",
			"Deshalb können die beiden Könige nie nebeneinander stehen.",
		},
	},
	"knight": {
		Title: "Der Springer",
		Text: []string{
			"Der Springer zieht zwei Felder geradeaus und dann eines zur Seite. " +
				"Er kann über andere Figuren springen.",
			"Von einem dunklen Feld landet der Springer immer auf einem hellen.",
		},
	},
	"pawn": {
		Title: "Der Bauer",
		Text: []string{
			"Der Bauer zieht geradeaus nach vorn, immer ein Feld. " +
				"Von seinem ersten Platz darf er ein Feld oder zwei ziehen.",
			"Der Bauer schlägt ein Feld schräg nach vorn, und nicht anders. Er zieht nie zurück.",
		},
	},
	"taking": {
		Title: "Schlagen",
		Text: []string{
			"Du schlägst eine gegnerische Figur, indem du auf ihr Feld ziehst. " +
				"Sie verlässt das Brett für den Rest des Spiels.",
			"Alle Figuren außer dem Bauern schlagen so, wie sie ziehen. " +
				"Keine Figur darf auf ein Feld, auf dem eine eigene steht.",
			"Manchmal kann eine gegnerische Figur zurückschlagen.",
		},
	},
	"check": {
		Title: "Schach",
		Text: []string{
			"Ein König, den eine gegnerische Figur angreift, steht im Schach. " +
				"Auf ein Schach musst du gleich mit dem nächsten Zug antworten.",
			"Es gibt drei Antworten: Schlag die Figur, stell etwas dazwischen oder zieh den König weg.",
			"Bei einem Schach durch Springer oder Bauer kannst du nichts dazwischenstellen. " +
				"Gegen zwei Schachs zugleich kann nur der König ziehen.",
		},
	},
	"checkmate": {
		Title: "Schachmatt",
		Text: []string{
			"Schachmatt ist ein Schach, gegen das kein Zug hilft. " +
				"Es beendet das Spiel, und wer es gab, gewinnt.",
		},
	},
	"stalemate": {
		Title: "Patt",
		Text: []string{
			"Patt heißt: Wer am Zug ist, hat keinen erlaubten Zug, steht aber nicht im Schach. " +
				"Das Spiel endet remis, also gewinnt niemand.",
		},
	},
	"castling": {
		Title: "Die Rochade",
		Text: []string{
			"Bei der Rochade ziehen König und Turm in einem Zug. Der König zieht zwei Felder auf den Turm zu. " +
				"Der Turm kommt auf das Feld, über das der König gezogen ist.",
			"Keiner der beiden darf schon gezogen haben. Keine Figur darf zwischen ihnen stehen.",
			"Der König darf nicht aus dem Schach, über ein angegriffenes Feld oder ins Schach rochieren. " +
				"Ein Angriff auf den Turm macht nichts.",
		},
	},
	"en-passant": {
		Title: "En passant",
		Text: []string{
			"Ein Bauer, der gerade zwei Felder zog, kann geschlagen werden, als wäre er eines gezogen. " +
				"Das kann nur ein gegnerischer Bauer neben ihm, und nur gleich im nächsten Zug.",
		},
	},
	"promotion": {
		Title: "Umwandlung",
		Text: []string{
			"Ein Bauer, der die letzte Reihe erreicht, wird Dame, Turm, Läufer oder Springer. " +
				"Du wählst, was er wird; Bauer bleiben kann er nicht.",
			"Jede davon ist erlaubt, auch wenn du noch eine hast.",
		},
	},
	"draws": {
		Title: "Remis",
		Text: []string{
			"Remis heißt, dass niemand gewinnt. Patt ist remis.",
			"Es ist remis, wenn dieselbe Stellung zum dritten Mal entsteht.",
			"Es ist remis nach fünfzig Zügen jeder Seite ohne Schlagen und ohne Bauernzug.",
			"Es ist remis, wenn nur die Könige und ein Springer oder ein Läufer übrig sind.",
		},
	},
	"worth": {
		Title: "Was Figuren wert sind",
		Text: []string{
			"Ein Bauer zählt 1, ein Springer 3 und ein Läufer 3. Ein Turm zählt 5 und eine Dame 9. " +
				"Der König wird nie geschlagen.",
			"Gibst du eine Dame für einen Turm, verlierst du 4 Punkte.",
			"Die Punkte sind eine Hilfe: Sie entscheiden das Spiel nicht, das tut das Schachmatt.",
		},
	},
	"notation": {
		Title: "Wie man Züge liest",
		Text: []string{
			"Jedes Feld hat einen Namen: erst die Linie von a bis h, dann die Reihe von 1 bis 8.",
			"Ein Zug ist der Buchstabe einer Figur und das Feld, auf das sie zieht. " +
				"K ist der König, D die Dame, T der Turm; L ist der Läufer, S der Springer.",
			"Ein Bauer hat keinen Buchstaben: e4 heißt, dass ein Bauer nach e4 zieht. " +
				"Sf3 heißt, dass ein Springer nach f3 zieht.",
			"Ein x heißt Schlagen, ein + Schach und ein # Schachmatt. " +
				"O-O ist die Rochade zur h-Linie hin, O-O-O die zur a-Linie hin. " +
				"Ein =D nach einem Bauernzug heißt, dass er zur Dame wird.",
		},
	},
	"marks": {
		Title: "Die Zeichen auf dem Brett",
		Text: []string{
			"Das Brett zeigt, wohin jede Figur ziehen kann und was eine gegnerische Figur schlagen könnte.",
		},
	},
}

var captions = say.Captions{
	"start":        "So fängt es an. Nur die Bauern und die Springer können ziehen.",
	"rook-moves":   "Der Turm auf d4 kann auf 11 Felder ziehen. Der eigene Bauer auf d6 hält ihn auf.",
	"bishop-moves": "Der Läufer auf d4 kann auf 13 Felder ziehen. Alle sind dunkel.",
	"queen-moves":  "Die Dame auf d4 kann auf 27 Felder ziehen.",
	"king-moves":   "Der König auf d4 kann nach c3, c4, c5, d3 und d5. Der Turm auf e8 greift e3, e4 und e5 an.",
	"knight-jumps": "Der Springer auf d4 kann nach b3, b5, c2, c6, e2, e6, f3 und f5. " +
		"Er springt über die Bauern um ihn herum.",
	"pawn-moves": "Der Bauer auf e2 kann nach e3 und e4. Der Bauer auf b4 kann nach b5.",
	"pawn-takes": "Der Bauer auf d4 kann den Springer auf c5 und den Turm auf e5 schlagen. " +
		"Der Bauer auf d5 steht ihm im Weg.",
	"takes": "Der Springer auf c3 kann den Läufer auf b5 und den Bauern auf d5 schlagen. " +
		"Auf b5 kann nichts zurückschlagen. Auf d5 kann der Bauer auf e6 zurückschlagen.",
	"check-answers": "Der Turm auf e8 gibt Schach. Der Turm auf a8 kann ihn schlagen. " +
		"Der Läufer auf b2 kann sich auf e5 dazwischenstellen. Der König auf e1 kann nach d1, d2, f1 und f2.",
	"before-mate": "Der Turm auf e1 kann auf e8 mattsetzen.",
	"mate": "Das ist Schachmatt. Nichts kann den Turm auf e8 schlagen oder sich dazwischenstellen. " +
		"Die Bauern auf f7, g7 und h7 sperren ihren eigenen König ein.",
	"before-stalemate": "Vorsicht: Zieht die Dame von b5 nach b6, ist es Patt.",
	"stalemate-board":  "Das ist Patt. Die Dame auf b6 greift a7, b7 und b8 an, aber nicht den König auf a8.",
	"castling-both":    "Der König auf e1 kann nach c1 und nach g1 rochieren.",
	"castling-across": "Der König auf e1 kann nach c1 rochieren. " +
		"Nach g1 kann er nicht: Der Läufer auf a6 greift f1 an.",
	"takes-en-passant": "Der letzte Zug ging von d7 nach d5. Der Bauer auf e5 kann diesen Bauern schlagen, indem " +
		"er nach d6 zieht.",
	"passed":   "Weiß hat geschlagen: Der Bauer, der auf d5 stand, ist weg.",
	"promotes": "Der Bauer auf b7 kann nach b8 ziehen oder den Turm auf a8 schlagen. Beides wandelt ihn um.",
	"third-time": "Zwei Springer zogen zweimal hinaus und zurück. Diese Stellung steht zum dritten Mal da: " +
		"remis.",
	"too-few":      "König und Springer allein können nicht mattsetzen, also ist es remis.",
	"fewer-points": "Weiß hat 3 Punkte und Schwarz 7. Trotzdem ist das Schachmatt.",
	"e4":           "Der Zug war e4. Der Bauer zog von e2 nach e4.",
	"Nf3":          "Die Züge waren e4, e5 und Sf3. Der Springer zog von g1 nach f3.",
	"marked": "Der Bauer auf d5 könnte den Bauern auf e4 schlagen. Der Läufer auf f1 ist auf b5, d3 und e2 sicher. " +
		"Auf a6 und c4 könnte er geschlagen werden. Auf d3 deckt er den Bauern auf e4.",
}

var guideTexts = say.Guide{
	Topics: topics, Captions: captions,
	CanGo: func(t chess.PieceType, on chess.Square, squares int) string {
		return sentence("%s auf %s kann auf %s ziehen", the(t, nominative), on, amount(squares, "Feld", "Felder"))
	},
}

var guidePage = wording.Guide{
	Title:    "So geht Schach",
	Intro:    "Auf jedem Brett hier kannst du ziehen. Tipp auf eine Figur mit dickem Rand, um zu sehen, wohin sie kann.",
	Contents: "Inhalt",
	Back:     "Zurück zum Spiel", Play: "Ein Spiel spielen",
	BackToContents: "Zurück zum Inhalt",
}

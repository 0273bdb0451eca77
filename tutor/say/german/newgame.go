package german

import "chesstutor/templates/wording"

var newGame = wording.NewGame{
	Title:      "Neues Spiel",
	LookFor:    "Achte auf:",
	GivesUp:    "Das laufende Spiel wird aufgegeben.",
	WhoPlays:   "Wer spielt?",
	Computer:   "Ich spiele gegen den Computer",
	TwoHere:    "Zwei, hier an diesem Gerät",
	Elsewhere:  "Jemand anderes, über einen Link",
	Turn:       "Das Brett nach jedem Zug drehen",
	HowItPlays: "Gegen wen spielst du?",
	Match:      "Als Nächstes", Beaten: "Besiegt",
	YourSide: "Welche Seite ist deine?", White: "Weiß", Black: "Schwarz", Either: "Egal",
	OtherStart: "Mit einer anderen Stellung beginnen",
	SetUp:      "Auf einem Brett aufbauen",
	PasteFEN:   "Oder füge eine Stellung in FEN ein, eine Zeile Text aus einem Schachprogramm.",
	Start:      "Start", Midway: "Du kannst mitten im Spiel wechseln.",
}

package german

import "chesstutor/templates/wording"

var play = wording.Play{
	Board: "Schachbrett", ShowMe: "Zeigen", Hide: "Ausblenden", More: "Mehr", Else: "Was noch?", Sound: "Ton",
	Ahead: "Vorsprung nach den Punkten der Figuren",

	Becomes: "Dein Bauer ist drüben! Er wird", NotThisMove: "Nicht dieser Zug",

	StartOver: "Neu anfangen?", GivesUp: newGame.GivesUp,
	KeepPlaying: "Weiterspielen", DoStartOver: "Neu anfangen",

	OneBack: "Eins zurück", Next: "Weiter", BackToGame: "Zurück zum Spiel", Explore: "Züge ausprobieren",
	LookBack: "Im Spiel zurückschauen",
	First:    "Erste Stellung", Back: "Zurück", Forward: "Vor", Last: "Letzte Stellung",
	Moves: "Züge", NoMoves: "Sie werden hier mitgeschrieben, während du spielst.",
	Keep: "Dieses Spiel behalten", InPGN: "Das Spiel, in PGN", InFEN: "Die Stellung auf dem Brett, in FEN",
	Copy: "Kopieren", Copied: "Kopiert", Download: "Herunterladen", FromPosition: "Aus einer Stellung spielen",
	KeepLink: "Ein Link zu diesem Spiel", BringIn: "Ein Spiel hereinholen",
	Marks:    "Die Zeichen erklärt",
	TakeBack: "Zurück", PlayOn: "Weiterspielen", Threat: "Drohung", LetItMove: "Den Computer ziehen lassen",
	Why: "Warum?", WhyThat: "Warum dieser Zug?",
	Hint: "Tipp", MoreHint: "Mehr Hilfe", Close: "Schließen",
	HintLater: "Schau noch einmal hin. Bald kommt mehr Hilfe.",
	HintOpens: "Der letzte Schritt des Tipps ist jetzt offen.",
	Computer:  "Der Computer", ChangeLevel: "Die Stufe ändern", Change: "Ändern",
	Done: "Fertig",

	Aloud:     "Vorlesen",
	LookMoves: "# können ziehen", LookMove: "# kann ziehen", LookTakens: "# können geschlagen werden",
	LookTaken: "# kann geschlagen werden",
	LookGoods: "# sicher", LookGood: "# sicher", LookPlaces: "# Felder", LookPlace: "# Feld",
	LookWins: "# gewinnen Punkte", LookWin: "# gewinnt Punkte",
	LookFair:    "# ohne Verlust",
	LookCareful: "# Vorsicht",
	LookLosses:  "# verlieren sie", LookLoss: "# verliert sie",
	LookMarkeds: "# markiert. Tipp noch etwas an, oder prüfe.", LookMarked: "# markiert. Tipp noch etwas an, oder " +
		"prüfe.",

	JustTell: "Sag es mir einfach", CheckGuess: "Prüfen", NoneMarked: "Keine",

	Where: "Wohin schauen", Idea: "Die Idee", Piece: "Die Figur", Move: "Der Zug",
	Aim:    "Fang den schwarzen König, bis er nirgends mehr hin kann. Beginn mit einem Bauern in der Mitte.",
	Prompt: "Wähle eine Figur, um zu sehen, wohin sie kann.", Looked: "So stand das Brett damals.",
	TriedBefore: "Nimm den Zug zurück und drück auf Tipp: Ich helfe dir weiter.",
	NoTime:      "Mir fehlte die Zeit hinzusehen. Spiel weiter: Beim nächsten Zug sehe ich wieder hin.",
	Calmer:      "Ein ruhigeres Brett probieren", Again: "Noch einmal spielen",
	ConnectionLost: "Die Verbindung ist weg. Neuer Versuch…",
	Kept:           "Die Verbindung ist weg. Dein Zug bleibt und wird gesendet, wenn sie wieder da ist.",
	NotSent:        "Die Verbindung ist weg. Dein Spiel ist sicher: Versuch es wieder, wenn sie da ist.",
}

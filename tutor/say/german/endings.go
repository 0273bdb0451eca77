package german

import "chesstutor/tutor/say"

// The exercises of chapter 3: ends and odd rules.
var endings = say.Tasks{
	"mate-1": {Task: "Matt in einem Zug mit zwei Türmen.", Why: "Ein Turm lässt den König nicht auf Reihe 7, der andere setzt matt."},
	"mate-2": {
		Task: "Den schwarzen König sperren seine eigenen Bauern ein. Matt in einem Zug.",
		Why:  "Die eigenen Bauern versperren dem König den Ausweg.",
	},
	"mate-3": {Task: "Matt in einem Zug mit der Dame.", Why: "Der Läufer auf d3 deckt die Dame."},
	"mate-4": {
		Task: "Matt in einem Zug mit dem Springer.",
		Why:  "Die eigenen Figuren versperren dem König den Ausweg.",
	},
	"mate-5": {
		Task: "Matt in einem Zug: Springer und Turm arbeiten zusammen.",
		Why:  "Der Springer auf f6 deckt den Turm und greift g8 an.",
	},
	"mate-6": {Task: "Matt in einem Zug mit König und Turm.", Why: "Dein König greift g3, g4 und g5 an."},
	"mate-7": {Task: "Du hast viele Schachs, aber nur ein Matt. Finde es.", Why: "Der Turm auf e1 deckt die Dame."},
	"mate-9": {
		Task: "Du ziehst den Turm nach e8. Ist das matt?",
		Why:  "Der Läufer auf d7 kann deinen Turm auf e8 schlagen.",
	},
	"mate-10": {
		Task: "Schach! Ein Ausweg setzt matt. Finde ihn.",
		Why:  "Der Turm schlägt den Angreifer und setzt matt.",
	},
	"mate-11": {Task: "Kleines Spiel: Setz Pips König matt.", Why: "Pips König steht im Schach und kommt nicht heraus."},

	"stalemate-1": {
		Task: "Du ziehst die Dame nach g6. Ist das Patt?",
		Why:  "Kein Schach und kein erlaubter Zug: remis durch Patt.",
	},
	"stalemate-2": {Task: "Du ziehst die Dame nach h2. Ist das matt?", Why: "Das ist matt!"},
	"stalemate-3": {Task: "Du ziehst die Dame nach b6. Ist das Patt?", Why: "Der Bauer auf e5 kann noch ziehen."},
	"stalemate-4": {
		Task: "Matt in einem Zug, aber Vorsicht vor dem Patt.",
		Why:  "Von c7 oder d6 gibt sie kein Schach: remis.",
	},
	"stalemate-5": {
		Task: "Matt in einem Zug, aber Vorsicht vor dem Patt.",
		Why:  "Der Turm gibt Schach, und dein König greift b1 und b2 an.",
	},
	"stalemate-6": {
		Task: "Mach einen Damenzug, der kein Patt ist.",
		Why:  "Der schwarze König hat einen Zug, oder es ist matt.",
	},
	"stalemate-7": {
		Task: "Matt in einem Zug, obwohl der schwarze Bauer noch ziehen kann.",
		Why:  "Es ist matt: Kein Bauernzug kann das Schach beenden.",
	},
	"stalemate-8": {
		Task: "Matt in einem Zug mit dem Turm.",
		Why:  "Deine Figuren greifen jedes Feld an, auf das der König könnte.",
	},
	"stalemate-9": {
		Task: "Du kannst einen Bauern schlagen, aber Matt ist besser. Finde es.",
		Why:  "Den Bauern zu schlagen wäre Patt.",
	},

	"castling-1": {Task: "Mach die kurze Rochade.", Why: "König nach g1, Turm nach f1, in einem Zug."},
	"castling-2": {Task: "Mach die lange Rochade.", Why: "König nach c1, Turm nach d1, in einem Zug."},
	"castling-3": {Task: "Kannst du jetzt rochieren?", Why: "Dein Läufer auf f1 ist im Weg."},
	"castling-4": {Task: "Kannst du jetzt rochieren?", Why: "Der Läufer auf a6 greift f1 an."},
	"castling-5": {
		Task: "Der Läufer greift deinen Turm an. Kannst du rochieren?",
		Why:  "Nur die Felder des Königs müssen sicher sein.",
	},
	"castling-6": {Task: "Kannst du jetzt rochieren?", Why: "Dein König steht im Schach."},
	"castling-7": {
		Task: "Der Turm greift b1 an. Kannst du lang rochieren?",
		Why:  "Dein König zieht nicht über b1; nur dein Turm tut das.",
	},
	"castling-8": {Task: "Eine Seite ist verboten. Rochiere auf der anderen.", Why: "Der Turm auf d8 greift d1 an."},
	"castling-9": {
		Task: "Der Läufer greift deinen Turm an. Rochiere so, dass du nichts verlierst.",
		Why:  "Dein Turm hat die Diagonale des Läufers verlassen.",
	},
	"castling-10": {Task: "Rochiere mit Matt.", Why: "Der Turm gibt Schach, und dein König greift c2 und d2 an."},

	"odd-pawns-1": {Task: "Mach eine Dame.", Why: "Der Bauer hat die letzte Reihe erreicht."},
	"odd-pawns-2": {
		Task: "Geradeaus ist versperrt. Mach eine Dame.",
		Why:  "Ein Bauer darf in einem Zug schlagen und sich umwandeln.",
	},
	"odd-pawns-3": {Task: "Wandle mit Matt um.", Why: "Das ist matt!"},
	"odd-pawns-4": {
		Task: "Nicht immer ist die Dame am besten. Greif König und Dame zugleich an.",
		Why:  "Der Springer gibt Schach und greift die Dame an: eine Gabel.",
	},
	"odd-pawns-5": {
		Task: "Der schwarze Bauer kam von d7 nach d5. Schlag en passant.",
		Why:  "Deiner geht nach d6, und der Bauer auf d5 ist weg.",
	},
	"odd-pawns-6": {
		Task: "Der schwarze Bauer kam von f7 nach f5. Schlag en passant.",
		Why:  "Du schlägst, als wäre der Bauer einen Schritt gegangen.",
	},
	"odd-pawns-7": {
		Task: "Der Bauer zog von d6 nach d5. Kannst du en passant schlagen?",
		Why:  "Er ging nur einen Schritt; en passant braucht zwei.",
	},
	"odd-pawns-8": {
		Task: "Der Bauer zog von h7 nach h5. Kannst du en passant schlagen?",
		Why:  "Er ging gerade mit zwei Schritten an deinem Bauern vorbei.",
	},
	"odd-pawns-9": {
		Task: "Wandle in zwei Zügen um.",
		Why:  "Der schwarze König ist zu weit weg, um den Bauern einzuholen.",
	},
	"odd-pawns-10": {Task: "Wandle in eine Dame um.", Why: "Auf f8 kann nichts zurückschlagen."},

	"worth-1": {
		Task: "Dein Turm schlägt den Springer auf d6. Gewinnst du Punkte?",
		Why:  "Du würdest deinen Turm für einen Springer geben.",
	},
	"worth-2": {Task: "Dein Springer schlägt den Turm auf d6. Gewinnst du Punkte?", Why: "Das gewinnt 2 Punkte."},
	"worth-3": {
		Task: "Dein Läufer schlägt den Springer. Ist das ein fairer Tausch?",
		Why:  "Läufer und Springer sind je drei Punkte wert.",
	},
	"worth-4": {Task: "Mach einen fairen Tausch.", Why: "Ein Läufer für einen Springer: drei Punkte für drei Punkte."},
	"worth-5": {
		Task: "Schlag, was die meisten Punkte gewinnt.",
		Why:  "Der Bauer schlägt: Du gibst höchstens einen Punkt.",
	},
	"worth-6": {Task: "Einmal schlagen gewinnt Punkte. Finde es.", Why: "Nichts deckt den Springer auf b7."},
	"worth-7": {
		Task: "Schlag, was die meisten Punkte gewinnt.",
		Why:  "Der Bauer schlägt zurück, aber eine Dame ist viel mehr wert.",
	},
	"worth-8": {
		Task: "Der Läufer greift deine Dame an. Verlier keine Punkte.",
		Why:  "Sie ist jetzt sicher: neun Punkte gegen drei.",
	},
	"worth-9": {
		Task: "Tippe jede schwarze Figur an, die du mit Gewinn von Punkten schlagen kannst.",
		Why:  "Der Springer schlägt die Dame: Auch ein Tausch gewinnt Punkte.",
	},

	"count-1": {
		Task: "Tippe jede weiße Figur an, die e5 direkt angreift.",
		Why:  "Der Läufer und die Dame warten hinter dem Bauern.",
	},
	"count-2": {Task: "Dein Springer schlägt den Bauern auf e5. Gewinnst du Punkte?", Why: "Das gewinnt 1 Punkt."},
	"count-3": {
		Task: "Dein Springer schlägt den Bauern auf d5. Gewinnst du Punkte?",
		Why:  "Der Bauer auf e6 schlägt zurück.",
	},
	"count-4": {
		Task: "Zähl auf d5. Schlag dort und gewinn die meisten Punkte.",
		Why:  "Drei greifen d5 an, und einer deckt es.",
	},
	"count-5": {
		Task: "Zähl deine Türme in einer Linie und gewinn Punkte.",
		Why:  "Zwei greifen d5 an, und einer deckt es.",
	},
	"count-6": {
		Task: "Schlag auf d5 und gewinn die meisten Punkte.",
		Why:  "Der Bauer schlägt: Du gibst höchstens einen Punkt.",
	},
	"count-7": {Task: "Zähl erst, dann gewinn den Bauern auf e5.", Why: "Zwei greifen e5 an, und einer deckt es."},
	"count-8": {
		Task: "Greif e5 noch einmal an, mit einem sicheren Zug.",
		Why:  "Jetzt greifen drei e5 an, und zwei decken es.",
	},
	"count-9": {
		Task: "Drei schwarze Figuren greifen deinen Springer an. Verlier keine Punkte.",
		Why:  "Zähl noch einmal: Jetzt gewinnt Schwarz keine Punkte.",
	},
	"count-10": {
		Task: "Tippe jede weiße Figur an, die Schwarz gewinnen könnte.",
		Why:  "Zähl auf jedem Feld Angreifer und Verteidiger.",
	},
}

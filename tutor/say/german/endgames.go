package german

import "chesstutor/tutor/say"

// The exercises of the third part of the second path: endings.
var endgames = say.Tasks{
	"box-1": {
		Task: "Tippe alle Felder an, auf die der König kommen kann.",
		Why:  "Der Turm sperrt ihn ein: Drei Felder sind übrig.",
	},
	"box-2": {
		Task: "Tippe alle Felder an, auf die der König kommen kann.",
		Why:  "Turm und König lassen ihm drei Felder.",
	},
	"box-3": {Task: "Deine Dame zieht nach c7. Ist das Patt?", Why: "Kein Schach, und kein Feld ist übrig: remis."},
	"box-4": {Task: "Dein Turm zieht nach g7. Ist das Patt?", Why: "Der König kann nach b8."},
	"box-5": {
		Task: "Sperr den König mit deiner Dame ein.",
		Why:  "Von b4 aus lässt die Dame ihm die wenigsten Felder.",
	},
	"box-6":  {Task: "Sperr den König mit deinem Turm ein.", Why: "Er muss auf Reihe 1 bleiben."},
	"box-7":  {Task: "Sperr den König mit deinem Turm ein.", Why: "Er muss auf Linie a bleiben."},
	"box-8":  {Task: "Matt in zwei Zügen.", Why: "Er muss nach f8, und der Turm setzt auf h8 matt."},
	"box-9":  {Task: "Setz mit der Dame matt.", Why: "Die Dame sperrte ihn ein, und dein König half."},
	"box-10": {Task: "Setz mit dem Turm matt.", Why: "Turm und König trieben ihn zusammen an den Rand."},

	"square-1": {
		Task: "Tippe alle Felder an, auf denen dein König den Bauern noch einholt.",
		Why:  "Auf diesen Feldern ist er im Quadrat des Bauern.",
	},
	"square-2": {
		Task: "Tippe alle Felder an, auf denen dein König den Bauern noch einholt.",
		Why:  "Das Quadrat reicht von h5 bis d1.",
	},
	"square-3": {
		Task: "Du ziehst zuerst. Holt dein König den Bauern ein?",
		Why:  "Ein Schritt bringt ihn nur auf Linie c: draußen.",
	},
	"square-4": {
		Task: "Du ziehst zuerst. Wandelt sich dein Bauer sicher um?",
		Why:  "Nach einem Schritt ist der schwarze König noch außerhalb des Quadrats.",
	},
	"square-5": {
		Task: "Du ziehst zuerst. Wandelt sich dein Bauer sicher um?",
		Why:  "Nach seinem Schritt kommt der schwarze König in das Quadrat.",
	},
	"square-6": {Task: "Nur ein Zug gewinnt: Wie nah ist der schwarze König?", Why: "Der Bauer muss sofort laufen."},
	"square-7": {
		Task: "Rette das Remis: Hol den Bauern ein.",
		Why:  "Auf der Diagonale kommt dein König in das Quadrat.",
	},
	"square-8": {
		Task: "Nur ein Zug gewinnt: Wie darf ein Bauer anfangen?",
		Why:  "Zwei Felder auf einmal: Der schwarze König bleibt draußen.",
	},
	"square-9": {
		Task: "Mach in zwei Zügen eine Dame.",
		Why:  "Dein König deckt das Feld, auf dem er sich umwandelt.",
	},
	"square-10": {Task: "Mach in zwei Zügen eine Dame.", Why: "Der schwarze König kommt einen Schritt zu spät."},

	"opposition-1": {
		Task: "Tippe das Feld an, auf dem dein König seinem gegenübersteht.",
		Why:  "Ein Feld liegt dazwischen, und Schwarz muss ziehen.",
	},
	"opposition-2": {
		Task: "Tippe das Feld an, auf dem dein König seinem gegenübersteht.",
		Why:  "Auf d6 hält dein König seinen vom Bauern fern.",
	},
	"opposition-3": {
		Task: "Dein König geht nach e4. Gewinnst du immer noch?",
		Why:  "Die Könige stehen sich gegenüber, und Schwarz muss ziehen.",
	},
	"opposition-4": {
		Task: "Dein Bauer zieht nach f5. Gewinnst du immer noch?",
		Why:  "Der Bauer ging zu weit: Der König sollte zuerst gehen.",
	},
	"opposition-5": {
		Task: "Halte den Sieg fest: Stell dich seinem König gegenüber.",
		Why:  "Dein König steht seinem gegenüber und deckt den Weg des Bauern.",
	},
	"opposition-6": {
		Task: "Halte den Sieg fest.",
		Why:  "Der schwarze König muss ausweichen, und deiner geht weiter.",
	},
	"opposition-7": {Task: "Halte den Sieg fest.", Why: "Könige können sich auch auf einer Reihe gegenüberstehen."},
	"opposition-8": {Task: "Rette das Remis.", Why: "Gerade zurück: Wie er auch kommt, du stehst ihm gegenüber."},
	"opposition-9": {
		Task: "Bring deinen Bauern durch.",
		Why:  "Sein König musste ausweichen, und der Bauer wandelte sich um.",
	},

	"key-squares-1": {Task: "Tippe die drei Schlüsselfelder deines Bauern an.", Why: "Sie liegen auf Reihe 4."},
	"key-squares-2": {Task: "Tippe die drei Schlüsselfelder deines Bauern an.", Why: "Sie liegen auf Reihe 5."},
	"key-squares-3": {Task: "Tippe die drei Schlüsselfelder deines Bauern an.", Why: "Sie liegen auf Reihe 6."},
	"key-squares-4": {Task: "Du ziehst zuerst. Gewinnst du?", Why: "Dein König steht auf c4, einem Schlüsselfeld."},
	"key-squares-5": {
		Task: "Du ziehst zuerst. Gewinnst du?",
		Why:  "Der schwarze König hält deinen von den Schlüsselfeldern fern.",
	},
	"key-squares-6": {
		Task: "Gewinn: Bring deinen König auf ein Schlüsselfeld.",
		Why:  "Von f6, einem Schlüsselfeld, hilft er dem Bauern.",
	},
	"key-squares-7": {
		Task: "Gewinn: Geh auf ein Schlüsselfeld zu.",
		Why:  "Von b3 kommt dein König als Nächstes nach a4 oder c4.",
	},
	"key-squares-8": {
		Task: "Gewinn: Geh auf ein Schlüsselfeld zu.",
		Why:  "Dein König geht vor dem Bauern und wird seinem gegenüberstehen.",
	},
	"key-squares-9":  {Task: "Erst der König, dann der Bauer.", Why: "Der König ging zuerst, und der Bauer folgte."},
	"key-squares-10": {Task: "Bring deinen Bauern durch.", Why: "Der König ging zuerst, und der Bauer folgte."},

	"pawn-race-1": {
		Task: "Tippe den Bauern an, der sich zuerst umwandelt. Du ziehst zuerst.",
		Why:  "Beide brauchen drei Züge, und du fängst an.",
	},
	"pawn-race-2": {
		Task: "Du ziehst zuerst. Gewinnst du den Wettlauf?",
		Why:  "Beide Bauern wandeln sich um, und es ist remis.",
	},
	"pawn-race-3": {
		Task: "Du ziehst zuerst. Gewinnst du den Wettlauf?",
		Why:  "Dein Bauer wandelt sich zuerst um, mit Schach, wenn sein König bleibt.",
	},
	"pawn-race-4": {
		Task: "Du ziehst zuerst. Gewinnst du den Wettlauf?",
		Why:  "Der schwarze Bauer braucht einen Zug weniger.",
	},
	"pawn-race-5": {
		Task: "Der schwarze Bauer ist fast da. Welcher Zug gewinnt noch?",
		Why:  "Halte erst den schwarzen Bauern auf, dann läuft deiner.",
	},
	"pawn-race-6": {
		Task: "Zähle die Schritte des schwarzen Königs. Welcher Zug gewinnt?",
		Why:  "Der schwarze König kommt zu spät; dann schlägst du den Bauern.",
	},
	"pawn-race-7": {
		Task: "Dein Bauer braucht Hilfe. Welcher Zug gewinnt?",
		Why:  "Dein König deckt den Weg deines Bauern.",
	},
	"pawn-race-8": {Task: "Mach in zwei Zügen eine Dame.", Why: "Er musste sofort laufen: Der König stand daneben."},
	"pawn-race-9": {Task: "Mach in zwei Zügen eine Dame.", Why: "Erst deckte dein König das letzte Feld."},

	"rook-endings-1": {
		Task: "Tippe alle Felder an, auf denen dein Turm den König abschneidet.",
		Why:  "Auf den Reihen 4 und 5 steht er zwischen König und Bauer.",
	},
	"rook-endings-2": {
		Task: "Tippe alle Felder an, auf denen dein Turm den König abschneidet.",
		Why:  "Auf den Reihen 3 und 4 steht er zwischen König und Bauer.",
	},
	"rook-endings-3": {Task: "Du ziehst zuerst. Gewinnst du?", Why: "Dein König steht vor dem Bauern."},
	"rook-endings-4": {
		Task: "Du ziehst zuerst. Gewinnst du?",
		Why:  "Der schwarze König deckt den Bauern, und deiner ist weit weg.",
	},
	"rook-endings-5": {
		Task: "Welcher Zug gewinnt? Achte auf das letzte Feld des Bauern.",
		Why:  "Von h1 deckt der Turm d1, das letzte Feld des Bauern.",
	},
	"rook-endings-6": {
		Task: "Welcher Zug gewinnt? Der Bauer wandelt sich gleich um.",
		Why:  "Hinter dem Bauern schlägt der Turm ihn, wenn er zieht.",
	},
	"rook-endings-7": {
		Task: "Gewinn: Halte den König von seinem Bauern fern.",
		Why:  "Auf Reihe 5 hält der Turm den König von seinem Bauern fern.",
	},
	"rook-endings-8": {
		Task: "Gewinn: Welche Figur ist noch weit weg?",
		Why:  "Der Turm kann warten: Dein König muss näher kommen.",
	},
	"rook-endings-9":  {Task: "Gewinn den Bauern.", Why: "Turm und König gewannen zusammen den Bauern."},
	"rook-endings-10": {Task: "Gewinn den Bauern.", Why: "Turm und König gewannen zusammen den Bauern."},
}
